/// What the reader of layout files has to know besides the file.
public struct ParseOptions: Sendable, Equatable {
    /// Swift classes that layout files may name, each with the UIKit class whose properties it has.
    public var customClasses: [String: String]
    public var limits: LayoutLimits

    public init(customClasses: [String: String] = [:], limits: LayoutLimits = .standard) {
        self.customClasses = customClasses
        self.limits = limits
    }
}
