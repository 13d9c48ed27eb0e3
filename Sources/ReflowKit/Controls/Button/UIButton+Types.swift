import Foundation

extension UIButton {
    /// `UIButton.ButtonType` with UIKit's raw values.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

        public static let roundedRect = ButtonType.system

        /// Whether the button uses the tint colour.
        var isTinted: Bool { self != .custom && self != .plain }

        /// The size of the symbol that the type itself shows, in points; nil for none.
        @MainActor var symbolSize: CGSize? { self == .close ? CloseDisc.size : symbol?.size }

        /// The default font of the title.
        @MainActor var titleFont: UIFont { .systemFont(ofSize: isTinted ? 15 : UIFont.buttonFontSize) }
    }
}
