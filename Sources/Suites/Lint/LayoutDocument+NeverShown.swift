import Basics
import KitValues
import LayoutDocument
import LayoutRules
import Screens

/// Finds variations for orientations that the layout refuses. A layout may be made for only some orientations, but then
/// it needs no variations for others. If it has such variations, either its orientation mask is wrong, or they are
/// useless.
extension LayoutDocument {
    /// The variations for orientations that a device never shows: an issue for each set of orientations, at the first
    /// view that varies for it.
    ///
    /// The list is empty if steps change masks or show other controllers: then the launch does not decide.
    /// - Parameters:
    ///   - refusals: the refusals of all requested orientations.
    ///   - shown: the orientations that are shown.
    ///   - idioms: the idioms of all devices of the layout. If they differ, a variation may be for another device.
    func neverShown(
        _ refusals: [Refusal], shown: UIInterfaceOrientationMask, on device: Device,
        among idioms: Set<UIUserInterfaceIdiom>
    ) -> [(issue: LayoutIssue, orientation: UIInterfaceOrientation)] {
        guard root.presentedViewController == nil, landscapeAlternative == nil,
            !steps.contains(where: \.step.mayChangeOrientations)
        else { return [] }
        let varied = root.family.compactMap(\.view).flatMap(\.variedViews).filter { view in
            view.idiom.map { $0 == device.idiom } ?? (idioms == [device.idiom])
        }
        var told: [UIInterfaceOrientationMask] = []
        for view in varied where !told.contains(view.orientations) { told.append(view.orientations) }
        return told.compactMap { orientations in
            let views = varied.filter { $0.orientations == orientations }
            let refused = refusals.reduce(into: UIInterfaceOrientationMask()) { $0.formUnion($1.asked) }
            guard refused.isSuperset(of: orientations), shown.isDisjoint(with: orientations), let first = views.first,
                let refusal = refusals.first(where: { !$0.asked.isDisjoint(with: orientations) })
            else { return nil }
            let problem = LayoutIssue.NeverShown(
                orientations: orientations.words, others: Set(views.map(\.position)).count - 1,
                refusal: refusal.explanation.message, advice: refusal.explanation.advice)
            return (
                issue: LayoutIssue(view: first.name, line: first.line, problem: problem),
                orientation: refusal.orientation
            )
        }
    }
}

/// A view with variations for orientations.
private struct VariedView {
    let name: String
    let position: SourcePosition
    /// The line of the variation, or of the view.
    let line: Int
    let orientations: UIInterfaceOrientationMask
    let idiom: UIUserInterfaceIdiom?

    init?(_ view: ViewNode, _ condition: Variation.Condition, at position: SourcePosition?) {
        guard let orientations = condition.orientations else { return nil }
        name = view.id ?? view.className
        self.position = view.position
        line = (position ?? view.position).line
        self.orientations = orientations
        idiom = condition.idiom
    }
}

extension ViewNode {
    /// This view and its subviews, once for each of their variations for orientations.
    fileprivate var variedViews: [VariedView] {
        variations.compactMap { VariedView(self, $0.condition, at: $0.position) }
            + constraints.flatMap(\.variations).compactMap { VariedView(self, $0.condition, at: $0.position) }
            + subviews.flatMap(\.variedViews)
    }
}

extension UIInterfaceOrientationMask {
    /// `landscape`, or the names of the orientations.
    fileprivate var words: String {
        if self == .landscape { return "landscape" }
        return UIInterfaceOrientation.shown.filter { contains($0) }.map(\.name).joined(separator: " and ")
    }
}
