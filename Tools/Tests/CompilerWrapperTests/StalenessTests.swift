import Dispatch
import Foundation
import SourceRewriting
import Testing

@testable import CompilerWrapper

/// A module on disk, for which the wrapper is called as SwiftPM calls the compiler.
private struct App {
    let folder: URL
    let name: String
    var files: [String: String] = [:]

    private var outputs: URL { folder.appendingPathComponent("\(name).build") }
    private func path(_ file: String) -> String { folder.appendingPathComponent("\(name)-\(file)").path }
    private func object(_ file: String) -> String { outputs.appendingPathComponent(file + ".o").path }

    init(in folder: URL, name: String = "App") throws {
        self.folder = folder
        self.name = name
        let bin = folder.appendingPathComponent("usr/bin")
        let modules = folder.appendingPathComponent("Modules/UIKit.swiftmodule")
        for folder in [bin, modules, outputs] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let compiler = bin.appendingPathComponent("swiftc")
        try? FileManager.default.createSymbolicLink(at: compiler, withDestinationURL: URL(fileURLWithPath: "/bin/true"))
    }

    /// Writes the files, lets the wrapper prepare a call, and makes the objects that are missing, as the compiler does.
    /// - Returns: what the compiler reads for each file, and the files that it must compile although they did not change.
    func build() throws -> (texts: [String: String], forgotten: Set<String>) {
        let names = files.keys.sorted()
        for name in names { try Data(files[name, default: ""].utf8).write(to: URL(fileURLWithPath: path(name))) }
        let map = outputs.appendingPathComponent("map.json")
        let entries = Dictionary(uniqueKeysWithValues: names.map { (path($0), ["object": object($0)]) })
        try JSONSerialization.data(withJSONObject: entries).write(to: map)
        let built = names.filter { FileManager.default.fileExists(atPath: object($0)) }
        let wrapper = try Wrapper(environment: ["REFLOW_TOOLCHAIN": folder.appendingPathComponent("usr").path])
        let arguments = ["-module-name", name, "-I", folder.path + "/Modules", "-output-file-map", map.path]
        let prepared = try wrapper.prepare(arguments + names.map(path)).arguments
        let forgotten = built.filter { !FileManager.default.fileExists(atPath: object($0)) }
        for name in names { try Data().write(to: URL(fileURLWithPath: object(name))) }
        let copies = try overlay(prepared)
        let texts = try names.map { name in
            (name, try String(contentsOfFile: copies[path(name)] ?? path(name), encoding: .utf8))
        }
        return (Dictionary(uniqueKeysWithValues: texts), Set(forgotten))
    }

    /// The copy of each original, as the compiler's arguments name them.
    private func overlay(_ arguments: [String]) throws -> [String: String] {
        guard arguments.first == "-vfsoverlay" else { return [:] }
        let data = try Data(contentsOf: URL(fileURLWithPath: arguments[1]))
        let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        let roots = object?["roots"] as? [[String: String]] ?? []
        return Dictionary(
            uniqueKeysWithValues: roots.map { ($0["name", default: ""], $0["external-contents", default: ""]) })
    }

    /// The texts of a build without a past.
    func fresh() throws -> [String: String] {
        let other = folder.appendingPathComponent("fresh")
        defer { try? FileManager.default.removeItem(at: other) }
        var app = try App(in: other, name: name)
        app.files = files
        return try app.build().texts
    }
}

/// Whatever happens to the files, the compiler reads what it would read in a build without a past, and compiles each file
/// whose copy is another one.
@Suite struct StalenessTests {
    private let screen = "import UIKit\nclass Screen: UIViewController {\n    @objc func go() {}\n}\n"
    private let child = "import UIKit\nclass Child: Screen {\n    let s = #selector(go)\n}\n"
    private let layout = "import UIKit\nextension Screen {\n    override func viewDidLoad() {}\n}\n"

    private func check(
        _ app: App, forgets expected: Set<String>, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let (texts, forgotten) = try app.build()
        let fresh = try app.fresh()
        #expect(texts == fresh, sourceLocation: sourceLocation)
        #expect(forgotten == expected, sourceLocation: sourceLocation)
    }

