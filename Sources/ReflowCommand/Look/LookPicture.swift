import Basics
import CairoRaster
import Foundation
import ImageCodecs
import RotationPictures
import Screens

/// The picture of a look: both orientations, with numbers on the views that moved.
enum LookPicture {
    /// The maximum number of numbered rows.
    static let rows = RotationPlate.standardRows
    /// The pixels per point. Numbers and names are readable, and the file is small.
    private static let scale: CGFloat = 0.8

    static func write(_ recording: TurnRecording, title: String, to file: String, _ bench: Workbench) throws {
        let plate = RotationPlate(recording, title: title, rows: rows, typesetter: bench.rasterizer.typesetter)
        let bitmap = try bench.rasterizer.draw(plate.drawing(), scale: scale)
        try AtomicFile.write(try PNG.encode(bitmap), to: URL(fileURLWithPath: file), isFlushed: false)
    }
}
