import Foundation
import ReflowKit

/// The names of views without an identifier: those of the properties of controllers and views that hold them. With
/// these, a failure message can say `titleLabel`.
@MainActor
struct ViewNames {
    private(set) var names: [ObjectIdentifier: String] = [:]
    /// The maximum number of views that are examined.
    private static let limit = 20_000

    /// Examines every view from `root` downwards, and the controller of each. Views of child controllers and of
    /// presented ones get the names that they have in their own controllers.
    init(below root: UIView) {
        var views = [root]
        var seen = 0
        while let view = views.popLast(), seen < ViewNames.limit {
            seen += 1
            // The next responder of a controller's view is the controller.
            if let controller = view.next as? UIViewController { read(controller) }
            if !UIView.isKitClass(type(of: view)) { read(view) }
            views += view.subviews.reversed().filter { !$0.isPartOfControl }
        }
    }

    private mutating func read(_ owner: UIResponder) {
        var mirror: Mirror? = Mirror(reflecting: owner)
        while let current = mirror, let type = current.subjectType as? AnyClass, !UIView.isKitClass(type) {
            for child in current.children {
                guard let label = child.label else { continue }
                // The compiler's prefix for the storage of a lazy property.
                let lazy = "$__lazy_storage_$_"
                note(child.value, as: label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label)
            }
            mirror = current.superclassMirror
        }
    }

    private mutating func note(_ value: Any, as name: String) {
        switch value {
        case let view as UIView: note(view, as: name)
        case let views as [UIView]:
            for (index, view) in views.enumerated() { note(view, as: "\(name).\(index)") }
        default: break
        }
    }

    private mutating func note(_ view: UIView, as name: String) {
        let key = ObjectIdentifier(view)
        if names[key] == nil { names[key] = name }
    }
}
