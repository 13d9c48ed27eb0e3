package import LayoutDocument
package import LayoutRules
package import ReflowKit

/// The app's own view and controller classes that layout files may name.
///
/// A view that lays itself out by hand is a Swift class; registered under its name, a file uses it like one of UIKit's.
@preconcurrency @MainActor
public struct ClassRegistry {
    private var views: [String: (base: KitClass, make: @MainActor () -> UIView)] = [:]

    private var controllers: [String: (base: KitController, make: @MainActor () -> UIViewController)] = [:]

    public init() {}

    /// Registers a view class under `name`.
    /// - Parameter base: the nearest class of UIKit it inherits from; its properties are those a file may set.
    package mutating func register(_ name: String, base: KitClass = .view, make: @escaping @MainActor () -> UIView) {
        views[name] = (base, make)
    }

    /// Registers a controller class under `name`. Files may give it a view, which it gets as from a nib, and its
    /// properties; orientations it answers itself.
    /// - Parameter base: the nearest class of UIKit it inherits from.
    package mutating func register(
        _ name: String, base: KitController = .viewController,
        makeController: @escaping @MainActor () -> UIViewController
    ) {
        controllers[name] = (base, makeController)
    }

    /// What the parser has to know of them: the UIKit class that each inherits from.
    package var bases: [String: StandardClass] {
        views.mapValues { .view($0.base) }.merging(controllers.mapValues { .controller($0.base) }) { view, _ in view }
    }

    func makeController(named name: String) -> UIViewController? {
        controllers[name]?.make()
    }

    func makeView(named name: String) -> UIView? {
        views[name]?.make()
    }
}
