import Foundation

/// An Xcode project, as `project.pbxproj` states it: objects that refer to each other by identifiers.
struct XcodeProject {
    private let objects: [String: [String: Any]]
    private let root: [String: Any]
    /// The folder that contains the project.
    private let folder: String
    private let path: String
    /// The group that contains each object.
    private let parents: [String: String]

    init(path: String) throws {
        let file = path + "/project.pbxproj"
        guard let data = FileManager.default.contents(atPath: file) else {
            throw AdoptionError("\(file) cannot be read")
        }
        try self.init(data, path: path)
    }

    init(_ data: Data, path: String) throws {
        let file = path + "/project.pbxproj"
        self.path = path
        folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let list: Any
        do {
            list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        } catch {
            throw AdoptionError("\(file) is no property list: a merge conflict, or no project of Xcode")
        }
        guard let top = list as? [String: Any], let objects = top["objects"] as? [String: [String: Any]],
            let root = (top["rootObject"] as? String).flatMap({ objects[$0] })
        else { throw AdoptionError("\(file) has no project: it has no objects, or no root object") }
        self.objects = objects
        self.root = root
        var parents: [String: String] = [:]
        for (id, object) in objects {
            for child in object["children"] as? [String] ?? [] { parents[child] = id }
        }
        self.parents = parents
    }

    /// The targets that make apps, extensions and frameworks for iOS, and notes about those that are left out.
    func targets() throws -> (targets: [AppTarget], notes: [String]) {
        var targets: [AppTarget] = []
        var notes: [String] = []
        for id in root["targets"] as? [String] ?? [] {
            guard let object = objects[id], let name = object["name"] as? String else { continue }
            let type = object["productType"] as? String ?? ""
            guard object["isa"] as? String == "PBXNativeTarget", !type.contains("test") else {
                notes.append("the target \(name) is not compiled: it is no app, extension or framework")
                continue
            }
            let settings = buildSettings(of: object)
            if let platform = settings["SDKROOT"], !["iphoneos", "auto", ""].contains(platform) {
                notes.append("the target \(name) is not compiled: it is for \(platform)")
                continue
            }
            targets.append(try target(id, object, name: name, settings))
        }
        return (targets, notes)
    }

    private func target(
        _ id: String, _ object: [String: Any], name: String, _ settings: [String: String]
    ) throws -> AppTarget {
        var files: Set<String> = []
        for phase in object["buildPhases"] as? [String] ?? [] {
            guard let phase = objects[phase], phase["isa"] as? String == "PBXSourcesBuildPhase" else { continue }
            for file in phase["files"] as? [String] ?? [] {
                guard let reference = objects[file]?["fileRef"] as? String, let path = place(of: reference) else {
                    continue
                }
                files.insert(path)
            }
        }
        for group in object["fileSystemSynchronizedGroups"] as? [String] ?? [] {
            guard let path = place(of: group), FileManager.default.fileExists(atPath: path) else { continue }
            let left = exceptions(of: group, target: id).map { "\(path)/\($0)" }
            files.formUnion(
                try SourceFolder(path: path).files(skippingTests: false).filter { file in
                    !left.contains { file == $0 || file.hasPrefix($0 + "/") }
                })
        }
        let product = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name
        let dependencies = (object["dependencies"] as? [String] ?? []).compactMap { dependency in
            (objects[dependency]?["target"] as? String).flatMap { objects[$0]?["name"] as? String }
        }
        let conditions = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ").map(String.init)
        return AppTarget(
            name: name, module: AppTarget.moduleName(Self.expanded(product, target: name)),
            files: files.filter { SourceFolder.isSwift($0) && FileManager.default.fileExists(atPath: $0) }.sorted(),
            languageMode: (settings["SWIFT_VERSION"] ?? "5").hasPrefix("6") ? "6" : "5",
            isOnMainActor: settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor",
            conditions: conditions.filter { !$0.hasPrefix("$") },
            upcomingFeatures: settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES"
                ? ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"] : [],
            dependencies: dependencies, isForIOS: true,
            foreignFiles: files.filter(SourceFolder.isForeign).count)
    }

    /// `$(TARGET_NAME)` and its like stand for the target's name.
    private static func expanded(_ value: String, target: String) -> String {
        ["$(TARGET_NAME)", "${TARGET_NAME}", "$(TARGET_NAME:c99extidentifier)", "$(PRODUCT_NAME)"]
            .reduce(value) { $0.replacingOccurrences(of: $1, with: target) }
    }

    /// The files of a synchronized folder that do not belong to a target.
    private func exceptions(of group: String, target: String) -> [String] {
        (objects[group]?["exceptions"] as? [String] ?? []).compactMap { objects[$0] }
            .filter { $0["target"] as? String == target }
            .flatMap { $0["membershipExceptions"] as? [String] ?? [] }
    }

    /// The path of a file or a group: its own, below those of the groups around it.
    private func place(of id: String, depth: Int = 0) -> String? {
        guard depth < 64, let object = objects[id] else { return nil }
        let own = object["path"] as? String
        switch object["sourceTree"] as? String ?? "<group>" {
        case "<absolute>": return own
        case "SOURCE_ROOT": return own.map { folder + "/" + $0 }
        case "<group>":
            let parent = parents[id].flatMap { place(of: $0, depth: depth + 1) } ?? folder
            return own.map { URL(fileURLWithPath: parent + "/" + $0).standardizedFileURL.path } ?? parent
        // A product, or a file of the SDK.
        default: return nil
        }
    }

    /// The settings of the Debug configuration: the project's, and over them the target's.
    private func buildSettings(of target: [String: Any]) -> [String: String] {
        [root, target].reduce(into: [:]) { result, object in
            let list = (object["buildConfigurationList"] as? String).flatMap { objects[$0] }
            let all = (list?["buildConfigurations"] as? [String] ?? []).compactMap { objects[$0] }
            let configuration = all.first { $0["name"] as? String == "Debug" } ?? all.first
            let file = (configuration?["baseConfigurationReference"] as? String).flatMap { place(of: $0) }
            for setting in file.map({ SettingsFile.read($0) }) ?? [] { set(setting.key, setting.value, &result) }
            for (key, value) in configuration?["buildSettings"] as? [String: Any] ?? [:] {
                let words = (value as? [String])?.joined(separator: " ") ?? value as? String
                if let words { set(key, words, &result) }
            }
        }
    }

    private func set(_ key: String, _ value: String, _ settings: inout [String: String]) {
        settings[key] = value.replacingOccurrences(of: "$(inherited)", with: settings[key] ?? "")
    }
}
