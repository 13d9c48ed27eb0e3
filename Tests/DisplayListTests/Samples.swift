import Basics
import DisplayList
import Foundation
import KitValues

/// Values that differ from every default, for tests that change one field at a time.
enum Samples {
    static let red = RGBAColor(red: 1, green: 0, blue: 0)
    static let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    static let rounded = RoundedRect(rect, topLeft: 0.5, topRight: 0.6, bottomLeft: 0.7, bottomRight: 0.8)
    static let gradient = Gradient(stops: [.init(location: 0, color: red), .init(location: 1, color: .clear)])
    static let style = StrokeStyle(
        width: 2, cap: .round, join: .bevel, miterLimit: 4, dashes: [3, 1], dashPhase: 0.25)
    static let imageID = ImageID(digest: ContentDigest(high: 1, low: 2), width: 30, height: 40)
    static let placement = ImagePlacement(
        imageID, source: CGRect(x: 5, y: 6, width: 7, height: 8), destination: rect, tint: red)
    static let run = GlyphRun(
        font: FontID("Inter-Regular"), pointSize: 17, color: red,
        glyphs: [
            .init(index: 95, position: CGPoint(x: 1, y: 20)), .init(index: 427, position: CGPoint(x: 13.25, y: 20)),
        ],
        text: "Hi")
    static let shadow = Shadow(
        source: .path(.rect(rect)), color: red, offset: CGSize(width: 1, height: 2), radius: 3)
    static let layer = Layer(
        transform: CGAffineTransform(a: 2, b: 0.5, c: 0.25, d: 3, tx: 4, ty: 5), opacity: 0.5, clip: .rect(rect),
        commands: [.fill(.rect(rect), .color(red))])
    static let elements: [PathElement] = [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: 4)),
        .quadCurve(control: CGPoint(x: 5, y: 6), to: CGPoint(x: 7, y: 8)),
        .curve(control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12), to: CGPoint(x: 13, y: 14)), .close,
    ]

    static func list(_ commands: DisplayCommand...) -> DisplayList {
        DisplayList(size: CGSize(width: 100, height: 50), commands: commands)
    }
}
