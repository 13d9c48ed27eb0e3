import CairoRaster
import DisplayList
import Foundation
import ImageCodecs
import KitValues
import Testing

@Suite("Shadows")
struct ShadowTests {
    private func shadow(
        _ path: Path, radius: CGFloat, offset: CGSize = .zero, color: RGBAColor = .black
    ) -> DisplayCommand {
        .shadow(Shadow(source: .path(path), color: color, offset: offset, radius: radius))
    }

    /// The alpha of a straight edge's shadow, by the number of pixels and a half outside of it. Each pixel is the sum
    /// of its neighbours weighted by a Gaussian that is cut off at two standard deviations.
    private func edgeProfile(sigma: Double) -> [Double] {
        let reach = Int((2 * sigma).rounded())
        let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = weights.reduce(0, +)
        return (0...reach).map { distance in weights[(reach + 1 + distance)...].reduce(0, +) / sum }
    }

    @Test("an edge fades as CALayer's does: radius 8 reaches 16 pixels, through 121, 108, 95, 83 … 255ths")
    func profile() throws {
        for (radius, scale) in [(8.0, 1.0), (2, 1), (4, 2), (3, 3), (5, 1)] {
            let bitmap = try draw(
                200, 200, scale: scale,
                [shadow(.rect(CGRect(x: 80, y: 50, width: 100, height: 100)), radius: radius)])
            let (edge, row) = (Int(80 * scale), bitmap.height / 2)
            for (distance, part) in edgeProfile(sigma: radius * scale).enumerated() {
                #expect(abs(Double(bitmap.alpha(edge - 1 - distance, row)) - 255 * part) <= 0.8)
                #expect(abs(Double(bitmap.alpha(edge + distance, row)) - 255 * (1 - part)) <= 0.8)
            }
            #expect(bitmap.alpha(edge - 2 - Int(2 * radius * scale), row) == 0)
            #expect(bitmap.alpha(edge + 2 + Int(2 * radius * scale), row) == 255)
        }
        // These are the first values, as measured on iOS 17 for radius 8.
        let steps = edgeProfile(sigma: 8).map { Int((255 * $0).rounded()) }
        #expect(Array(steps.prefix(4)) == [121, 108, 95, 83])
    }

    @Test("a wide blur, computed on a coarser grid, is the same Gaussian to within a hundredth")
    func wideProfile() throws {
        for sigma in [20.0, 40, 70] {
            let bitmap = try draw(
                260, 41, [shadow(.rect(CGRect(x: 200, y: -400, width: 500, height: 900)), radius: sigma)])
            for (distance, part) in edgeProfile(sigma: sigma).enumerated() {
                #expect(abs(Double(bitmap.alpha(199 - distance, 20)) - 255 * part) <= 2.5, "\(sigma), \(distance)")
            }
        }
    }

    static let shapes: [RoundedRect] = [
        RoundedRect(CGRect(x: 20, y: 20, width: 110, height: 90), radius: 0),
        RoundedRect(CGRect(x: 20, y: 20, width: 110, height: 90), radius: 12),
        RoundedRect(CGRect(x: 20.3, y: 19.6, width: 109.5, height: 90.2), radius: 10, curve: .continuous),
        RoundedRect(CGRect(x: 20, y: 50, width: 120, height: 30), radius: 15),
        RoundedRect(CGRect(x: 60, y: 60, width: 8, height: 8), radius: 4),
        // The shape is narrower than its corners and the blur, so the tile has no column to repeat.
        RoundedRect(CGRect(x: 60, y: 60, width: 2, height: 1), radius: 0),
        RoundedRect(
            CGRect(x: 20, y: 20, width: 115, height: 90), topLeft: 20, topRight: 0, bottomLeft: 4, bottomRight: 24),
        RoundedRect(CGRect(x: -40, y: 80, width: 600, height: 300), radius: 10),
    ]

    @Test("put together from one blurred tile, a shadow is the one that is blurred whole", arguments: shapes)
    func nineSlices(shape: RoundedRect) throws {
        for (radius, scale) in [(0.0, 1.0), (1.5, 1), (6, 1), (10, 1), (6, 2), (7, 3), (40, 1)] {
            for offset in [CGSize.zero, CGSize(width: 3, height: -2.25)] {
                let tiled = try draw(
                    150, 130, scale: scale, [shadow(.roundedRect(shape), radius: radius, offset: offset)])
                let whole = try draw(
                    150, 130, scale: scale, [shadow(.elements(shape.elements), radius: radius, offset: offset)])
                let difference = tiled.largestDifference(from: whole)
                // Without blur, an edge may lie on either side of one of the fifteenths of a row that cairo
                // distinguishes.
                let limit = radius == 0 ? 17 : 1
                #expect(difference <= limit, "radius \(radius), scale \(scale), offset \(offset)")
            }
        }
    }

