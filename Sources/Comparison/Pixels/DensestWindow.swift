/// The highest number of marked pixels in any square of a picture.
enum DensestWindow {
    /// - Parameters:
    ///   - places: the marked pixels, each once, in the order of rows, counted from the top left.
    ///   - width: the width of the picture, in pixels.
    ///   - side: the side of the square, in pixels.
    static func count(of places: [UInt32], width: Int, side: Int) -> Int {
        // Some square with the highest number has a marked pixel in its last row, so only rows with pixels are tried as
        // the last row.
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
            // If all columns together have no more pixels than the best square, no square here has more.
            guard next - first > most else { continue }
            most = max(most, columns.withUnsafeBufferPointer { DensestWindow.largestSum(of: side, in: $0) })
        }
        return most
    }

    /// The largest sum of this number of neighbours; the sum of all, if there are fewer.
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
