import Basics
package import Foundation
import JSON
package import KitValues

/// The files in which a document is translated: Xcode stores a document in `Base.lproj`, or in the folder of the language
/// in which it was made, and its texts in folders beside that.
package struct LocalizedFiles: Sendable {
    /// A language by its tag: `de`, `pt-BR`.
    package let language: String
    private let folder: URL
    private let name: String
    private let fileExtension: String

    /// - Parameter document: the location of the document.
    package init(of document: URL, in language: String) {
        self.language = language
        let place = document.deletingLastPathComponent()
        folder = place.pathExtension == "lproj" ? place.deletingLastPathComponent() : place
        name = document.deletingPathExtension().lastPathComponent
        fileExtension = document.pathExtension
    }

    /// The files of a table of texts, such as `Localizable`.
    /// - Parameter folder: the folder that contains the folders of the languages.
    package init(ofTable name: String, in folder: URL, _ language: String) {
        self.language = language
        self.folder = folder
        self.name = name
        fileExtension = ""
    }

    /// The names of a language's folder without their extension, best first: the tag, with an underscore as in old
    /// projects, then the language alone, and the English name that very old projects have.
    static func names(of language: String) -> [String] {
        let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        var names = [language, parts.joined(separator: "-"), parts.joined(separator: "_")]
        for count in stride(from: parts.count - 1, to: 0, by: -1) {
            names.append(parts.prefix(count).joined(separator: "-"))
        }
        if let code = parts.first, let old = oldNames[code] { names.append(old) }
        var told: Set<String> = []
        return names.filter { !$0.isEmpty && !$0.contains("/") && !$0.contains("\0") && told.insert($0).inserted }
    }

    private static let oldNames = [
        "en": "English", "de": "German", "fr": "French", "es": "Spanish", "it": "Italian", "ja": "Japanese",
        "nl": "Dutch",
    ]

    /// The document that a language has instead of the one in `Base.lproj`; nil if there is none.
    package var wholeDocument: URL? { file("\(name).\(fileExtension)") }

    private func file(_ name: String) -> URL? {
        LocalizedFiles.names(of: language).lazy.map { folder.appendingPathComponent("\($0).lproj/\(name)") }
            .first(where: FileManager.default.isFile)
    }

    /// The translated texts by key, such as `Ab1-Cd-eF2.text`; nil if the document is not translated into the language.
    package func texts(on idiom: UIUserInterfaceIdiom) throws(LocalizedFileError) -> [String: String]? {
        if let file = file("\(name).strings") {
            let data = try read(file, limit: StringsFile.maximumBytes)
            do throws(StringsError) {
                return try StringsFile(data).texts
            } catch {
                throw LocalizedFileError(path: file.path, reason: "\(error)")
            }
        }
        let catalogues = ["mul.lproj/\(name).xcstrings", "\(name).xcstrings"].map(folder.appendingPathComponent)
        guard let file = catalogues.first(where: FileManager.default.isFile) else { return nil }
        let data = try read(file, limit: StringCatalogue.limits.fileBytes)
        do throws(JSONFileError) {
            let catalogue = try StringCatalogue.read(data, limits: StringCatalogue.limits)
            let known = LocalizedFiles.names(of: language).first(where: catalogue.languages.contains)
            return known.map { catalogue.texts(in: $0, on: idiom) }
        } catch {
            throw LocalizedFileError(path: file.path, reason: "\(error)")
        }
    }

    private func read(_ file: URL, limit: Int) throws(LocalizedFileError) -> Data {
        do throws(FileError) {
            return try BoundedFile.read(file.path, limit: limit)
        } catch {
            throw LocalizedFileError(path: file.path, reason: error.reason)
        }
    }
}

/// The reason why the translation of a document cannot be read.
package struct LocalizedFileError: Error, Sendable, Equatable, CustomStringConvertible {
    package let path: String
    package let reason: String

    package var description: String { "\(ShownText.name(path)): \(reason)" }
}