    @Test("a shadow darkens as much as its shape covers")
    func total() throws {
        let shape = RoundedRect(CGRect(x: 60, y: 60, width: 80, height: 50), radius: 10)
        let area = 80.0 * 50 - (4 - .pi) * 100
        for radius: CGFloat in [0, 1, 5, 12] {
            let bitmap = try draw(200, 170, [shadow(.roundedRect(shape), radius: radius)])
            #expect(abs(bitmap.coveredArea - area) < area * 0.01)
        }
    }

    @Test("a shadow without radius is its shape")
    func noRadius() throws {
        let path = Path.roundedRect(RoundedRect(CGRect(x: 5, y: 5, width: 30, height: 20), radius: 6))
        let shape = try draw(40, 30, [.fill(path, .color(.red))])
        let cast = try draw(40, 30, [shadow(path, radius: 0, color: .red)])
        #expect(cast.largestDifference(from: shape) <= 1)
    }

    @Test("an offset of whole pixels moves every pixel", arguments: FillTests.scales)
    func offset(scale: CGFloat) throws {
        let path = Path.roundedRect(RoundedRect(CGRect(x: 20, y: 20, width: 30, height: 20), radius: 6))
        let plain = try draw(80, 80, scale: scale, [shadow(path, radius: 3)])
        let moved = try draw(80, 80, scale: scale, [shadow(path, radius: 3, offset: CGSize(width: 4, height: -3))])
        #expect(moved == plain.moved(Int(4 * scale), Int(-3 * scale)))
    }

    @Test("the colour's alpha thins the shadow")
    func color() throws {
        let path = Path.rect(CGRect(x: 20, y: 20, width: 30, height: 20))
        let full = try draw(80, 60, [shadow(path, radius: 3)])
        let thin = try draw(80, 60, [shadow(path, radius: 3, color: RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.4))])
        for (dark, light) in zip(full.pixels, thin.pixels) {
            let expected = Double(dark >> 24) * 0.4
            #expect(abs(Double(light >> 24) - expected) <= 1)
            #expect(abs(Int(light >> 24) - Int(light >> 16 & 0xFF)) <= 1 && light & 0xFFFF == 0)
        }
        #expect(try draw(80, 60, [shadow(path, radius: 3, color: .clear)]).coveredArea == 0)
    }

    @Test("a drawing casts the shadow of its alpha, whatever its colours")
    func drawings() throws {
        let path = Path.roundedRect(RoundedRect(CGRect(x: 20, y: 20, width: 30, height: 20), radius: 6))
        func cast(_ color: RGBAColor, scale: CGFloat) throws -> Bitmap {
            try draw(
                80, 60, scale: scale,
                [
                    .shadow(
                        Shadow(
                            source: .commands([.fill(path, .color(color))]), color: .black,
                            offset: CGSize(width: 1, height: 2), radius: 4))
                ])
        }
        for scale in FillTests.scales {
            let expected = try draw(
                80, 60, scale: scale, [shadow(path, radius: 4, offset: CGSize(width: 1, height: 2))])
            #expect(try cast(.red, scale: scale).largestDifference(from: expected) <= 1)
            let half = try cast(RGBAColor(red: 0, green: 1, blue: 0, alpha: 0.5), scale: scale)
            for (whole, light) in zip(expected.pixels, half.pixels) {
                #expect(abs(Int(light >> 24) - Int(whole >> 24) / 2) <= 1)
            }
        }
    }

    @Test("a shadow turns with its layer, and grows with it")
    func transformed() throws {
        let path = Path.roundedRect(RoundedRect(CGRect(x: 20, y: 20, width: 30, height: 20), radius: 6))
        let command = shadow(path, radius: 3, offset: CGSize(width: 5, height: 1))
        let plain = try draw(80, 60, [command])
        let turn = CGAffineTransform(translationX: 60, y: 0).rotated(by: .pi / 2)
        let turned = try draw(60, 80, [.layer(Layer(transform: turn, commands: [command]))])
        #expect(turned.largestDifference(from: plain.turnedRight) <= 1)
        let grown = try draw(160, 120, [.layer(Layer(transform: .init(scaleX: 2, y: 2), commands: [command]))])
        #expect(try grown == draw(80, 60, scale: 2, [command]))
    }

    @Test("only what can be seen is computed: shapes and radii may be enormous")
    func enormous() throws {
        let huge = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
        #expect(try draw(10, 10, [shadow(.rect(huge), radius: 5)]).coveredArea == 100)
        #expect(try draw(10, 10, [shadow(.ellipse(huge), radius: 5)]).coveredArea == 100)
        _ = try draw(10, 10, [shadow(.rect(CGRect(x: 0, y: 0, width: 5, height: 5)), radius: 1e9)])
        _ = try draw(10, 10, [shadow(.ellipse(CGRect(x: 0, y: 0, width: 1e5, height: 5)), radius: 1e9)])
        let far = try draw(10, 10, [shadow(.rect(CGRect(x: 1e8, y: 0, width: 5, height: 5)), radius: 5)])
        #expect(far.coveredArea == 0)
    }
}
