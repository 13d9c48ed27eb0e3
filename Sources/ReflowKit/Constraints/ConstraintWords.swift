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

    func text(of side: ConstraintSide) -> String {
        let start = "\(name(of: side.item)).\(side.attribute.name)"
        guard let end = side.end else { return start }
        return "(\(name(of: end.item)).\(end.attribute.name) − \(start))"
    }

    func equation(of constraint: NSLayoutConstraint) -> EquationText {
        EquationText(
            first: constraint.first.map { text(of: $0) } ?? "(nothing)", relation: constraint.relation,
            multiplier: Double(constraint.multiplier), second: constraint.second.map { text(of: $0) },
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
