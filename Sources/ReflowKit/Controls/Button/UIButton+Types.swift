import Foundation

extension UIButton {
    /// `UIButton.ButtonType` with UIKit's raw values.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

        public static let roundedRect = ButtonType.system

        /// Whether the button takes its colour from the tint.
        var isTinted: Bool { self != .custom && self != .plain }

        /// Of what the type shows by itself, in points; nil for nothing.
        @MainActor var symbolSize: CGSize? { self == .close ? CloseDisc.size : symbol?.size }

        /// What a title is set in unless told.
        @MainActor var titleFont: UIFont { .systemFont(ofSize: isTinted ? 15 : UIFont.buttonFontSize) }
    }
}
