import Foundation
import ImageCodecs
import KitValues
import LayoutDocument
import LayoutRules
import Snapshots
import Suites
import TestSupport
import Testing

/// A small screen with recorded goldens, in which changes are planted.
struct PlantedBoard {
    static let width = 160
    static let height = 240

    let folder: SuiteFolder
    private static let portrait = "board.tile.portrait"

    /// - Parameter goldens: the result of `recorded()`.
    init(goldens: [String: Data] = [:]) throws {
        folder = try SuiteFolder()
        try folder.write(PlantedBoard.layout, to: "Layouts/board.json")
        for (name, isMirrored) in [("flag", false), ("galf", true)] {
            try folder.write(PNG.encode(PlantedBoard.flag(isMirrored: isMirrored)), to: "Layouts/Images/\(name).png")
        }
        for (path, bytes) in goldens { try folder.write(bytes, to: "Snapshots/\(path)") }
    }

    /// The board's goldens, by path.
    static func recorded() async throws -> [String: Data] {
        let board = try PlantedBoard()
        var suite = try board.folder.suite(.all)
        suite.options = try board.options
        _ = await suite.run()
        return try board.folder.goldenBytes()
    }

    private var options: PictureOptions {
        get throws {
            var options = PictureOptions()
            options.devices = try DeviceFile.parse(
                Data(
                    """
                    { "devices": [ { "id": "tile", "idiom": "phone", "scale": 1,
                      "portrait": { "size": [160, 240], "safeArea": { "top": 20 } } } ] }
                    """.utf8), file: "devices.json"
            ).devices
            return options
        }
    }

    func run(_ setting: PlantedChange.Setting) async throws -> PictureResult {
        var suite = try folder.suite()
        suite.options = try options
        suite.options.orientations = .only([.turn(.portrait)])
        suite.overrides.comparison = setting.comparison
        let result = await suite.run()
        #expect(result.failures.isEmpty, "\(result.failures)")
        return try #require(result.picture(PlantedBoard.portrait))
    }

    // MARK: Contents

    private static let layout = """
        { "root": { "class": "UIViewController", "supportedInterfaceOrientations": ["allButUpsideDown"], "view": {
          "class": "UIView", "id": "board", "frame": [0, 0, 160, 240], "backgroundColor": "#FFFFFF", "subviews": [
            { "class": "UILabel", "id": "title", "frame": [10, 30, 100, 24], "text": "Hello", "textColor": "#000000" },
            { "class": "UIView", "id": "card", "frame": [10, 70, 140, 60], "backgroundColor": "#2060C0",
              "layer.cornerRadius": 10, "subviews": [
                { "class": "UILabel", "id": "price", "frame": [10, 10, 60, 20], "text": "12", "textColor": "#FFFFFF" }
            ] },
            { "class": "UIImageView", "id": "icon", "frame": [10, 150, 24, 24], "image": "flag" },
            { "class": "UIView", "id": "red", "frame": [50, 150, 20, 20], "backgroundColor": "#FF3B30" },
            { "class": "UIView", "id": "green", "frame": [60, 155, 20, 20], "backgroundColor": "#34C759" },
            { "class": "UIView", "id": "disc", "frame": [100, 150, 40, 40], "backgroundColor": "#000000",
              "layer.cornerRadius": 20 }
        ] } } }
        """

    /// A picture of 24 × 24 pixels: a triangle of deep blue on the left, orange on the right.
    private static func flag(isMirrored: Bool) -> Bitmap {
        let pixels: [UInt32] = (0..<576).map { place in
            let (y, column) = place.quotientAndRemainder(dividingBy: 24)
            let x = isMirrored ? 23 - column : column
            return x < min(y, 23 - y) ? 0xFF00_2080 : 0xFFFF_9500
        }
        return Bitmap(width: 24, height: 24, pixels: pixels)
    }

    // MARK: Changing it

    /// Changes the layout's text.
    func edit(_ old: String, _ new: String) throws {
        let layout = String(decoding: try folder.read("Layouts/board.json"), as: UTF8.self)
        try #require(layout.contains(old), "the layout has no \(old)")
        try folder.write(layout.replacing(old, with: new), to: "Layouts/board.json")
    }

    private func path(_ state: String, _ pathExtension: String) -> String {
        "Snapshots/board/board.tile.\(state).\(pathExtension)"
    }

    func golden(_ state: String = "portrait") throws -> Data { try folder.read(path(state, "png")) }

    func setGolden(_ data: Data) throws { try folder.write(data, to: path("portrait", "png")) }

    func removeGolden(_ pathExtension: String) throws { try folder.remove(path("portrait", pathExtension)) }

    func bitmap() throws -> Bitmap { try PNG.decode(golden()) }

    /// Changes pixels of the golden, and writes it as another tool would.
    func paint(_ change: (inout Canvas) -> Void) throws {
        var canvas = Canvas(try bitmap())
        change(&canvas)
        try setGolden(PNG.encode(canvas.bitmap))
    }

    /// Changes the chunks of the golden's file.
    func rewrite(_ change: (inout [PNG.Chunk]) throws -> Void) throws {
        var file = try PNGFile(golden())
        try change(&file.chunks)
        try setGolden(file.data)
    }

    /// Changes the tree beside the golden.
    func editTree(_ change: (Data) -> Data) throws {
        let tree = path("portrait", "txt")
        try folder.write(change(try folder.read(tree)), to: tree)
    }
}

/// The pixels of a golden, which can be changed.
struct Canvas {
    private(set) var width: Int
    private(set) var height: Int
    var pixels: [UInt32]

    init(_ bitmap: Bitmap) {
        width = bitmap.width
        height = bitmap.height
        pixels = bitmap.pixels
    }

    var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: pixels) }

    subscript(x: Int, y: Int) -> UInt32 {
        get { pixels[y * width + x] }
        set { pixels[y * width + x] = newValue }
    }

    mutating func invert(x: Int, y: Int, width: Int = 1, height: Int = 1) {
        for row in y..<y + height { for column in x..<x + width { self[column, row] ^= 0x00FF_FFFF } }
    }

    /// Sets every pixel from the unchanged picture.
    mutating func map(width: Int, height: Int, _ pixel: (Canvas, Int, Int) -> UInt32) {
        var result: [UInt32] = []
        for y in 0..<height { for x in 0..<width { result.append(pixel(self, x, y)) } }
        (self.width, self.height, pixels) = (width, height, result)
    }

    mutating func map(_ pixel: (Canvas, Int, Int) -> UInt32) { map(width: width, height: height, pixel) }
}