    @Test func everyChangeOfTheFilesIsSeen() throws {
        try withFolder { (folder: URL) throws in
            var app = try App(in: folder)
            app.files = ["Screen.swift": screen, "Child.swift": child]
            try check(app, forgets: [])
            try check(app, forgets: [])
            // A superclass in another file changes.
            app.files["Screen.swift"] = screen.replacing("go()", with: "go(_ sender: UIButton)")
            try check(app, forgets: ["Screen.swift", "Child.swift"])
            // A body changes.
            app.files["Screen.swift"] = app.files["Screen.swift"]?.replacing("{}", with: "{ print(sender) }")
            try check(app, forgets: ["Screen.swift"])
            // An override comes, moves to another file, and goes.
            app.files["Layout.swift"] = layout
            try check(app, forgets: ["Screen.swift"])
            app.files["Moved.swift"] = app.files.removeValue(forKey: "Layout.swift")
            try check(app, forgets: [])
            app.files["Moved.swift"] = nil
            try check(app, forgets: ["Screen.swift"])
            // The first file of the module needs no copy any more, and then it is another one.
            app.files["Child.swift"] = "import UIKit\n"
            try check(app, forgets: ["Child.swift"])
            app.files = ["Aaa.swift": child, "Screen.swift": app.files["Screen.swift"] ?? ""]
            try check(app, forgets: [])
            // Nothing is left that needs a copy.
            app.files = ["Aaa.swift": "import UIKit\n"]
            try check(app, forgets: ["Aaa.swift"])
        }
    }

    @Test func aFileThatWasOnlyTouchedIsNotCopiedAgain() throws {
        try withFolder { (folder: URL) throws in
            var app = try App(in: folder)
            app.files = ["Screen.swift": screen, "Child.swift": child]
            _ = try app.build()
            let copies = try copyDates(of: app)
            // `build` writes the files anew: their times change.
            try check(app, forgets: [])
            #expect(try copyDates(of: app) == copies)
        }
    }

    private func copyDates(of app: App) throws -> [String: Date] {
        let folder = app.folder.appendingPathComponent("App.build/reflow-copies")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        #expect(names.count == 2)
        return try Dictionary(
            uniqueKeysWithValues: names.map { name in
                let attributes = try FileManager.default.attributesOfItem(
                    atPath: folder.appendingPathComponent(name).path)
                return (name, try #require(attributes[.modificationDate] as? Date))
            })
    }

    /// A copy that somebody changed or removed, and a cache that was cut off, are made again.
    @Test func aDamagedFolderIsMended() throws {
        try withFolder { (folder: URL) throws in
            var app = try App(in: folder)
            app.files = ["Screen.swift": screen, "Child.swift": child]
            _ = try app.build()
            let copies = folder.appendingPathComponent("App.build/reflow-copies")
            for name in try FileManager.default.contentsOfDirectory(atPath: copies.path) {
                let file = copies.appendingPathComponent(name)
                let content = try Data(contentsOf: file)
                try content.prefix(content.count / 2).write(to: file)
                let (texts, _) = try app.build()
                #expect(try texts == app.fresh(), "\(name) was cut off")
                try FileManager.default.removeItem(at: file)
                #expect(try app.build().texts == app.fresh(), "\(name) was removed")
            }
        }
    }

    @Test func modulesThatAreBuiltAtTheSameTimeDoNotMeet() throws {
        try withFolder { (folder: URL) throws in
            var apps = try (0..<8).map { try App(in: folder, name: "App\($0)") }
            for number in apps.indices {
                apps[number].files = [
                    "Screen.swift": screen.replacing("go", with: "go\(number)"),
                    "Child.swift": child.replacing("go", with: "go\(number)"),
                ]
            }
            let all = apps
            nonisolated(unsafe) var texts: [[String: String]?] = Array(repeating: nil, count: all.count)
            texts.withUnsafeMutableBufferPointer { texts in
                nonisolated(unsafe) let texts = texts
                // Each call writes a place of its own.
                DispatchQueue.concurrentPerform(iterations: all.count) { number in
                    for _ in 0..<3 { texts[number] = try? all[number].build().texts }
                }
            }
            for (app, texts) in zip(all, texts) { #expect(try texts == app.fresh()) }
        }
    }
}
