import LayoutDocument
public import ReflowKit

/// The app's own view and controller classes that layout files may name.
///
/// A view that lays itself out by hand is a Swift class; registered under its name, a file uses it like one of UIKit's.
@preconcurrency @MainActor
public struct ClassRegistry {
    private var views: [String: (base: String, make: @MainActor () -> UIView)] = [:]

    private var controllers: [String: (base: String, make: @MainActor () -> UIViewController)] = [:]

    public init() {}

    /// Registers a view class under `name`.
    /// - Parameter base: the nearest class of UIKit it inherits from; its properties are those a file may set.
    public mutating func register(_ name: String, base: String = "UIView", make: @escaping @MainActor () -> UIView) {
        views[name] = (base, make)
    }

    /// Registers a controller class under `name`. Files may give it a view, which it gets as from a nib, and its
    /// properties; orientations it answers itself.
    /// - Parameter base: the nearest class of UIKit it inherits from.
    public mutating func register(
        _ name: String, base: String = "UIViewController", makeController: @escaping @MainActor () -> UIViewController
    ) {
        controllers[name] = (base, makeController)
    }

    /// What the parser has to know of them: the UIKit class that each inherits from.
    public var bases: [String: String] {
        views.mapValues(\.base).merging(controllers.mapValues(\.base)) { view, _ in view }
    }

    func makeController(named name: String) -> UIViewController? {
        controllers[name]?.make()
    }

    func makeView(named name: String) -> UIView? {
        views[name]?.make()
    }
}
