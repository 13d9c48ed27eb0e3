import UIKit

@MainActor @objc protocol Themed: NSObjectProtocol {
    @objc func applyTheme(_ theme: Theme)
    @objc optional var prefersDarkTheme: Bool { get }
}

@objcMembers final class Theme: NSObject {
    let name: String
    let tint: UIColor
    @MainActor static let day = Theme(name: "day", tint: .blue)
    @MainActor static let night = Theme(name: "night", tint: .orange)

    init(name: String, tint: UIColor) {
        self.name = name
        self.tint = tint
    }
}

extension UIView {
    @objc func themeDidChange(to theme: Theme, animated: Bool = false) {
        tintColor = theme.tint
        subviews.forEach { $0.themeDidChange(to: theme, animated: animated) }
    }

    @objc var themeName: String {
        get { return accessibilityLabel ?? "" }
        set { accessibilityLabel = newValue }
    }
}

extension UIViewController {
    // The same name as that of views: an override belongs to the one whose subclass it is in.
    @objc func themeDidChange(to theme: Theme, animated: Bool = false) {
        viewIfLoaded?.themeDidChange(to: theme, animated: animated)
    }
}
