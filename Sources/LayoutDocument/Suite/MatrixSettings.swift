/// Which pictures to draw of a layout; nil and empty values are not set.
public struct MatrixSettings: Sendable, Equatable {
    /// For layouts that list none.
    public var devices: [Located<String>]?
    /// By UIKit's names, or `landscape` or `all`.
    public var orientations: [String]?
    /// `light` and `dark`.
    public var appearances: [String]?
    /// By UIKit's names.
    public var contentSizes: [String]?
    /// `leftToRight` and `rightToLeft`.
    public var layoutDirections: [String]?

    public init(
        devices: [Located<String>]? = nil, orientations: [String]? = nil, appearances: [String]? = nil,
        contentSizes: [String]? = nil, layoutDirections: [String]? = nil
    ) {
        self.devices = devices
        self.orientations = orientations
        self.appearances = appearances
        self.contentSizes = contentSizes
        self.layoutDirections = layoutDirections
    }

    /// These settings, overridden by those of `other`.
    public func overridden(by other: MatrixSettings) -> MatrixSettings {
        MatrixSettings(
            devices: other.devices ?? devices, orientations: other.orientations ?? orientations,
            appearances: other.appearances ?? appearances, contentSizes: other.contentSizes ?? contentSizes,
            layoutDirections: other.layoutDirections ?? layoutDirections)
    }
}
