import LayoutDocument
public import ReflowKit

/// The app's own view and controller classes that layout files may name.
///
/// A view that lays itself out by hand is a Swift class; registered under its name, a file uses it like one of UIKit's.
@preconcurrency @MainActor
public struct ClassRegistry {
    private var views: [String: (base: String, make: @MainActor () -> UIView)] = [:]

    public init() {}

    /// Registers a view class under `name`.
    /// - Parameter base: the nearest class of UIKit it inherits from; its properties are those a file may set.
    public mutating func register(_ name: String, base: String = "UIView", make: @escaping @MainActor () -> UIView) {
        views[name] = (base, make)
    }

    var bases: [String: String] { views.mapValues(\.base) }

    func makeView(named name: String) -> UIView? {
        views[name]?.make()
    }
}
