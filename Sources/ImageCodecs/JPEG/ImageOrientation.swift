/// The orientation in which a stored picture is shown: the values of EXIF's tag 0x0112.
package enum ImageOrientation: UInt16, CaseIterable, Hashable {
    case up = 1
    case upMirrored = 2
    case down = 3
    case downMirrored = 4
    case leftMirrored = 5
    case right = 6
    case rightMirrored = 7
    case left = 8

    /// Whether the orientation swaps width and height.
    var swapsAxes: Bool { rawValue >= 5 }
}

extension Bitmap {
    /// The picture as it is shown.
    package func oriented(_ orientation: ImageOrientation) -> Bitmap {
        if orientation == .up { return self }
        let right = width - 1
        let bottom = (height - 1) * width
        // The stored index of the first shown pixel, and the steps of that index for one pixel to the right and one
        // down.
        let (first, across, down) =
            switch orientation {
            case .up: (0, 1, width)
            case .upMirrored: (right, -1, width)
            case .down: (bottom + right, -1, -width)
            case .downMirrored: (bottom, 1, -width)
            case .leftMirrored: (0, width, 1)
            case .right: (bottom, -width, 1)
            case .rightMirrored: (bottom + right, -width, -1)
            case .left: (right, width, -1)
            }
        let shownWidth = orientation.swapsAxes ? height : width
        let shownHeight = orientation.swapsAxes ? width : height
        return Bitmap(width: shownWidth, height: shownHeight) { shown in
            pixels.withUnsafeBufferPointer { stored in
                guard var out = shown.baseAddress, let source = stored.baseAddress else { return }
                for y in 0..<shownHeight {
                    var index = first + y * down
                    for _ in 0..<shownWidth {
                        out.pointee = source[index]
                        out += 1
                        index += across
                    }
                }
            }
        }
    }
}
