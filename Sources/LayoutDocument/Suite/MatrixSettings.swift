import KitSchema

/// The pictures to draw of a layout; nil and empty values are not set.
public struct MatrixSettings: Sendable, Equatable {
    /// The devices for layouts that list none.
    public var devices: [Located<String>]?
    /// The orientations, by UIKit's names, or `landscape` or `all`.
    public var orientations: [String]?
    /// The appearances, `light` and `dark`.
    public var appearances: [String]?
    /// The contrasts, `normal` and `high`.
    public var contrasts: [String]?
    /// The content sizes, by UIKit's names.
    public var contentSizes: [String]?
    /// The layout directions, `leftToRight` and `rightToLeft`.
    public var layoutDirections: [String]?
    /// The languages, by their tags, or `base`, `double` and `accents`.
    public var languages: [Located<String>]?

    public init(
        devices: [Located<String>]? = nil, orientations: [String]? = nil, appearances: [String]? = nil,
        contrasts: [String]? = nil, contentSizes: [String]? = nil, layoutDirections: [String]? = nil,
        languages: [Located<String>]? = nil
    ) {
        self.devices = devices
        self.orientations = orientations
        self.appearances = appearances
        self.contrasts = contrasts
        self.contentSizes = contentSizes
        self.layoutDirections = layoutDirections
        self.languages = languages
    }

    /// These settings, overridden by those of `other`.
    public func overridden(by other: MatrixSettings) -> MatrixSettings {
        MatrixSettings(
            devices: other.devices ?? devices, orientations: other.orientations ?? orientations,
            appearances: other.appearances ?? appearances, contrasts: other.contrasts ?? contrasts,
            contentSizes: other.contentSizes ?? contentSizes,
            layoutDirections: other.layoutDirections ?? layoutDirections,
            languages: other.languages ?? languages)
    }
}
