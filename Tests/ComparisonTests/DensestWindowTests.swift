import TestSupport
import Testing

@testable import Comparison

@Suite("The densest window")
struct DensestWindowTests {
    /// The highest number of pixels in a square, found by trying all its positions.
    private func bySearch(_ places: [UInt32], width: Int, height: Int, side: Int) -> Int {
        var most = 0
        for top in 0..<height {
            for left in 0..<width {
                most = max(
                    most,
                    places.count {
                        let (y, x) = Int($0).quotientAndRemainder(dividingBy: width)
                        return (top..<top + side).contains(y) && (left..<left + side).contains(x)
                    })
            }
        }
        return most
    }

    @Test("It is what looking at every place finds", arguments: 0..<40)
    func search(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let width = Int.random(in: 1...24, using: &generator)
        let height = Int.random(in: 1...24, using: &generator)
        let share = Int.random(in: 1...20, using: &generator)
        let places = (0..<width * height).filter { _ in Int.random(in: 0..<20, using: &generator) < share }
            .map { UInt32($0) }
        for side in [1, 2, 3, 7, 24, 100] {
            #expect(
                DensestWindow.count(of: places, width: width, side: side)
                    == bySearch(places, width: width, height: height, side: side))
        }
    }

    @Test("Of nothing there is nothing")
    func none() {
        #expect(DensestWindow.count(of: [], width: 5, side: 3) == 0)
    }
}
