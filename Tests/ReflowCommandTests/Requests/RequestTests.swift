import DisplayList
import Foundation
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import ReflowKit
import Screens
import Suites
import Testing
import Typesetting

@testable import ReflowCommand

/// The requests that command lines lead to.
@Suite("Requests")
struct RequestTests {
    // MARK: render

    private static func render(
        _ layouts: [String] = ["a.json"], devices: [String] = [], orientations: [OrientationSelection] = [],
        scale: Double? = nil, appearances: [UIUserInterfaceStyle] = [], steps: Bool = false,
        root: String? = nil, languages: [LayoutLanguage] = [], output: String = ".",
        showing: ShowingRequest = ShowingRequest()
    ) -> RenderRequest {
        RenderRequest(
            layouts: layouts,
            matrix: MatrixRequest(
                devices: devices, orientations: orientations, appearances: appearances, languages: languages),
            scale: scale, runsSteps: steps, root: root, outputDirectory: output, showing: showing)
    }

    @Test(
        "render",
        arguments: [
            ("a.json", render()),
            ("a.json b.json", render(["a.json", "b.json"])),
            ("a.json --device iphone-15 --device iPad", render(devices: ["iphone-15", "iPad"])),
            (
                "--orientation portrait --orientation=landscape --orientation all a.json",
                render(orientations: [.one(.exactly(.portrait)), .one(.landscape), .all])
            ),
            (
                "a.json --orientation landscapeLeft --orientation landscapeRight --orientation portraitUpsideDown",
                render(orientations: [
                    .one(.exactly(.landscapeLeft)), .one(.exactly(.landscapeRight)),
                    .one(.exactly(.portraitUpsideDown)),
                ])
            ),
            ("a.json --scale 2", render(scale: 2)),
            ("a.json --scale 2.608", render(scale: 2.608)),
            ("a.json --appearance dark", render(appearances: [.dark])),
            ("a.json --appearance light --appearance dark", render(appearances: [.light, .dark])),
            ("a.json --semantics iOS6", render(showing: ShowingRequest(semantics: .iOS6))),
            ("a.json --steps", render(steps: true)),
            ("a.json --root all", render(root: "all")),
            ("a.xib --language pt-BR", render(["a.xib"], languages: [.tag("pt-BR")])),
            ("a.xib --language double", render(["a.xib"], languages: [.doubled])),
            ("a.xib --language base --language accents", render(["a.xib"], languages: [.base, .accented])),
            ("a.json -o out", render(output: "out")),
            ("a.json --output=out", render(output: "out")),
            ("a.json --font-dir f --font-dir g", render(showing: ShowingRequest(fontDirectories: ["f", "g"]))),
            (
                "a.json --device-file d --device-file e --text bricks",
                render(showing: ShowingRequest(deviceFiles: ["d", "e"], textMode: .bricks))
            ),
        ])
    func renders(line: String, expected: RenderRequest) throws {
        #expect(try CommandSyntax.render.parse(line.words) == .request(expected))
    }

    // MARK: tree

    private static func tree(
        _ layouts: [String] = ["a.json"], device: String? = nil, orientation: OrientationChoice? = nil,
        variant: PictureVariant = PictureVariant(), steps: Bool = false, size: CGSize? = nil,
        environment: SizedEnvironment = SizedEnvironment(), scale: Double? = nil, root: String? = nil,
        language: LayoutLanguage = .base, textSizes: TextSizes = .measured, rows: Int = 1,
        shape: TreeShape = TreeShape(), format: OutputFormat = .text,
        showing: ShowingRequest = ShowingRequest()
    ) -> TreeRequest {
        TreeRequest(
            layouts: layouts, device: device, orientation: orientation, variant: variant, runsSteps: steps,
            sized: SizedRequest(size: size, environment: environment), scale: scale, root: root,
            language: language, textSizes: textSizes, prototypeRows: rows, shape: shape, format: format,
            showing: showing)
    }

