import Basics
import Comparison
import Foundation
import ImageCodecs
import KitValues
import Snapshots
import TestSupport
import Testing

@Suite("A picture against its golden")
struct GoldenVerificationTests {
    /// Counts the requests to draw.
    private final class Pen {
        private let bitmap: Bitmap
        private(set) var drawings = 0

        init(_ bitmap: Bitmap = samplePicture) {
            self.bitmap = bitmap
        }

        func draw() -> Bitmap {
            drawings += 1
            return bitmap
        }
    }

    private func verify(
        _ golden: Data?, _ pen: Pen, drawing: ContentDigest = sampleDrawing, scale: CGFloat = 3,
        renderer: RendererFingerprint = sampleRenderer, verifyingPixels: Bool = false
    ) -> Verification {
        GoldenPicture(golden).verify(
            drawing: drawing, scale: scale, renderer: renderer, verifyingPixels: verifyingPixels, draw: pen.draw)
    }

    @Test("The same drawing by the same renderer: nothing is drawn, nothing decoded")
    func sameDrawing() throws {
        let pen = Pen()
        let verification = try verify(sampleGolden(), pen)
        #expect(verification.verdict == .passed(.drawing, note: nil))
        #expect(pen.drawings == 0 && verification.actual == nil && verification.reference == nil)
    }

    @Test("Drawn, but not decoded: for another drawing, another renderer, another scale")
    func sameDigest() throws {
        let golden = try sampleGolden()
        let cases: [(Verification, Verdict.Note?)] = [
            (verify(golden, Pen(), drawing: otherDrawing), .otherDrawing),
            (verify(golden, Pen(), scale: 2), .otherDrawing),
            (verify(golden, Pen(), renderer: otherRenderer), .otherRenderer(sampleRenderer)),
            (verify(golden, Pen(), drawing: otherDrawing, renderer: otherRenderer), .otherRenderer(sampleRenderer)),
        ]
        for (verification, note) in cases {
            #expect(verification.verdict == .passed(.digest, note: note))
            #expect(verification.actual == samplePicture)
            #expect(verification.reference == nil)
        }
    }

