import Foundation

/// The files and folders of a typesetter's fonts.
struct FontPlaces: Sendable {
    var systemFontDirectories: [URL]
    /// The user's folders.
    var fontDirectories: [URL]
    var fallbackDirectories: [URL]
    /// Files and folders of fonts that only some texts use.
    var fonts: [URL] = []
}
