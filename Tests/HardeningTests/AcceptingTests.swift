import Foundation
import TestSupport
import Testing

/// Accepting a report leaves goldens whole and changes nothing outside of their folder, whatever the report contains
/// and whatever happens meanwhile.
@Suite("Accepting", .serialized)
struct AcceptingTests {
    /// A suite whose report has changes in both of its pictures.
    private func changed() throws -> Workspace {
        let space = try Workspace()
        try space.writeDevice()
        try space.write(Workspace.layout(color: "systemRed"), to: "Layouts/h.json")
        try #require(LimitedProcess(["record"] + Workspace.smallDevice, in: space.url).status == 0)
        try space.write(Workspace.layout(color: "systemGreen"), to: "Layouts/h.json")
        try #require(LimitedProcess(["test"] + Workspace.smallDevice, in: space.url).status == 1)
        return space
    }

    private func edit(_ space: Workspace, _ path: String, _ change: (String) -> String) throws {
        let url = space.url.appending(path: path)
        try space.write(change(String(decoding: try Data(contentsOf: url), as: UTF8.self)), to: path)
    }

    @Test(
        "A report that names files elsewhere is refused", arguments: ["../outside", "/tmp/outside", "h/../../outside"])
    func outside(path: String) throws {
        let space = try changed()
        try edit(space, "report/results.json") { $0.replacing("\"h/h.small.portrait\"", with: "\"\(path)\"") }
        for place in ["report/x", "report/h/x"] { try space.write("", to: place) }
        let before = try space.contents()
        let run = try LimitedProcess(["accept", "--all"], in: space.url)
        #expect(!run.wasKilled && run.status == 2, "\(run.error)")
        #expect(try space.contents() == before)
    }

    @Test("Results that are no results are refused, whatever they are")
    func damaged() throws {
        let space = try changed()
        let whole = try Data(contentsOf: space.url.appending(path: "report/results.json"))
        let texts = [
            Data(), Data("null".utf8), Data("[]".utf8), Data(repeating: UInt8(ascii: "["), count: 1_000_000),
            whole.prefix(whole.count / 2), Data([0xFF, 0xFE, 0x00]), Data("{\"version\": 99}".utf8),
        ]
        for text in texts {
            try space.write(text, to: "report/results.json")
            try space.expectRefusal(["accept", "--all"], "cannot read report/results.json: ")
            let run = try LimitedProcess(["merge", "report", "--report", "merged"], in: space.url)
            #expect(!run.wasKilled && run.status == 2)
            let again = try LimitedProcess(["test", "--only-failed"] + Workspace.smallDevice, in: space.url)
            #expect(!again.wasKilled && again.status == 2)
        }
        try FileManager.default.removeItem(at: space.url.appending(path: "report/results.json"))
        try space.makePipe("report/results.json")
        try space.expectRefusal(["accept", "--all"], "cannot read report/results.json: it is not a regular file")
    }

    @Test("A link that leads out of the goldens is not followed for writing")
    func links() throws {
        let outside = try Workspace()
        let space = try changed()
        let goldens = space.url.appending(path: "Snapshots/h")
        for name in try FileManager.default.contentsOfDirectory(atPath: goldens.path) {
            try outside.write(try Data(contentsOf: goldens.appending(path: name)), to: name)
        }
        try FileManager.default.removeItem(at: goldens)
        try space.link("Snapshots/h", to: outside.url.path)
        let before = try outside.contents()
        let run = try LimitedProcess(["accept", "--all"], in: space.url)
        #expect(!run.wasKilled && run.status == 2 && run.error.contains("it points outside "), "\(run.error)")
        #expect(try outside.contents() == before)
    }

    @Test("A file that may not grow is a failure with a reason; the golden stays what it was")
    func fileLimit() throws {
        let space = try changed()
        let before = try space.contents("Snapshots")
        let run = try LimitedProcess(
            ["accept", "h.small.portrait"], in: space.url, prefix: ["/usr/bin/prlimit", "--fsize=150"])
        #expect(!run.wasKilled && run.status == 2 && run.error.contains("File too large"), "\(run.error)")
        #expect(try space.contents("Snapshots") == before)
    }

    @Test("A folder that may not be written to is a failure with a reason", .enabled(if: Privileges.canObeyModes))
    func lockedFolder() throws {
        let space = try changed()
        let before = try space.contents("Snapshots")
        try space.setMode(0o500, of: "Snapshots/h")
        let run = try LimitedProcess(["accept", "--all"], in: space.url, prefix: Privileges.obeyingModes)
        #expect(!run.wasKilled && run.status == 2 && run.error.contains("Permission denied"), "\(run.error)")
        try space.setMode(0o700, of: "Snapshots/h")
        #expect(try space.contents("Snapshots") == before)
    }

    @Test("Two at once both succeed, and the goldens are those of the report")
    func two() throws {
        for _ in 0..<4 {
            let space = try changed()
            let processes = try (0..<2).map { _ in try RunningProcess(["accept", "--all"], in: space.url) }
            for process in processes {
                let run = try process.end()
                #expect(run.status == 0, "\(run.error)")
            }
            let test = try LimitedProcess(
                ["test", "--strict", "--verify-pixels"] + Workspace.smallDevice, in: space.url)
            #expect(test.status == 0, "\(test.error)")
        }
    }
}
