import Foundation

/// A view that draws for the control, the bar or the other view that made it, and lets touches through.
@MainActor
class ControlPart: UIView {
    override func makeParts() {
        super.makeParts()
        becomePart()
        isUserInteractionEnabled = false
    }
}

/// A part as large as its owner. It calls `drawing` when it is drawn.
@MainActor
final class DrawnPart: ControlPart {
    /// Draws in the owner's coordinates.
    var drawing: () -> Void = {}

    override func draw(_ rect: CGRect) { drawing() }

    /// The drawing belongs to the owner, so descriptions do not mention this view.
    override var portrait: Portrait {
        var portrait = super.portrait
        portrait.isDescribed = false
        return portrait
    }

    /// Makes the part as large as its owner. The setters are not used: they record changes in animation blocks and
    /// rotation callbacks, and this is not a change of the app.
    /// - Parameter bounds: the owner's bounds.
    func cover(_ bounds: CGRect) {
        writeFrame(bounds)
        writeBounds(CGRect(origin: bounds.origin, size: shownSize))
    }
}

extension UIView {
    /// Whether a class of UIKit created the view for itself. Trees, facts and names leave such parts out, because no
    /// author of an app created them.
    package final var isPartOfControl: Bool { viewMarks.contains(.partOfControl) }

    /// Marks the view as one that a class of UIKit created for itself.
    final func becomePart() { viewMarks.set(.partOfControl, true) }

    /// Adds a view that this one created for itself, in front of its subviews.
    package final func addPart(_ part: UIView) {
        part.becomePart()
        addSubview(part)
    }

    /// Gives a new view its fixed size, in points, whatever frame it was created with.
    final func makeSize(_ size: CGSize) {
        shownSize = size
        shownCenter = CGPoint(x: shownOrigin.x + size.width * 0.5, y: shownOrigin.y + size.height * 0.5)
    }
}
