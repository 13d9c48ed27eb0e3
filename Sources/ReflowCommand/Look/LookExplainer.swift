import Basics
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import RotationPictures
import Screens
import Suites

/// Explains the frames of a screen's views. For that, the layout is laid out once more.
@MainActor
struct LookExplainer {
    /// The maximum number of views that are explained, for a whole look or for one line.
    private static let explanationLimit = 40
    private static let moreLimit = 6

    let screen: SeenScreen
    /// Whether the user requested all details of a line: then all views are explained.
    let wantsMore: Bool
    /// Makes the stage of the layout before the rotation.
    let stage: @MainActor () throws -> LayoutStage

    /// The explanations of the views that have problems or lost their place.
    func explanations() throws -> PlaceExplanations {
        let wanted = wantedViews
        guard !wanted.isEmpty else { return PlaceExplanations() }
        let stage = try stage()
        func explained(_ views: Set<String>) -> [String: LayoutExplanation] {
            views.isEmpty
                ? [:] : stage.screen(StageRequest(explanations: ExplanationRequest(views: views))).explanations
        }
        guard screen.isRotated else { return PlaceExplanations(after: explained(wanted)) }
        let sides = screen.sides + screen.otherSides
        let firstSides = sides.filter { $0.orientation == screen.sides[0].orientation }
        let before = explained(wanted.intersection(firstSides.flatMap { $0.issues.map(\.view) }))
        _ = stage.turn(to: OrientationRequest(again: screen))
        return PlaceExplanations(before: before, after: explained(wanted))
    }

    private var wantedViews: Set<String> {
        let ids = Set(screen.tree.nodes.compactMap(\.id))
        let sides = screen.sides + screen.otherSides
        var views = sides.flatMap { $0.issues.map(\.view) } + LostPlace.all(on: screen).map(\.id)
        if wantsMore {
            views += MovedViews(screen.recording, limit: .max).rows.flatMap { row in
                row.members.compactMap { member in member.index.flatMap { screen.recording.after.tree.nodes[$0].id } }
            }
        }
        var wanted = Set<String>()
        for view in views where wanted.count < LookExplainer.explanationLimit || wantsMore {
            if ids.contains(view) { wanted.insert(view) }
        }
        return wanted
    }

    /// All details of a line.
    func text(of line: LookLine) throws -> String {
        var parts = ["\(line.id) \(line.text)"] + line.details
        for view in line.views.prefix(LookExplainer.moreLimit) {
            let report = try stage().report(
                on: view, ExplanationRequest(views: [view]),
                turningTo: screen.isRotated ? OrientationRequest(again: screen) : nil)
            if let report { parts.append("\n" + ViewExplanationText(of: report, file: screen.file).text.trimmed) }
        }
        let rest = line.views.count - LookExplainer.moreLimit
        if rest > 0 { parts.append("\n… \(rest) more views: reflow explain --view ID") }
        return parts.map(\.trimmed).joined(separator: "\n")
    }
}

extension OrientationRequest {
    /// The orientation that the look requested.
    fileprivate init(again screen: SeenScreen) {
        self = OrientationRequest(.exactly(screen.recording.after.orientation))
    }
}

extension String {
    fileprivate var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
