import Foundation

// The content mode and the tint colour of a view.
extension UIView {
    /// `UIView.ContentMode` with UIKit's raw values (behaviour.md §3.5).
    public enum ContentMode: Int, Sendable, CaseIterable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
        case center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// The tint colour of the view itself; nil if it inherits one.
    package final var ownTintColor: UIColor? { extras?.traits?.tintColor }

    final func writeTintColor(_ color: UIColor?) {
        traitExtras.tintColor = color
        spreadTintColorChange()
    }

    private final func spreadTintColorChange() {
        tintColorDidChange()
        for child in children where child.ownTintColor == nil { child.spreadTintColorChange() }
    }
}
