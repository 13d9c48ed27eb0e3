import Basics
import Foundation
import ImageCodecs
import Testing

@Suite("ImageAsset and Bitmap")
struct ImageAssetTests {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF01_0203, 0x8010_2030])

    @Test("a file: its digest, its size, its pixels")
    func file() throws {
        let data = try PNG.encode(bitmap)
        let asset = try ImageAsset(data: data)
        #expect(asset.data == data)
        #expect(asset.digest == ContentDigest(of: data))
        #expect((asset.width, asset.height) == (2, 1))
        #expect(try asset.bitmap() == bitmap)
    }

    @Test("pixels: the bitmap's digest, no file")
    func pixels() throws {
        let asset = ImageAsset(bitmap: bitmap)
        #expect(asset.data == nil)
        #expect(asset.digest == bitmap.digest)
        #expect((asset.width, asset.height) == (2, 1))
        #expect(try asset.bitmap() == bitmap)
    }

    @Test("the error of a damaged file is the same every time")
    func damaged() throws {
        var data = try PNG.encode(bitmap)
        data[data.count - 20] ^= 0xFF
        let asset = try ImageAsset(data: data)
        let first = try #require(throws: ImageError.self) { try asset.bitmap() }
        #expect(throws: first) { try asset.bitmap() }
    }

    @Test("the digest of pixels is that of the picture, however its file is compressed; a damaged file has none")
    func pixelDigest() throws {
        var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 64)
        pixels[9] = 0xFF12_3456
        let picture = Bitmap(width: 8, height: 8, pixels: pixels)
        let plain = try PNG.encode(picture)
        // The chunk does not concern pixels: the bytes differ, but not the picture.
        let described = try PNG.encode(picture, chunks: [PNG.Chunk(type: "reFl", payload: Data("again".utf8))])
        #expect(plain != described)
        let (first, second) = (try ImageAsset(data: plain), try ImageAsset(data: described))
        #expect(first.digest != second.digest)
        #expect(first.pixelDigest == picture.digest && second.pixelDigest == picture.digest)
        #expect(ImageAsset(bitmap: picture).pixelDigest == picture.digest)
        pixels[9] = 0xFF12_3457
        #expect(
            try ImageAsset(data: PNG.encode(Bitmap(width: 8, height: 8, pixels: pixels))).pixelDigest != picture.digest)
        var damaged = plain
        damaged[damaged.count - 20] ^= 0xFF
        let broken = try ImageAsset(data: damaged)
        // The second call reads the cached result for the damaged file.
        #expect(broken.pixelDigest == nil && broken.pixelDigest == nil)
    }

    @Test("a file of more than 2^20 pixels has no digest of them, however small it is; a picture in memory has one")
    func largePixelDigest() throws {
        func picture(width: Int) -> Bitmap {
            Bitmap(width: width, height: 1024, pixels: [UInt32](repeating: 0xFF12_3456, count: width * 1024))
        }
        let (most, more) = (picture(width: 1024), picture(width: 1025))
        #expect(try ImageAsset(data: PNG.encode(most)).pixelDigest == most.digest)
        #expect(try ImageAsset(data: PNG.encode(more)).pixelDigest == nil)
        #expect(ImageAsset(bitmap: more).pixelDigest == more.digest)
    }

    @Test("many threads get the same pixels")
    func threads() throws {
        let asset = try ImageAsset(data: PNG.encode(bitmap))
        let seen = Guarded<[Bitmap?]>([])
        DispatchQueue.concurrentPerform(iterations: 16) { _ in
            let result = try? asset.bitmap()
            seen.withLock { $0.append(result) }
        }
        #expect(seen.withLock { $0 } == Array(repeating: bitmap, count: 16))
    }

    @Test("bitmaps are equal when size and pixels are, and so are their digests")
    func equality() {
        let wide = Bitmap(width: 2, height: 1, pixels: [1, 2])
        let tall = Bitmap(width: 1, height: 2, pixels: [1, 2])
        let other = Bitmap(width: 2, height: 1, pixels: [1, 3])
        let same = Bitmap(width: 2, height: 1, pixels: [1, 2])
        #expect(wide == same && wide.digest == same.digest)
        #expect(wide != tall && wide.digest != tall.digest)
        #expect(wide != other && wide.digest != other.digest)
        let none = Bitmap(width: 0, height: 3, pixels: [])
        #expect(none == Bitmap(width: 0, height: 3, pixels: []))
        #expect(none != Bitmap(width: 3, height: 0, pixels: []))
    }

    @Test("one pixel decides whether a bitmap is opaque")
    func opacity() {
        var pixels = [UInt32](repeating: 0xFF00_0000, count: 100)
        #expect(Bitmap(width: 10, height: 10, pixels: pixels).isOpaque)
        pixels[57] = 0xFE00_0000
        #expect(!Bitmap(width: 10, height: 10, pixels: pixels).isOpaque)
    }

    @Test("errors read as sentences for people")
    func messages() {
        #expect(ImageError.unknownFormat.description == "it is neither a PNG nor a JPEG")
        #expect(ImageError.damaged("x").description == "it is damaged: x")
        #expect(ImageError.unsupported("a JPEG in CMYK").description == "a JPEG in CMYK is not supported")
        #expect(
            ImageError.tooLarge(width: 5, height: 6).description
                == "5 × 6 pixels are too many: at most 16384 per side and 67108864 in total")
    }
}
