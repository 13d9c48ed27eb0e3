package import KitSchema
package import LayoutDocument
package import ReflowKit

/// The app's own view and controller classes that layout files may use.
///
/// A view with its own layout code is a Swift class. When it is registered under a name, a file can use it like one of
/// UIKit's classes.
@preconcurrency @MainActor
public struct ClassRegistry {
    private var views: [String: (base: KitClass, make: @MainActor () -> UIView)] = [:]

    private var controllers: [String: (base: KitClass, make: @MainActor () -> UIViewController)] = [:]

    public init() {}

    /// Registers a view class under `name`.
    /// - Parameter base: the nearest UIKit superclass of the class. Files may set its properties.
    package mutating func register(_ name: String, base: KitClass = .view, make: @escaping @MainActor () -> UIView) {
        views[name] = (base, make)
    }

    /// Registers a controller class under `name`. Files may set its properties, and give it a view, which it gets as
    /// from a nib. The class itself answers questions about orientations.
    /// - Parameter base: the nearest UIKit superclass of the class.
    package mutating func register(
        _ name: String, base: KitClass = .viewController,
        makeController: @escaping @MainActor () -> UIViewController
    ) {
        controllers[name] = (base, makeController)
    }

    /// The UIKit class of each registered class, for the parser.
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
