public import Comparison
public import Foundation
package import JSON
import Screens

/// The change of one view.
public struct ViewChangeReport: Sendable, Hashable {
    /// The view's id, or else its path from the nearest superview that has one.
    public var view: String
    public var kinds: [ViewChange.Kind]
    /// The change, without the name of the view.
    public var what: ViewChange.What
    /// The view's old frame in the window, in points; nil if the view was added.
    public var before: CGRect?
    /// The view's new frame in the window, in points; nil if the view was removed.
    public var after: CGRect?
    /// The line of the layout file that describes the view, counted from 1; nil if there is none, or if the view has no
    /// id there.
    public var line: Int?

    public init(
        view: String, kinds: [ViewChange.Kind], what: ViewChange.What, before: CGRect?, after: CGRect?, line: Int? = nil
    ) {
        self.view = view
        self.kinds = kinds
        self.what = what
        self.before = before
        self.after = after
        self.line = line
    }

    /// `title: x 16 → 28`
    public var text: String { ViewChangeReport.start(view) + what.description }

    private static func start(_ view: String) -> String { "\(view): " }

    /// A line for each view, then the message; nil if there is neither.
    ///
    /// - Parameter limit: the maximum number of views to list; the others are counted.
    package static func text(of changes: [ViewChangeReport], limit: Int, _ message: String?) -> String? {
        // The names of changed views say more than the number of pixels.
        var lines = changes.prefix(limit).map(\.text)
        if changes.count > limit { lines.append("… and \(changes.count - limit) more") }
        if let message { lines.append(message) }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
}

extension ViewChangeReport {
    /// The changed views: first those whose frames changed, then those that only look different.
    public static func all(of frames: FrameComparison?, _ repainted: [RepaintedView]) -> [ViewChangeReport] {
        (frames.map { all(of: $0) } ?? []) + repainted.map { ViewChangeReport($0) }
    }

    private static func all(of comparison: FrameComparison) -> [ViewChangeReport] {
        let before = comparison.reference.rectsInWindow
        let after = comparison.actual.rectsInWindow
        return comparison.changes.map { change in
            ViewChangeReport(
                view: change.view, kinds: change.kinds, what: change.what,
                before: change.referenceIndex.map { before[$0].standardized },
                after: change.actualIndex.map { after[$0].standardized })
        }
    }

    /// A view whose frame is unchanged and whose pixels differ.
    private init(_ view: RepaintedView) {
        let frame = view.frame.standardized
        self.init(view: view.view, kinds: [.restyled], what: view.what, before: frame, after: frame)
    }
}

extension ViewChangeReport: JSONRecord {
    package static let record = JSONRecordTable<ViewChangeReport>(
        name: "change", ViewChangeReport.init(_:_:text:differences:color:isRedrawn:words:_:_:_:),
        mustBe: "a change whose text begins with its view",
        .required("view", \.view, "the view's id, or its path from the nearest view with an id"),
        .required("kinds", \.kinds, "what happened to it"),
        .required("text", \.text, "what happened to it, for people"),
        .optional("differences", \.differences, "its properties that changed"),
        .optional("color", \.color, "the colour that changed"),
        .unless(false, "redrawn", \.isRedrawn, "true if it is drawn differently in more than one colour"),
        .optional("words", \.words, "the change in words, if none of the keys above describes it"),
        .optional("before", \.before, "frame in the window; absent if the view was not there"),
        .optional("after", \.after, "frame in the window; absent if the view is not there"),
        .optional("line", \.line, "line in the layout file, if the view's id is known").from(1))

    private var differences: [FrameDifference]? { if case .differences(let all) = what { all } else { nil } }
    private var color: RepaintedView.ColorChange? { if case .color(let change) = what { change } else { nil } }
    private var isRedrawn: Bool { what == .drawnDifferently }
    private var words: String? { if case .words(let words) = what { words } else { nil } }

    /// Fails if the text is about another view. Reports of earlier versions contain only the text.
    private init?(
        _ view: String, _ kinds: [ViewChange.Kind], text: String, differences: [FrameDifference]?,
        color: RepaintedView.ColorChange?, isRedrawn: Bool, words: String?, _ before: CGRect?, _ after: CGRect?,
        _ line: Int?
    ) {
        let (bytes, start) = (text.utf8, Self.start(view).utf8)
        guard bytes.starts(with: start) else { return nil }
        let what: ViewChange.What =
            if let differences {
                .differences(differences)
            } else if let color {
                .color(color)
            } else if isRedrawn {
                .drawnDifferently
            } else {
                .words(words ?? String(decoding: bytes.dropFirst(start.count), as: UTF8.self))
            }
        self.init(view: view, kinds: kinds, what: what, before: before, after: after, line: line)
    }
}

extension FrameDifference: JSONRecord {
    package static let record = JSONRecordTable<FrameDifference>(
        name: "difference", FrameDifference.init(property:old:new:),
        .required("property", \.property, "the property that differs"),
        .required("old", \.old, "its value in the golden, as trees print it; none if it has none"),
        .required("new", \.new, "its value now, in the same way"))

    /// The difference of a property, which the file gives as text even for lengths.
    private init(property: Property, old: String, new: String) {
        if property.isLength, let from = Double(old), let to = Double(new) {
            self.init(property, from: CGFloat(from), to: CGFloat(to))
        } else {
            self.init(property, old: old, new: new)
        }
    }
}

extension FrameDifference.Property: JSONName {
    package static var schema: JSONSchema {
        JSONSchema(either: [JSONSchema(anyOf: allCases.map(\.rawValue)), JSONSchema(pattern: Look.colorPattern)])
    }
}

extension RepaintedView.ColorChange: JSONRecord {
    package static let record = JSONRecordTable<RepaintedView.ColorChange>(
        name: "colorChange", RepaintedView.ColorChange.init(oldText:newText:), mustBe: "two colours such as #007AFF",
        .required("old", \.oldText, "#RRGGBB, or #RRGGBBAA"),
        .required("new", \.newText, "#RRGGBB, or #RRGGBBAA"))

    private var oldText: String { Self.hex(old) }
    private var newText: String { Self.hex(new) }

    private init?(oldText: String, newText: String) {
        guard let old = Self.color(oldText), let new = Self.color(newText) else { return nil }
        self.init(old: old, new: new)
    }
}

extension ViewChange.Kind: JSONName {}
