import DisplayList
import Foundation
import KitValues
import LayoutRules
import Screens

/// The views of a recording whose constraints and other causes were recorded, each with its colour.
struct PlacedViews {
    struct View {
        let constraints: ViewConstraints
        let color: RGBAColor
    }

    let before: [View]
    let after: [View]
    /// The orientations before and after the rotation.
    let orientations: [String]
    /// The names of the views in the order of the recording, each once.
    let names: [String]

    init(_ recording: TurnRecording) {
        var names: [String] = []
        for view in recording.before.constraints + recording.after.constraints where !names.contains(view.view) {
            names.append(view.view)
        }
        func colored(_ views: [ViewConstraints]) -> [View] {
            views.map { View(constraints: $0, color: Palette.number(names.firstIndex(of: $0.view) ?? 0)) }
        }
        before = colored(recording.before.constraints)
        after = colored(recording.after.constraints)
        orientations = [recording.before.orientation.name, recording.after.orientation.name]
        self.names = names
    }

    var isEmpty: Bool { names.isEmpty }

    /// `what places title`
    var summary: String { "what places \(names.joined(separator: ", "))" }
}
