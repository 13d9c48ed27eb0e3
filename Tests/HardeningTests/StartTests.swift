import Foundation
import TestSupport
import Testing

/// Starts with invalid input: arguments that are not UTF-8, and too few resources.
@Suite("Starting")
struct StartTests {
    private func space() throws -> Workspace {
        let space = try Workspace()
        try space.writeDevice()
        try space.write(Workspace.layout(), to: "h.json")
        return space
    }

    /// Runs the command with one more argument, which a shell creates.
    private static func adding(_ word: String) -> [String] { ["/bin/bash", "-c", "\"$@\" \(word)", "bash"] }

    @Test("an argument that is no UTF-8 is refused, with its bytes, and nothing is written elsewhere")
    func arguments() throws {
        let space = try space()
        try space.expectRefusal(
            ["render", "h.json"] + Workspace.smallDevice + ["-o"],
            "reflow: the argument \"out\\xFF\\u001Bé\" is not valid UTF-8", prefix: Self.adding("$'out\\xff\\x1bé'"))
        try space.expectRefusal(
            ["tree"], "reflow: the argument \"\\xC3.json\" is not valid UTF-8", prefix: Self.adding("$'\\xc3.json'"))
    }

    @Test("a current folder whose name is no UTF-8 is refused")
    func workingDirectory() throws {
        let space = try space()
        let run = try LimitedProcess(
            ["render", "../h.json", "-o", "out"], in: space.url,
            prefix: ["/bin/bash", "-c", "mkdir $'x\\xff' && cd $'x\\xff' && \"$@\"", "bash"])
        #expect(run.status == 2 && run.error.contains("/x\\xFF, is not valid UTF-8; rename the folder"), "\(run.error)")
    }

    @Test("a layout in a folder whose name is no UTF-8 is an error that says so, and not passed over")
    func folder() throws {
        let space = try space()
        let run = try LimitedProcess(
            ["record", "."] + Workspace.smallDevice, in: space.url,
            prefix: ["/bin/bash", "-c", "cp h.json $'x\\xff.json' && \"$@\"", "bash"])
        #expect(run.status == 2 && run.error.contains("if its name is not valid UTF-8, rename it"), "\(run.error)")
    }

    @Test(
        "below what it needs of the machine it says what that is",
        arguments: [
            ("--as=900000000", "allows only 858 MB of address space"),
            ("--nofile=20", "more open files, and reflow needs 24"),
            ("--stack=1000000", "allows only 976 KB of stack, and reflow needs 2048 KB"),
        ])
    func limits(limit: String, message: String) throws {
        try space().expectRefusal(
            ["tree", "h.json"] + Workspace.smallDevice, "reflow: the system ", message,
            prefix: ["/usr/bin/prlimit", limit])
    }

    @Test("files that were handed over open count")
    func openFiles() throws {
        let space = try space()
        // File descriptors that the tests themselves inherited do not count.
        let alone = "for f in /proc/self/fd/*; do f=${f##*/}; if ((f > 2)); then eval \"exec $f>&-\"; fi; done"
        for taken in [10, 20, 30, 35] {
            let run = try LimitedProcess(
                ["render", "h.json", "-o", "out"] + Workspace.smallDevice, in: space.url,
                prefix: [
                    "/bin/bash", "-c",
                    "\(alone); ulimit -n 60; for ((i=3;i<3+\(taken);i++)); do eval \"exec $i</dev/null\"; done; \"$@\"",
                    "bash",
                ])
            #expect(
                !run.wasKilled && run.status == (60 - 3 - taken < 24 ? 2 : 0), "\(taken): \(run.status) \(run.error)")
            if run.status == 2 { #expect(run.error.contains("more open files, and reflow needs 24"), "\(run.error)") }
        }
    }

