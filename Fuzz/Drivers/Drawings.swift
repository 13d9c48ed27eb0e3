import Basics
import CairoRaster
import DisplayList
import Foundation
import ImageCodecs
import KitValues
import Typesetting

/// Draws display lists of arbitrary commands and numbers on a small canvas. The result is a bitmap of the right size,
/// and the same the second time.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var writer = ListWriter(FuzzInput(Data(bytes: bytes, count: count)))
    let list = writer.list()
    guard let rasterizer else {
        hold(false, "there are fonts")
        return 0
    }
    _ = list.dump()
    hold(list.digest == list.digest, "a list has one digest")
    let scale = writer.scale()
    do {
        let bitmap = try rasterizer.draw(list, images: [picture.id: picture.asset], scale: scale)
        let again = try rasterizer.draw(list, images: [picture.id: picture.asset], scale: scale)
        hold(bitmap == again, "equal lists give equal pixels, whatever is kept from one to the next")
    } catch {
        // The function has a typed throw, so the error is a RasterError.
    }
    return 0
}

private let rasterizer: Rasterizer? = (try? Typesetter()).map(Rasterizer.init)

private let picture: (id: ImageID, asset: ImageAsset) = {
    let asset = ImageAsset(bitmap: Bitmap(width: 4, height: 3, pixels: (0..<12).map { 0xFF00_0000 | $0 << 4 }))
    return (ImageID(digest: asset.digest, width: asset.width, height: asset.height), asset)
}()

private struct ListWriter {
    private var input: FuzzInput
    private var commandCount = 0

    init(_ input: FuzzInput) {
        self.input = input
    }

    mutating func list() -> DisplayList {
        let size = CGSize(width: CGFloat(input.choice(of: 65)), height: CGFloat(input.choice(of: 65)))
        return DisplayList(size: size, commands: commands(depth: 0))
    }

    mutating func scale() -> CGFloat {
        let scales: [CGFloat] = [1, 2, 3, 0.5, 1.5]
        return scales[input.choice(of: scales.count)]
    }

    private mutating func commands(depth: Int) -> [DisplayCommand] {
        var commands: [DisplayCommand] = []
        let count = input.choice(of: 8)
        while commands.count < count, commandCount < 64, !input.isAtEnd {
            commandCount += 1
            commands.append(command(depth: depth))
        }
        return commands
    }

    private mutating func command(depth: Int) -> DisplayCommand {
        switch input.byte() % (depth < 6 ? 7 : 5) {
        case 0: .fill(path(), paint(), rule: input.flag() ? .evenOdd : .nonZero)
        case 1: .stroke(path(), color(), stroke())
        case 2:
            .image(
                ImagePlacement(
                    picture.id, source: input.flag() ? input.rect() : nil, destination: input.rect(),
                    tint: input.flag() ? color() : nil))
        case 3: .glyphs(glyphs())
        case 4: .shadow(shadow(.path(path())))
        case 5: .shadow(shadow(.commands(commands(depth: depth + 1))))
        default:
            .layer(
                Layer(
                    transform: transform(), opacity: input.flag() ? 1 : input.number(),
                    clip: input.flag() ? path() : nil, commands: commands(depth: depth + 1)))
        }
    }

    private mutating func path() -> Path {
        switch input.byte() % 4 {
        case 0: return .rect(input.rect())
        case 1:
            return .roundedRect(
                RoundedRect(
                    input.rect(), topLeft: input.number(), topRight: input.number(), bottomLeft: input.number(),
                    bottomRight: input.number(), curve: input.flag() ? .continuous : .circular))
        case 2: return .ellipse(input.rect())
        default: return .elements((0..<input.choice(of: 12)).map { _ in element() })
        }
    }

    private mutating func element() -> PathElement {
        switch input.byte() % 5 {
        case 0: .move(input.point())
        case 1: .line(input.point())
        case 2: .quadCurve(control: input.point(), to: input.point())
        case 3: .curve(control1: input.point(), control2: input.point(), to: input.point())
        default: .close
        }
    }

    private mutating func color() -> RGBAColor {
        RGBAColor(red: input.number(), green: input.number(), blue: input.number(), alpha: input.number())
    }

    private mutating func paint() -> Paint {
        let stops = { (input: inout FuzzInput) -> Gradient in
            Gradient(
                stops: (0..<input.choice(of: 5)).map { _ in
                    Gradient.Stop(
                        location: input.number(), color: RGBAColor(white: input.number(), alpha: input.number()))
                })
        }
        return switch input.byte() % 3 {
        case 0: .color(color())
        case 1: .linearGradient(stops(&input), from: input.point(), to: input.point())
        default: .radialGradient(stops(&input), center: input.point(), radius: input.number())
        }
    }

    private mutating func stroke() -> StrokeStyle {
        let caps: [StrokeStyle.Cap] = [.butt, .round, .square]
        let joins: [StrokeStyle.Join] = [.miter, .round, .bevel]
        return StrokeStyle(
            width: input.number(), cap: caps[input.choice(of: 3)], join: joins[input.choice(of: 3)],
            miterLimit: input.number(), dashes: (0..<input.choice(of: 4)).map { _ in input.number() },
            dashPhase: input.number())
    }

    private mutating func shadow(_ source: Shadow.Source) -> Shadow {
        Shadow(source: source, color: color(), offset: input.size(), radius: input.number())
    }

    private mutating func glyphs() -> GlyphRun {
        let fonts = ["Inter-Regular", "Inter-Bold", "None"]
        return GlyphRun(
            font: FontID(fonts[input.choice(of: fonts.count)]), pointSize: input.number(), color: color(),
            glyphs: (0..<input.choice(of: 6)).map { _ in
                GlyphRun.Glyph(
                    index: UInt32(input.byte()) << (input.flag() ? 24 : 0), position: input.point())
            }, text: "")
    }

    private mutating func transform() -> CGAffineTransform {
        switch input.byte() % 3 {
        case 0: CGAffineTransform(translationX: input.number(), y: input.number())
        case 1: CGAffineTransform(rotationAngle: input.number())
        default:
            CGAffineTransform(
                a: input.number(), b: input.number(), c: input.number(), d: input.number(), tx: input.number(),
                ty: input.number())
        }
    }
}
