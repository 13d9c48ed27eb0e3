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

    /// A drawing is the owner's, so descriptions do not name it.
    override var portrait: Portrait {
        var portrait = super.portrait
        portrait.isDescribed = false
        return portrait
    }

    /// Takes the owner's place. The setters are not used, because they record changes in animation blocks and rotation
    /// callbacks, and this one is not the app's.
    /// - Parameter bounds: the owner's.
    func cover(_ bounds: CGRect) {
        writeFrame(bounds)
        writeBounds(CGRect(origin: bounds.origin, size: shownSize))
    }
}

extension UIView {
    /// Whether a class of UIKit made the view for itself: trees, facts and names leave parts out, because no author of an
    /// app built them.
    package final var isPartOfControl: Bool { viewMarks.contains(.partOfControl) }

    /// Says that a class of UIKit made the view for itself.
    final func becomePart() { viewMarks.set(.partOfControl, true) }

    /// Adds a view that this one made for itself, in front of its subviews.
    package final func addPart(_ part: UIView) {
        part.becomePart()
        addSubview(part)
    }

    /// The size that a view of a fixed size has from the start, in points, whatever frame it is given.
    final func makeSize(_ size: CGSize) {
        shownSize = size
        shownCenter = CGPoint(x: shownOrigin.x + size.width * 0.5, y: shownOrigin.y + size.height * 0.5)
    }
}
