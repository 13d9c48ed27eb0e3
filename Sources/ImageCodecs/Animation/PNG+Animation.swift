import Basics
public import Foundation

extension PNG.ChunkType {
    fileprivate static let acTL = PNG.ChunkType(code: 0x6163_544C)
    fileprivate static let fcTL = PNG.ChunkType(code: 0x6663_544C)
    fileprivate static let fdAT = PNG.ChunkType(code: 0x6664_4154)
}

extension PNG {
    /// An animated PNG (the third edition of the PNG specification) that repeats forever. A decoder without support for
    /// animations shows the first frame.
    ///
    /// Of every later frame, only the changed region is written. A frame that equals the previous one only makes that
    /// one last longer.
    public static func encode(animation frames: [AnimationFrame]) throws(ImageError) -> Data {
        try AnimationFrame.check(frames)
        let parts = AnimationPart.parts(of: frames)
        let first = frames[0].bitmap
        let colorType = frames.allSatisfy(\.bitmap.isOpaque) ? Header.ColorType.rgb : .rgba
        var file = fileStart(width: first.width, height: first.height, colorType: colorType)
        var control = Data()
        append(UInt32(parts.count), to: &control)
        append(UInt32(0), to: &control)
        append(.acTL, control, to: &file)
        var sequence: UInt32 = 0
        for (index, part) in parts.enumerated() {
            append(.fcTL, frameControl(part, sequence: sequence), to: &file)
            sequence += 1
            let opaque = colorType == .rgb ? opaqueRows(of: part.bitmap, region: part.region) : nil
            let pixels = try compressed(opaque ?? translucentRows(of: part.bitmap, region: part.region))
            if index == 0 {
                append(.IDAT, pixels, to: &file)
            } else {
                var payload = Data()
                append(sequence, to: &payload)
                append(.fdAT, payload + pixels, to: &file)
                sequence += 1
            }
        }
        append(.IEND, Data(), to: &file)
        return file
    }

    /// The region and duration of a frame. Its pixels replace those of the earlier frames, and stay.
    private static func frameControl(_ part: AnimationPart, sequence: UInt32) -> Data {
        var data = Data()
        append(sequence, to: &data)
        for number in [part.region.width, part.region.height, part.region.x, part.region.y] {
            append(UInt32(number), to: &data)
        }
        append(UInt16(min(part.milliseconds, Int(UInt16.max))), to: &data)
        append(UInt16(1000), to: &data)
        data.append(contentsOf: [0, 0])
        return data
    }

    private static func append(_ value: UInt16, to data: inout Data) {
        withUnsafeBytes(of: value.bigEndian) { data.append(contentsOf: $0) }
    }
}

/// The part of a frame that must be written.
private struct AnimationPart {
    let bitmap: Bitmap
    let region: PixelRect
    var milliseconds: Int

    static func parts(of frames: [AnimationFrame]) -> [AnimationPart] {
        var parts: [AnimationPart] = []
        for frame in frames {
            guard let last = parts.last else {
                let whole = PixelRect.whole(of: frame.bitmap)
                parts.append(AnimationPart(bitmap: frame.bitmap, region: whole, milliseconds: frame.milliseconds))
                continue
            }
            if let region = PixelRect.changed(from: last.bitmap, to: frame.bitmap) {
                parts.append(AnimationPart(bitmap: frame.bitmap, region: region, milliseconds: frame.milliseconds))
            } else {
                parts[parts.count - 1].milliseconds += frame.milliseconds
            }
        }
        return parts
    }
}
