import Comparison
import Foundation
import Geometry
import Screens

/// Which picture a golden is of, and what its files are called:
/// `<layout>/<layout>[.<root>].<device>[.<state>][.dark][.<content size>][.rtl]`.
public struct GoldenName: Sendable, Hashable {
    /// The layout file's name without its extension.
    public var layout: String
    /// The id of the object that is shown, where a layout has several.
    public var root: String?
    /// The device's slug, `iphone-15`.
    public var device: String
    /// The interface orientation, or the name that a step gave its snapshot; nil for what is of all of them, the log of
    /// a script's events.
    public var state: String?
    public var isDark: Bool
    /// The content size where it is not the default.
    public var contentSize: String?
    public var isRightToLeft: Bool

    public init(
        layout: String, root: String? = nil, device: String, state: String?, isDark: Bool = false,
        contentSize: String? = nil, isRightToLeft: Bool = false
    ) {
        self.layout = layout
        self.root = root
        self.device = device
        self.state = state
        self.isDark = isDark
        self.contentSize = contentSize
        self.isRightToLeft = isRightToLeft
    }

    /// The folder of all goldens of the layout.
    public var folder: String { GoldenName.fileName(layout) }

    /// The files' name without folder and extension.
    public var stem: String {
        var parts = [GoldenName.safe(layout)]
        parts += [root, device, state].compactMap(\.self).map(GoldenName.part)
        if isDark { parts.append("dark") }
        if let contentSize { parts.append(GoldenName.part(contentSize)) }
        if isRightToLeft { parts.append("rtl") }
        return GoldenName.bounded(parts.joined(separator: "."))
    }

    /// Where its files lie in the folder of goldens, without extension.
    public var path: String { "\(folder)/\(stem)" }

    /// Relative to the folder of goldens.
    public var picturePath: String { path(.picture) }

    /// The view tree beside the picture, relative to the folder of goldens.
    public var treePath: String { path(.tree) }

    /// The events of a script, relative to the folder of goldens.
    public var logPath: String { path(.log) }

    private func path(_ file: GoldenFile) -> String { file.path(of: path) }
}

extension GoldenName {
    /// Bytes that a stem may have, so that every file system takes it with any of our extensions.
    private static let longestName = 200

    /// Any text as the name of one file or folder: the text itself as far as it is harmless.
    ///
    /// What some file system or shell forbids becomes a dash, and so does a dot or space at either end, so that no name
    /// is hidden or leads upward. Letters of all scripts, spaces, dots inside and emoji stay. A name of more than 200
    /// bytes is cut and ends in its digest. Different texts may become one name; a suite refuses such layouts.
    public static func fileName(_ text: String) -> String {
        bounded(safe(text))
    }

    /// As `safe`, and without dots, which separate the parts of a name.
    private static func part(_ text: String) -> String {
        safe(text).replacingOccurrences(of: ".", with: "-")
    }

    private static func safe(_ text: String) -> String {
        // Most names are plain, and every picture of a suite asks for several.
        if text.utf8.allSatisfy(isPlain), let first = text.utf8.first, let last = text.utf8.last,
            first != UInt8(ascii: "."), last != UInt8(ascii: ".")
        {
            return text
        }
        var scalars = text.unicodeScalars.map { isForbidden($0) ? "-" : $0 }
        for end in [0, scalars.count - 1] where scalars.indices.contains(end) {
            if scalars[end] == "." || scalars[end] == " " { scalars[end] = "-" }
        }
        if scalars.isEmpty { scalars = ["-"] }
        return String(String.UnicodeScalarView(scalars))
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "/", "\\", ":", "*", "?", "\"", "<", ">", "|": true
        default: ShownText.isInvisible(scalar)
        }
    }

    /// Whether a golden in this folder could be called so.
    static func isFileName(_ name: String, in folder: String) -> Bool {
        guard let dot = name.lastIndex(of: "."),
            GoldenFile.ofLayouts.contains(where: { $0.rawValue == name[name.index(after: dot)...] })
        else { return false }
        return name.hasPrefix(folder + ".") || isBounded(name[..<dot])
    }

    /// Whether a stem was too long and ends in its digest.
    static func isBounded(_ stem: some StringProtocol) -> Bool {
        guard let mark = stem.lastIndex(of: "~") else { return false }
        return ContentDigest(String(stem[stem.index(after: mark)...])) != nil
    }

    private static func bounded(_ name: String) -> String {
        guard name.utf8.count > longestName else { return name }
        let digest = "~" + ContentDigest(of: name).description
        var result = ""
        for scalar in name.unicodeScalars {
            guard result.utf8.count + UTF8.width(scalar) + digest.utf8.count <= longestName else { break }
            result.unicodeScalars.append(scalar)
        }
        return result + digest
    }
}
