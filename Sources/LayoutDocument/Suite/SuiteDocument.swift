import KitSchema
public import LayoutRules

/// A suite file: settings for a folder of layouts.
public struct SuiteDocument: Sendable, Equatable {
    /// The name of a suite file. No layout can have this name.
    public static let fileName = "reflow.json"

    /// The name of the file in messages.
    public var file: String
    /// The settings for every layout.
    public var settings: SuiteSettings
    /// The settings for single layouts, in the order of the file.
    public var layouts: [LayoutSettings]
    /// The ids of views that the settings for every layout name, in the order of the file.
    public var viewNames: [Located<String>]
    /// The file of known issues, relative to the suite file.
    public var lintBaseline: Located<String>?
    /// The paths of font files, and of folders with fonts, as written. They are used for every layout.
    public var fonts: [Located<String>]
    /// The folder of symbols that replace stand-ins, relative to the folder of the suite file.
    public var symbols: Located<String>?
    /// The files with more devices, relative to the folder of the suite file.
    public var deviceFiles: [Located<String>] = []

    public init(
        file: String, settings: SuiteSettings = SuiteSettings(), layouts: [LayoutSettings] = [],
        viewNames: [Located<String>] = [], fonts: [Located<String>] = []
    ) {
        self.file = file
        self.settings = settings
        self.layouts = layouts
        self.viewNames = viewNames
        self.fonts = fonts
    }

    /// The settings for a layout: its own, or else those for every layout.
    ///
    /// - Parameter layout: the layout file's name without its extension.
    public func settings(for layout: String) -> SuiteSettings {
        layouts.first { $0.name.value == layout }.map { settings.overridden(by: $0.settings) } ?? settings
    }
}

/// A suite file's settings for one layout.
public struct LayoutSettings: Sendable, Equatable {
    /// The layout file's name without its extension.
    public var name: Located<String>
    public var settings: SuiteSettings
    /// The ids of views that the settings name, in the order of the file.
    public var viewNames: [Located<String>]

    public init(name: Located<String>, settings: SuiteSettings, viewNames: [Located<String>] = []) {
        self.name = name
        self.settings = settings
        self.viewNames = viewNames
    }
}

/// The settings that a suite has for all layouts and that each layout may override, with a property for each section.
public struct SuiteSettings: Sendable, Equatable {
    public var comparison: ComparisonSettings
    public var matrix: MatrixSettings
    public var lint: LintSettings

    public init(
        comparison: ComparisonSettings = ComparisonSettings(), matrix: MatrixSettings = MatrixSettings(),
        lint: LintSettings = LintSettings()
    ) {
        self.comparison = comparison
        self.matrix = matrix
        self.lint = lint
    }

    /// These settings, overridden by those of `other`.
    public func overridden(by other: SuiteSettings) -> SuiteSettings {
        SuiteSettings(
            comparison: comparison.overridden(by: other.comparison), matrix: matrix.overridden(by: other.matrix),
            lint: lint.overridden(by: other.lint))
    }
}
