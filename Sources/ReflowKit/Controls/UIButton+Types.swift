import Foundation

extension UIButton {
    /// `UIButton.ButtonType` with UIKit's raw values.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

        public static let roundedRect = ButtonType.system

        /// Whether the button takes its colour from the tint.
        var isTinted: Bool { self != .custom && self != .plain }

        /// What a title is set in unless told.
        @MainActor var titleFont: UIFont { .systemFont(ofSize: isTinted ? 15 : UIFont.buttonFontSize) }
    }
}