    @Test("Where pixels are verified, drawing and golden are looked at, and nothing has to be recorded again")
    func verified() throws {
        let verification = verify(try sampleGolden(), Pen(), verifyingPixels: true)
        #expect(verification.verdict == .passed(.pixels, note: nil) && verification.verdict.isUpToDate)
        #expect(verification.actual == samplePicture && verification.reference == samplePicture)
        #expect(
            verify(try sampleGolden(), Pen(), drawing: otherDrawing, verifyingPixels: true).verdict
                == .passed(.pixels, note: .otherDrawing))
    }

    @Test(
        "An old picture with the record of the new one passes where it is believed, and fails where pixels are verified"
    )
    func falseRecord() throws {
        let old = samplePicture.withOnePixelChanged(at: 3)
        let file = try PNG.encode(old)
        let record = GoldenRecord(
            size: PixelSize(width: 12, height: 7), scale: 3, pixels: samplePicture.digest, drawing: sampleDrawing,
            rest: ContentDigest(of: file), renderer: sampleRenderer)
        let golden = try PNG.adding(PNG.Chunk(type: GoldenRecord.chunkType, payload: record.payload), to: file)
        #expect(verify(golden, Pen()).verdict.hasPassed)
        #expect(verify(golden, Pen(), drawing: otherDrawing).verdict.hasPassed)
        for drawing in [sampleDrawing, otherDrawing] {
            let verification = verify(golden, Pen(), drawing: drawing, verifyingPixels: true)
            guard case .failed(.falseRecord(let comparison)) = verification.verdict else {
                Issue.record("\(verification.verdict)")
                continue
            }
            #expect(comparison.bounds == PixelRect(x: 3, y: 0, width: 1, height: 1))
            #expect(verification.reference == old && verification.actual == samplePicture)
            #expect(verification.verdict.text(scale: 3)?.contains("but the golden's pixels do not") == true)
        }
    }

    @Test("One pixel off: decoded, compared, shown")
    func different() throws {
        let pen = Pen(samplePicture.withOnePixelChanged(at: 40))
        let verification = try verify(sampleGolden(), pen, drawing: otherDrawing)
        guard case .failed(.different(let comparison, nil, _)) = verification.verdict else {
            Issue.record("\(verification.verdict)")
            return
        }
        #expect(comparison.differingPixels == 1)
        #expect(comparison.bounds == PixelRect(x: 4, y: 3, width: 1, height: 1))
        #expect(pen.drawings == 1)
        #expect(verification.reference == samplePicture)
        #expect(verification.differencePicture()?.pixels[40] == 0xFFE6_0012)
        #expect(
            verification.verdict.text(scale: 3)
                == "1 pixel differs (1.19048 %), by up to 1 of 255 per channel, at x 1.33333 to 1.66667, y 1 to 1.33333 (in points)."
        )
    }

    @Test("A difference under another renderer names that renderer")
    func differentByRenderer() throws {
        let verification = try verify(sampleGolden(), Pen(samplePicture.withOnePixelChanged()), renderer: otherRenderer)
        guard case .failed(.different(_, let recordedBy, _)) = verification.verdict else {
            Issue.record("\(verification.verdict)")
            return
        }
        #expect(recordedBy == sampleRenderer)
        let name = "\(sampleRenderer.digest.description.prefix(8)): cairo 1.18.0, Inter 4.000"
        #expect(verification.verdict.text(scale: 3)?.hasSuffix("was recorded by another renderer (\(name)).") == true)
    }

    @Test("A change that the fast path cannot see is found when pixels are verified")
    func brokenRenderer() throws {
        let golden = try sampleGolden()
        let pen = Pen(samplePicture.withOnePixelChanged())
        #expect(verify(golden, pen).verdict.hasPassed)
        #expect(!verify(golden, pen, verifyingPixels: true).verdict.hasPassed)
    }

    @Test("Stripped, commented or compressed again: decoded, and passes with a remark")
    func foreignButSame() throws {
        let files: [(Data, GoldenPicture.ForeignReason)] = [
            (try PNG.encode(samplePicture), .noRecord),
            (PNGFile.trueColor(samplePicture).data, .noRecord),
            (try sampleGolden() + Data("junk".utf8), .changed),
        ]
        for (file, reason) in files {
            let verification = verify(file, Pen())
            #expect(verification.verdict == .passed(.pixels, note: .foreign(reason)))
            #expect(verification.reference == samplePicture)
        }
    }

    @Test("Edited with its record kept: fails, though the record says that nothing changed")
    func editedGolden() throws {
        let record = try #require(try PNG.chunks(in: sampleGolden()).first { $0.type == GoldenRecord.chunkType })
        let edited = try PNG.encode(samplePicture.withOnePixelChanged(at: 3), chunks: [record])
        guard case .failed(.different(let comparison, nil, _)) = verify(edited, Pen()).verdict else {
            Issue.record("the edit was not noticed")
            return
        }
        #expect(comparison.bounds == PixelRect(x: 3, y: 0, width: 1, height: 1))
    }

    @Test("A record with another picture's digest does not make an equal picture fail")
    func wrongRecord() throws {
        let file = try PNG.encode(samplePicture)
        let record = GoldenRecord(
            size: PixelSize(width: 12, height: 7), scale: 3, pixels: ContentDigest(of: "wrong"), drawing: sampleDrawing,
            rest: ContentDigest(of: file), renderer: sampleRenderer)
        let golden = try PNG.adding(PNG.Chunk(type: GoldenRecord.chunkType, payload: record.payload), to: file)
        #expect(verify(golden, Pen(), verifyingPixels: true).verdict == .passed(.pixels, note: .wrongRecord))
    }

    @Test("Another size")
    func resized() throws {
        let verification = try verify(
            sampleGolden(), Pen(Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 4])), drawing: otherDrawing)
        #expect(verification.verdict.text(scale: 1) == "The picture is 2x2 pixels, not 12x7.")
        #expect(verification.differencePicture()?.width == 12)
    }

    @Test("No golden: nothing is drawn")
    func missing() {
        let pen = Pen()
        #expect(verify(nil, pen).verdict == .missing)
        #expect(pen.drawings == 0)
    }

    @Test("A pointer and a damaged file fail, and the picture is drawn for people to see")
    func unreadable() throws {
        let pointer = verify(Data("version https://git-lfs.github.com/spec/v1\n".utf8), Pen())
        #expect(pointer.verdict == .failed(.pointer) && pointer.actual == samplePicture)
        #expect(pointer.verdict.text(scale: 1)?.contains("git lfs pull") == true)
        let damaged = verify(Data("GIF89a".utf8), Pen())
        #expect(damaged.verdict == .failed(.damaged(.unknownFormat)) && damaged.actual == samplePicture)
        #expect(damaged.verdict.text(scale: 1)?.hasPrefix("The golden picture is not a PNG; ") == true)
    }

    @Test("Law: a golden whose pixels cannot be decoded fails and never traps")
    func undecodable() throws {
        var file = try PNGFile(try sampleGolden())
        file.chunks[2].payload = Data([0x78, 0x9C, 1, 2, 3])
        let verification = verify(file.data, Pen())
        guard case .failed(.damaged) = verification.verdict else {
            Issue.record("\(verification.verdict)")
            return
        }
        #expect(verification.differencePicture() == nil)
    }

    private struct OutOfInk: Error {}

    @Test("What drawing throws comes through")
    func drawingFails() throws {
        let golden = GoldenPicture(try sampleGolden())
        #expect(throws: OutOfInk.self) {
            try golden.verify(drawing: otherDrawing, scale: 3, renderer: sampleRenderer) { () throws(OutOfInk) in
                throw OutOfInk()
            }
        }
    }
}
