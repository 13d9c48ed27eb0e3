import Foundation
import Testing

@testable import Adoption

/// The sample projects beside this file.
enum Samples {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Projects")
        .path

    static func project(_ name: String, target: String? = nil) throws -> Project {
        try Project(folder: "\(folder)/\(name)", target: target, toolchain: Self.swift)
    }

    /// The `usr` folder of the toolchain in the search path.
    static let swift: String = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let program = folders.map { URL(fileURLWithPath: $0 + "/swift") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        return program?.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent().path ?? "/usr"
    }()
}

extension Project {
    fileprivate func shownFiles(_ target: String) -> [String] {
        targets.first { $0.name == target }?.files.map(shown) ?? []
    }
}

@Suite struct ProjectTests {
    @Test("A workspace's projects are read, or those in folders below, without dependencies; files of settings count")
    func workspaces() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("adopt-\(UUID().uuidString)")
        let files = FileManager.default
        defer { try? files.removeItem(at: folder) }
        for name in ["App", "Pods"] {
            try files.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        try files.copyItem(atPath: Samples.folder + "/Trails", toPath: folder.path + "/App/Trails")
        try files.copyItem(atPath: Samples.folder + "/Trails", toPath: folder.path + "/Pods/Trails")
        let workspace = folder.appendingPathComponent("All.xcworkspace")
        try files.createDirectory(at: workspace, withIntermediateDirectories: true)
        let text = """
            <FileRef location = "group:App/Trails/Trails.xcodeproj"></FileRef>
            <FileRef location = "group:Pods/Trails/Trails.xcodeproj"></FileRef>
            """
        try Data(text.utf8).write(to: workspace.appendingPathComponent("contents.xcworkspacedata"))
        func names(_ path: String) throws -> [String] {
            try Project(folder: path, target: nil, toolchain: Samples.swift).targets.map(\.name)
        }
        #expect(try names(folder.path) == ["TrailsKit", "Trails"])
        #expect(try names(folder.path + "/App") == ["TrailsKit", "Trails"])
        let more = folder.appendingPathComponent("more.xcconfig")
        try Data("SWIFT_VERSION = 6.0 // new\nA[sdk=x*] = 1\nB = $(inherited) b;\n".utf8).write(to: more)
        let settings = folder.appendingPathComponent("app.xcconfig")
        try Data("B = a\n#include \"more.xcconfig\"\n#include? \"none.xcconfig\"\n".utf8).write(to: settings)
        let read = SettingsFile.read(settings.path)
        #expect(read.map(\.key) == ["B", "SWIFT_VERSION", "B"] && read.map(\.value) == ["a", "6.0", "$(inherited) b"])
    }

    @Test("After --write, the project is still what it was; a manifest that somebody has taken over is a package's")
    func ownManifest() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("adopt-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(atPath: Samples.folder + "/Trails", toPath: folder.path)
        let manifest = folder.appendingPathComponent("Package.swift")
        let own = "// swift-tools-version: 6.0\n\(LinuxPackage.mark)\nimport PackageDescription\n"
        try Data(own.utf8).write(to: manifest)
        let project = try Project(folder: folder.path, target: nil, toolchain: Samples.swift)
        #expect(project.targets.map(\.name) == ["TrailsKit", "Trails"])
        #expect(project.documents(of: project.targets[1]).map(project.shown) == ["Trails/Login.storyboard"])
        #expect(project.documents(of: project.targets[0]).isEmpty)
        try Data("no manifest".utf8).write(to: manifest)
        #expect(throws: AdoptionError.self) { try Project(folder: folder.path, target: nil, toolchain: Samples.swift) }
    }