    @Test(
        "a font that cannot be opened, once or from then on, is named with the system's reason, or nothing is missing",
        arguments: ["Inter-Regular", "Inter-Bold"])
    func fonts(face: String) throws {
        let space = try Workspace()
        try space.writeDevice()
        let label = #"{ "class": "UILabel", "frame": [9, 9, 180, 90], "text": "Office""#
        try space.write(
            Workspace.layout(
                more: #", "subviews": [\#(label) }, \#(label), "font": { "size": 17, "weight": "bold" } }]"#),
            to: "h.json")
        let arguments = ["render", "h.json", "-o", "out"] + Workspace.smallDevice
        try #require(LimitedProcess(arguments, in: space.url).status == 0)
        let pictures = try space.contents("out")
        let path = "/usr/share/fonts/opentype/inter/\(face).otf"
        var refusals = 0
        // fontconfig, HarfBuzz and cairo each open the file; strace counts per thread.
        for first in 1...5 {
            for until in ["", "..\(first + 1)", "+"] {
                try FileManager.default.removeItem(at: space.url.appending(path: "out"))
                try space.makeFolder("out")
                let when = "inject=openat:error=EMFILE:when=\(first)\(until)"
                let run = try LimitedProcess(
                    arguments, in: space.url,
                    prefix: ["/usr/bin/strace", "-f", "-qq", "-o", "/dev/null", "-P", path, "-e", when])
                if run.status == 0 {
                    #expect(try space.contents("out") == pictures, "\(when)")
                } else {
                    refusals += 1
                    let message = "The font folder or file \(path) cannot be opened: Too many open files."
                    #expect(run.status == 2 && run.error.contains(message), "\(when): \(run.error)")
                }
            }
        }
        #expect(refusals > 3, "\(refusals) of 15")
    }

    @Test("a filter that backtracks for ever is refused by its pattern")
    func filter() throws {
        let space = try space()
        let name = String(repeating: "a", count: 40)
        try space.write(Workspace.layout(), to: "\(name).json")
        let run = try LimitedProcess(
            ["test", "\(name).json", "--filter", "(a+)+$"] + Workspace.smallDevice, in: space.url)
        #expect(!run.wasKilled && run.status == 2, "\(run.status)")
        #expect(run.error.hasPrefix("reflow test: matching \"(a+)+$\" against \(name).small."), "\(run.error)")
    }

    @Test("a name that would control the terminal is shown escaped: in errors, lists, Markdown and annotations")
    func names() throws {
        let space = try Workspace()
        try space.writeDevice()
        let name = "a\u{1B}[31m\n::error::b\u{202E}"
        let shown = "a\\u001B[31m\\n::error::b\\u202E"
        try space.write(Workspace.layout(), to: "\(name).json")
        try space.write("{", to: "broken\(name).json")
        let run = try LimitedProcess(
            ["test", ".", "--github", "--markdown", "out.md", "--junit", "out.xml"] + Workspace.smallDevice,
            in: space.url)
        #expect(run.status == 2, "\(run.error)")
        let markdown = try String(contentsOf: space.url.appending(path: "out.md"), encoding: .utf8)
        let junit = try String(contentsOf: space.url.appending(path: "out.xml"), encoding: .utf8)
        for text in [run.output, run.error, markdown, junit] {
            #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" }, "\(text)")
        }
        #expect(run.error.contains("broken\(shown).json:1:2: error: "), "\(run.error)")
        #expect(!run.error.contains("\n::error::b"), "\(run.error)")
        #expect(markdown.contains("`./\(shown).json`"), "\(markdown)")
        let missing = try LimitedProcess(["tree", "none\(name)"], in: space.url)
        #expect(missing.error.contains("there is no file or folder none\(shown)"), "\(missing.error)")
    }

    @Test("Ninety groups inside each other are refused by the bound they exceed, in little memory")
    func groups() throws {
        let space = try Workspace()
        let open =
            "{\"class\":\"UIView\",\"frame\":[0,0,393,852],\"alpha\":0.9,\"clipsToBounds\":true,\"backgroundColor\":\"systemRed\",\"subviews\":["
        try space.write(
            "{\"root\":" + String(repeating: open, count: 90) + String(repeating: "]}", count: 90) + "}", to: "h.json")
        try space.expectRefusal(
            ["render", "h.json", "-o", "out"],
            "reflow render: nested translucent layers and shadows have more than 67108864 pixels in all",
            prefix: ["/usr/bin/prlimit", "--as=1500000000"])
    }
}
