import Basics
import Foundation

/// Finds the folder of the project that a document belongs to.
package enum ProjectFolder {
    /// The manifest of a Swift package.
    static let packageFile = "Package.swift"

    /// Whether an entry of this name makes its folder one of a project.
    static func isMarker(_ name: String) -> Bool { name == packageFile || name.hasSuffix(".xcodeproj") }

    /// The folders whose resources a document may use, the nearest first: that of its project, and that of its
    /// repository. A folder outside of both has none.
    /// - Parameter folder: the document's folder.
    package static func roots(around folder: String) -> [String] {
        guard let real = Folder.realPath(folder) else { return [] }
        var roots: [String] = []
        var place = real
        for _ in 0..<maximumDepth {
            // A folder that cannot be read, or that is outside of the boundary, ends the search.
            guard place != "/", let names = try? Folder.names(in: place) else { break }
            let isRepository = names.contains(".git")
            if isRepository || roots.isEmpty && names.contains(where: isMarker) { roots.append(place) }
            if isRepository { break }
            place = String(place[..<(place.lastIndex(of: "/") ?? place.startIndex)])
            if place.isEmpty { break }
        }
        return roots
    }

    private static let maximumDepth = 100
}
