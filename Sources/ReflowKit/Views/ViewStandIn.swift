/// What a view passes for in dumps and messages: a class that has no class here, and the app's own.
package struct ViewStandIn: Sendable {
    /// UIKit's class, `UISwitch`.
    package var className: String
    /// The app's class; `nil` where the view is UIKit's own.
    package var customClass: String?
    /// The text that the view shows by itself.
    package var text: String?

    package init(className: String, customClass: String? = nil, text: String? = nil) {
        self.className = className
        self.customClass = customClass
        self.text = text
    }
}

extension UIView {
    /// Set by who makes a view in the place of another class's.
    package final var standIn: ViewStandIn? {
        get { extras?.provenance?.standIn }
        set { provenance.standIn = newValue }
    }
}
