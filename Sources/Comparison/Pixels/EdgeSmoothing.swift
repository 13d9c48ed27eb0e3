/// Decides whether a pixel differs only by anti-aliasing.
///
/// The pixels of an edge between two areas are mixtures of both. The proportions differ between rasterisers, and
/// nothing else may. A pixel differs only by anti-aliasing if all of this is true:
///
/// 1. in every channel, and in both pictures, its value is within the range of its neighbours in the *other* picture;
/// 2. there is an edge: the brightness of the nine pixels differs by at least a sixteenth of the maximum;
/// 3. in both pictures the edge is between plain areas, not in a texture: four neighbours have exactly the colour of the
///    darkest or of the brightest one;
/// 4. the edge has not moved: the changes of the nine pixels add up to at most half of what they would be if a straight
///    edge moved by a pixel.
///
/// So a line that moved by a pixel, a colour that changed everywhere, and something that appeared or disappeared always
/// count as differences.
struct EdgeSmoothing {
    private static let leastContrast: Int32 = 32

    let pair: PicturePair

    func explains(_ place: UInt32) -> Bool {
        let y = Int(place) / pair.width
        let x = Int(place) - y * pair.width
        let old = Neighbourhood(in: pair.reference, x, y, pair)
        let new = Neighbourhood(in: pair.actual, x, y, pair)
        return old.spans(new.center) && new.spans(old.center) && isSameEdge(old, new)
    }

    private func isSameEdge(_ old: Neighbourhood, _ new: Neighbourhood) -> Bool {
        let (oldAround, newAround) = (old.brightnessAround, new.brightnessAround)
        let (oldCenter, newCenter) = (Neighbourhood.brightness(old.center), Neighbourhood.brightness(new.center))
        let contrast =
            max(oldAround.max(), newAround.max(), oldCenter, newCenter)
            - min(oldAround.min(), newAround.min(), oldCenter, newCenter)
        guard contrast >= EdgeSmoothing.leastContrast else { return false }
        let steps = oldAround &- newAround
        let change = pointwiseMax(steps, 0 &- steps).wrappedSum() + abs(oldCenter - newCenter)
        // A straight edge that moves by a pixel changes three of nine pixels by all of the contrast.
        guard 2 * change <= 3 * contrast else { return false }
        return old.liesBetweenAreas(oldAround) && new.liesBetweenAreas(newAround)
    }
}

/// A pixel and the eight around it. Outside the picture, its border pixels are repeated.
private struct Neighbourhood {
    let center: UInt32
    private let pixels: UnsafePointer<UInt32>
    /// The start of the row above, of this row and of the row below.
    private let rows: (Int, Int, Int)
    private let columns: (Int, Int, Int)

    init(in pixels: UnsafePointer<UInt32>, _ x: Int, _ y: Int, _ pair: PicturePair) {
        self.pixels = pixels
        rows = (
            (y == 0 ? 0 : y - 1) * pair.width, y * pair.width, (y == pair.height - 1 ? y : y + 1) * pair.width
        )
        columns = (x == 0 ? 0 : x - 1, x, x == pair.width - 1 ? x : x + 1)
        center = pixels[rows.1 + x]
    }

    /// The eight pixels around, from the top left.
    private var around: SIMD8<UInt32> {
        SIMD8(
            pixels[rows.0 + columns.0], pixels[rows.0 + columns.1], pixels[rows.0 + columns.2],
            pixels[rows.1 + columns.0], pixels[rows.1 + columns.2],
            pixels[rows.2 + columns.0], pixels[rows.2 + columns.1], pixels[rows.2 + columns.2])
    }

    /// Whether every channel of a pixel is between the smallest and the largest value here.
    ///
    /// This is asked about nearly every pixel that differs. The four channels are therefore compared in one number,
    /// with sixteen bits each, rather than as a vector, whose operations are generic and slow in a debug build.
    func spans(_ pixel: UInt32) -> Bool {
        let channels = Neighbourhood.spread(pixel)
        let carries: UInt64 = 0x0100_0100_0100_0100
        // The carry of a channel is set if some pixel has at most, or at least, the requested value.
        var (below, above): (UInt64, UInt64) = (0, 0)
        func look(_ pixel: UInt32) {
            let own = Neighbourhood.spread(pixel)
            below |= (channels | carries) &- own
            above |= (own | carries) &- channels
        }
        look(center)
        look(pixels[rows.1 + columns.0])
        look(pixels[rows.1 + columns.2])
        look(pixels[rows.0 + columns.1])
        look(pixels[rows.2 + columns.1])
        if below & above & carries == carries { return true }
        look(pixels[rows.0 + columns.0])
        look(pixels[rows.0 + columns.2])
        look(pixels[rows.2 + columns.0])
        look(pixels[rows.2 + columns.2])
        return below & above & carries == carries
    }

    /// The four channels, each with eight spare bits above it.
    private static func spread(_ pixel: UInt32) -> UInt64 {
        let halves = (UInt64(pixel) | UInt64(pixel) << 16) & 0x0000_FFFF_0000_FFFF
        return (halves | halves << 8) & 0x00FF_00FF_00FF_00FF
    }

    /// Whether at least four neighbours have the colour of the darkest or of the brightest one.
    func liesBetweenAreas(_ brightness: SIMD8<Int32>) -> Bool {
        let around = self.around
        let (least, greatest) = (brightness.min(), brightness.max())
        var (darkest, brightest) = (around[0], around[0])
        for lane in 0..<8 {
            if brightness[lane] == least { darkest = around[lane] }
            if brightness[lane] == greatest { brightest = around[lane] }
        }
        var count = 0
        for lane in 0..<8 { count &+= around[lane] == darkest || around[lane] == brightest ? 1 : 0 }
        return count >= 4
    }

    var brightnessAround: SIMD8<Int32> {
        let around = self.around
        let (red, green, blue) = ((around &>> 16) & 255, (around &>> 8) & 255, around & 255)
        let luma = (77 &* red &+ 151 &* green &+ 28 &* blue) &>> 8
        return SIMD8<Int32>(truncatingIfNeeded: luma &+ around &>> 24)
    }

    /// The brightness, from 0 to 510: encoded luminance plus opacity. Without the opacity, a black shape on a
    /// transparent background would have no edge. Both are linear when two colours are mixed.
    static func brightness(_ pixel: UInt32) -> Int32 {
        let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
        return Int32(truncatingIfNeeded: (77 * red + 151 * green + 28 * blue) >> 8 + pixel >> 24)
    }
}
