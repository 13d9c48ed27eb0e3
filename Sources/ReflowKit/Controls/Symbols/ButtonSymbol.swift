import Foundation
import ImageCodecs

/// The symbols of some button types: a disc or a ring with a sign in it, 22 points wide as UIKit's are, with three
/// pixels per point.
///
/// The images are stored, because views are made without a renderer that could draw them.
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
    /// The symbol; nil for none.
    @MainActor var symbol: UIImage? {
        switch self {
        case .custom, .system, .plain, .close: nil
        case .detailDisclosure, .infoLight, .infoDark: ButtonSymbol.info
        case .contactAdd: ButtonSymbol.plus
        }
    }
}

/// The symbol of a close button: a grey disc with a cross, in its own colours and not in the tint colour (look.md §21).
@MainActor
final class CloseDisc: ControlPart {
    static let size = CGSize(width: 30, height: 30)

    override func makeParts() {
        super.makeParts()
        makeSize(CloseDisc.size)
    }

    override func draw(_ rect: CGRect) {
        ControlShapes.fill(bounds, radius: bounds.width / 2, .tertiarySystemFill)
        ControlSymbol.close.draw(at: CGPoint(x: bounds.midX, y: bounds.midY), .secondaryLabel)
    }
}
