import Foundation
import ImageCodecs
import TestSupport
import Testing

@Suite("PNG: reading the kinds of the standard")
struct PNGDecodingTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var fixture: @Sendable () -> PNGFixture
        var pixels: [UInt32]
    }

    static let cases = [
        Case(
            testDescription: "gray, 1 bit",
            fixture: { PNGFixture(width: 3, height: 1, bitDepth: 1, colorType: 0, rows: [0, 0b1010_0000]) },
            pixels: [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF]),
        Case(
            testDescription: "gray, 2 bits",
            fixture: { PNGFixture(width: 4, height: 1, bitDepth: 2, colorType: 0, rows: [0, 0b0001_1011]) },
            pixels: [0xFF00_0000, 0xFF55_5555, 0xFFAA_AAAA, 0xFFFF_FFFF]),
        Case(
            testDescription: "gray, 4 bits",
            fixture: { PNGFixture(width: 2, height: 1, bitDepth: 4, colorType: 0, rows: [0, 0x3C]) },
            pixels: [0xFF33_3333, 0xFFCC_CCCC]),
        Case(
            testDescription: "gray, 8 bits",
            fixture: { PNGFixture(width: 2, height: 1, colorType: 0, rows: [0, 0x12, 0xFE]) },
            pixels: [0xFF12_1212, 0xFFFE_FEFE]),
        Case(
            testDescription: "gray, 16 bits",
            fixture: {
                PNGFixture(width: 2, height: 1, bitDepth: 16, colorType: 0, rows: [0, 0x12, 0x34, 0xFF, 0xFF])
            },
            pixels: [0xFF12_1212, 0xFFFF_FFFF]),
        Case(
            testDescription: "gray with one transparent value",
            fixture: {
                PNGFixture(width: 2, height: 1, colorType: 0, extra: [("tRNS", [0, 0x12])], rows: [0, 0x12, 0x13])
            },
            pixels: [0, 0xFF13_1313]),
        Case(
            testDescription: "gray and alpha",
            fixture: { PNGFixture(width: 2, height: 1, colorType: 4, rows: [0, 200, 51, 100, 255]) },
            pixels: [0x3328_2828, 0xFF64_6464]),
        Case(
            testDescription: "gray and alpha, 16 bits",
            fixture: {
                PNGFixture(width: 1, height: 1, bitDepth: 16, colorType: 4, rows: [0, 200, 0, 51, 0])
            },
            pixels: [0x3328_2828]),
        Case(
            testDescription: "RGB",
            fixture: { PNGFixture(width: 2, height: 1, colorType: 2, rows: [0, 1, 2, 3, 4, 5, 6]) },
            pixels: [0xFF01_0203, 0xFF04_0506]),
        Case(
            testDescription: "RGB, 16 bits",
            fixture: {
                PNGFixture(width: 1, height: 1, bitDepth: 16, colorType: 2, rows: [0, 1, 0, 2, 0, 3, 0])
            },
            pixels: [0xFF01_0203]),
        Case(
            testDescription: "RGB with one transparent colour",
            fixture: {
                PNGFixture(
                    width: 2, height: 1, colorType: 2, extra: [("tRNS", [0, 1, 0, 2, 0, 3])],
                    rows: [0, 1, 2, 3, 1, 2, 4])
            },
            pixels: [0, 0xFF01_0204]),
        Case(
            testDescription: "RGBA",
            fixture: { PNGFixture(width: 2, height: 1, colorType: 6, rows: [0, 255, 0, 100, 51, 9, 8, 7, 0]) },
            pixels: [0x3333_0014, 0]),
        Case(
            testDescription: "palette, 2 bits",
            fixture: {
                PNGFixture(
                    width: 4, height: 1, bitDepth: 2, colorType: 3,
                    extra: [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255])], rows: [0, 0b0001_1000])
            },
            pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_0000]),
        Case(
            testDescription: "palette with alpha",
            fixture: {
                PNGFixture(
                    width: 3, height: 1, colorType: 3,
                    extra: [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255]), ("tRNS", [51, 0])], rows: [0, 0, 1, 2])
            },
            pixels: [0x3333_0000, 0, 0xFF00_00FF]),
        Case(
            testDescription: "row filters: sub, up, average, Paeth",
            fixture: {
                PNGFixture(
                    width: 2, height: 4, colorType: 0,
                    rows: [1, 10, 5, 2, 1, 1, 3, 10, 10, 4, 1, 1])
            },
            // 10 15 / 11 16 / 5+10 7.5+8+10 / Paeth: 15+1; nearest of 16, 25, 15 to 16+25-15=26 is 25, +1.
            pixels: [10, 15, 11, 16, 15, 25, 16, 26].map { 0xFF00_0000 | $0 << 16 | $0 << 8 | $0 }),
    ]

    @Test("pixels of every kind", arguments: cases)
    func kind(_ kind: Case) throws {
        let fixture = kind.fixture()
        let bitmap = try PNG.decode(fixture.data)
        #expect((bitmap.width, bitmap.height) == (Int(fixture.width), Int(fixture.height)))
        #expect(bitmap.pixels.map { String($0, radix: 16) } == kind.pixels.map { String($0, radix: 16) })
    }

    @Test("interlaced by Adam7")
    func interlaced() throws {
        let side = 11
        func value(_ x: Int, _ y: Int) -> UInt8 { UInt8(x * 16 + y) }
        // The tuples are the first column, first row, column step and row step of the seven passes (ISO/IEC 15948 §8).
        let passes = [
            (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
        ]
        var rows: [UInt8] = []
        for (x0, y0, dx, dy) in passes {
            for y in stride(from: y0, to: side, by: dy) {
                rows.append(0)
                rows += stride(from: x0, to: side, by: dx).map { value($0, y) }
            }
        }
        let fixture = PNGFixture(width: 11, height: 11, colorType: 0, interlace: 1, rows: rows)
        let bitmap = try PNG.decode(fixture.data)
        for y in 0..<side {
            for x in 0..<side {
                #expect(bitmap.pixels[y * side + x] & 0xFF == UInt32(value(x, y)))
            }
        }
        #expect(try PNG.header(of: fixture.data).isInterlaced)
    }

    @Test("pixels cut into several chunks")
    func severalRuns() throws {
        let rows: [UInt8] = [0, 1, 2, 3, 4, 5, 6]
        let stream = PNGFixture.stored(rows)
        let whole = PNGFixture(width: 2, height: 1, colorType: 2, rows: rows).data
        var file = Array(whole[..<33])
        for byte in stream { file += PNGFixture.chunk("IDAT", [byte]) }
        file += PNGFixture.chunk("IEND", [])
        #expect(try PNG.decode(Data(file)).pixels == [0xFF01_0203, 0xFF04_0506])
    }

    @Test("row filters, by the standard's own definition, change nothing", arguments: [UInt8(2), 6])
    func rowFilters(colorType: UInt8) throws {
        var generator = SeededGenerator(seed: UInt64(colorType))
        let channels = colorType == 2 ? 3 : 4
        for (width, height) in [(1, 1), (1, 9), (9, 1), (2, 2), (5, 40), (31, 64)] {
            let rows = (0..<height).map { _ in
                // The samples have steep and flat parts, so that each case of the last filter occurs.
                (0..<width * channels).map { _ in
                    [0, 1, 128, 255, UInt8.random(in: 0...255, using: &generator)]
                        .randomElement(using: &generator)!
                }
            }
            var plain: [UInt8] = []
            var filtered: [UInt8] = []
            for (y, row) in rows.enumerated() {
                let filter = UInt8.random(in: 0...4, using: &generator)
                plain += [0] + row
                filtered.append(filter)
                for x in 0..<row.count {
                    let left = x < channels ? 0 : Int(row[x - channels])
                    let above = y == 0 ? 0 : Int(rows[y - 1][x])
                    let aboveLeft = y == 0 || x < channels ? 0 : Int(rows[y - 1][x - channels])
                    let estimate = left + above - aboveLeft
                    // Of several nearest values, the first counts.
                    let nearest = [left, above, aboveLeft].min { abs(estimate - $0) < abs(estimate - $1) }!
                    let prediction = [0, left, above, (left + above) / 2, nearest][Int(filter)]
                    filtered.append(row[x] &- UInt8(truncatingIfNeeded: prediction))
                }
            }
            func decode(_ rows: [UInt8]) throws -> Bitmap {
                try PNG.decode(
                    PNGFixture(width: UInt32(width), height: UInt32(height), colorType: colorType, rows: rows).data)
            }
            let bitmap = try decode(plain)
            if channels == 3 {
                let bytes = rows.flatMap { $0 }.map { UInt32($0) }
                let pixels = (0..<width * height).map { index -> UInt32 in
                    let color = bytes[3 * index] << 16 | bytes[3 * index + 1] << 8 | bytes[3 * index + 2]
                    return 0xFF00_0000 | color
                }
                #expect(bitmap.pixels == pixels)
            }
            #expect(try decode(filtered) == bitmap, "\(width) × \(height)")
        }
    }

    @Test("kinds that the standard does not have are damage")
    func impossibleKinds() {
        for colorType in UInt8.min...7 {
            for depth in UInt8.min...17 {
                let valid =
                    switch colorType {
                    case 0: [1, 2, 4, 8, 16].contains(depth)
                    case 3: [1, 2, 4, 8].contains(depth)
                    case 2, 4, 6: [8, 16].contains(depth)
                    default: false
                    }
                let data = PNGFixture(width: 1, height: 1, bitDepth: depth, colorType: colorType, rows: [0]).data
                #expect((try? PNG.header(of: data)) != nil || !valid)
                if !valid {
                    #expect(throws: ImageError.damaged("IHDR describes an unknown kind of picture")) {
                        try PNG.header(of: data)
                    }
                }
            }
        }
    }
}
