import Foundation
import TestSupport
import Testing

@Suite("Vectors in the command")
struct VectorProcessTests {
    private let workspace: Workspace

    init() throws { workspace = try Workspace() }

    private func write(_ image: String) throws {
        try workspace.write(
            """
            { "root": { "class": "UIImageView", "frame": [0, 0, 375, 667], "image": "\(image)" } }
            """, to: "Layouts/a.json")
        try workspace.write(
            "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><rect width='8' height='8'/></svg>",
            to: "Layouts/logo.svg")
        try workspace.write(BitmapFile.onePixel, to: "Layouts/dot.png")
    }

    /// The libraries that the loader opens while a layout is drawn.
    private func libraries(drawing image: String) throws -> String {
        try write(image)
        // The loader's own log of files; it is written beside the output.
        let run = try workspace.reflow(
            "render", "Layouts/a.json", "-o", "out", environment: ["LD_DEBUG": "files", "LD_DEBUG_OUTPUT": "loader"])
        #expect(run.status == 0 && run.error == "")
        let logs = workspace.files.filter { $0.hasPrefix("loader") }
        #expect(!logs.isEmpty)
        return try logs.map { try workspace.text($0) }.joined()
    }

    @Test("A run without vectors opens neither librsvg nor poppler; one with an SVG opens librsvg")
    func loading() throws {
        let plain = try libraries(drawing: "dot")
        #expect(plain.contains("libcairo") && !plain.contains("librsvg") && !plain.contains("libpoppler"))
        for log in workspace.files where log.hasPrefix("loader") { try workspace.remove(log) }
        let vector = try libraries(drawing: "logo")
        #expect(vector.contains("librsvg") && !vector.contains("libpoppler"))
    }

    @Test("A golden with a vector knows the version of the library that drew it; others do not")
    func fingerprint() throws {
        for (image, isVector) in [("logo", true), ("dot", false)] {
            try write(image)
            #expect(try workspace.reflow("record", "Layouts", "--orientation", "portrait").status == 0)
            let golden = try workspace.data("Snapshots/a/a.iphone-15.portrait.png")
            #expect((golden.range(of: Data("librsvg 2.".utf8)) != nil) == isVector)
        }
        let doctor = try workspace.reflow("doctor").output
        #expect(doctor.contains("\nlibrsvg 2.") && doctor.contains("\npoppler "))
    }

    @Test("A damaged vector is told with what to do, and no library prints a message of its own")
    func damaged() throws {
        try write("logo")
        try workspace.write("<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><g>", to: "Layouts/logo.svg")
        let run = try workspace.reflow("render", "Layouts/a.json", "-o", "out")
        #expect(run.status == 2)
        #expect(run.error.split(separator: "\n").count == 1)
        #expect(run.error.contains("logo.svg: it is damaged: ") && run.error.hasSuffix("; export it again\n"))
        try workspace.write(
            "<svg xmlns='http://www.w3.org/2000/svg' width='90000' height='0.0001'><rect width='8' height='8'/></svg>",
            to: "Layouts/logo.svg")
        #expect(try workspace.reflow("render", "Layouts/a.json", "-o", "out").error == "")
    }
}

private enum BitmapFile {
    /// A PNG of one black pixel.
    static let onePixel =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==")
        ?? Data()
}
