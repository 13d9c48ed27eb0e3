import Foundation
import Testing

@testable import Adoption

@Suite struct ReportTests {
    /// The sample app, as if the compiler had said this.
    private func report() throws -> (Project, AdoptReport, [TargetResult]) {
        let project = try Samples.project("Trails")
        func path(_ name: String) -> String { "\(project.folder)/Trails/\(name).swift" }
        let kit = TargetResult(buildable: project.targets[0].files)
        let app = TargetResult(
            missingModules: [path("MapController"): ["MapKit"], path("Uploader"): ["Alamofire"]],
            errors: [
                path("MapController"): [
                    CompilerError(file: path("MapController"), line: 5, message: "cannot find 'MKMapView' in scope")
                ],
                path("Model/ScanController"): [
                    CompilerError(
                        file: path("Model/ScanController"), line: 4, message: "cannot find 'UIMagicScanner' in scope")
                ],
            ],
            buildable: ["AppDelegate", "BaseController", "LoginController", "TrailController", "TrailListController"]
                .map(path),
            screens: [
                TargetResult.Screen(
                    name: "#Preview Empty", file: path("TrailListController"),
                    maker: "Reflow_Preview_TrailListController_1.previews[0].makeViewController()", isPreview: true),
                TargetResult.Screen(
                    name: "TrailListController", file: path("TrailListController"), maker: "TrailListController()"),
                TargetResult.Screen(
                    name: "TrailController", file: path("TrailController"), maker: "TrailController()",
                    obstacle: "missing argument for parameter 'trail' in call"),
                TargetResult.Screen(
                    name: "LoginController", file: path("LoginController"), maker: "LoginController()",
                    obstacle: "no document", lacksDocument: true),
            ])
        return (project, AdoptReport(project, [kit, app]), [kit, app])
    }

