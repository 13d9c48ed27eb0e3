/// The prediction that was subtracted from a row of a PNG file before compression (ISO/IEC 15948, 9.2), for channels of
/// one byte.
enum RowFilter: UInt8 {
    case none = 0
    /// Predicts the pixel to the left.
    case sub = 1
    /// Predicts the pixel above.
    case up = 2
    /// Predicts the mean of both.
    case average = 3
    /// Predicts the pixel to the left, above, or above left that is nearest to left + above - above left.
    case paeth = 4

    /// Restores a row in place.
    ///
    /// - Parameters:
    ///   - row: the row without its filter byte. Pixels to its left count as 0.
    ///   - above: the row above, already restored; `nil` for the first row, above which all pixels count as 0.
    ///   - count: the number of bytes of a row.
    ///   - channels: the number of bytes of a pixel, at least 1.
    func undo(_ row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>?, count: Int, channels: Int) {
        // `while` loops, because in a debug build other loops take several times as long.
        var x = 0
        switch (self, above) {
        case (.none, _), (.up, nil):
            break
        case (.sub, _), (.paeth, nil):
            x = channels
            while x < count {
                row[x] &+= row[x - channels]
                x += 1
            }
        case (.up, let above?):
            while x < count {
                row[x] &+= above[x]
                x += 1
            }
        case (.average, nil):
            x = channels
            while x < count {
                row[x] &+= row[x - channels] / 2
                x += 1
            }
        case (.average, let above?):
            while x < channels, x < count {
                row[x] &+= above[x] / 2
                x += 1
            }
            while x < count {
                row[x] &+= UInt8(truncatingIfNeeded: (UInt16(row[x - channels]) &+ UInt16(above[x])) / 2)
                x += 1
            }
        case (.paeth, let above?):
            while x < channels, x < count {
                row[x] &+= above[x]
                x += 1
            }
            // Each channel depends only on itself. One channel is handled after the other, because then the processor
            // can execute more independent steps at a time.
            while x < count {
                row[x] &+= RowFilter.nearest(row[x - channels], above[x], above[x - channels])
                x += 1
            }
        }
    }

    @inline(__always)
    private static func nearest(_ left: UInt8, _ above: UInt8, _ aboveLeft: UInt8) -> UInt8 {
        let toLeft = Int16(above) &- Int16(aboveLeft)
        let toAbove = Int16(left) &- Int16(aboveLeft)
        let distances = (toLeft.magnitude, toAbove.magnitude, (toLeft &+ toAbove).magnitude)
        if distances.0 <= distances.1 && distances.0 <= distances.2 { return left }
        return distances.1 <= distances.2 ? above : aboveLeft
    }
}
