import LayoutDocument
import LayoutRules
import ReflowKit

/// How views of one of UIKit's classes are made, and how the properties that the class adds reach them. Every class that
/// is drawn has a file of its own here.
struct ViewMaker: Sendable {
    let setters: [PropertySetter]
    let make: @MainActor @Sendable (ViewNode, ViewFactory) -> UIView

    init(setters: [PropertySetter] = [], make: @escaping @MainActor @Sendable (ViewNode, ViewFactory) -> UIView) {
        self.setters = setters
        self.make = make
    }
}
