import Basics
import DisplayList
import Foundation
import ImageCodecs
import KitValues
import Typesetting

/// A small picture that uses every drawing operation, at fractional coordinates, where renderers differ most.
struct ProbePicture {
    static let scale: CGFloat = 2

    let list: DisplayList
    let images: [ImageID: ImageAsset]

    init(typesetter: Typesetter) {
        let asset = ImageAsset(bitmap: ProbePicture.bitmap)
        let image = ImageID(digest: asset.digest, width: asset.width, height: asset.height)
        images = [image: asset]
        let text = StyledText(runs: [.init("Reflow 0123", font: FontRequest(pointSize: 11), color: .black)])
        let inner: [DisplayCommand] =
            ProbePicture.outlines + ProbePicture.gradients + ProbePicture.strokes
            + ProbePicture.pictures(of: image) + ProbePicture.shadows
            + typesetter.typeset(text).commands(at: CGPoint(x: 3.3, y: 40))
        let faded = Layer(
            transform: CGAffineTransform(translationX: 32, y: 32).rotated(by: 0.3).scaledBy(x: 0.9, y: 0.7)
                .translatedBy(x: -32, y: -32),
            opacity: 0.6, clip: .ellipse(CGRect(x: 2, y: 2, width: 60, height: 60)), commands: inner)
        list = DisplayList(size: CGSize(width: 64, height: 64), commands: inner + [.layer(faded)])
    }

    private static let gradient = Gradient(stops: [
        .init(location: 0, color: RGBAColor(red: 1, green: 0.2, blue: 0)),
        .init(location: 0.4, color: RGBAColor(red: 0, green: 0.7, blue: 0.3, alpha: 0.5)),
        .init(location: 1, color: RGBAColor(red: 0.1, green: 0, blue: 1, alpha: 0.8)),
    ])

    private static let star: Path = .elements([
        .move(CGPoint(x: 50.2, y: 2)), .line(CGPoint(x: 58, y: 19)),
        .quadCurve(
            control: CGPoint(x: 52, y: 12), to: CGPoint(x: 42, y: 8.4)),
        .curve(
            control1: CGPoint(x: 50, y: 4), control2: CGPoint(x: 55, y: 14), to: CGPoint(x: 61, y: 8)),
        .line(CGPoint(x: 44, y: 19.1)), .close,
    ])

    private static let outlines: [DisplayCommand] = [
        .fill(.rect(CGRect(x: 0, y: 0, width: 64, height: 64)), .color(.white)),
        .fill(.rect(CGRect(x: 2.25, y: 2.4, width: 12.3, height: 9.1)), .color(RGBAColor(white: 0.3, alpha: 0.7))),
        .fill(
            .roundedRect(RoundedRect(CGRect(x: 16, y: 2, width: 12, height: 10), radius: 3.4)),
            .color(RGBAColor(red: 0, green: 0.48, blue: 1))),
        .fill(
            .roundedRect(RoundedRect(CGRect(x: 30, y: 2.2, width: 12, height: 10), radius: 3, curve: .continuous)),
            .color(RGBAColor(red: 1, green: 0.6, blue: 0, alpha: 0.9))),
        .fill(star, .color(RGBAColor(red: 0.7, green: 0, blue: 0.4)), rule: .evenOdd),
    ]

    private static let gradients: [DisplayCommand] = [
        .fill(
            .rect(CGRect(x: 2, y: 14, width: 18, height: 8)),
            .linearGradient(gradient, from: CGPoint(x: 3, y: 14), to: CGPoint(x: 18, y: 22))),
        .fill(
            .ellipse(CGRect(x: 22, y: 14, width: 16, height: 9)),
            .radialGradient(gradient, center: CGPoint(x: 28, y: 17), radius: 8)),
    ]

    private static let strokes: [DisplayCommand] = [
        .stroke(.rect(CGRect(x: 40.25, y: 21.25, width: 20, height: 6)), .black, StrokeStyle(width: 0.5)),
        .stroke(
            star, RGBAColor(red: 0, green: 0.5, blue: 0.2, alpha: 0.8),
            StrokeStyle(width: 1.3, cap: .round, join: .round, dashes: [3, 2.2], dashPhase: 0.7)),
        .stroke(
            .elements([.move(CGPoint(x: 42, y: 36)), .line(CGPoint(x: 50, y: 30)), .line(CGPoint(x: 60, y: 37))]),
            RGBAColor(white: 0.2), StrokeStyle(width: 2.2, cap: .square, join: .bevel)),
    ]

    private static let shadows: [DisplayCommand] = [
        .shadow(
            Shadow(
                source: .path(.roundedRect(RoundedRect(CGRect(x: 8, y: 50, width: 16, height: 8), radius: 3))),
                color: RGBAColor(white: 0, alpha: 0.6), offset: CGSize(width: 0.5, height: 1), radius: 2.5)),
        .shadow(
            Shadow(
                source: .commands([
                    .stroke(.ellipse(CGRect(x: 36, y: 47, width: 18, height: 11)), .black, .init(width: 3))
                ]),
                color: RGBAColor(red: 0, green: 0, blue: 0.5, alpha: 0.8), offset: CGSize(width: 1, height: 2),
                radius: 1.2)),
    ]

    private static func pictures(of image: ImageID) -> [DisplayCommand] {
        let quarter = CGRect(x: 6, y: 6, width: 6, height: 6)
        return [
            .image(ImagePlacement(image, destination: CGRect(x: 2, y: 25, width: 9, height: 9))),
            .image(ImagePlacement(image, destination: CGRect(x: 12.3, y: 25.2, width: 5.1, height: 7.7))),
            .image(ImagePlacement(image, source: quarter, destination: CGRect(x: 19, y: 25, width: 11, height: 9))),
            .image(
                ImagePlacement(
                    image, destination: CGRect(x: 31, y: 25, width: 8, height: 9),
                    tint: RGBAColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.9))),
        ]
    }

    /// An image of 18 × 18 pixels. Neighbours differ, and one corner is transparent.
    private static let bitmap: Bitmap = {
        let side = 18
        let pixels = (0..<side * side).map { index -> UInt32 in
            let (x, y) = (UInt32(index % side), UInt32(index / side))
            let alpha = 255 - (x + y) * 7
            return alpha << 24 | (alpha * ((x * 5) % 18) / 18) << 16 | (alpha * ((y * 7) % 18) / 18) << 8
                | alpha * ((x + y) % 3) / 2
        }
        return Bitmap(width: side, height: side, pixels: pixels)
    }()
}
