import CWebP
public import Foundation

extension WebP {
    /// A lossless animation that repeats forever. One frame gives a still picture.
    ///
    /// Equal arguments give equal bytes.
    public static func encode(animation frames: [AnimationFrame]) throws(ImageError) -> Data {
        try AnimationFrame.check(frames)
        let size = frames[0].bitmap
        try check(size)
        let encoder = try Encoder(width: size.width, height: size.height)
        var time = 0
        for frame in frames {
            try encoder.add(frame.bitmap, at: time)
            time += frame.milliseconds
        }
        return try encoder.finish(at: time)
    }
}

/// Owns libwebp's encoder.
private final class Encoder {
    private let encoder: OpaquePointer
    private var config = WebPConfig()

    init(width: Int, height: Int) throws(ImageError) {
        var options = WebPAnimEncoderOptions()
        guard WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&config) != 0,
            WebPConfigLosslessPreset(&config, 6) != 0
        else { throw WebP.headersDiffer }
        options.anim_params.loop_count = 0
        options.allow_mixed = 0
        guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
            throw .notWritable("libwebp made no encoder for \(width) × \(height) pixels")
        }
        self.encoder = encoder
        config.exact = 1
    }

    deinit {
        WebPAnimEncoderDelete(encoder)
    }

    func add(_ bitmap: Bitmap, at milliseconds: Int) throws(ImageError) {
        try WebP.withPicture(of: bitmap) { picture throws(ImageError) in
            guard WebPAnimEncoderAdd(encoder, &picture, Int32(clamping: milliseconds), &config) != 0 else {
                throw failure
            }
        }
    }

    func finish(at milliseconds: Int) throws(ImageError) -> Data {
        guard WebPAnimEncoderAdd(encoder, nil, Int32(clamping: milliseconds), nil) != 0 else { throw failure }
        var data = WebPData()
        WebPDataInit(&data)
        defer { WebPDataClear(&data) }
        guard WebPAnimEncoderAssemble(encoder, &data) != 0, let bytes = data.bytes else { throw failure }
        return Data(bytes: bytes, count: data.size)
    }

    private var failure: ImageError {
        .notWritable("libwebp: \(WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "no reason given")")
    }
}
