import Basics
package import Foundation

/// The symbols of a team, which replace stand-ins: the SVG files of a folder, each called like its symbol.
package struct SymbolFolder: Sendable {
    private let outlines: [String: SymbolOutline]

    /// The folder's symbol called `name`; nil if there is none.
    package func outline(named name: String) -> SymbolOutline? { outlines[name] }

    /// The maximum number of files.
    private static let mostFiles = 4096

    package init(_ folder: URL) throws(AssetError) {
        // Messages show the path as it was given.
        let place = folder.relativePath
        let names: [String]
        do throws(FileError) {
            names = try Folder.names(in: place)
        } catch {
            throw .unreadable(path: place, reason: error.reason)
        }
        let files = names.filter { $0.lowercased().hasSuffix(".svg") }.sorted()
        guard files.count <= SymbolFolder.mostFiles else {
            throw .unreadable(path: place, reason: "it has more than \(SymbolFolder.mostFiles) SVG files")
        }
        var outlines: [String: SymbolOutline] = [:]
        for file in files {
            let name = String(file.dropLast(4))
            outlines[name] = try SymbolFile.outline(named: name, at: "\(place)/\(file)")
        }
        self.outlines = outlines
    }

    private struct Shown: Sendable {
        var process: SymbolFolder?
        var layout: SymbolFolder?
    }

    private static let shown = Guarded(Shown())

    /// The folder whose symbols are shown.
    package static var current: SymbolFolder? { shown.withLock { $0.process ?? $0.layout } }

    /// Shows the symbols of a folder until the process ends.
    package static func showForProcess(_ folder: SymbolFolder) { shown.withLock { $0.process = folder } }

    /// Shows the symbols of a folder, or none, until the next layout is shown.
    package static func showForLayout(_ folder: SymbolFolder?) { shown.withLock { $0.layout = folder } }
}
