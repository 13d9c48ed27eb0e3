import Foundation
import ImageCodecs

extension UIButton {
    /// `UIButton.ButtonType` with UIKit's raw values.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

        public static let roundedRect = ButtonType.system

        /// Whether the button takes its colour from the tint.
        var isTinted: Bool { self != .custom && self != .plain }

        /// What a title is set in unless told.
        @MainActor var titleFont: UIFont { .systemFont(ofSize: isTinted ? 15 : UIFont.buttonFontSize) }

        /// What a button of this type shows by itself; nil for none.
        @MainActor var symbol: UIImage? {
            switch self {
            case .custom, .system, .plain: nil
            case .detailDisclosure, .infoLight, .infoDark: ButtonType.info
            case .contactAdd: ButtonType.plus
            case .close: ButtonType.cross
            }
        }

        @MainActor private static let info = symbol(PackageResources.info_png)
        @MainActor private static let plus = symbol(PackageResources.plus_png)
        @MainActor private static let cross = symbol(PackageResources.close_png)

        /// A disc or a ring with something in it, 22 points wide as UIKit's are, three pixels to the point. The pictures
        /// are kept as they were drawn once: views are made without anybody who could draw pixels.
        private static func symbol(_ png: [UInt8]) -> UIImage {
            guard let bitmap = try? PNG.decode(Data(png)) else { return UIImage() }
            return UIImage(bitmap: bitmap, scale: 3).withRenderingMode(.alwaysTemplate)
        }
    }
}
