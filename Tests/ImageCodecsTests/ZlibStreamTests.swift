import Foundation
import TestSupport
import Testing

@testable import ImageCodecs

@Suite("Compressing: what passes over runs at once writes what libdeflate writes that visits every byte")
struct ZlibStreamTests {
    /// Whether the bytes can be compared with libdeflate's. Goldens are compared by their pixels, but a file that is
    /// written again should not change.
    private static let isLibraryComparable = ZlibStream.libraryVersion == PNG.encoderVersion

    @Test(
        "Mixtures of noise, runs, patterns, copied rows and copied stretches", .enabled(if: isLibraryComparable),
        arguments: 0..<150 as Range<UInt64>)
    func mixtures(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        try expectSameBytes(.mixture(using: &generator))
    }

    @Test(
        "Every short input: stored as it is, with the fixed code, with a code of its own",
        .enabled(if: isLibraryComparable), arguments: 1...256 as ClosedRange<Int>)
    func shortInputs(alphabet: Int) throws {
        var generator = SeededGenerator(seed: UInt64(alphabet))
        for count in 0..<80 {
            try expectSameBytes((0..<count).map { _ in UInt8(Int.random(in: 0..<alphabet, using: &generator)) })
        }
    }

    @Test(
        "Runs that end around a match, a window and a block, of each period that a pixel has and of others",
        .enabled(if: isLibraryComparable), arguments: 1...6)
    func runs(period: Int) throws {
        var generator = SeededGenerator(seed: UInt64(period))
        for length in [16, 257, 258, 259, 260, 32_767, 32_768, 32_769, 65_536, 300_000, 305_001] {
            let pattern = (0..<period).map { _ in UInt8.random(in: 0...255, using: &generator) }
            var bytes: [UInt8] = []
            for _ in 0..<3 {
                for _ in 0..<Int.random(in: 0...9, using: &generator) {
                    bytes.append(UInt8.random(in: 0...255, using: &generator))
                }
                for index in 0..<length + Int.random(in: -2...2, using: &generator) {
                    bytes.append(pattern[index % period])
                }
            }
            try expectSameBytes(bytes)
        }
    }

    @Test("Law: what is written is read back, whichever libdeflate reads it", arguments: 0..<60 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let bitmap = Bitmap.repetitive(opaque: seed.isMultiple(of: 2), using: &generator)
        let rows = PNG.rows(of: bitmap, region: .whole(of: bitmap), as: .rgba)
        var file = PNG.fileStart(width: bitmap.width, height: bitmap.height, colorType: .rgba)
        PNG.append(.IDAT, try ZlibStream.compressingRuns(rows), to: &file)
        PNG.append(.IEND, Data(), to: &file)
        #expect(try PNG.decode(file) == bitmap)
    }

    private func expectSameBytes(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) throws {
        let ours = try ZlibStream.compressingRuns(bytes)
        let theirs = try ZlibStream.compressingByLibrary(bytes)
        #expect(
            ours == theirs, "\(bytes.count) bytes: \(ours.count), not \(theirs.count)", sourceLocation: sourceLocation)
    }
}

extension [UInt8] {
    fileprivate static func mixture(using generator: inout SeededGenerator) -> [UInt8] {
        let most = Bool.random(using: &generator) ? 90_000 : 3_000
        let count = Int.random(in: 1...most, using: &generator)
        let alphabet = UInt8([1, 3, 7, 40, 255].randomElement(using: &generator) ?? 1)
        let row = 1 + 3 * Int.random(in: 1...1_200, using: &generator)
        let usual = Int.random(in: 0..<5, using: &generator)
        var bytes: [UInt8] = []
        while bytes.count < count {
            let longest = Int.random(in: 0..<4, using: &generator) == 0 ? 2_000 : 40
            let length = Int.random(in: 1...longest, using: &generator)
            let kind = Bool.random(using: &generator) ? usual : Int.random(in: 0..<5, using: &generator)
            switch kind {
            case 1, 2:
                let period = kind == 1 ? 1 : Int.random(in: 2...5, using: &generator)
                let pattern = (0..<period).map { _ in UInt8.random(in: 0...255, using: &generator) }
                for index in 0..<length { bytes.append(pattern[index % period]) }
            case 3 where bytes.count >= row:
                for _ in 0..<length { bytes.append(bytes[bytes.count - row]) }
            case 4 where !bytes.isEmpty:
                let distance = Int.random(in: 1...bytes.count, using: &generator)
                for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
            default:
                for _ in 0..<length { bytes.append(UInt8.random(in: 0...alphabet, using: &generator)) }
            }
        }
        return bytes
    }
}
