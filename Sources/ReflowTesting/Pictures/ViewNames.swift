import Foundation
import ReflowKit

/// What the properties of controllers and views call the views they hold, so that a failure can say `titleLabel` where
/// nobody gave the label an identifier.
@MainActor
struct ViewNames {
    private(set) var names: [ObjectIdentifier: String] = [:]
    /// More views than this are not looked through.
    private static let limit = 20_000

    /// Looks at every view from `root` downwards, and at the controller of each: what a container of controllers holds,
    /// and what is presented, names its views as it does by itself.
    init(below root: UIView) {
        var views = [root]
        var seen = 0
        while let view = views.popLast(), seen < ViewNames.limit {
            seen += 1
            // The responder after a view that a controller manages is that controller.
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
                // The compiler's name for what a lazy property keeps.
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
