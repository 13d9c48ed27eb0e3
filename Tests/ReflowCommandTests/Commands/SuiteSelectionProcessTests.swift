import TestSupport
import Testing

@Suite("reflow record and reflow test: what options and suite files choose")
struct SuiteSelectionProcessTests {
    private let workspace: Workspace
    private static let portrait = "Snapshots/a/a.iphone-8.portrait"

    init() throws {
        workspace = try Workspace()
        try workspace.layout("Layouts/a.json")
    }

    @Test("With CI set nothing is recorded, unless it is allowed; tests run as ever")
    func continuousIntegration() throws {
        let refused = try workspace.reflow("record", environment: ["CI": "true"])
        #expect(refused.status == 2)
        #expect(refused.output == "")
        #expect(refused.error.hasPrefix("reflow record: not changing goldens because CI is set"))
        #expect(workspace.files == ["Layouts/a.json"])
        #expect(try workspace.reflow("test", environment: ["CI": "1"]).status == 3)
        #expect(workspace.files.contains("report/index.html"))
        #expect(try workspace.reflow("record", "--allow-ci", environment: ["CI": "true"]).status == 0)
        #expect(try workspace.reflow("record", environment: ["CI": "false"]).status == 0)
        #expect(try workspace.reflow("test", environment: ["CI": "true"]).status == 0)
    }

