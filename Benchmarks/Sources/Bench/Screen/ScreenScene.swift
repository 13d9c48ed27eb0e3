import Foundation

/// A realistic screen as primitives in points, in one orientation: labels, images, cards with shadows, bars.
struct ScreenScene {
    struct Primitive: Decodable {
        enum Kind: String, Decodable {
            case rect, rrect, border, shadow, text, image
        }

        let k: Kind
        let x: Double
        let y: Double
        let w: Double
        /// The height; nil for texts.
        let h: Double?
        /// The corner radius.
        let r: Double?
        /// For a shadow, twice the standard deviation; for a text, whether it is bold.
        let b: Double?
        /// The vertical offset of a shadow.
        let dy: Double?
        /// The line width.
        let s: Double?
        /// The colour: `#rrggbb`.
        let c: String?
        /// Font size.
        let z: Double?
        let t: String?

        var color: UInt32 { c.flatMap { UInt32($0.dropFirst(), radix: 16) } ?? 0 }
        var frame: CGRect { CGRect(x: x, y: y, width: w, height: h ?? ((z ?? 0) * 1.21).rounded(.up)) }
    }

    let name: String
    let size: CGSize
    let primitives: [Primitive]

    static func load() throws -> (portrait: ScreenScene, landscape: ScreenScene) {
        (
            try ScreenScene(name: "portrait", size: CGSize(width: 393, height: 852)),
            try ScreenScene(name: "landscape", size: CGSize(width: 852, height: 393))
        )
    }

    private init(name: String, size: CGSize) throws {
        guard let file = Bundle.module.url(forResource: name, withExtension: "json") else {
            throw CocoaError(.fileNoSuchFile)
        }
        self.name = name
        self.size = size
        primitives = try JSONDecoder().decode([Primitive].self, from: Data(contentsOf: file))
    }
}
