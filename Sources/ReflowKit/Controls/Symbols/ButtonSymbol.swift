import Foundation
import ImageCodecs

/// The symbols that buttons of some types show by themselves: a disc or a ring with something in it, 22 points wide as
/// UIKit's are, three pixels to the point.
///
/// The pictures are kept as they were drawn once: views are made without anybody who could draw pixels.
@MainActor
enum ButtonSymbol {
    static let info = image(PackageResources.info_png)
    static let plus = image(PackageResources.plus_png)

    private static func image(_ png: [UInt8]) -> UIImage {
        guard let bitmap = try? PNG.decode(Data(png)) else { return UIImage() }
        return UIImage(bitmap: bitmap, scale: 3).withRenderingMode(.alwaysTemplate)
    }
}

extension UIButton.ButtonType {
    /// Nil for none.
    @MainActor var symbol: UIImage? {
        switch self {
        case .custom, .system, .plain, .close: nil
        case .detailDisclosure, .infoLight, .infoDark: ButtonSymbol.info
        case .contactAdd: ButtonSymbol.plus
        }
    }
}

/// What a close button shows: a grey disc with a cross, in colours of its own and not in the tint (look.md §21).
@MainActor
final class CloseDisc: UIView {
    static let size = CGSize(width: 30, height: 30)

    init() {
        super.init(frame: CGRect(origin: .zero, size: CloseDisc.size))
        isPartOfControl = true
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        ControlShapes.fill(bounds, radius: bounds.width / 2, .tertiarySystemFill)
        ControlSymbol.close.draw(at: CGPoint(x: bounds.midX, y: bounds.midY), .secondaryLabel)
    }
}