    @Test(
        "tree",
        arguments: [
            ("a.json", tree()),
            ("a.json --device iphone-se", tree(device: "iphone-se")),
            ("a.json --orientation landscape", tree(orientation: .landscape)),
            ("a.json --steps --semantics iOS16", tree(steps: true, showing: ShowingRequest(semantics: .iOS16))),
            ("a.json --orientation landscapeLeft", tree(orientation: .exactly(.landscapeLeft))),
            ("a.json --size 320x568", tree(size: CGSize(width: 320, height: 568))),
            ("a.json --size 0x0.5 --scale 3", tree(size: CGSize(width: 0, height: 0.5), scale: 3)),
            ("a.json --root xyz-12-abc", tree(root: "xyz-12-abc")),
            ("a.xib --language ar", tree(["a.xib"], language: .tag("ar"))),
            ("a.json b.xib", tree(["a.json", "b.xib"])),
            ("a.json --frames --absolute", tree(shape: TreeShape(leavesOutLooks: true, hasFramesInWindow: true))),
            (
                "a.json --appearance dark --contrast high --content-size medium --layout-direction rightToLeft",
                tree(
                    variant: PictureVariant(
                        appearance: .dark, contrast: .high, contentSize: .medium, layoutDirection: .rightToLeft))
            ),
            (
                "a.json --size 320x568 --safe-area 20,0,49.5,0 --layout-margins 1,2,3,4 --layout-guides 20,49",
                tree(
                    size: CGSize(width: 320, height: 568),
                    environment: SizedEnvironment(
                        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 49.5, right: 0),
                        layoutMargins: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
                        layoutGuides: SizedEnvironment.GuideLengths(top: 20, bottom: 49)))
            ),
            (
                "a.json --size 1x1 --size-classes compact,any",
                tree(
                    size: CGSize(width: 1, height: 1),
                    environment: SizedEnvironment(
                        sizeClasses: SizedEnvironment.SizeClasses(horizontal: .compact, vertical: .unspecified)))
            ),
            ("a.json --format json", tree(format: .json)),
            ("a.json --text-sizes stored", tree(textSizes: .stored)),
            ("a.xib --rows 12", tree(["a.xib"], rows: 12)),
            (
                "a.json --device-file d --text bricks --font-dir f",
                tree(showing: ShowingRequest(deviceFiles: ["d"], textMode: .bricks, fontDirectories: ["f"]))
            ),
        ])
    func trees(line: String, expected: TreeRequest) throws {
        #expect(try CommandSyntax.tree.parse(line.words) == .request(expected))
    }

    // MARK: record and test

    private static func suite(
        _ paths: [String] = ["Layouts"], snapshots: String = "Snapshots", report: String? = nil,
        config: String? = nil, matrix: MatrixRequest = MatrixRequest(), filter: String? = nil, jobs: Int? = nil,
        shard: ShardChoice? = nil, showing: ShowingRequest = ShowingRequest()
    ) -> SuiteRequest {
        SuiteRequest(
            paths: paths, snapshotDirectory: snapshots, report: report, suiteFile: config, matrix: matrix,
            filter: filter.flatMap(PictureFilter.init), jobs: jobs, shard: shard, showing: showing)
    }

    @Test(
        "The suite of record and test",
        arguments: [
            ("", suite()),
            ("More a.json", suite(["More", "a.json"])),
            ("--snapshots S --report R", suite(snapshots: "S", report: "R")),
            ("--config S/reflow.json", suite(config: "S/reflow.json")),
            ("--filter ^login.*dark$", suite(filter: "^login.*dark$")),
            ("--jobs 4", suite(jobs: 4)),
            ("--shard 2/5", suite(shard: SuiteShard(index: 2, of: 5).map { .part($0) })),
            ("--shard auto", suite(shard: .automatic)),
            (
                "--device A --orientation all --appearance dark --contrast high --content-size small "
                    + "--layout-direction rightToLeft",
                suite(
                    matrix: MatrixRequest(
                        devices: ["A"], orientations: [.all], appearances: [.dark], contrasts: [.high],
                        contentSizes: [.small], layoutDirections: [.rightToLeft]))
            ),
            ("--font-dir F", suite(showing: ShowingRequest(fontDirectories: ["F"]))),
            (
                "--device-file d --text=bricks",
                suite(showing: ShowingRequest(deviceFiles: ["d"], textMode: .bricks))
            ),
        ])
    func suites(line: String, expected: SuiteRequest) throws {
        #expect(
            try CommandSyntax.record.parse(line.words)
                == .request(Self.record(expected)))
        #expect(
            try CommandSyntax.test.parse(line.words)
                == .request(Self.test(expected)))
    }

    private static func record(
        _ suite: SuiteRequest = suite(), verifiesPixels: Bool = false, isStrict: Bool = false,
        allowsContinuousIntegration: Bool = false
    ) -> RecordRequest {
        RecordRequest(
            suite: suite, verifiesPixels: verifiesPixels, listsObsolete: isStrict,
            allowsContinuousIntegration: allowsContinuousIntegration)
    }

    private static func test(
        _ suite: SuiteRequest = suite(), comparison: ComparisonSettings = ComparisonSettings(),
        verifiesPixels: Bool = false, isStrict: Bool = false, isStrictAboutConstraints: Bool = false,
        takesOnlyFailed: Bool = false, findsIssues: Bool = false, recordsConstraints: Bool = false,
        embedding: PageEmbedding = .changed,
        servers: ServerReportRequest = ServerReportRequest(
            junitFile: nil, markdownFile: nil, annotatesForGitHub: false), format: OutputFormat = .text
    ) -> TestRequest {
        TestRequest(
            suite: suite, comparison: comparison, verifiesPixels: verifiesPixels, isStrict: isStrict,
            isStrictAboutConstraints: isStrictAboutConstraints, takesOnlyFailed: takesOnlyFailed,
            findsIssues: findsIssues, recordsConstraints: recordsConstraints, embedding: embedding, servers: servers,
            format: format)
    }

    @Test("The flags of record and test")
    func suiteFlags() throws {
        #expect(
            try CommandSyntax.record.parse(["--allow-ci"])
                == .request(Self.record(allowsContinuousIntegration: true)))
        #expect(
            try CommandSyntax.record.parse(["--strict", "--verify-pixels"])
                == .request(Self.record(verifiesPixels: true, isStrict: true)))
        #expect(
            try CommandSyntax.test.parse(["--strict-constraints"])
                == .request(Self.test(isStrictAboutConstraints: true)))
        var stopping = Self.test()
        stopping.stopsAtFailure = true
        stopping.opensPage = true
        #expect(try CommandSyntax.test.parse(["--bail", "--open"]) == .request(stopping))
        var opening = Self.record()
        opening.opensPage = true
        opening.format = .json
        #expect(try CommandSyntax.record.parse(["--open", "--format", "json"]) == .request(opening))
        #expect(
            try CommandSyntax.test.parse(["--constraints"]) == .request(Self.test(recordsConstraints: true)))
        #expect(
            try CommandSyntax.test.parse([
                "--strict", "--verify-pixels", "--strict", "--only-failed", "--lint", "--format", "json",
            ])
                == .request(
                    Self.test(
                        verifiesPixels: true, isStrict: true, takesOnlyFailed: true, findsIssues: true, format: .json)))
        #expect(
            try CommandSyntax.test.parse(["--embed", "none", "--junit", "j.xml", "--markdown=m.md", "--github"])
                == .request(
                    Self.test(
                        embedding: .none,
                        servers: ServerReportRequest(
                            junitFile: "j.xml", markdownFile: "m.md", annotatesForGitHub: true))))
    }

    @Test("accept and prune")
    func goldens() throws {
        #expect(
            try CommandSyntax.accept.parse([])
                == .request(
                    AcceptRequest(
                        names: [], takesAll: false, snapshotDirectory: "Snapshots", reportDirectory: "report",
                        isDryRun: false, allowsContinuousIntegration: false)))
        #expect(
            try CommandSyntax.accept.parse("a b --all --snapshots S --report R --dry-run --allow-ci".words)
                == .request(
                    AcceptRequest(
                        names: ["a", "b"], takesAll: true, snapshotDirectory: "S", reportDirectory: "R",
                        isDryRun: true, allowsContinuousIntegration: true)))
        #expect(
            try CommandSyntax.prune.parse(["--dry-run"])
                == .request(
                    PruneRequest(
                        paths: ["Layouts"], snapshotDirectory: "Snapshots", suiteFile: nil, matrix: MatrixRequest(),
                        isDryRun: true, allowsContinuousIntegration: false, showing: ShowingRequest())))
        #expect(
            try CommandSyntax.prune.parse("L --device iPad --orientation landscape --appearance dark".words)
                == .request(
                    PruneRequest(
                        paths: ["L"], snapshotDirectory: "Snapshots", suiteFile: nil,
                        matrix: MatrixRequest(
                            devices: ["iPad"], orientations: [.one(.landscape)], appearances: [.dark]),
                        isDryRun: false, allowsContinuousIntegration: false, showing: ShowingRequest())))
    }

    @Test("merge takes what test does for reports")
    func merge() throws {
        func merge(
            _ reports: [String], isStrict: Bool = false, embedding: PageEmbedding = .changed,
            servers: ServerReportRequest = ServerReportRequest(
                junitFile: nil, markdownFile: nil, annotatesForGitHub: false)
        ) -> MergeRequest {
            MergeRequest(
                reports: reports, snapshotDirectory: "Snapshots", reportDirectory: "report", isStrict: isStrict,
                embedding: embedding, servers: servers, format: .text)
        }
        #expect(try CommandSyntax.merge.parse(["a", "b"]) == .request(merge(["a", "b"])))
        #expect(
            try CommandSyntax.merge.parse("a --strict --embed all --junit j --markdown m --github".words)
                == .request(
                    merge(
                        ["a"], isStrict: true, embedding: .all,
                        servers: ServerReportRequest(junitFile: "j", markdownFile: "m", annotatesForGitHub: true))))
    }

    @Test("How far pictures may be apart, for test and diff alike")
    func comparison() throws {
        let line = [
            "--precision=0.99", "--perceptual-precision", "0.98", "--ignore-antialiasing", "--max-diff-pixels", "12",
            "--max-diff-pixels-per-window=9", "--window-size", "16",
        ]
        let expected = ToleranceSettings(
            precision: 0.99, perceptualPrecision: 0.98, ignoreAntialiasing: true, maxDiffPixels: 12,
            maxDiffPixelsPerWindow: 9, windowSize: 16)
        #expect(
            try CommandSyntax.test.parse(line + ["--mask", "clock", "--mask=map"])
                == .request(
                    Self.test(comparison: ComparisonSettings(tolerance: expected, masks: ["clock", "map"]))))
        #expect(
            try CommandSyntax.test.parse([
                "--view-tolerance", "map:precision=0.9,windowSize=8", "--view-tolerance=a:b:ignoreAntialiasing=true",
                "--view-tolerance", "map:maxDiffPixels=4,maxDiffPixelsPerWindow=2,perceptualPrecision=0.98",
            ])
                == .request(
                    Self.test(
                        comparison: ComparisonSettings(
                            tolerance: ToleranceSettings(),
                            views: [
                                "map": ToleranceSettings(
                                    precision: 0.9, perceptualPrecision: 0.98, maxDiffPixels: 4,
                                    maxDiffPixelsPerWindow: 2, windowSize: 8),
                                "a:b": ToleranceSettings(ignoreAntialiasing: true),
                            ]))))
        for text in [
            "map", ":precision=1", "map:", "map:precision=2", "map:presicion=1", "map:windowSize=0", "map:a,b",
        ] {
            #expect(throws: UsageError.self) { try CommandSyntax.test.parse(["--view-tolerance", text]) }
        }
        for (text, problem) in [
            ("title:precison=0.9", "unknown setting \"precison\"; did you mean \"precision\"?"),
            ("title:precision=9", "\"precision\" takes a number from 0 to 1, not \"9\""),
            ("title:maxDiffPixels", "\"maxDiffPixels\" has no value; write KEY=VALUE"),
            ("precision=1", "the id of the view is missing; write ID:KEY=VALUE, as in map:precision=0.99"),
        ] {
            #expect(throws: UsageError.unreadableValue(of: "--view-tolerance", problem: problem)) {
                try CommandSyntax.test.parse(["--view-tolerance", text])
            }
        }
        #expect(
            try CommandSyntax.diff.parse(["a", "b"] + line)
                == .request(DiffRequest(before: "a", after: "b", tolerance: expected, report: nil, format: .text)))
        for text in ["1.5", "-1", "x", "99%", "1e-1", ""] {
            #expect(throws: UsageError.self) { try CommandSyntax.diff.parse(["a", "b", "--precision=\(text)"]) }
        }
    }

    // MARK: The small ones

    @Test("diff, devices, doctor, schema, help")
    func small() throws {
        #expect(
            try CommandSyntax.diff.parse(["a", "b", "--format=json", "--report", "r"])
                == .request(
                    DiffRequest(before: "a", after: "b", tolerance: ToleranceSettings(), report: "r", format: .json)))
        #expect(try CommandSyntax.devices.parse([]) == .request(DevicesRequest(deviceFiles: [], format: .text)))
        #expect(
            try CommandSyntax.devices.parse(["--device-file", "F"])
                == .request(DevicesRequest(deviceFiles: ["F"], format: .text)))
        #expect(
            try CommandSyntax.doctor.parse(["--font-dir", "F"])
                == .request(DoctorRequest(fontDirectories: ["F"], isVerifying: false, format: .text)))
        #expect(
            try CommandSyntax.doctor.parse(["--verify"])
                == .request(DoctorRequest(fontDirectories: [], isVerifying: true, format: .text)))
        #expect(try CommandSyntax.schema.parse([]) == .request(SchemaRequest(schema: .layout)))
        #expect(try CommandSyntax.schema.parse(["tree"]) == .request(SchemaRequest(schema: .tree)))
        #expect(
            try CommandSyntax.help(beside: []).parse([])
                == .request(HelpRequest(subject: nil, asManual: false, format: .text)))
        #expect(
            try CommandSyntax.help(beside: []).parse(["tree"])
                == .request(HelpRequest(subject: "tree", asManual: false, format: .text)))
    }

    @Test("--help goes before everything that is missing or wrong in a value")
    func help() throws {
        #expect(try CommandSyntax.tree.parse(["--scale", "big", "--help"]) == .help)
        #expect(try CommandSyntax.diff.parse(["-h"]) == .help)
    }

    // MARK: Refused arguments

    @Test(
        "Values that a parameter does not take are named, with what it takes",
        arguments: [
            ("tree", "LAYOUT is missing; expected layout files, or folders of them; - is standard input"),
            ("tree a --safe-area 1,2,3", "\"--safe-area\" takes \(insets), not \"1,2,3\""),
            ("tree a --safe-area 1,2,3,-4", "\"--safe-area\" takes \(insets), not \"1,2,3,-4\""),
            ("tree a --layout-margins 1,2,3,10001", "\"--layout-margins\" takes \(insets), not \"1,2,3,10001\""),
            (
                "tree a --layout-guides 20",
                "\"--layout-guides\" takes two lengths in points from 0 to 10000, such as 20,49, not \"20\""
            ),
            (
                "tree a --size-classes compact",
                "\"--size-classes\" takes a horizontal and a vertical size class (compact, regular or any), such as "
                    + "compact,regular, not \"compact\""
            ),
            ("tree a --device A --device B", "\"--device\" may be given only once"),
            ("tree a --orientation all", "\"--orientation\" takes \(orientations) or landscape, not \"all\""),
            (
                "tree a --orientation landscapeleft",
                "\"--orientation\" takes \(orientations) or landscape, not \"landscapeleft\"; did you mean \"landscapeLeft\"?"
            ),
            ("tree a --orientation unknown", "\"--orientation\" takes \(orientations) or landscape, not \"unknown\""),
            ("tree a --size 320", "\"--size\" takes \(size), not \"320\""),
            ("tree a --size 320x", "\"--size\" takes \(size), not \"320x\""),
            ("tree a --size 1x2x3", "\"--size\" takes \(size), not \"1x2x3\""),
            ("tree a --size -1x2", "\"--size\" takes \(size), not \"-1x2\""),
            ("tree a --size 1e3x2", "\"--size\" takes \(size), not \"1e3x2\""),
            ("tree a --size infxnan", "\"--size\" takes \(size), not \"infxnan\""),
            ("tree a --size 10001x2", "\"--size\" takes \(size), not \"10001x2\""),
            ("tree a --scale 0", "\"--scale\" takes a number from 0.1 to 16, not \"0\""),
            ("tree a --scale 17", "\"--scale\" takes a number from 0.1 to 16, not \"17\""),
            ("tree a --scale 0x2", "\"--scale\" takes a number from 0.1 to 16, not \"0x2\""),
            ("tree a --scale .5", "\"--scale\" takes a number from 0.1 to 16, not \".5\""),
            ("tree a --root=", "\"--root\" takes the id of an object in the file, or all, not \"\""),
            ("render", "LAYOUT is missing; expected layout files, or folders of them; - is standard input"),
            (
                "render a --orientation sideways",
                "\"--orientation\" takes \(orientations), landscape or all, not \"sideways\""
            ),
            (
                "render a --appearance drak",
                "\"--appearance\" takes light or dark, not \"drak\"; did you mean "
                    + "\"dark\"?"
            ),
            ("render a --contrast hihg", "\"--contrast\" takes normal or high, not \"hihg\"; did you mean \"high\"?"),
            ("render a --appearance unspecified", "\"--appearance\" takes light or dark, not \"unspecified\""),
            (
                "render a --semantics iOS7",
                "\"--semantics\" takes iOS5, iOS6, iOS8, iOS15 or iOS16, not \"iOS7\""
            ),
            (
                "render a --layout-direction RTL",
                "\"--layout-direction\" takes leftToRight or rightToLeft, not \"RTL\"; did you mean \"rightToLeft\"?"
            ),
            ("render a -o=p", "write \"-o p\" instead of \"-o=p\""),
            ("explain a --to landscape --deep", "\"--deep\" has no effect without \"--view ID\""),
            ("explain a --to landscape --axis x", "\"--axis\" has no effect without \"--view ID\""),
            ("explain a --orientation landscape", "\"--orientation\" has no effect without \"--view ID\""),
            ("render a --text brick", "\"--text\" takes glyphs or bricks, not \"brick\"; did you mean \"bricks\"?"),
            ("render a --output=", "\"--output\" takes the path of a folder, not \"\""),
            ("test --jobs 0", "\"--jobs\" takes a whole number from 1 to 256, not \"0\""),
            ("test --jobs 257", "\"--jobs\" takes a whole number from 1 to 256, not \"257\""),
            ("test --jobs +1", "\"--jobs\" takes a whole number from 1 to 256, not \"+1\""),
            ("test --jobs 1.0", "\"--jobs\" takes a whole number from 1 to 256, not \"1.0\""),
            (
                "test --jobs 99999999999999999999",
                "\"--jobs\" takes a whole number from 1 to 256, not \"99999999999999999999\""
            ),
            ("test --shard 0/3", "\"--shard\" takes a shard, from 1/N to N/N, or auto, not \"0/3\""),
            ("test --shard 4/3", "\"--shard\" takes a shard, from 1/N to N/N, or auto, not \"4/3\""),
            ("test --shard 1/0", "\"--shard\" takes a shard, from 1/N to N/N, or auto, not \"1/0\""),
            ("test --shard 1", "\"--shard\" takes a shard, from 1/N to N/N, or auto, not \"1\""),
            ("test --filter [a", "\"--filter\" takes a regular expression, not \"[a\""),
            ("record --only-failed", "unknown option \"--only-failed\""),
            ("diff a b c", "unexpected argument \"c\""),
            (
                "schema layuot",
                "\"NAME\" takes layout, suite, device-file, tree, explain, explain-view, look, render, rotate, record, test, accept, prune, diff, lint, devices, doctor or init, not \"layuot\"; did you mean \"layout\"?"
            ),
        ] as [(String, String)])
    func refused(line: String, expected: String) throws {
        let words = line.words
        let parse = try #require(Self.parsers[words[0]])
        var message: String?
        do throws(UsageError) { try parse(Array(words.dropFirst())) } catch { message = "\(error)" }
        #expect(message == expected)
    }

    private static let orientations = "portrait, portraitUpsideDown, landscapeLeft, landscapeRight"
    private static let insets =
        "four lengths in points from 0 to 10000 for top, left, bottom and right, such as 59,0,34,0"
    private static let size = "a width and a height in points up to 10000, such as 320x568"

    private static let parsers: [String: @Sendable ([String]) throws(UsageError) -> Void] = [
        "render": { words throws(UsageError) in _ = try CommandSyntax.render.parse(words) },
        "tree": { words throws(UsageError) in _ = try CommandSyntax.tree.parse(words) },
        "record": { words throws(UsageError) in _ = try CommandSyntax.record.parse(words) },
        "test": { words throws(UsageError) in _ = try CommandSyntax.test.parse(words) },
        "explain": { words throws(UsageError) in _ = try CommandSyntax.explain.parse(words) },
        "diff": { words throws(UsageError) in _ = try CommandSyntax.diff.parse(words) },
        "schema": { words throws(UsageError) in _ = try CommandSyntax.schema.parse(words) },
    ]
}

extension String {
    /// The words of the text, separated by spaces.
    fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
