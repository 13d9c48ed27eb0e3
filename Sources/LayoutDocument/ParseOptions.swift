/// The options of the parser of layout files.
public struct ParseOptions: Sendable, Equatable {
    /// The Swift classes that layout files may use, each with the UIKit class whose properties it has.
    package var customClasses: [String: StandardClass]
    public var limits: LayoutLimits

    public init(limits: LayoutLimits = .standard) {
        self.init(customClasses: [:], limits: limits)
    }

    package init(customClasses: [String: StandardClass], limits: LayoutLimits = .standard) {
        self.customClasses = customClasses
        self.limits = limits
    }
}
