import LayoutDocument
import LayoutRules
import ReflowKit

/// How views of one of UIKit's classes are made, and how the properties that the class adds reach them. Every class that
/// is drawn has a file of its own here.
struct ViewMaker: Sendable {
    let setters: [PropertySetter]
    let make: @MainActor @Sendable (ViewNode, ViewFactory) -> UIView
    /// The view that holds what a file puts into one of this class: for most itself, for some one that they make.
    let content: @MainActor @Sendable (UIView) -> UIView

    init(
        setters: [PropertySetter] = [], content: @escaping @MainActor @Sendable (UIView) -> UIView = { $0 },
        make: @escaping @MainActor @Sendable (ViewNode, ViewFactory) -> UIView
    ) {
        self.setters = setters
        self.content = content
        self.make = make
    }
}
