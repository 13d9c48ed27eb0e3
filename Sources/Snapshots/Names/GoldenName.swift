import Basics
import Comparison
import Foundation
import Screens

/// The paths and names of the files of one golden. It is made from the picture of a layout, ``PictureName``, or from
/// the snapshot of a Swift test, ``SnapshotName``.
public struct GoldenName: Sendable, Hashable {
    /// The kinds of content of a golden.
    enum Form: Sendable, Hashable {
        /// The picture of a layout with its tree, or the log of a layout's steps.
        case layout
        /// The picture of a Swift test with the frames of its views.
        case picture
        /// Any other snapshot of a Swift test. The ending is its extension with the dot, or empty.
        case text(ending: String)
    }

    /// The subfolder of the snapshot's files in the folder of goldens; empty for the folder itself.
    public let folder: String
    /// The files' name without folder and extension.
    public let stem: String
    let form: Form

    init(folder: String, stem: String, form: Form) {
        self.folder = folder
        self.stem = stem
        self.form = form
    }

    /// The path of the golden in the folder of goldens, without extension; for a text, with its extension.
    public var path: String { path(in: folder) }

    /// The path in another folder.
    func path(in folder: String) -> String {
        if case .text(let ending) = form {
            GoldenName.joined(folder, stem + ending)
        } else {
            GoldenName.joined(folder, stem)
        }
    }

    /// The name of the file itself, without folder.
    public var fileName: String { content.path(of: path(in: "")) }

    /// The path of a file relative to the folder of goldens.
    public func path(_ file: GoldenFile) -> String { file.path(of: path) }

    /// The view tree beside the picture.
    package var tree: GoldenFile { form == .layout ? .tree : .frames }

    /// The kind of a Swift test's golden: a picture, or something else.
    public var content: GoldenFile { if case .text = form { .text } else { .picture } }

    /// The path of a file in a folder; an empty folder is the root.
    static func joined(_ folder: String, _ file: String) -> String { folder.isEmpty ? file : "\(folder)/\(file)" }
}

extension GoldenName {
    /// The name of a layout's picture, or of the log of a layout's steps:
    /// `<layout>/<layout>[.<root>].<device>[.<state>][.dark][.high-contrast][.<content size>][.rtl][.<language>]`.
    public init(
        layout: String, root: String? = nil, device: String, state: String?, isDark: Bool = false,
        isHighContrast: Bool = false, contentSize: String? = nil, isRightToLeft: Bool = false,
        language: String? = nil
    ) {
        var parts = [GoldenName.safe(layout)]
        parts += [root, device, state].compactMap(\.self).map(GoldenName.part)
        if isDark { parts.append("dark") }
        if isHighContrast { parts.append("high-contrast") }
        if let contentSize { parts.append(GoldenName.part(contentSize)) }
        if isRightToLeft { parts.append("rtl") }
        if let language { parts.append(GoldenName.part(language)) }
        self.init(
            folder: GoldenName.fileName(layout), stem: GoldenName.bounded(parts.joined(separator: ".")), form: .layout)
    }

    /// The name of an assertion's golden: `<test>.<identifier>[.<extension>]`.
    ///
    /// - Parameters:
    ///   - test: the test's function, made fit for a file name.
    ///   - identifier: the assertion's name or number, made fit for a file name.
    ///   - folder: the folder in the folder of goldens.
    init(test: String, identifier: String, pathExtension: String?, in folder: String) {
        self.init(
            folder: folder, stem: GoldenName.fileName("\(test).\(identifier)"),
            form: pathExtension == GoldenFile.picture.rawValue
                ? .picture : .text(ending: pathExtension.map { ".\($0)" } ?? ""))
    }
}

extension GoldenName {
    /// The maximum number of bytes of a stem, so that every file system accepts it with any extension.
    private static let longestName = 200

    /// Converts a text to the name of one file or folder, with as few changes as possible.
    ///
    /// Characters that some file system or shell forbids become dashes, and so does a dot or space at either end, so
    /// that no name is hidden or leads upward. Letters of all scripts, spaces, inner dots and emoji stay. A name of
    /// more than 200 bytes is cut and ends in its digest. Different texts may get the same name; a suite refuses such
    /// layouts.
    public static func fileName(_ text: String) -> String {
        bounded(safe(text))
    }

    /// The text as ``fileName(_:)`` converts it, but without dots, which separate the parts of a name.
    private static func part(_ text: String) -> String {
        safe(text).replacingOccurrences(of: ".", with: "-")
    }

    private static func safe(_ text: String) -> String {
        // Most names are plain, and every picture of a suite needs several.
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

    /// Whether a golden in this folder can have this name.
    static func isFileName(_ name: String, in folder: String) -> Bool {
        guard let dot = name.lastIndex(of: "."),
            GoldenFile.ofLayouts.contains(where: { $0.rawValue == name[name.index(after: dot)...] })
        else { return false }
        return name.hasPrefix(folder + ".") || isBounded(name[..<dot])
    }

    /// Whether a stem was shortened and ends in its digest.
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
