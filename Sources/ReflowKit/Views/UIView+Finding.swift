import Foundation

// Finding a view in a tree, by a point or by a tag.
extension UIView {
    final func hitTestTree(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for child in children.reversed() {
            if let hit = child.hitTest(child.converted(point, from: self), with: event) { return hit }
        }
        return self
    }

    final func firstView(tagged tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in children {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }
}