    @Test("The report counts files, and says what is in the way and what can be shown")
    func counts() throws {
        let (_, report, _) = try report()
        #expect(report.files == 10 && report.compile == 7)
        #expect(
            report.blockers == [
                RankedBlocker(kind: .module, name: "MapKit", files: 1, frees: 1),
                RankedBlocker(kind: .package, name: "Alamofire", files: 1, frees: 1),
                RankedBlocker(kind: .resource, name: "document of LoginController", files: 1, frees: 1),
                RankedBlocker(kind: .symbol, name: "UIMagicScanner", files: 1, frees: 1),
            ])
        #expect(report.screens.map(\.name) == ["#Preview Empty", "TrailListController"])
        #expect(report.waiting.map(\.name) == ["TrailController", "LoginController"])
    }

    @Test("The JSON has the keys of the contract and no others")
    func json() throws {
        let (_, report, _) = try report()
        let object = try #require(try JSONSerialization.jsonObject(with: report.json) as? [String: Any])
        #expect(Set(object.keys) == ["files", "compile", "blockers", "screens"])
        let blocker = try #require((object["blockers"] as? [[String: Any]])?.first)
        #expect(Set(blocker.keys) == ["kind", "name", "files", "frees"])
        let screen = try #require((object["screens"] as? [[String: Any]])?.last)
        #expect(Set(screen.keys) == ["name", "file", "test"])
        #expect(screen["file"] as? String == "Trails/TrailListController.swift")
        #expect((screen["test"] as? String)?.contains(".image(on: .iPhone13(.landscape))") ?? false)
    }

    @Test("Empty modules stand in for unused imports, in the manifest and in the notes")
    func standIns() throws {
        var (project, _, results) = try report()
        let map = "\(project.folder)/Trails/MapController.swift"
        results[1].errors[map] = nil
        results[1].buildable.append(map)
        results[1].standIns = ["MapKit"]
        project.notes = []
        let report = AdoptReport(project, results)
        #expect(report.compile == 7)
        #expect(report.notes.contains { $0.hasPrefix("Trails: 1 file(s) would compile") && $0.hasSuffix(": MapKit") })
        let package = LinuxPackage(project: project, results: results, report: report, reflow: "/opt/reflow")
        let manifest = try #require(package.files.first?.text)
        #expect(manifest.contains(#".target(name: "MapKit", path: "StandIns/MapKit"),"#))
        #expect(
            manifest.contains(#"dependencies: ["TrailsKit", "MapKit", .product(name: "UIKit", package: "Reflow")],"#))
        #expect(package.files.map(\.path).contains("StandIns/MapKit/MapKit.swift"))
    }

    @Test("What --run saw is in every form of the report")
    func outcomes() throws {
        var (_, report, _) = try report()
        report.outcomes = [
            ScreenOutcome(name: "TrailListController", output: "made\nturned\ndone", isTimedOut: false, errors: "")
        ]
        let object = try #require(try JSONSerialization.jsonObject(with: report.json) as? [String: Any])
        let outcome = try #require((object["outcomes"] as? [[String: Any]])?.first)
        #expect(outcome["made"] as? Bool == true && outcome["colored"] as? Bool == false)
        #expect(ReportText(report: report).text.contains("Made: 1 of 1. Turned there and back: 1."))
        #expect(ReportPage(report: report, title: "A").text.contains("<li>Made: 1 of 1."))
    }

    @Test("The text lists blockers in columns, and the screens")
    func text() throws {
        let (_, report, _) = try report()
        let text = ReportText(report: report).text
        #expect(text.hasPrefix("7 of 10 files compile on Linux (70 %).\n  TrailsKit: 2 of 2\n  Trails: 5 of 8\n"))
        #expect(text.contains("\n  frees  files  kind      name\n      1      1  module    MapKit\n"))
        #expect(text.contains("  TrailListController  Trails/TrailListController.swift\n"))
        #expect(text.contains("  TrailController: missing argument for parameter 'trail' in call\n"))
        #expect(text.contains("note: TrailsKit has 1 file(s) in C or Objective-C"))
    }

    @Test("The page escapes names")
    func page() throws {
        var (_, report, _) = try report()
        report.blockers = [RankedBlocker(kind: .syntax, name: "a<b> & \"c\"", files: 1, frees: 1)]
        let page = ReportPage(report: report, title: "A<B").text
        #expect(page.contains("<code>a&lt;b> &amp; &quot;c&quot;</code>") && page.contains("<h1>A&lt;B on Linux</h1>"))
    }

    @Test("The manifest has what compiles, and a file that is there is kept")
    func package() throws {
        let (project, report, results) = try report()
        var copy = project
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("adopt-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let package = LinuxPackage(project: project, results: results, report: report, reflow: "/opt/reflow")
        let manifest = try #require(package.files.first { $0.path == "Package.swift" }?.text)
        for line in [
            #".package(name: "Reflow", path: "/opt/reflow")"#, #".executableTarget("#, #""Trails/AppDelegate.swift","#,
            #"dependencies: ["TrailsKit", .product(name: "UIKit", package: "Reflow")],"#,
            #".swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), .define("BETA"), .define("DEBUG")"#,
            #"resources: [.copy("Trails/Login.storyboard")],"#,
            #".testTarget(name: "TrailsScreenTests", dependencies: ["Trails", .product(name: "SnapshotTesting", package: "Reflow")]),"#,
        ] { #expect(manifest.contains(line), "\(line)\n\(manifest)") }
        #expect(!manifest.contains("MapController"))
        let tests = try #require(package.files.last?.text)
        #expect(tests.contains("    assertPreviews(of: \"Trails\")\n"))
        #expect(
            tests.contains(
                "    assertSnapshot(of: TrailListController(), as: .image(on: .iPhone13), named: \"portrait\")"))
        #expect(package.files.map(\.path) == ["Package.swift", "Tests/TrailsScreenTests/ScreenTests.swift"])
        copy.folder = folder.path
        let written = LinuxPackage(project: copy, results: results, report: report, reflow: "/opt/reflow")
        #expect(try written.write().written == package.files.map(\.path))
        // What the command wrote is its own, until somebody takes it over.
        try Data("mine".utf8).write(to: folder.appendingPathComponent("Package.swift"))
        let testFile = folder.appendingPathComponent("Tests/TrailsScreenTests/ScreenTests.swift")
        let own = try String(contentsOf: testFile, encoding: .utf8)
        try Data((own + "// more\n").utf8).write(to: testFile)
        let second = try written.write()
        #expect(second.kept == ["Package.swift"] && second.written == ["Tests/TrailsScreenTests/ScreenTests.swift"])
        #expect(try String(contentsOf: testFile, encoding: .utf8) == own)
        try Data(own.replacingOccurrences(of: LinuxPackage.mark, with: "").utf8).write(to: testFile)
        #expect(try written.write().kept == package.files.map(\.path))
        #expect(try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8) == "mine")
    }
}
