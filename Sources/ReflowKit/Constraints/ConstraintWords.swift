import Basics
import Foundation
import KitValues
import LayoutRules

/// Names views, guides and constraints for people: by their ids, as layout files do.
@MainActor
struct ConstraintWords {
    /// Of views that have no identifier.
    var names: [ObjectIdentifier: String] = [:]

    func name(of view: UIView) -> String { view is UIWindow ? "window" : view.spokenName(names) }

    /// Whether a view has a name that somebody gave it.
    func hasName(_ view: UIView) -> Bool { view is UIWindow || view.hasGivenName(names) }

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

    private func name(of item: LayoutItem, beside other: LayoutItem?) -> String {
        guard let view = item.view, !hasName(view), other?.view?.parent === view else { return name(of: item) }
        guard let guide = item.guide else { return "superview" }
        return guide.area.map { "superview.\($0.fileName)" } ?? name(of: guide)
    }

    /// - Parameter other: the other side of the constraint. Its superview is called that if it has no name of its own.
    func text(of side: ConstraintSide, beside other: ConstraintSide? = nil) -> String {
        let start = "\(name(of: side.item, beside: other?.item)).\(side.attribute.name)"
        guard let end = side.end else { return start }
        return "(\(name(of: end.item)).\(end.attribute.name) − \(start))"
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
    /// As layout files name it.
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
