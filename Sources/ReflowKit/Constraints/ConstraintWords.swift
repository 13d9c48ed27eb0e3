import Basics
import Foundation
import KitValues
import LayoutRules

/// Names views, guides and constraints in messages by the ids of layout files.
@MainActor
struct ConstraintWords {
    /// The names of views that have no identifier.
    var names: [ObjectIdentifier: String] = [:]
    /// Whether equations name a view without an id by its place in the layout file, such as `card.subviews[0]`.
    var usesReferences = false

    func name(of view: UIView) -> String { view.isWindow ? "window" : view.spokenName(names) }

    /// Whether the view has an identifier, or a name in a file.
    func hasName(_ view: UIView) -> Bool { view.isWindow || view.hasGivenName(names) }

    func name(of guide: UILayoutGuide) -> String {
        guard let view = guide.owningView else { return guide.identifier }
        guard let area = guide.area else {
            return guide.identifier.isEmpty ? "a guide of \(name(of: view))" : guide.identifier
        }
        return "\(name(of: view)).\(area.fileName)"
    }

    func name(of item: LayoutItem) -> String {
        item.guide.map { name(of: $0) } ?? item.view.map { name(of: $0) } ?? "(nothing)"
    }

    /// The name of the view in equations. If the file contains the view, the name can be parsed again.
    func reference(to view: UIView) -> String {
        guard hasName(view) else { return (usesReferences ? view.fileReference : nil) ?? name(of: view) }
        return view.isWindow ? name(of: view) : EquationName.written(name(of: view))
    }

    /// The meaning of the reference to a view in an equation: `card.subviews[0] is UILabel "Total"`.
    func meaning(of view: UIView) -> String? {
        guard usesReferences, !hasName(view), let reference = view.fileReference else { return nil }
        return "\(reference) is \(name(of: view))"
    }

    private func reference(to item: LayoutItem, beside other: LayoutItem?) -> String {
        guard let view = item.view else { return name(of: item) }
        let hasReference = hasName(view) || usesReferences && view.fileReference != nil
        let isSuperview = !hasReference && other?.view?.parent === view
        let base = isSuperview ? "superview" : reference(to: view)
        guard let guide = item.guide else { return base }
        if let area = guide.area { return "\(base).\(area.fileName)" }
        return guide.identifier.isEmpty ? "a guide of \(name(of: view))" : EquationName.written(guide.identifier)
    }

    /// - Parameter other: the other side of the constraint. A view without a name that is the superview of the other
    ///   side's view is called "superview".
    func text(of side: ConstraintSide, beside other: ConstraintSide? = nil) -> String {
        let start = "\(reference(to: side.item, beside: other?.item)).\(side.attribute.name)"
        guard let end = side.end else { return start }
        return "(\(reference(to: end.item, beside: nil)).\(end.attribute.name) − \(start))"
    }

    /// Whether a file can contain the constraint: each of its items has an id or a place in a file.
    func canWrite(_ constraint: NSLayoutConstraint) -> Bool {
        let sides = [constraint.first, constraint.second].compactMap(\.self)
        return sides.allSatisfy { side in
            guard side.end == nil, let view = side.item.view, !view.isWindow else { return false }
            let isSuperview = sides.contains { $0.item.view?.parent === view }
            guard hasName(view) || isSuperview || view.fileReference != nil else { return false }
            guard let guide = side.item.guide else { return true }
            guard let area = guide.area else {
                // Guides that a stack view creates are in no file.
                return !guide.identifier.isEmpty && ConflictEntry.Origin(identifier: guide.identifier) != .stack
            }
            return area != .top && area != .bottom
        }
    }

    func equation(of constraint: NSLayoutConstraint) -> EquationText {
        EquationText(
            first: constraint.first.map { text(of: $0, beside: constraint.second) } ?? "(nothing)",
            relation: constraint.relation, multiplier: Double(constraint.multiplier),
            second: constraint.second.map { text(of: $0, beside: constraint.first) },
            constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue))
    }
}

extension UILayoutGuide.Area {
    /// The name of the attribute in layout files.
    fileprivate var fileName: String {
        switch self {
        case .safeArea: "safeArea"
        case .layoutMargins: "layoutMargins"
        case .readableContent: "readableContent"
        case .scrollContent: "contentLayout"
        case .scrollFrame: "frameLayout"
        case .top: "topLayoutGuide"
        case .bottom: "bottomLayoutGuide"
        case .keyboard: "keyboard"
        }
    }
}
