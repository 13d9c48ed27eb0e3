import ImageCodecs
import Snapshots

// Goldens whose pixels were changed by hand; the layout is unchanged.
extension PlantedChange {
    static let pixels: [PlantedChange] = [
        .caught(
            "one pixel a step off in one channel", unless: [.perceptual, .precision, .count, .window],
            tells: "1 pixel differs", "by up to 1 of 255", "x 80 to 81, y 210 to 211"
        ) { try $0.paint { $0[80, 210] ^= 1 } },
        .caught("one pixel inverted", unless: [.precision, .count, .window], tells: "1 pixel differs") {
            try $0.paint { $0.invert(x: 80, y: 210) }
        },
        .caught(
            "one pixel of a masked view inverted", unless: [.precision, .count, .window, .mask, .view],
            tells: "1 pixel differs"
        ) { try $0.paint { $0.invert(x: 109, y: 53) } },
        .caught("the first pixel beside a masked view inverted", unless: [.precision, .count, .window]) {
            try $0.paint { $0.invert(x: 110, y: 53) }
        },
        .caught("the four corners of the picture inverted", unless: [.precision, .count, .window], tells: "4 pixels") {
            try $0.paint { canvas in
                for (x, y) in [(0, 0), (159, 0), (0, 239), (159, 239)] { canvas.invert(x: x, y: y) }
            }
        },
        .caught("every pixel a step off", unless: [.perceptual], tells: "38400 pixels differ (100 %)") {
            try $0.paint { $0.map { canvas, x, y in canvas[x, y] ^ 0x0001_0101 } }
        },
        .caught("one pixel of two a step off", unless: [.perceptual], tells: "19200 pixels differ (50 %)") {
            try $0.paint { $0.map { canvas, x, y in (x + y) % 2 == 0 ? canvas[x, y] ^ 0x0000_0100 : canvas[x, y] } }
        },
        .caught("the edge of a disc anti-aliased differently", unless: [.antialiasing], tells: "pixels differ") {
            try $0.paint { canvas in
                let old = canvas
                // Pixels between white and the disc are moved a quarter of the way, alternately to white and to the
                // disc.
                for y in 148..<192 {
                    for x in 98..<142 where ![0xFFFF_FFFF, 0xFF00_0000].contains(old[x, y]) {
                        canvas[x, y] = old[x, y].mixed(with: (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000)
                    }
                }
            }
        },
        .caught("everything one pixel to the right", tells: "pixels differ") {
            try $0.paint { $0.map { canvas, x, y in canvas[max(0, x - 1), y] } }
        },
        .caught("everything one pixel down", tells: "pixels differ") {
            try $0.paint { $0.map { canvas, x, y in canvas[x, max(0, y - 1)] } }
        },
        .caught("the disc one pixel to the right", tells: "pixels differ") {
            try $0.paint { canvas in
                let old = canvas
                for y in 148..<192 { for x in 98..<144 { canvas[x, y] = old[x - 1, y] } }
            }
        },
        .caught("thirty pixels far from each other", unless: [.precision, .window], tells: "30 pixels differ") {
            try $0.paint { canvas in
                for place in 0..<30 { canvas.invert(x: place % 5 * 33, y: place / 5 * 33) }
            }
        },
        .caught("fifteen pixels beside each other", unless: [.precision, .count], tells: "15 pixels differ") {
            try $0.paint { $0.invert(x: 80, y: 210, width: 5, height: 3) }
        },
        .caught("a square of eight pixels", tells: "64 pixels differ") {
            try $0.paint { $0.invert(x: 80, y: 210, width: 8, height: 8) }
        },
        .caught("a line through the picture", tells: "160 pixels differ") {
            try $0.paint { $0.invert(x: 0, y: 210, width: 160) }
        },
        .caught("nothing but the opacity of a square", tells: "64 pixels differ") {
            try $0.paint { canvas in
                // The colour is white at half opacity, premultiplied, which looks the same on white.
                for y in 210..<218 { for x in 80..<88 { canvas[x, y] = 0x8080_8080 } }
            }
        },
        .caught("red and blue swapped", tells: "pixels differ") {
            try $0.paint {
                $0.map { canvas, x, y in
                    let pixel = canvas[x, y]
                    return pixel & 0xFF00_FF00 | pixel >> 16 & 255 | (pixel & 255) << 16
                }
            }
        },
        .caught("greyed by a quarter", tells: "pixels differ") {
            try $0.paint {
                $0.map { canvas, x, y in canvas[x, y].mixed(with: 0xFF80_8080) }
            }
        },
        .caught("mirrored", tells: "pixels differ") { try $0.paint { $0.map { canvas, x, y in canvas[159 - x, y] } } },
        .caught("upside down", tells: "pixels differ") {
            try $0.paint { $0.map { canvas, x, y in canvas[159 - x, 239 - y] } }
        },
        .caught("one row less", tells: "The picture is 160x240 pixels, not 160x239.") {
            try $0.paint { $0.map(width: 160, height: 239) { canvas, x, y in canvas[x, y] } }
        },
        .caught("at twice the scale", tells: "The picture is 160x240 pixels, not 320x480.") {
            try $0.paint { $0.map(width: 320, height: 480) { canvas, x, y in canvas[x / 2, y / 2] } }
        },
        .caught("one pixel of a picture", tells: "not 1x1") {
            try $0.paint { $0.map(width: 1, height: 1) { canvas, x, y in canvas[x, y] } }
        },
        .caught("the golden of the other orientation", tells: "not 240x160") {
            try $0.setGolden($0.golden("landscapeRight"))
        },
    ]
}

extension UInt32 {
    /// The colour a quarter of the way to another opaque one.
    fileprivate func mixed(with other: UInt32) -> UInt32 {
        [16, 8, 0].reduce(0xFF00_0000) { (result: UInt32, shift: UInt32) in
            let sum = (self >> shift & 255) * 3 + (other >> shift & 255)
            return result | (sum / 4) << shift
        }
    }
}
