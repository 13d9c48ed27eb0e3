/// The most of some pixels that one square of a picture holds.
enum DensestWindow {
    /// - Parameters:
    ///   - places: of pixels, each once, in the order of rows, counted from the top left.
    ///   - width: of the picture, in pixels.
    ///   - side: of the square, in pixels.
    static func count(of places: [UInt32], width: Int, side: Int) -> Int {
        // A window with most of them has one in its last row, so only rows with pixels need be a last row.
        var columns = [Int32](repeating: 0, count: width)
        var first = 0
        var next = 0
        var most = 0
        while next < places.count {
            let row = Int(places[next]) / width
            while next < places.count, Int(places[next]) / width == row {
                columns[Int(places[next]) % width] += 1
                next += 1
            }
            while Int(places[first]) / width <= row - side {
                columns[Int(places[first]) % width] -= 1
                first += 1
            }
            // Fewer than were found before cannot be more in a part of them.
            guard next - first > most else { continue }
            most = max(most, columns.withUnsafeBufferPointer { DensestWindow.largestSum(of: side, in: $0) })
        }
        return most
    }

    /// The largest sum of so many neighbours, or of all if there are fewer.
    private static func largestSum(of count: Int, in values: UnsafeBufferPointer<Int32>) -> Int {
        var sum = values.prefix(count).reduce(0, &+)
        var largest = sum
        for index in min(count, values.count)..<values.count {
            sum = sum &+ values[index] &- values[index - count]
            largest = max(largest, sum)
        }
        return Int(largest)
    }
}
