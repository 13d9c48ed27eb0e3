public import Comparison
public import Foundation
package import JSON
import Screens

/// What happened to one view.
public struct ViewChangeReport: Sendable, Hashable {
    /// Its id, else its path from the nearest superview that has one.
    public var view: String
    /// `added`, `removed`, `moved`, `resized`, `reordered`, `restyled`.
    public var kinds: [String]
    /// `title: x 16 → 28`
    public var text: String

    /// Where it was: x, y, width and height in the window, in points; nil where it was not there.
    public var before: [CGFloat]?
    /// Where it is: x, y, width and height in the window, in points; nil where it is not there.
    public var after: [CGFloat]?
    /// Where the layout file describes it, counted from 1; nil where it does not, or by no id.
    public var line: Int?

    /// The views whose frames changed, and behind them those that only look different.
    public static func all(of frames: FrameComparison?, _ repainted: [RepaintedView]) -> [ViewChangeReport] {
        (frames.map { all(of: $0) } ?? []) + repainted.map { ViewChangeReport($0) }
    }

    private static func all(of comparison: FrameComparison) -> [ViewChangeReport] {
        let before = comparison.reference.rectsInWindow
        let after = comparison.actual.rectsInWindow
        return comparison.changes.map { change in
            ViewChangeReport(
                view: change.view, kinds: change.kinds.map(\.rawValue), text: change.description,
                before: change.referenceIndex.map { sides(before[$0]) },
                after: change.actualIndex.map { sides(after[$0]) })
        }
    }

    fileprivate static func sides(_ rect: CGRect) -> [CGFloat] { [rect.minX, rect.minY, rect.width, rect.height] }
}

extension ViewChangeReport {
    /// A view that lies where it lay and looks different.
    fileprivate init(_ view: RepaintedView) {
        let sides = ViewChangeReport.sides(view.frame)
        self.init(
            view: view.view, kinds: [ViewChange.Kind.restyled.rawValue], text: view.description, before: sides,
            after: sides)
    }
}

extension ViewChangeReport: JSONDecodable {
    private enum Key: String, CaseIterable {
        case view, kinds, text, before, after, line
    }

    package init(json: JSONValue) throws(JSONDecodingError) {
        let values = try JSONObject<Key>(json)
        self.init(
            view: try values.decode(.view), kinds: try values.decode(.kinds), text: try values.decode(.text),
            before: try values.decodeIfPresent(.before), after: try values.decodeIfPresent(.after),
            line: try values.decodeIfPresent(.line))
    }
}
