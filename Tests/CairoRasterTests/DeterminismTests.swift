import Basics
import CairoRaster
import DisplayList
import Foundation
import ImageCodecs
import KitValues
import Testing
import Typesetting

@Suite("Equal lists, equal pixels")
struct DeterminismTests {
    /// A picture with every kind of command; the number shifts it by fractions of pixels.
    private func picture(_ number: Int, _ image: ImageID) -> DisplayList {
        let shift = CGFloat(number) * 0.37
        let card = RoundedRect(
            CGRect(x: 20 + shift, y: 20, width: 80 + shift, height: 50), radius: 10 + shift, curve: .continuous)
        let text = StyledText(runs: [
            .init("Picture \(number)", font: FontRequest(pointSize: 12 + shift), color: .black)
        ])
        let commands: [DisplayCommand] =
            [
                fill(0, 0, 140, 120, .white),
                .shadow(
                    Shadow(
                        source: .path(.roundedRect(card)), color: RGBAColor(white: 0, alpha: 0.4),
                        offset: CGSize(width: 0, height: 2), radius: 5 + shift)),
                .fill(.roundedRect(card), .color(RGBAColor(bytes: 240, 240, 250))),
                .image(ImagePlacement(image, destination: CGRect(x: 26, y: 26, width: 20 + shift, height: 20))),
            ] + sharedTypesetter.typeset(text).commands(at: CGPoint(x: 30 + shift, y: 50))
        let turned = Layer(
            transform: CGAffineTransform(translationX: 90, y: 60).rotated(by: 0.3 + shift).scaledBy(x: 0.5, y: 0.5),
            opacity: 0.7, clip: .ellipse(CGRect(x: -10, y: -10, width: 140, height: 120)), commands: commands)
        return list(140, 120, commands + [.layer(turned)])
    }

    private let asset = ImageAsset(bitmap: .sample(width: 40, height: 40, opaque: false))

    @Test("the second picture is the first, and what else was drawn does not matter")
    func caches() throws {
        let id = ImageID(asset)
        let first = try newRasterizer().draw(picture(1, id), images: [id: asset], scale: 2)
        let used = newRasterizer()
        for number in [3, 0, 1, 2, 1, 3, 1] {
            let bitmap = try used.draw(picture(number, id), images: [id: asset], scale: 2)
            if number == 1 { #expect(bitmap == first) }
        }
        for scale: CGFloat in [1, 3] { _ = try used.draw(picture(1, id), images: [id: asset], scale: scale) }
        #expect(try used.draw(picture(1, id), images: [id: asset], scale: 2) == first)
    }

    @Test("where on the canvas a shape first appeared does not matter")
    func places() throws {
        let id = ImageID(asset)
        func at(_ x: CGFloat, _ y: CGFloat) -> DisplayList {
            let card = Path.roundedRect(RoundedRect(CGRect(x: 10, y: 10, width: 40, height: 30), radius: 8))
            let commands: [DisplayCommand] = [
                .shadow(Shadow(source: .path(card), color: .black, offset: .zero, radius: 7)),
                .image(ImagePlacement(id, destination: CGRect(x: 12.5, y: 12.25, width: 15, height: 15))),
            ]
            return list(
                200, 200, [.layer(Layer(transform: CGAffineTransform(translationX: x, y: y), commands: commands))])
        }
        for scale in FillTests.scales {
            let rasterizer = newRasterizer()
            _ = try rasterizer.draw(at(101, 97), images: [id: asset], scale: scale)
            #expect(
                try rasterizer.draw(at(0, 0), images: [id: asset], scale: scale)
                    == newRasterizer().draw(at(0, 0), images: [id: asset], scale: scale))
        }
    }

    @Test("many threads draw many pictures with one rasterizer")
    func threads() throws {
        let id = ImageID(asset)
        let lists = (0..<6).map { picture($0, id) }
        let expected = try lists.map { try newRasterizer().draw($0, images: [id: asset], scale: 2) }
        let shared = newRasterizer()
        let images = [id: asset]
        let wrong = Guarded<[Int]>([])
        DispatchQueue.concurrentPerform(iterations: 48) { iteration in
            let number = iteration * 5 % lists.count
            let bitmap = try? shared.draw(lists[number], images: images, scale: 2)
            if bitmap != expected[number] { wrong.withLock { $0.append(iteration) } }
        }
        #expect(wrong.withLock { $0 }.isEmpty)
    }

