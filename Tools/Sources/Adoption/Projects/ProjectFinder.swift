import Foundation

/// Finds the Xcode projects of a folder.
enum ProjectFinder {
    /// The paths of the projects in the folder; if there are none, of those that its workspace names; if there is none, of
    /// those in the folders directly below.
    static func projects(in folder: String, names: [String]) -> [String] {
        let own = names.filter(isProject).map { "\(folder)/\($0)" }
        if !own.isEmpty { return own }
        if let workspace = names.first(where: { $0.hasSuffix(".xcworkspace") }) {
            return projects(of: "\(folder)/\(workspace)", in: folder)
        }
        return names.filter { !$0.hasPrefix(".") && !SourceFolder.isForeignFolder($0) }.flatMap { name in
            let inside = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? []
            return inside.filter(isProject).sorted().map { "\(folder)/\(name)/\($0)" }
        }
    }

    private static func isProject(_ name: String) -> Bool { name.hasSuffix(".xcodeproj") }

    /// The projects that a workspace names, `location = "group:App/App.xcodeproj"`, but for those of dependencies.
    private static func projects(of workspace: String, in folder: String) -> [String] {
        let data = FileManager.default.contents(atPath: workspace + "/contents.xcworkspacedata") ?? Data()
        return String(decoding: data, as: UTF8.self).split(separator: "\"").compactMap { text in
            guard text.hasSuffix(".xcodeproj"), let path = text.split(separator: ":", maxSplits: 1).last,
                !path.split(separator: "/").map(String.init).contains(where: SourceFolder.isForeignFolder)
            else { return nil }
            return path.hasPrefix("/") ? String(path) : "\(folder)/\(path)"
        }
    }
}
