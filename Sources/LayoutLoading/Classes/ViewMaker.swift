import LayoutDocument
import LayoutRules
import ReflowKit

/// The way in which views of one of UIKit's classes are made, with the setters of the properties that the class adds.
/// Every class that is drawn has a separate file here.
struct ViewMaker: Sendable {
    let setters: [PropertySetter]
    let make: @MainActor @Sendable (ViewNode, ViewFactory) -> UIView
    /// The view that contains the children of a view of this class. For most classes it is the view itself, for some a
    /// view that they make.
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
