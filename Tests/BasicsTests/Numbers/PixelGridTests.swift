import Basics
import Foundation
import Testing

@Suite("PixelGrid")
struct PixelGridTests {
    static let scales: [CGFloat] = [1, 2, 3]

    @Test("grid lines are fixed points of floor, ceil and round", arguments: scales)
    func fixedPoints(scale: CGFloat) {
        let grid = PixelGrid(scale: scale)
        for line in -3000...3000 {
            let value = CGFloat(line) / scale
            #expect(grid.floor(value) == value && grid.ceil(value) == value && grid.round(value) == value)
        }
    }

    @Test("between two lines: below, above, nearest with halves up", arguments: scales)
    func between(scale: CGFloat) {
        let grid = PixelGrid(scale: scale)
        for line in -50...50 {
            let low = CGFloat(line) / scale
            let high = CGFloat(line + 1) / scale
            for fraction in [0.01, 0.25, 0.49, 0.5, 0.75, 0.99] {
                let value = (CGFloat(line) + fraction) / scale
                #expect(grid.floor(value) == low)
                #expect(grid.ceil(value) == high)
                #expect(grid.round(value) == (fraction < 0.5 ? low : high))
            }
        }
    }

    @Test("what misses a line by rounding noise is on it", arguments: scales)
    func noise(scale: CGFloat) {
        let grid = PixelGrid(scale: scale)
        for line in 1...100 {
            let value = CGFloat(line) / scale
            for noisy in [value - 1e-9, value + 1e-9] {
                #expect(grid.floor(noisy) == value && grid.ceil(noisy) == value && grid.round(noisy) == value)
            }
        }
    }

    @Test("§1.6: 33.3333 goes down to 33 and 266.6667 to 266.5 at two pixels a point")
    func measuredOnADevice() {
        let grid = PixelGrid(scale: 2)
        #expect(grid.floor(100.0 / 3) == 33)
        #expect(grid.floor(800.0 / 3) == 266.5)
    }

    @Test("a size goes up, a rectangle takes each edge to its nearest line")
    func sizesAndRectangles() {
        let grid = PixelGrid(scale: 3)
        #expect(grid.ceil(CGSize(width: 25.03, height: 20.287)) == CGSize(width: 76.0 / 3, height: 61.0 / 3))
        let rounded = PixelGrid(scale: 2).round(CGRect(x: 10.2, y: 10.3, width: 10.1, height: 9.9))
        #expect(rounded == CGRect(x: 10, y: 10.5, width: 10.5, height: 9.5))
    }
}
