import LayoutDocument
import LayoutRules
import ReflowKit

/// The way in which views of one of UIKit's classes are made, with the setters of the properties that the class adds.
/// Every class that is drawn has a separate file here.
struct ViewMaker: Sendable {
    let setters: [PropertySetter]
    let make: @MainActor @Sendable (ViewNode, ViewFactory) -> UIView

    init(
        setters: [PropertySetter] = [],
        make: @escaping @MainActor @Sendable (ViewNode, ViewFactory) -> UIView
    ) {
        self.setters = setters
        self.make = make
    }
}
