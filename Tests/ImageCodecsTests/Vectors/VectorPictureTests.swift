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
        ("size 0", svg("width='0' height='4'", ""), "0.0 × 4.0 points"),
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

    @Test("Work that is done in time gives its result, or its error")
    func done() throws {
        let digest = ContentDigest(of: "x")
        #expect(try Watchdog().run(digest) { .success(7) } == 7)
        #expect(throws: ImageError.emptyFile) { try Watchdog().run(digest) { Result<Int, _>.failure(.emptyFile) } }
    }
}
