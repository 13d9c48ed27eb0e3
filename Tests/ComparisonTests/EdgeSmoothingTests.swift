import Foundation
import ImageCodecs
import Testing

@testable import Comparison

@Suite("Edges that differ only by anti-aliasing")
struct EdgeSmoothingTests {
    private static let side = 60

    /// A disc on a background, smoothed by the coverage of each pixel.
    private func disc(
        x: Double = 30, y: Double = 30, radius: Double = 18, colors: (UInt32, UInt32) = (0x20_40C0, 0xFF_FFFF),
        coverage: (Int, Int, Double) -> Double = { $2 }
    ) -> Bitmap {
        let side = EdgeSmoothingTests.side
        var pixels: [UInt32] = []
        for row in 0..<side {
            for column in 0..<side {
                let (dx, dy) = (Double(column) + 0.5 - x, Double(row) + 0.5 - y)
                let share = min(1, max(0, radius + 0.5 - (dx * dx + dy * dy).squareRoot()))
                let covered = share > 0 && share < 1 ? min(1, max(0, coverage(column, row, share))) : share
                var pixel: UInt32 = 0xFF00_0000
                for shift in [16, 8, 0] as [UInt32] {
                    let (inside, outside) = (Double(colors.0 >> shift & 255), Double(colors.1 >> shift & 255))
                    pixel |= UInt32((outside + (inside - outside) * covered).rounded()) << shift
                }
                pixels.append(pixel)
            }
        }
        return Bitmap(width: side, height: side, pixels: pixels)
    }

    private func unexplained(_ reference: Bitmap, _ actual: Bitmap) throws -> (differing: Int, unexplained: Int) {
        try #require(
            PicturePair.of(reference, actual) { pair in
                let places = pair.differingPixels()
                let smoothing = EdgeSmoothing(pair: pair)
                return (places.count, places.count { !smoothing.explains($0) })
            })
    }

    @Test("Another coverage of the edge is explained, pixel by pixel")
    func noise() throws {
        let noisy = disc { x, y, share in share + Double((x * 7 + y * 13) % 11 - 5) / 50 }
        let found = try unexplained(disc(), noisy)
        #expect(found.differing > 80)
        #expect(found.unexplained == 0)
    }

    @Test("So is another gamma of the edge")
    func gamma() throws {
        let found = try unexplained(disc(), disc { _, _, share in pow(share, 1.2) })
        #expect(found.differing > 80)
        #expect(found.unexplained == 0)
    }

    @Test("A shape that moved by a pixel is not", arguments: [(1.0, 0.0), (0, 1), (-1, 0), (0, -1), (1, 1)])
    func shift(dx: Double, dy: Double) throws {
        let found = try unexplained(disc(), disc(x: 30 + dx, y: 30 + dy))
        // An edge parallel to its motion is unchanged.
        #expect(Double(found.unexplained) > 0.5 * Double(found.differing))
    }

    @Test("A shape that grew by a pixel, changed its colour by a step, came or went is not")
    func others() throws {
        for other in [
            disc(radius: 19), disc(colors: (0x20_40C1, 0xFF_FFFF)), disc(colors: (0x20_40C0, 0xFE_FFFF)),
            disc(radius: -5),
        ] {
            let found = try unexplained(disc(), other)
            #expect(Double(found.unexplained) > 0.5 * Double(found.differing))
        }
    }

    @Test("A single pixel anywhere is not: in a plain area, on the edge, at the border of the picture")
    func singlePixels() throws {
        let reference = disc()
        let side = EdgeSmoothingTests.side
        for place in [0, side - 1, side * side - 1, side * 30 + 30, side * 30 + 12, side * 30 + 11] {
            var pixels = reference.pixels
            pixels[place] = 0xFF30_D158
            let found = try unexplained(reference, Bitmap(width: side, height: side, pixels: pixels))
            #expect(found.differing == 1 && found.unexplained == 1)
        }
    }

    /// A picture of nine grey pixels.
    private func greys(_ values: [UInt32]) -> Bitmap {
        Bitmap(width: 3, height: 3, pixels: values.map { 0xFF00_0000 | $0 * 0x1_0101 })
    }

    /// Whether the middle one of nine pixels is explained.
    private func explainsCenter(_ reference: Bitmap, _ actual: Bitmap) -> Bool {
        PicturePair.of(reference, actual) { EdgeSmoothing(pair: $0).explains(4) } == true
    }

    @Test("Each picture has to have beside it what the other one shows: a dot on an edge neither comes nor goes")
    func betweenNeighboursOfBoth() {
        let edge = greys([50, 50, 200, 50, 50, 200, 50, 50, 200])
        // The centre is darker than all its neighbours, so the other picture has nothing as dark. In the other
        // direction, all values lie in between.
        let dot = greys([50, 50, 200, 50, 20, 200, 50, 50, 200])
        #expect(!explainsCenter(edge, dot))
        #expect(!explainsCenter(dot, edge))
        #expect(explainsCenter(edge, greys([50, 50, 200, 50, 80, 200, 50, 50, 200])))
    }

    @Test("The edge lies between areas in both pictures: not where one of them has texture there")
    func areasInBoth() throws {
        let edge = greys([50, 50, 200, 50, 100, 200, 50, 50, 200])
        let shifted = greys([50, 50, 200, 50, 110, 200, 50, 50, 200])
        // Of the centre's eight neighbours, two are as dark as the darkest one, and one is as bright as the brightest.
        let texture = greys([50, 50, 200, 60, 110, 190, 70, 75, 180])
        #expect(explainsCenter(edge, shifted) && explainsCenter(shifted, edge))
        #expect(!explainsCenter(edge, texture))
        #expect(!explainsCenter(texture, edge))
    }

    @Test("A smooth gradient that is a step off is no edge")
    func gradient() throws {
        func gradient(_ offset: UInt32) -> Bitmap {
            Bitmap(
                width: 64, height: 16,
                pixels: (0..<1024).map { 0xFF00_0000 | (UInt32($0 % 64) * 3 + offset) * 0x1_0101 })
        }
        let found = try unexplained(gradient(0), gradient(1))
        #expect(found.differing == 1024 && found.unexplained == 1024)
    }

    @Test("Shapes on nothing have edges too: there the opacity differs")
    func transparency() throws {
        /// A transparent picture with black of the disc's coverage.
        func cutOut(_ bitmap: Bitmap) -> Bitmap {
            Bitmap(
                width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.map { (255 - ($0 & 255)) << 24 })
        }
        let black: (UInt32, UInt32) = (0, 0xFF_FFFF)
        let noisy = disc(colors: black) { x, y, share in share + Double((x * 7 + y * 13) % 11 - 5) / 50 }
        let found = try unexplained(cutOut(disc(colors: black)), cutOut(noisy))
        #expect(found.differing > 80 && found.unexplained == 0)
    }
}
