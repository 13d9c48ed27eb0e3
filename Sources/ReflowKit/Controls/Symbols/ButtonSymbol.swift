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
    static let close = image(PackageResources.close_png)

    private static func image(_ png: [UInt8]) -> UIImage {
        guard let bitmap = try? PNG.decode(Data(png)) else { return UIImage() }
        return UIImage(bitmap: bitmap, scale: 3).withRenderingMode(.alwaysTemplate)
    }
}

extension UIButton.ButtonType {
    /// Nil for none.
    @MainActor var symbol: UIImage? {
        switch self {
        case .custom, .system, .plain: nil
        case .detailDisclosure, .infoLight, .infoDark: ButtonSymbol.info
        case .contactAdd: ButtonSymbol.plus
        case .close: ButtonSymbol.close
        }
    }
}
