import Basics
import Foundation
import Testing

@testable import ImageCodecs

@Suite("Vectors: SVG and PDF")
struct VectorPictureTests {
    /// A file whose left half is opaque red.
    static let halves = svg("width='20' height='10'", "<rect width='10' height='10' fill='#f00'/>")

    static func svg(_ attributes: String, _ content: String) -> Data {
        Data("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>".utf8)
    }

    /// A PDF of one page with these operators.
    static func pdf(_ operators: String, page: String, resources: String = "") -> Data {
        let objects = [
            "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            "<< /Type /Page /Parent 2 0 R \(page) /Contents 4 0 R /Resources << \(resources) >> >>",
            "<< /Length \(operators.utf8.count) >>\nstream\n\(operators)\nendstream",
        ]
        var text = "%PDF-1.4\n"
        var table = "0000000000 65535 f \n"
        for (index, object) in objects.enumerated() {
            let digits = String(text.utf8.count)
            table += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        text += "xref\n0 5\n\(table)trailer << /Size 5 /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
        return Data(text.utf8)
    }

    @Test(
        "The size is the stated one, else the viewBox; an inch has 72 points",
        arguments: [
            ("width='20' height='10'", CGSize(width: 20, height: 10)),
            ("width='20px' height='1in'", CGSize(width: 20, height: 72)),
            ("width='6pt' height='10'", CGSize(width: 6, height: 10)),
            ("width='20' height='10' viewBox='0 0 200 100'", CGSize(width: 20, height: 10)),
            ("viewBox='0 0 200 100'", CGSize(width: 200, height: 100)),
            ("width='100%' height='100%' viewBox='5 5 30 40'", CGSize(width: 30, height: 40)),
        ])
    func sizes(attributes: String, size: CGSize) throws {
        #expect(try VectorPicture(data: VectorPictureTests.svg(attributes, "")).size == size)
    }

    @Test("A PDF has the size of its crop box, and is drawn from its corner")
    func cropBox() throws {
        // Red from (10, 0), green elsewhere; the crop box shows from (5, 0), so the first five points are green.
        let data = VectorPictureTests.pdf(
            "0 1 0 rg 0 0 40 40 re f 1 0 0 rg 10 0 30 40 re f", page: "/MediaBox [0 0 40 40] /CropBox [5 0 25 10]")
        let picture = try VectorPicture(data: data)
        #expect(picture.size == CGSize(width: 20, height: 10))
        let bitmap = try picture.bitmap(width: 40, height: 20)
        let row = Array(bitmap.pixels[200..<240])
        #expect(row.prefix(10).allSatisfy { $0 == 0xFF00_FF00 })
        #expect(row.dropFirst(10).allSatisfy { $0 == 0xFFFF_0000 })
    }

    @Test("A picture is drawn over the whole bitmap, whatever its size, and is clear where nothing is painted")
    func stretched() throws {
        let picture = try VectorPicture(data: VectorPictureTests.halves)
        for (width, height) in [(20, 10), (40, 20), (6, 30), (2, 1)] {
            let bitmap = try picture.bitmap(width: width, height: height)
            let expected = (0..<(width * height)).map { $0 % width < width / 2 ? UInt32(0xFFFF_0000) : 0 }
            #expect(bitmap.pixels == expected, "\(width) × \(height)")
        }
    }

    @Test("Threads that draw at the same time draw the same pixels")
    func threads() throws {
        let gradient = VectorPictureTests.svg(
            "width='30' height='30'",
            "<defs><radialGradient id='g'><stop stop-color='#fe1'/><stop offset='1'/></radialGradient></defs>"
                + "<circle cx='14' cy='16' r='13' fill='url(#g)' stroke='#08f' stroke-opacity='.4'/>")
        let page = VectorPictureTests.pdf("0 0 1 rg 1 1 m 28 4 l 9 25 l f", page: "/MediaBox [0 0 30 30]")
        for data in [gradient, page] {
            let digests = Guarded<Set<ContentDigest>>([])
            DispatchQueue.concurrentPerform(iterations: 8) { _ in
                let digest = try? VectorPicture(data: data).bitmap(width: 77, height: 77).digest
                if let digest { digests.withLock { _ = $0.insert(digest) } }
            }
            #expect(digests.withLock { $0.count } == 1)
        }
    }

    /// Files that are refused, with a part of the reason.
    static let hostile: [(String, Data, String)] = [
        ("nothing", Data(), "the file is empty"),
        ("another format", Data("GIF89a".utf8), "neither"),
        (
            "an SVG that breaks off", Data("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><g>".utf8),
            "damaged"
        ),
        ("no namespace", Data("<svg width='4' height='4'/>".utf8), ""),
        ("no size", svg("", "<rect width='4' height='4'/>"), "without width, height and viewBox"),
        ("size 0", svg("width='0' height='4'", ""), "0 × 4 points"),
        ("a negative size", svg("width='-4' height='4'", ""), ""),
        ("a size beyond all limits", svg("width='1e30' height='4'", ""), "points"),
        ("a size that is no number", svg("width='NaN' height='4'", ""), ""),
        ("text", svg("width='4' height='4'", "<text>a</text>"), "with text"),
        ("text in a prefix", svg("xmlns:s='http://www.w3.org/2000/svg'", "<s:text/>"), "with text"),
        ("UTF-16", Data("<svg ".utf8) + Data([0, 1, 0]), "UTF-8"),
        ("UTF-7", Data("<?xml version='1.0' encoding='UTF-7'?><svg width='4' height='4'/>".utf8), "UTF-8"),
        (
            "entities in entities",
            Data("<!DOCTYPE svg [<!ENTITY a 'aa'><!ENTITY b '&a;&a;'>]><svg width='4' height='4'>&b;</svg>".utf8),
            "entities"
        ),
        (
            "markup in an entity",
            Data("<!DOCTYPE svg [<!ENTITY a '<text/>'>]><svg width='4' height='4'>&a;</svg>".utf8),
            "entities"
        ),
        (
            "an entity that is used often",
            Data(
                ("<!DOCTYPE svg [<!ENTITY a '\(String(repeating: "x", count: 900))'>]><svg width='4' height='4'>"
                    + String(repeating: "&a;", count: 20_000) + "</svg>").utf8), "entities"
        ),
        (
            "the language",
            svg("width='4' height='4'", "<switch><g systemLanguage='de'/></switch>"), "depends on the language"
        ),
        (
            "an SVG in an SVG",
            svg("width='4' height='4'", "<image href='data:image/svg+xml;base64,AAAA'/>"), "embedded data"
        ),
        (
            "an SVG in an SVG, with the scheme in capitals",
            svg("width='4' height='4'", "<image href='DATA:image/svg+xml;base64,AAAA'/>"), "embedded data"
        ),
        (
            "an SVG in an SVG, with a letter as a number",
            svg("width='4' height='4'", "<image href='&#100;ata:image/svg+xml;base64,AAAA'/>"), "embedded data"
        ),
        (
            "an SVG in an SVG, behind a space and an entity of XML",
            svg("width='4' height='4'", "<image href=' data:image/svg&#43;xml;base64,AAAA'/>"), "embedded data"
        ),
        (
            "a link in an entity",
            Data("<!DOCTYPE svg [<!ENTITY d 'data:'>]><svg width='4' height='4'><image href='&d;x'/></svg>".utf8),
            "entities in its links"
        ),
        (
            "data in a style sheet",
            svg("width='4' height='4'", "<style>g { mask: URL( 'data:image/svg+xml,x') }</style>"), "embedded data"
        ),
        (
            "data in an attribute",
            svg("width='4' height='4'", "<g style='mask: url(&quot;data:image/svg+xml,x&quot;)'/>"), "embedded data"
        ),
        (
            "a link with an escape in a style sheet",
            svg("width='4' height='4'", "<style><![CDATA[g { mask: u\\72 l(x) }]]></style>"), "escapes"
        ),
        (
            "a picture of too many pixels in an SVG",
            svg("width='4' height='4'", "<image href='data:image/png;base64,\(hugePNG.base64EncodedString())'/>"),
            "pixels are too many"
        ),
        (
            "a picture of too many pixels in a PDF",
            pdf(
                "/I Do", page: "/MediaBox [0 0 20 20]",
                resources: "/XObject << /I << /Subtype /Image /Width 20000 /BitsPerComponent 1 /Height 20000 >> >>"),
            "a picture of 20000 × 20000 pixels"
        ),
        ("an attribute without quotes", Data("<svg width=4 height='4'/>".utf8), "not well-formed"),
        ("only the start of a PDF", Data("%PDF-1.4\n".utf8), "damaged"),
        (
            "a PDF of noise", Data("%PDF-1.7\n".utf8) + Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 197) }),
            "damaged"
        ),
        ("a PDF without an area", pdf("", page: "/MediaBox [0 0 0 40]"), ""),
        (
            "a PDF with text in an installed font",
            pdf(
                "BT /F 9 Tf (a) Tj ET", page: "/MediaBox [0 0 20 20]",
                resources: "/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>"),
            "font is not in the file"
        ),
        ("too many bytes", svg("width='4' height='4'", String(repeating: " ", count: 8 << 20)), "MiB"),
    ]

    /// A PNG of 20,000 pixels on each side, with the right checksums and no data.
    private static let hugePNG = Data([
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A,
        0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20, 8, 6, 0, 0, 0, 0xE3, 0x70, 0x46, 0x39,
        0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0x35, 0xAF, 0x06, 0x1E,
        0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ])

    /// Files that only look as if they broke a rule.
    static let honest: [(String, String)] = [
        ("a comment", "<!-- metadata: exported --><!-- <text> was converted --><rect width='4' height='4'/>"),
        ("a title", "<title>systemLanguage and data:</title><rect width='4' height='4'/>"),
        ("an id", "<rect id='data:1' width='4' height='4' fill='url(#g)'/>"),
        ("metadata", "<metadata><x y='data:text'>url(data:,)</x></metadata><rect width='4' height='4'/>"),
        ("a style", "<style>rect { fill: #00f } /* data: */</style><rect width='4' height='4'/>"),
        ("a character by its number", "<g id='&#60;text&#62;'/><rect width='4' height='4'/>"),
    ]

    @Test("Rules are about what the file says as XML, not about bytes")
    func honestFiles() throws {
        for (name, content) in VectorPictureTests.honest {
            let picture = try VectorPicture(data: VectorPictureTests.svg("width='4' height='4'", content))
            #expect(throws: Never.self, "\(name)") { try picture.bitmap(width: 4, height: 4) }
        }
        let licence = String(repeating: "Permission is hereby granted. ", count: 100)
        let start =
            "<?xml version='1.0'?>\n<!-- \(licence) -->\n"
            + "<!DOCTYPE svg PUBLIC \"-//W3C\" \"svg11.dtd\" [ <!ENTITY ns \"http://ns.example/>\"> ]>\n"
        let data = Data(start.utf8) + VectorPictureTests.halves
        #expect(VectorKind(of: data) == .svg)
        #expect(VectorKind(of: Data("<!-- <svg --><html/>".utf8)) == nil)
        #expect(try VectorPicture(data: data).size == CGSize(width: 20, height: 10))
    }

    @Test(
        "The digest of a vector is that of its file, whatever its scale; none of its sides is longer than a picture's")
    func assets() throws {
        let picture = try VectorPicture(data: VectorPictureTests.halves)
        for scale: CGFloat in [1, 3] {
            let asset = ImageAsset(picture, scale: scale, isEnlargedAsPaths: true)
            #expect(asset.pixelDigest == picture.digest)
        }
        let long = try VectorPicture(data: VectorPictureTests.svg("width='90000' height='0.0001'", ""))
        let asset = ImageAsset(long, scale: 3, isEnlargedAsPaths: true)
        #expect(asset.width == ImageLimits.maximumSide && asset.height == 1)
    }

    /// A drawing of ten million squares, ten for each `use` of the one before.
    static let expanding: Data = {
        var content = "<g id='a0'><rect width='1' height='1'/></g>"
        for level in 1...7 {
            content += "<g id='a\(level)'>" + String(repeating: "<use href='#a\(level - 1)'/>", count: 10) + "</g>"
        }
        return svg("width='20' height='20'", "<defs>\(content)</defs><use href='#a7'/>")
    }()

    @Test("A file whose size can be read may still be impossible to draw, which is known before a screen is drawn")
    func checks() throws {
        let picture = try VectorPicture(data: VectorPictureTests.expanding)
        #expect(picture.size == CGSize(width: 20, height: 20))
        for _ in 0..<2 { #expect(throws: ImageError.self) { try picture.checkDrawing() } }
        let halves = try VectorPicture(data: VectorPictureTests.halves)
        for _ in 0..<2 { #expect(throws: Never.self) { try halves.checkDrawing() } }
    }

    @Test("The libraries that draw have versions, on which pictures depend")
    func versions() throws {
        #expect(try VectorKind.svg.libraryVersion().wholeMatch(of: /librsvg \d+\.\d+\.\d+/) != nil)
        #expect(try VectorKind.pdf.libraryVersion().wholeMatch(of: /poppler \d+\.\d+\.\d+/) != nil)
    }

    @Test("Files that are damaged, too large, or would be drawn differently on other machines are refused")
    func refused() {
        for (name, data, reason) in VectorPictureTests.hostile {
            do throws(ImageError) {
                _ = try VectorPicture(data: data).bitmap(width: 4, height: 4)
                // These say nothing wrong by librsvg's rules, or get its default size: being bounded is enough.
                #expect(reason.isEmpty, "\(name)")
            } catch {
                #expect(reason.isEmpty || "\(error)".contains(reason), "\(name): \(error)")
            }
        }
    }

    @Test("Files that refer to themselves or to other files are drawn without what they refer to")
    func references() throws {
        let own = "<g id='a'><use href='#a'/><rect width='4' height='4' fill='#0f0'/></g>"
        let contents = [
            "<image href='/etc/passwd' width='4' height='4'/>",
            "<image href='file:///etc/hostname' width='4' height='4'/>",
            "<style>@import url('file:///etc/hostname');</style>",
            "<defs><pattern id='p' width='1' height='1'><rect width='4' height='4' fill='url(#p)'/></pattern></defs>"
                + "<rect width='4' height='4' fill='url(#p)'/>",
            own,
        ]
        for content in contents {
            let picture = try VectorPicture(data: VectorPictureTests.svg("width='4' height='4'", content))
            _ = try? picture.bitmap(width: 4, height: 4)
        }
    }
}

@Suite("Work that cannot be stopped")
struct WatchdogTests {
    @Test("Late work is given up, and is not tried again; other work goes on until too much is late")
    func late() throws {
        let watchdog = Watchdog(seconds: 0.01)
        let end = DispatchSemaphore(value: 0)
        let runs = Guarded(0)
        func wait(_ name: String) throws(ImageError) {
            try watchdog.run(ContentDigest(of: name)) {
                runs.withLock { $0 += 1 }
                end.wait()
                return .success(())
            }
        }
        for name in ["a", "a", "b", "c", "d", "e"] {
            #expect(throws: ImageError.tooSlow) { try wait(name) }
        }
        for _ in 0..<4 { end.signal() }
        #expect(runs.withLock { $0 } <= 4)
    }

    @Test("Work that was late may be tried again when it is done, and others may be late in its place")
    func ended() throws {
        let watchdog = Watchdog(seconds: 0.05)
        let end = DispatchSemaphore(value: 0)
        func wait(_ name: String) throws(ImageError) {
            try watchdog.run(ContentDigest(of: name)) {
                end.wait()
                return .success(())
            }
        }
        for round in 0..<3 {
            for name in ["a", "b", "c", "d"] { #expect(throws: ImageError.tooSlow) { try wait("\(name)\(round)") } }
            for _ in 0..<4 { end.signal() }
            // The threads end soon; until then, other work is refused.
            while (try? watchdog.run(ContentDigest(of: "other")) { .success(()) }) == nil { usleep(1_000) }
            while watchdog.lateThreads > 0 { usleep(1_000) }
        }
        end.signal()
        #expect(throws: Never.self) { try wait("a0") }
    }

    @Test("Two threads with the same work count as two, and each as late only if it is")
    func twins() async throws {
        let watchdog = Watchdog(seconds: 0.05)
        let end = DispatchSemaphore(value: 0)
        let digest = ContentDigest(of: "x")
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<2 {
                group.addTask {
                    _ = try? watchdog.run(digest) {
                        end.wait()
                        return .success(())
                    }
                }
            }
        }
        let late = watchdog.lateThreads
        #expect((1...2).contains(late))
        for _ in 0..<late { end.signal() }
        while watchdog.lateThreads > 0 { usleep(1_000) }
        #expect(watchdog.lateThreads == 0)
    }

    @Test("Work that is done in time gives its result, or its error")
    func done() throws {
        let digest = ContentDigest(of: "x")
        #expect(try Watchdog().run(digest) { .success(7) } == 7)
        #expect(throws: ImageError.emptyFile) { try Watchdog().run(digest) { Result<Int, _>.failure(.emptyFile) } }
    }
}