    @Test("An Xcode project's targets have the files of their folders and groups, and the settings of Debug")
    func xcode() throws {
        let project = try Samples.project("Trails")
        // The framework comes before the app that depends on it.
        #expect(project.targets.map(\.name) == ["TrailsKit", "Trails"])
        #expect(project.shownFiles("TrailsKit") == ["TrailsKit/Theme.swift", "TrailsKit/Trail.swift"])
        // A synchronized folder has all its files, but for the exception.
        #expect(
            project.shownFiles("Trails") == [
                "Trails/AppDelegate.swift", "Trails/BaseController.swift", "Trails/LoginController.swift",
                "Trails/MapController.swift", "Trails/Model/ScanController.swift", "Trails/TrailController.swift",
                "Trails/TrailListController.swift", "Trails/Uploader.swift",
            ])
        let (kit, app) = (project.targets[0], project.targets[1])
        #expect(app.languageMode == "6" && app.isOnMainActor && app.conditions == ["BETA", "DEBUG"])
        #expect(app.module == "Trails" && app.dependencies == ["TrailsKit"] && app.isForIOS)
        #expect(kit.languageMode == "5" && !kit.isOnMainActor && kit.conditions == ["DEBUG"] && kit.foreignFiles == 1)
        #expect(project.documents.map(project.shown) == ["Trails/Login.storyboard"])
        #expect(project.notes == ["the target TrailsTests is not compiled: it is no app, extension or framework"])
    }

    @Test("One target comes with those that it depends on; an unknown one is an error with the names")
    func oneTarget() throws {
        #expect(try Samples.project("Trails", target: "TrailsKit").targets.map(\.name) == ["TrailsKit"])
        #expect(throws: AdoptionError("there is no target Nothing: the targets are Trails, TrailsKit")) {
            try Samples.project("Trails", target: "Nothing")
        }
    }

    @Test("A package's targets have the files and settings of its manifest")
    func package() throws {
        let project = try Samples.project("Walks")
        #expect(project.kind == .package && project.targets.map(\.name) == ["WalksKit", "Walks"])
        #expect(project.shownFiles("Walks") == ["Sources/Walks/WalkController.swift"])
        let (kit, app) = (project.targets[0], project.targets[1])
        #expect(app.languageMode == "5" && app.isOnMainActor && app.conditions == ["BETA", "SWIFT_PACKAGE"])
        #expect(kit.languageMode == "6" && kit.upcomingFeatures == ["ExistentialAny"] && !kit.isForIOS)
        #expect(!FileManager.default.fileExists(atPath: project.folder + "/.build"))
    }

    @Test("A folder is one module, without tests and dependencies")
    func folder() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("2 Trails-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for path in ["App/A.swift", "B.swift", "Pods/C.swift", "AppTests/D.swift", ".git/E.swift", "Old/F.m"] {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        let project = try Project(folder: folder.path, target: nil, toolchain: "/usr")
        #expect(
            project.targets.count == 1 && project.targets[0].files.map(project.shown) == ["App/A.swift", "B.swift"])
        #expect(project.targets[0].module.hasPrefix("_2_Trails_") && project.targets[0].foreignFiles == 1)
    }

    @Test(
        "A project file that is none is an error with the cause",
        arguments: [
            ("<<<<<<< HEAD\n{", "is no property list: a merge conflict, or no project of Xcode"),
            ("{ a = b; }", "has no project: it has no objects, or no root object"),
        ])
    func broken(text: String, message: String) {
        #expect(throws: AdoptionError("/x/A.xcodeproj/project.pbxproj \(message)")) {
            try XcodeProject(Data(text.utf8), path: "/x/A.xcodeproj")
        }
    }

    @Test("Groups that contain each other end")
    func circle() throws {
        let text = """
            { objects = {
              P = { isa = PBXProject; targets = (T); };
              T = { isa = PBXNativeTarget; name = T; productType = app; buildPhases = (S); };
              S = { isa = PBXSourcesBuildPhase; files = (B); };
              B = { fileRef = F; };
              F = { path = "a.swift"; sourceTree = "<group>"; };
              G = { children = (F, H); path = g; sourceTree = "<group>"; };
              H = { children = (G); path = h; sourceTree = "<group>"; };
            }; rootObject = P; }
            """
        let project = try XcodeProject(Data(text.utf8), path: "/x/A.xcodeproj")
        #expect(try project.targets().targets.map(\.files) == [[]])
    }

    @Test("A folder that is not there is an error")
    func missing() {
        #expect(throws: AdoptionError("/no/such is no folder: name the folder of an app or a package")) {
            try Project(folder: "/no/such", target: nil, toolchain: "/usr")
        }
    }
}