    @Test("a list drawn at scale 2 is the same list enlarged by a layer and drawn at scale 1")
    func scales() throws {
        let id = ImageID(asset)
        let plain = picture(2, id)
        let enlarged = Layer(transform: CGAffineTransform(scaleX: 2, y: 2), commands: plain.commands)
        #expect(
            try newRasterizer().draw(plain, images: [id: asset], scale: 2)
                == newRasterizer().draw(list(280, 240, [.layer(enlarged)]), images: [id: asset], scale: 1))
    }
}

@Suite("Rasterizer")
struct RasterizerTests {
    @Test(
        "the bitmap has the list's size times the scale, rounded",
        arguments: [
            (393, 852, 3, 1179, 2556), (100.4, 100.5, 1, 100, 101), (33.5, 0.2, 3, 101, 1), (0, 5, 2, 0, 10),
            (5, 0, 1, 5, 0), (0, 0, 1, 0, 0), (0.1, 0.1, 1, 0, 0),
        ] as [(CGFloat, CGFloat, CGFloat, Int, Int)])
    func sizes(width: CGFloat, height: CGFloat, scale: CGFloat, columns: Int, rows: Int) throws {
        let bitmap = try draw(width, height, scale: scale, [fill(-1, -1, 9999, 9999, .red)])
        #expect((bitmap.width, bitmap.height) == (columns, rows))
        #expect(bitmap.pixels.allSatisfy { $0 == 0xFFFF_0000 })
    }

    @Test("nothing painted is transparent")
    func transparent() throws {
        #expect(try draw(3, 2, []).pixels == [0, 0, 0, 0, 0, 0])
    }

    @Test(
        "sizes that are none, and canvases that are too large, are errors that say how large",
        arguments: [
            (-1, 5, 1, RasterError.invalidSize(CGSize(width: -1, height: 5), scale: 1)),
            (5, 5, 0, .invalidSize(CGSize(width: 5, height: 5), scale: 0)),
            (5, 5, -2, .invalidSize(CGSize(width: 5, height: 5), scale: -2)),
            (.infinity, 5, 1, .invalidSize(CGSize(width: CGFloat.infinity, height: 5), scale: 1)),
            (16_385, 1, 1, .tooLarge(width: 16_385, height: 1)),
            (5_462, 1, 3, .tooLarge(width: 16_386, height: 3)),
            (16_384, 4_097, 1, .tooLarge(width: 16_384, height: 4_097)),
            (1e300, 1e300, 1, .tooLarge(width: .max, height: .max)),
        ] as [(CGFloat, CGFloat, CGFloat, RasterError)])
    func errors(width: CGFloat, height: CGFloat, scale: CGFloat, error: RasterError) {
        #expect(throws: error) { try draw(width, height, scale: scale, []) }
    }

    @Test("a size that is not a number is an error")
    func notANumber() {
        for (width, height, scale) in [(CGFloat.nan, 1.0, 1.0), (1, .nan, 1), (1, 1, .nan)] {
            #expect(throws: RasterError.self) { try draw(width, height, scale: scale, []) }
        }
    }

    @Test("faded layers that together need more memory than a picture may are an error")
    func memory() throws {
        // The forty layers have 36 megapixels each and are nested.
        let all = fill(0, 0, 6_000, 6_000, .red)
        let nested = (0..<40).reduce(all) { inner, _ in .layer(Layer(opacity: 0.9, commands: [inner])) }
        #expect(throws: RasterError.tooManyLayerPixels(limit: 64 << 20)) { try draw(6_000, 6_000, [nested]) }
        let small = (0..<40).reduce(fill(0, 0, 6, 6, .red)) { inner, _ in .layer(Layer(opacity: 0.9, commands: [inner]))
        }
        _ = try draw(600, 600, [small])
    }

    @Test("errors read as sentences for people")
    func messages() {
        #expect(RasterError.cairo("out of ink").description == "cairo: out of ink")
        #expect(RasterError.tooDeep(limit: 512).description == "more than 512 layers are nested")
        #expect(
            RasterError.invalidSize(CGSize(width: -1, height: 2), scale: 3).description
                == "a picture of -1 × 2 points cannot be drawn at scale 3")
    }
}
