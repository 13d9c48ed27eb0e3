import Basics
internal import CCairo
import Foundation

/// The coverage of each pixel of a region, 0 to 255.
struct CoverageMask: Sendable {
    let region: PixelRect
    /// The number of bytes from row to row. Cairo requires a multiple of four.
    let stride: Int
    private(set) var bytes: [UInt8]

    /// A mask without coverage.
    init(region: PixelRect) {
        self.region = region
        stride = CoverageMask.stride(forWidth: region.width)
        bytes = [UInt8](repeating: 0, count: stride * max(0, region.height))
    }

    /// The coverage that `draw` paints on an empty surface of this region.
    init(
        region: PixelRect, resources: DrawingResources, draw: (Canvas) throws(RasterError) -> Void
    ) throws(RasterError) {
        self.init(region: region)
        try withMutableBytes { (memory, stride) throws(RasterError) in
            let surface = try ImageSurface(borrowing: memory, region: region, stride: stride)
            let canvas = try Canvas(on: surface, resources: resources)
            try draw(canvas)
            try canvas.finish()
        }
    }

    static func stride(forWidth width: Int) -> Int { (max(0, width) + 3) & ~3 }

    mutating func withMutableBytes<Failure: Error>(
        _ body: (UnsafeMutablePointer<UInt8>, _ stride: Int) throws(Failure) -> Void
    ) throws(Failure) {
        let stride = stride
        try bytes.withUnsafeMutableBufferPointer { (buffer) throws(Failure) in
            if let memory = buffer.baseAddress { try body(memory, stride) }
        }
    }

    /// Provides the mask as a read-only surface.
    func withSurface(_ body: (ImageSurface) throws(RasterError) -> Void) throws(RasterError) {
        try bytes.withUnsafeBufferPointer { (buffer) throws(RasterError) in
            guard let memory = buffer.baseAddress else { return }
            try body(ImageSurface(borrowing: UnsafeMutablePointer(mutating: memory), region: region, stride: stride))
        }
    }

    /// The rows from the first to the last with a covered pixel, counted from the region's top.
    var inkedRows: Range<Int> {
        bytes.withUnsafeBufferPointer { buffer in
            guard stride > 0, let memory = buffer.baseAddress else { return 0..<0 }
            func isBlank(_ row: Int) -> Bool {
                let start = memory + row * stride
                // The row is empty if its first byte is 0 and each byte equals the one before it.
                return start[0] == 0 && memcmp(start, start + 1, stride - 1) == 0
            }
            var (first, end) = (0, buffer.count / stride)
            while first < end, isBlank(first) { first += 1 }
            while end > first, isBlank(end - 1) { end -= 1 }
            return first..<end
        }
    }
}