    @Test("--snapshots, --report, --filter and --shard choose where and what; the parts are the whole")
    func selection() throws {
        for name in ["b", "c"] { try workspace.layout("Layouts/\(name).json", supported: "portrait") }
        let one = try workspace.reflow(
            "record", "Layouts/a.json", "--snapshots", "gold en", "--report", "re/port/", "--filter", "landscape")
        #expect(one.output.hasPrefix("gold en/a/a.iphone-8.landscapeRight.png\n"))
        #expect(one.error.hasSuffix("report: re/port/index.html\n"))
        #expect(
            workspace.files.filter { !$0.hasPrefix("Layouts") } == [
                "gold en/a/a.iphone-8.landscapeRight.png", "gold en/a/a.iphone-8.landscapeRight.txt",
                "re/port/index.html", "re/port/results.json",
            ])
        for part in ["1/4", "2/4", "3/4", "4/4"] {
            let process = try workspace.reflow("record", "--shard", part)
            #expect(process.status == 0, "\(process.error)")
        }
        #expect(try workspace.reflow("test", "--strict").status == 0)
        #expect(workspace.files.filter { $0.hasPrefix("Snapshots/") && $0.hasSuffix(".png") }.count == 4)
    }

    @Test("--device, --orientation, --appearance, --content-size and --layout-direction choose what is taken")
    func matrix() throws {
        #expect(try workspace.reflow("record").status == 0)
        let names = ["", ".rtl", ".small", ".small.rtl", ".dark", ".dark.rtl", ".dark.small", ".dark.small.rtl"]
        let chosen = [
            "--device", "iphone-8", "--orientation", "portrait", "--appearance", "light", "--appearance", "dark",
            "--content-size", "large", "--content-size", "small", "--layout-direction", "leftToRight",
            "--layout-direction", "rightToLeft",
        ]
        let record = try ReflowProcess(["record"] + chosen, in: workspace.url)
        // The first of them already exists.
        let recorded = names.dropFirst().map { "\(Self.portrait)\($0).png\n" }
        #expect(record.output == recorded.joined())
        let test = try ReflowProcess(["test", "--strict"] + chosen, in: workspace.url)
        #expect(test.error.hasPrefix("8 pictures: 8 passed\n"))
        #expect(test.output == "" && test.status == 0)
        // A run with the default settings draws two, and reports that nothing requests the others.
        let plain = try workspace.reflow("test", "--strict")
        #expect(plain.error.hasPrefix("2 pictures: 2 passed; 14 obsolete golden files\n") && plain.status == 4)
        let render = try ReflowProcess(["render", "Layouts/a.json", "-o", "out"] + chosen, in: workspace.url)
        let drawn = names.map { "out/a.iphone-8.portrait\($0).png\n" }
        #expect(render.output == drawn.joined())
        // A requested orientation that is not supported is a difference.
        try workspace.layout("Layouts/a.json", supported: "portrait")
        #expect(try workspace.reflow("test", "--orientation", "landscape").status == 1)
    }

    @Test("A suite file says what is taken, and a mistake in it stops the run")
    func suiteFileMatrix() throws {
        try workspace.write("{ \"matrix\": { \"appearances\": [\"light\", \"dark\"] } }", to: "reflow.json")
        #expect(try workspace.reflow("record").error.hasSuffix("4 pictures: 4 recorded\nreport: report/index.html\n"))
        #expect(try workspace.reflow("test", "--strict").status == 0)
        #expect(try workspace.reflow("prune").error == "0 obsolete golden files removed\n")
        try workspace.write("{ \"matrix\": {\n \"devices\": [\"iPhone 99\"] } }", to: "reflow.json")
        for command in ["record", "test", "prune"] {
            let process = try workspace.reflow(command)
            #expect(process.status == 2)
            #expect(process.error.contains("reflow.json:2:14: error: "), "\(process.error)")
        }
    }

    @Test("The suite file counts, --config names another, and one with a mistake ends in 2 with its place")
    func suiteFile() throws {
        try workspace.write("{ \"comparison\": {\n  \"precisoin\": 1 } }", to: "reflow.json")
        let test = try workspace.reflow("test")
        #expect(
            test.error == """
                reflow test: reflow.json:2:3: error: unknown key "precisoin" in "comparison"; did you mean "precision"?

                """)
        #expect(test.status == 2)
        try workspace.write("{}", to: "other.json")
        #expect(try workspace.reflow("test", "--config", "other.json").status == 3)
        #expect(try workspace.reflow("test", "--config", "none.json").status == 2)
    }

    @Test("What cannot be run is told in one line, ends in 2, and leaves no report and no golden")
    func unusable() throws {
        try workspace.layout("Twice/a.json")
        try workspace.layout("Twice/deeper/a.json")
        try workspace.write("", to: "Empty/README.md")
        try workspace.write("a note", to: "notes.txt")
        let before = workspace.files
        let lines: [([String], String)] = [
            (
                ["test", "--filter", "^b"],
                "no picture has a name that matches \"^b\"; a name looks like login.iphone-15.portrait\n"
            ),
            (
                ["record", "--filter", "^b"],
                "no picture has a name that matches \"^b\"; a name looks like login.iphone-15.portrait\n"
            ),
            (["test", "Nowhere"], "there is no file or folder Nowhere\n"),
            (["test", "Empty"], "there is no layout file (.json, .xib or .storyboard) in Empty\n"),
            (["test", "notes.txt"], "notes.txt is not a layout file (.json, .xib or .storyboard)\n"),
            (["record", "Twice"], "two layouts are called a: Twice/a.json and Twice/deeper/a.json"),
            (["record", "--device-file", "none"], "cannot read none: No such file or directory\n"),
            (["record", "--device-file", "Twice"], "cannot read Twice: it is not a regular file\n"),
            (["record", "--font-dir", "none"], "The font folder "),
            (["record", "--report", "Layouts/a.json"], "cannot read Layouts/a.json: it is not a folder\n"),
        ]
        for (arguments, message) in lines {
            let process = try ReflowProcess(arguments, in: workspace.url)
            #expect(process.status == 2, "\(arguments)")
            #expect(process.error.contains("reflow \(arguments[0]): \(message)"), "\(process.error)")
            #expect(process.output == "")
            #expect(workspace.files == before, "\(arguments)")
        }
    }

    @Test("A file where the goldens should be is an error that says so")
    func fileInsteadOfGoldens() throws {
        try workspace.write("", to: "note")
        let process = try workspace.reflow("test", "--snapshots", "note")
        #expect(process.status == 2)
        #expect(process.error.hasSuffix("reflow test: cannot read note: it is not a folder\n"), "\(process.error)")
    }

    @Test("The help of commands that run a suite names its file where options have their defaults")
    func defaults() throws {
        for command in ["record", "test", "lint", "prune"] {
            let help = try workspace.reflow(command, "--help").output.split { $0.isWhitespace }.joined(separator: " ")
            #expect(help.contains("(default: the layout's, else the suite file's, else iPhone 15)"), "\(command)")
            #expect(help.contains("(default: the suite file's, else light)"), "\(command)")
        }
        for command in ["render", "watch"] {
            let help = try workspace.reflow(command, "--help").output.split { $0.isWhitespace }.joined(separator: " ")
            #expect(help.contains("(default: the layout's, else iPhone 15)"), "\(command)")
        }
    }
}
