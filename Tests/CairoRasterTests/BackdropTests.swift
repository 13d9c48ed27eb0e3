import DisplayList
import Foundation
import ImageCodecs
import KitValues
import Testing

@Suite("Blurring what lies below")
struct BackdropTests {
    private func backdrop(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat)
        -> DisplayCommand
    {
        .backdrop(BackdropBlur(path: .rect(CGRect(x: x, y: y, width: width, height: height)), radius: radius))
    }

    @Test("A ground of one colour stays as it is, and so does all outside of the path")
    func plain() throws {
        let below = [fill(0, 0, 80, 60, .red), fill(0, 30, 80, 30, .blue)]
        let sharp = try draw(80, 60, below)
        #expect(try draw(80, 60, below + [backdrop(0, 0, 80, 30, 6)]) == sharp)
        let blurred = try draw(80, 60, below + [backdrop(20, 10, 40, 40, 6)])
        for y in 0..<60 {
            for x in 0..<80 where !(20..<60).contains(x) || !(10..<50).contains(y) {
                #expect(blurred[x, y] == sharp[x, y])
            }
        }
        #expect(blurred[40, 30] != sharp[40, 30])
    }

    @Test("What lies outside the path's box is not seen in it: the edge goes on")
    func bounded() throws {
        let inside = [fill(0, 0, 80, 60, .red), fill(30, 20, 10, 10, .blue)]
        let outside = [fill(0, 0, 80, 10, .black), fill(0, 50, 80, 10, .black)]
        let one = try draw(80, 60, inside + [backdrop(0, 10, 80, 40, 8)])
        let other = try draw(80, 60, inside + outside + [backdrop(0, 10, 80, 40, 8)])
        for y in 10..<50 { for x in 0..<80 { #expect(one[x, y] == other[x, y]) } }
    }

    @Test("An edge becomes the sum of a bell curve, at any width of the blur and any scale", arguments: [1, 2, 3])
    func edge(scale: CGFloat) throws {
        for radius in [1, 2.5, 5, 10, 15] as [CGFloat] {
            let bitmap = try draw(
                160, 40, scale: scale,
                [fill(0, 0, 160, 40, .red), fill(80, 0, 80, 40, .blue), backdrop(0, 0, 160, 40, radius)])
            let sigma = Double(radius * scale)
            for x in 0..<bitmap.width {
                let distance = Double(x) + 0.5 - Double(80 * scale)
                let expected = 255 * 0.5 * (1 + erf(distance / (sigma * 2.0.squareRoot())))
                let blue = Double(bitmap[x, bitmap.height / 2] & 0xFF)
                #expect(abs(blue - expected) <= 6, "\(blue) for \(expected) at \(x), radius \(radius)")
            }
        }
    }

    @Test("Whether the blur is painted through a clip or put where it belongs, the pixels are the same")
    func clipped() throws {
        let below = (0..<20).map { fill(CGFloat($0) * 10, 0, 5, 60, $0 % 2 == 0 ? .red : .blue) }
        let bar = backdrop(0, 0, 200, 60, 15)
        // An elliptical clip does not let the blur change pixels in place. It covers the whole picture.
        let clip = Layer(clip: .ellipse(CGRect(x: -400, y: -400, width: 1000, height: 860)), commands: [bar])
        for scale in [1, 2, 3] as [CGFloat] {
            let direct = try draw(200, 60, scale: scale, below + [bar])
            #expect(try draw(200, 60, scale: scale, below + [.layer(clip)]) == direct)
            #expect(try draw(200, 60, scale: scale, below) != direct)
        }
        // A bar that ends inside a pixel covers it in part.
        let half = try draw(200, 60, below + [backdrop(0, 0, 200, 30.5, 15)])
        let whole = try draw(200, 60, below + [backdrop(0, 0, 200, 31, 15)])
        #expect(half[100, 20] == whole[100, 20] && half[100, 30] != whole[100, 30])
    }

    @Test("Colours move away from grey of their luminance, clear ones and greys stay, and other digests do not change")
    func saturation() throws {
        func stronger(_ saturation: CGFloat, _ ground: RGBAColor) throws -> UInt32 {
            let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
            let blur = BackdropBlur(path: .rect(rect), radius: 4, saturation: saturation)
            return try draw(40, 40, [fill(0, 0, 40, 40, ground), .backdrop(blur)])[20, 20]
        }
        // The luminance is 0.2126 × 153 + 0.7152 × 102 + 0.0722 × 51 = 109.2. Components 1.5 times as far from it are
        // 174.9, 98.4, 21.9.
        let brown = RGBAColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
        let strong = try stronger(1.5, brown)
        for (shift, expected) in [(16, 174.9), (8, 98.4), (0, 21.9)] as [(UInt32, Double)] {
            #expect(abs(Double((strong >> shift) & 0xFF) - expected) <= 1)
        }
        // A factor of 0 leaves only the luminance. A factor far above 1 makes components above it full and the others
        // empty.
        #expect(try abs(Double(stronger(0, brown) & 0xFF) - 109.2) <= 1)
        #expect(try stronger(.greatestFiniteMagnitude, brown) == 0xFFFF_0000)
        #expect(try stronger(1, brown) == 0xFF99_6633)
        let grey = RGBAColor(red: 0.4, green: 0.4, blue: 0.4, alpha: 1)
        #expect(try stronger(1.8, grey) == 0xFF66_6666)
        #expect(try stronger(.nan, brown) == stronger(1, brown))
        #expect(try stronger(1.8, .clear) == 0)
        let path = Path.rect(CGRect(x: 0, y: 0, width: 9, height: 9))
        let lists = [1, 1.5, 1.8].map { saturation in
            let blur = BackdropBlur(path: path, radius: 3, saturation: saturation)
            return DisplayList(size: CGSize(width: 9, height: 9), commands: [.backdrop(blur)])
        }
        #expect(Set(lists.map(\.digest)).count == 3)
        #expect(!lists[0].dump().contains("saturation"))
        #expect(lists[2].dump().contains("blur 3 saturation 1.8"))
    }

    @Test("A path with round corners is blurred as far as it reaches; what is clear stays clear")
    func shape() throws {
        let path = Path.ellipse(CGRect(x: 10, y: 10, width: 40, height: 40))
        let below = [fill(0, 0, 60, 30, .red), fill(0, 30, 60, 30, .blue)]
        let sharp = try draw(60, 60, below)
        let blurred = try draw(60, 60, below + [.backdrop(BackdropBlur(path: path, radius: 5))])
        #expect(blurred[11, 11] == sharp[11, 11] && blurred[30, 31] != sharp[30, 31])
        #expect(blurred.pixels.allSatisfy { $0 >> 24 == 255 })
        let empty = try draw(60, 60, [fill(0, 0, 60, 1, .red), .backdrop(BackdropBlur(path: path, radius: 5))])
        #expect(empty[30, 30] == 0)
    }

    @Test("In a faded layer only what the layer painted is blurred; with no number for a radius nothing is")
    func layersAndNumbers() throws {
        let below = [fill(0, 0, 40, 20, .red), fill(0, 20, 40, 20, .blue)]
        let sharp = try draw(40, 40, below)
        let layer = Layer(opacity: 0.5, commands: [backdrop(0, 0, 40, 40, 5)])
        #expect(try draw(40, 40, below + [.layer(layer)]) == sharp)
        for radius in [0, -1, .nan, .infinity] as [CGFloat] {
            #expect(try draw(40, 40, below + [backdrop(0, 0, 40, 40, radius)]) == sharp)
        }
        #expect(try draw(40, 40, below + [backdrop(100, 0, 40, 40, 5)]) == sharp)
    }
}
