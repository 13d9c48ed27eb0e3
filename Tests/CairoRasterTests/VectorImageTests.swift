import CairoRaster
import DisplayList
import Foundation
import ImageCodecs
import KitValues
import Testing

@Suite("Vectors are painted at the size at which they are shown")
struct VectorImageTests {
    /// Paints a picture of 4 × 4 points, whose left quarter is black, over the whole canvas.
    private func painted(side: CGFloat, scale: CGFloat, isEnlargedAsPaths: Bool) throws -> Bitmap {
        let text = "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><rect width='1' height='4'/></svg>"
        let asset = ImageAsset(
            try VectorPicture(data: Data(text.utf8)), scale: scale, isEnlargedAsPaths: isEnlargedAsPaths)
        let id = ImageID(digest: asset.digest, width: asset.width, height: asset.height)
        let list = DisplayList(
            size: CGSize(width: side, height: side),
            commands: [.image(ImagePlacement(id, destination: CGRect(x: 0, y: 0, width: side, height: side)))])
        return try newRasterizer().draw(list, images: [id: asset], scale: 1)
    }

    @Test("One that keeps its paths has sharp edges in every size")
    func sharp() throws {
        for side in [2, 4, 8, 40, 400] {
            let bitmap = try painted(side: CGFloat(side), scale: 1, isEnlargedAsPaths: true)
            // At two pixels, the quarter covers half of the first one.
            let quarter: [UInt32] = side == 2 ? [0x8000_0000] : Array(repeating: 0xFF00_0000, count: side / 4)
            let row = quarter + Array(repeating: 0, count: side - quarter.count)
            #expect(Array(bitmap.pixels.prefix(side)) == row, "\(side)")
            #expect(Array(bitmap.pixels.suffix(side)) == row, "\(side)")
        }
    }

    @Test("One that does not is a bitmap of its own size, and blurred where it is shown larger")
    func enlarged() throws {
        let own = try painted(side: 4, scale: 1, isEnlargedAsPaths: false)
        #expect(Array(own.pixels.prefix(4)) == [0xFF00_0000, 0, 0, 0])
        let large = try painted(side: 40, scale: 1, isEnlargedAsPaths: false)
        #expect(large.pixels.prefix(40).contains { (0x1000_0000..<0xF000_0000).contains($0) })
    }

    @Test("A picture of a natural size that no memory holds is drawn as small as it is shown")
    func large() throws {
        let text =
            "<svg xmlns='http://www.w3.org/2000/svg' width='90000' height='90000'>"
            + "<rect width='45000' height='90000'/></svg>"
        let asset = ImageAsset(try VectorPicture(data: Data(text.utf8)), scale: 3, isEnlargedAsPaths: true)
        #expect(asset.width * asset.height <= VectorPicture.maximumPixels)
        let id = ImageID(digest: asset.digest, width: asset.width, height: asset.height)
        let place = CGRect(x: 0, y: 0, width: 4, height: 1)
        let list = DisplayList(size: place.size, commands: [.image(ImagePlacement(id, destination: place))])
        let bitmap = try newRasterizer().draw(list, images: [id: asset], scale: 1)
        #expect(bitmap.pixels == [0xFF00_0000, 0xFF00_0000, 0, 0])
    }
}
