import LayoutDocument
import LayoutRules
import ReflowKit

/// How controllers of one of UIKit's classes are made and filled, and how the properties that the class adds reach them.
/// Every class that layout files may name has a file of its own here.
struct ControllerMaker: Sendable {
    let setters: [ControllerSetter]
    /// Gives a container its controllers.
    let fill: @MainActor @Sendable (UIViewController, [UIViewController]) -> Void
    let make: @MainActor @Sendable (ControllerNode) -> UIViewController

    init(
        setters: [ControllerSetter] = [],
        fill: @escaping @MainActor @Sendable (UIViewController, [UIViewController]) -> Void = { _, _ in },
        make: @escaping @MainActor @Sendable (ControllerNode) -> UIViewController
    ) {
        self.setters = setters
        self.fill = fill
        self.make = make
    }

    /// The setter of that property, of whichever class has it: no two classes have different ones of one name.
    static func setter(_ name: String) -> ControllerSetter? { byName[name] }

    private static let byName = Dictionary(
        KitController.allCases.flatMap { of($0).setters }.map { ($0.name, $0) },
        uniquingKeysWith: { first, _ in first })
}
