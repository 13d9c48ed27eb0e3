import Foundation
import TestSupport
import Testing

/// Layouts may have any valid file name; their goldens stay in the folder of goldens.
@Suite("Hostile names")
struct HostileNameTests {
    private static let names = [
        "a.b.c", "up .. up", "-rf", "--all", "it's \"quoted\"", "<script>alert(1)</script>".replacing("/", with: "\\"),
        "😀 👩‍👩‍👧 é é", "$(touch gone) `touch gone`", "new\nline\tand tab", "con", "ends in dot.", " space ",
        "100% #1 ?x=y&z", String(repeating: "long", count: 60), "report", "dark", "x.iphone-8.portrait",
    ]

    @Test("recorded, tested, accepted, sharded, merged and pruned, nothing is written elsewhere and nothing is lost")
    func names() throws {
        let space = try Workspace()
        try space.writeDevice()
        for name in HostileNameTests.names { try space.write(Workspace.layout(), to: "Layouts/\(name).json") }
        let top = Set(["Layouts", "Snapshots", "report", "shards", "device.json"])
        func run(_ arguments: String..., status: Int32) throws {
            let run = try LimitedProcess(arguments, in: space.url)
            #expect(!run.wasKilled && run.status == status, "\(arguments): \(run.status): \(run.error.prefix(2000))")
            let files = try FileManager.default.contentsOfDirectory(atPath: space.url.path)
            #expect(Set(files).subtracting(top).isEmpty, "\(files)")
        }
        let device = Workspace.smallDevice
        try run("record", device[0], device[1], status: 0)
        let goldens = try space.contents("Snapshots")
        // Each layout has a folder, and a picture and a tree in each orientation.
        #expect(goldens.count == HostileNameTests.names.count * 5)
        #expect(goldens.keys.allSatisfy { $0.split(separator: "/").count <= 2 })
        try run("test", "--strict", "--verify-pixels", device[0], device[1], status: 0)

        for name in HostileNameTests.names {
            try space.write(Workspace.layout(color: "systemGreen"), to: "Layouts/\(name).json")
        }
        for part in ["1", "2", "3"] {
            try run("test", "--shard", "\(part)/3", "--report", "shards/\(part)", device[0], device[1], status: 1)
        }
        try run("merge", "shards/1", "shards/2", "shards/3", status: 1)
        try run("accept", "--all", status: 0)
        #expect(try Set(space.contents("Snapshots").keys) == Set(goldens.keys))
        try run("test", "--strict", "--verify-pixels", device[0], device[1], status: 0)

        for name in HostileNameTests.names.dropFirst() {
            try FileManager.default.removeItem(at: space.url.appending(path: "Layouts/\(name).json"))
        }
        try run("prune", device[0], device[1], status: 0)
        #expect(try space.contents("Snapshots").count == 5)
        try run("test", "--strict", device[0], device[1], status: 0)
    }

    @Test("A name that an option could be is one after --")
    func option() throws {
        let space = try Workspace()
        try space.writeDevice()
        try space.write(Workspace.layout(), to: "Layouts/--all.json")
        #expect(try LimitedProcess(["record"] + Workspace.smallDevice, in: space.url).status == 0)
        try space.write(Workspace.layout(color: "systemGreen"), to: "Layouts/--all.json")
        #expect(try LimitedProcess(["test"] + Workspace.smallDevice, in: space.url).status == 1)
        let accept = try LimitedProcess(["accept", "--", "--all.small.portrait"], in: space.url)
        #expect(accept.status == 0 && accept.error.hasSuffix("1 golden accepted\n"), "\(accept.error)")
    }
}
