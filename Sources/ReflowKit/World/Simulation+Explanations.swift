import Foundation
public import KitValues
public import LayoutRules

extension Simulation {
    /// An explanation of a view's frame along an axis: the causes of its position and length, and the constraints that
    /// are not satisfied.
    ///
    /// Lays out views that need layout, and changes nothing else.
    public func layoutExplanation(of view: UIView, for axis: NSLayoutConstraint.Axis) -> LayoutExplanation {
        layoutExplanation(of: view, Set(LayoutNumber.along(axis)))
    }

    /// An explanation of numbers of a view's frame.
    /// - Parameters:
    ///   - isDeep: whether the causes of the causes are included.
    ///   - names: names of views that have no identifier.
    package func layoutExplanation(
        of view: UIView, _ numbers: Set<LayoutNumber>, isDeep: Bool = false, names: [ObjectIdentifier: String] = [:]
    ) -> LayoutExplanation {
        perform {
            let root = view.actualWindow ?? view
            root.layoutIfNeeded()
            let words = ConstraintWords(names: names, usesReferences: true)
            let engine = view.engineForLayout()
            var explained: [LayoutNumber: LayoutExplanation.Number] = [:]
            for number in numbers {
                let value = view.untransformedFrame.value(of: number)
                if let (causes, isAmbiguous) = engine?.causes(of: number, view, isDeep: isDeep, words) {
                    explained[number] = LayoutExplanation.Number(
                        value, because: causes, isAmbiguous: isAmbiguous,
                        unrounded: engine?.unrounded(number, of: view, shownAs: value))
                } else {
                    explained[number] = LayoutExplanation.Number(
                        value, because: view.frameCauses(of: number, isDeep: isDeep, words))
                }
            }
            return LayoutExplanation(view: words.name(of: view), numbers: explained)
        }
    }
}

extension CGRect {
    fileprivate func value(of number: LayoutNumber) -> CGFloat {
        switch number {
        case .x: minX
        case .y: minY
        case .width: width
        case .height: height
        }
    }
}
