import KitSchema
import LayoutDocument
import LayoutRules
import ReflowKit

/// The way in which controllers of one of UIKit's classes are made and filled, with the setters of the properties that
/// the class adds. Every class that layout files may name has a separate file here.
struct ControllerMaker: Sendable {
    let setters: [ControllerSetter]
    /// Passes a container the controllers that its node holds.
    let fill: @MainActor @Sendable (UIViewController, ControllerNode, [UIViewController]) -> Void
    let make: @MainActor @Sendable (ControllerNode) -> UIViewController

    init(
        setters: [ControllerSetter] = [],
        fill: @escaping @MainActor @Sendable (UIViewController, ControllerNode, [UIViewController]) -> Void = {
            _, _, _ in
        },
        make: @escaping @MainActor @Sendable (ControllerNode) -> UIViewController
    ) {
        self.setters = setters
        self.fill = fill
        self.make = make
    }

    /// The setter of a property of any class. No two classes have different setters of the same name.
    static func setter(_ name: String) -> ControllerSetter? { byName[name] }

    private static let byName = Dictionary(
        KitController.allCases.flatMap { of($0).setters }.map { ($0.name, $0) },
        uniquingKeysWith: { first, _ in first })
}
