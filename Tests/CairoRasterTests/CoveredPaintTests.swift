import CairoRaster
import DisplayList
import Foundation
import ImageCodecs
import KitValues
import Testing

@Suite("What an opaque fill covers is not painted, and every pixel is as if it were")
struct CoveredPaintTests {
    /// Paints nothing, and separates two commands.
    private let separator = DisplayCommand.layer(Layer())
    private let page = fill(0, 0, 90, 80, RGBAColor(red: 0.9, green: 0.8, blue: 0.4))

    /// The commands with a separator after each, so that no command is known to cover the one before.
    private func separated(_ commands: [DisplayCommand]) -> [DisplayCommand] {
        commands.flatMap { [$0, separator] }
    }

    /// Draws commands as they are and separated, each time inside the layer.
    private func check(
        _ commands: [DisplayCommand], in layer: Layer = Layer(), scale: CGFloat,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let pictures = try [commands, separated(commands)].map { commands in
            var layer = layer
            layer.commands = commands
            return try draw(90, 80, scale: scale, [page, .layer(layer)])
        }
        #expect(pictures[0] == pictures[1], "scale \(scale)", sourceLocation: sourceLocation)
    }

    private static let card = CGRect(x: 15, y: 12, width: 60, height: 50)
    private static let shapes: [Path] = [
        .rect(card), .rect(card.offsetBy(dx: 0.3, dy: -0.6)),
        .roundedRect(RoundedRect(card, radius: 8)),
        .roundedRect(RoundedRect(card.offsetBy(dx: 0.49, dy: 0.51), radius: 8, curve: .continuous)),
        .roundedRect(RoundedRect(card, topLeft: 20, topRight: 0, bottomLeft: 3, bottomRight: 9)),
        .roundedRect(RoundedRect(card, radius: 25)),
        .rect(CGRect(x: -10, y: -10, width: 150, height: 60)), .rect(CGRect(x: 20, y: 20, width: 0.5, height: 40)),
        .rect(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)),
        .rect(CGRect(x: -1e8, y: 0, width: 2e8, height: 50)),
    ]

    @Test("a shadow below its view's background, or below another shape", arguments: shapes)
    func shadows(shape: Path) throws {
        let layers = [
            Layer(), Layer(transform: CGAffineTransform(rotationAngle: 0.2)), Layer(opacity: 0.5),
            Layer(clip: .roundedRect(RoundedRect(Self.card.insetBy(dx: 6.3, dy: 5.2), radius: 10))),
            Layer(opacity: 0.5, clip: .ellipse(Self.card)),
        ]
        for scale in FillTests.scales {
            for source in [shape, .roundedRect(RoundedRect(Self.card, radius: 12))] {
                let shadow = Shadow(
                    source: .path(source), color: RGBAColor(red: 0, green: 0, blue: 0.2, alpha: 0.6),
                    offset: CGSize(width: 1, height: 2.5), radius: 4)
                for color in [RGBAColor.red, RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.99)] {
                    for layer in layers {
                        try check([.shadow(shadow), .fill(shape, .color(color))], in: layer, scale: scale)
                    }
                }
            }
        }
    }

    @Test("fills below one that covers the canvas", arguments: FillTests.scales)
    func fills(scale: CGFloat) throws {
        let whole = CGRect(x: 0, y: 0, width: 90, height: 80)
        for rect in [
            whole, whole.insetBy(dx: -3.3, dy: -0.1), whole.insetBy(dx: 0.1, dy: 0), whole.insetBy(dx: 9, dy: 9),
            // Cairo rounds the size to 1/256 pixel by itself, so that the last pixels are not covered as a whole.
            CGRect(x: -76.6 / 256, y: -76.6 / 256, width: 90 + 76.2 / 256, height: 80 + 76.2 / 256),
        ] {
            for alpha in [1, 0.5] {
                let over = DisplayCommand.fill(
                    .rect(rect), .color(RGBAColor(red: 0, green: 1, blue: 0, alpha: alpha)))
                let commands = [page, over, fill(10, 10, 20, 20, RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.4))]
                #expect(
                    try draw(90, 80, scale: scale, commands) == draw(90, 80, scale: scale, separated(commands)),
                    "\(rect), \(alpha)")
            }
        }
    }
}
