import Foundation
import SourceRewriting

/// An app or a package: its modules, in an order in which each follows those that it depends on.
struct Project: Equatable {
    /// The folder, as an absolute path.
    var folder: String
    var kind: Kind
    var targets: [AppTarget]
    /// The Interface Builder documents, as paths.
    var documents: [String]
    /// Notes for the report: what was found and is not compiled.
    var notes: [String] = []

    enum Kind: Equatable {
        case package
        case xcode(String)
        case folder
    }

    /// Reads a folder: its `Package.swift`, else its Xcode project, else all its Swift files as one module.
    /// - Parameter target: the only target to look at, with those that it depends on.
    init(folder: String, target: String?, toolchain: String) throws {
        let folder = URL(fileURLWithPath: folder).standardizedFileURL.path
        self.folder = folder
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw AdoptionError("\(folder) is no folder: name the folder of an app or a package")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        var all: [AppTarget]
        if folder.hasSuffix(".xcodeproj") {
            kind = .xcode(folder)
            self.folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
            (all, notes) = try XcodeProject(path: folder).targets()
        } else if names.contains("Package.swift"), !Self.hasOwnManifest(folder) {
            kind = .package
            all = try PackageReader(folder: folder, toolchain: toolchain).targets()
        } else if let first = ProjectFinder.projects(in: folder, names: names).first {
            kind = .xcode(first)
            all = []
            for path in ProjectFinder.projects(in: folder, names: names) {
                let (targets, more) = try XcodeProject(path: path).targets()
                all += targets.filter { target in !all.contains { $0.name == target.name } }
                notes += more
            }
        } else {
            kind = .folder
            let files = try SourceFolder(path: folder).files(skippingTests: true)
            let name = URL(fileURLWithPath: folder).lastPathComponent
            all = [
                AppTarget(
                    name: name, module: AppTarget.moduleName(name), files: files.filter(SourceFolder.isSwift),
                    isForIOS: true, foreignFiles: files.filter(SourceFolder.isForeign).count)
            ]
        }
        all = all.filter { !$0.files.isEmpty }
        if kind != .package { Self.addImported(&all) }
        targets = try Self.ordered(all, only: target)
        guard !targets.isEmpty else {
            throw AdoptionError("\(folder): no Swift file was found: name the folder of an app or a package")
        }
        documents = try SourceFolder(path: self.folder).files(skippingTests: true, where: SourceFolder.isDocument)
    }

    /// Whether the folder's manifest is one that this command has written for what lies beside it.
    private static func hasOwnManifest(_ folder: String) -> Bool {
        FileManager.default.contents(atPath: folder + "/Package.swift")
            .map { LinuxPackage.wrote(String(decoding: $0, as: UTF8.self)) } ?? false
    }

    /// Adds the targets that a target only imports: Xcode finds such dependencies by itself.
    private static func addImported(_ targets: inout [AppTarget]) {
        guard targets.count > 1 else { return }
        for number in targets.indices {
            let others = targets.filter { $0.name != targets[number].name }
            let imported = Set(targets[number].files.flatMap { SourceFile(reading: $0).imports })
            targets[number].dependencies += others.filter { other in
                !targets[number].dependencies.contains(other.name) && imported.contains(other.module)
            }.map(\.name)
        }
    }

    /// The targets, each after those that it depends on.
    static func ordered(_ all: [AppTarget], only name: String?) throws -> [AppTarget] {
        let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
        var roots = all
        if let name {
            guard let root = byName[name] else {
                throw AdoptionError(
                    "there is no target \(name): the targets are \(all.map(\.name).joined(separator: ", "))")
            }
            roots = [root]
        }
        var result: [AppTarget] = []
        var seen: Set<String> = []
        func add(_ target: AppTarget) {
            guard seen.insert(target.name).inserted else { return }
            for dependency in target.dependencies { byName[dependency].map(add) }
            result.append(target)
        }
        roots.forEach(add)
        return result
    }

    /// The documents that belong to a target: those for which its sources are the nearest ones.
    func documents(of target: AppTarget) -> [String] {
        documents.filter { owner(of: $0)?.name == target.name }
    }

    /// The target with most files in the document's folder, or else in the nearest folder around it that has some.
    private func owner(of document: String) -> AppTarget? {
        var folder = URL(fileURLWithPath: document).deletingLastPathComponent()
        while folder.path.hasPrefix(self.folder) {
            let counts = targets.map { target in target.files.count { $0.hasPrefix(folder.path + "/") } }
            if let most = counts.max(), most > 0 { return zip(targets, counts).first { $1 == most }?.0 }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// A path as the report names it: relative to the project's folder.
    func shown(_ path: String) -> String {
        path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }
}
