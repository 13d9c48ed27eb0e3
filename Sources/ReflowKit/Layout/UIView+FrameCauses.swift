import Foundation
import KitValues
import LayoutRules

// The causes of the frame of a view that constraints do not place.
extension UIView {
    /// - Parameter isDeep: whether the causes of the superviews' numbers are included.
    final func frameCauses(of number: LayoutNumber, isDeep: Bool, _ words: ConstraintWords) -> [LayoutCause] {
        var causes: [LayoutCause] = []
        var next: UIView? = self
        repeat {
            guard let view = next else { break }
            let cause = view.maskCause(of: number, words)
            causes.append(cause)
            // A number that was set has no further causes.
            guard isDeep, cause.kind != .frame else { break }
            next = view.parent
        } while causes.count < UIView.causeLimit
        return causes
    }

    private static let causeLimit = 200

    /// The cause of a number: the placement rule, the window, the mask or the frame.
    final func maskCause(of number: LayoutNumber, _ words: ConstraintWords) -> LayoutCause {
        if let cause = causeBesideMask(of: number, words) { return cause }
        let name = words.name(of: self)
        let flexibility = number.position == .x ? mask.horizontal : mask.vertical
        guard flexibility.contains(number.isLength ? .length : .before) else {
            return .fixedByMask(number, of: name)
        }
        let length = number.position == .x ? LayoutNumber.width : .height
        return .mask(
            number, of: name, in: parent.flatMap { words.hasName($0) ? words.name(of: $0) : nil },
            parent?.length(of: length))
    }

    /// The cause of a number other than the mask; `nil` if the mask determines it.
    final func causeBesideMask(of number: LayoutNumber, _ words: ConstraintWords) -> LayoutCause? {
        let name = words.name(of: self)
        guard let superview = parent else {
            return isWindow ? .window : .shownAlone(name)
        }
        if let cause = placementRule?.cause(of: number, self, in: superview, named: name) { return cause }
        if let window = superview.asWindow, let controller = window.rootViewController,
            controller.loadedView === self
        {
            return .rootView(number, number.isLength ? window.length(of: number) : nil)
        }
        guard !marks.contains(.ignoresMask), superview.autoresizesSubviews else {
            return .withoutMask(number, of: name)
        }
        return nil
    }

    private final func length(of number: LayoutNumber) -> CGFloat {
        number == .width ? bounds.width : bounds.height
    }
}
