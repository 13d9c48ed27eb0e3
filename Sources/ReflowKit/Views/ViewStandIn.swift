/// The class and text of a view in dumps and messages, if they differ from the view's own: for a UIKit class that
/// Reflow lacks, and for an app's class.
package struct ViewStandIn: Sendable {
    /// The UIKit class: `UISwitch`.
    package var className: String
    /// The app's class; nil if the view has UIKit's class.
    package var customClass: String?
    /// The text that the view itself shows.
    package var text: String?
    /// Whether the view's drawing is behind its content, like a background, and not beside it, like a line or an
    /// accessory.
    package var drawsBehindContent: Bool

    package init(
        className: String, customClass: String? = nil, text: String? = nil, drawsBehindContent: Bool = true
    ) {
        self.className = className
        self.customClass = customClass
        self.text = text
        self.drawsBehindContent = drawsBehindContent
    }
}

extension UIView {
    /// The stand-in, if the view was created in place of another class.
    package final var standIn: ViewStandIn? {
        get { extras?.provenance?.standIn }
        set { provenance.standIn = newValue }
    }
}
