internal import Basics

/// The reason why no typesetter could be made.
public enum TypesettingError: Error, Sendable, Equatable {
    /// No folder contains `Inter-Regular.otf`. Debian's package `fonts-inter` installs it.
    case systemFontMissing(searched: [String])
    /// A folder of the user's own fonts cannot be listed.
    case fontDirectoryUnreadable(path: String)
    /// A file that is named like a font has no face that FreeType can read.
    case fontUnreadable(path: String)
    /// The system does not let a file or folder of fonts be opened, for this reason.
    case notOpened(path: String, reason: String)
    /// The user's folders contain more font files than `TypesettingLimits.fontFiles`.
    case tooManyFonts(path: String, limit: Int)
    /// A call into Pango or fontconfig failed that can only fail if memory or a backend is missing.
    case libraryFailed(function: String)
}

extension TypesettingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .systemFontMissing(let searched):
            let places = searched.isEmpty ? "no folder" : searched.joined(separator: ", ")
            let remedy =
                PortableBundle.current == nil
                ? "Install Debian's package fonts-inter (apt-get install fonts-inter)." : "Unpack the bundle again."
            return "The system font is missing: no Inter-Regular.otf in \(places). \(remedy)"
        case .fontDirectoryUnreadable(let path):
            return "The font folder \(path) cannot be read."
        case .fontUnreadable(let path):
            return "The file \(path) is not a font that FreeType can read."
        case .notOpened(let path, let reason):
            return "The font folder or file \(path) cannot be opened: \(reason)."
        case .tooManyFonts(let path, let limit):
            return "The font folders hold more than \(limit) files; \(path) is one too many."
        case .libraryFailed(let function):
            return "\(function) failed."
        }
    }
}
