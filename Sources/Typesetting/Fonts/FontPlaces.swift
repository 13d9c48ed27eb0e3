import Foundation

/// Where the fonts of a typesetter are looked for.
struct FontPlaces: Sendable {
    var systemFontDirectories: [URL]
    /// The user's folders.
    var fontDirectories: [URL]
    var fallbackDirectories: [URL]
    /// Files and folders of fonts that some texts have and others do not.
    var fonts: [URL] = []
}
