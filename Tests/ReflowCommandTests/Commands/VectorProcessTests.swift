import Foundation
import ImageCodecs
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

    @Test("A vector has the same bytes in another locale, time zone and home, and on another thread")
    func sameBytes() throws {
        try write("logo")
        let places = [
            [:], ["LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo", "HOME": "/nonexistent"],
            ["LANG": "C", "PIXMAN_DISABLE": "mmx sse2 ssse3"],
        ]
        var pictures: Set<Data> = []
        for environment in places {
            let run = try workspace.reflow(
                "render", "Layouts/a.json", "--orientation", "portrait", "-o", "out", environment: environment)
            #expect(run.status == 0)
            pictures.insert(try workspace.data("out/a.iphone-15.portrait.png"))
        }
        #expect(pictures.count == 1)
    }

    /// The distinct colours of a picture of one image set, shown at ten times its size.
    private func colors(of set: String, keys: String = "") throws -> Set<UInt32> {
        let folder = "Layouts/Media.xcassets/\(set).imageset"
        try workspace.write(
            """
            { "images": [{ "idiom": "universal", "filename": "a.svg" }], "properties": { \(keys) } }
            """, to: "\(folder)/Contents.json")
        // The right part begins in the middle of a point, so it is sharp only if it is drawn as a path.
        try workspace.write(
            """
            <svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><rect width='4' height='4' fill='#ff0000'/>
            <rect x='2.5' width='2' height='4' fill='#0000ff'/></svg>
            """, to: "\(folder)/a.svg")
        try workspace.write(
            """
            { "root": { "class": "UIView", "id": "page", "frame": [0, 0, 40, 40], "tintColor": "#00FF00", "subviews": [
              { "class": "UIImageView", "frame": [0, 0, 40, 40], "contentMode": "scaleToFill", "image": "\(set)" } ] } }
            """, to: "Layouts/a.json")
        let run = try workspace.reflow(
            "render", "Layouts/a.json", "--root", "page", "--size", "40x40", "--scale", "1", "-o", "\(set).png")
        #expect(run.status == 0 && run.error == "", "\(run.error)")
        return Set(try workspace.picture("\(set).png").pixels)
    }

    @Test("A set that preserves vectors is sharp at every size, others are enlarged like bitmaps; a template is tinted")
    func sets() throws {
        let sharp: Set<UInt32> = [0xFFFF_0000, 0xFF00_00FF]
        #expect(try colors(of: "sharp", keys: "\"preserves-vector-representation\": true") == sharp)
        let soft = try colors(of: "soft")
        #expect(soft.count > sharp.count)
        let template = "\"preserves-vector-representation\": true, \"template-rendering-intent\": \"template\""
        #expect(try colors(of: "tinted", keys: template) == [0xFF00_FF00])
    }

    @Test("In a document, a vector that cannot be drawn is a box with a warning, and the rest is shown")
    func undrawable() throws {
        var content = "<g id='a0'><rect width='1' height='1'/></g>"
        for level in 1...7 {
            content += "<g id='a\(level)'>" + String(repeating: "<use href='#a\(level - 1)'/>", count: 10) + "</g>"
        }
        try workspace.write(
            "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><defs>\(content)</defs><use href='#a7'/></svg>",
            to: "App/logo.svg")
        try workspace.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
            targetRuntime="iOS.CocoaTouch"><objects><view id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <imageView id="pic" image="logo.svg"><rect key="frame" x="0" y="0" width="100" height="20"/></imageView>
            </subviews></view></objects></document>
            """, to: "App/X.xib")
        let run = try workspace.reflow("render", "App/X.xib", "-o", "out")
        #expect(run.status == 0)
        #expect(run.error.contains("logo.svg") && run.error.contains("a box is shown instead"))
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
