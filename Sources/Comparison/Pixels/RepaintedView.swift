public import Foundation
public import ImageCodecs

/// A view that lies where it lay and looks different.
public struct RepaintedView: Sendable, Hashable {
    /// How people recognise it: its id, else its path from the nearest superview that has one.
    public let view: String
    /// In the window, in points.
    public let frame: CGRect
    /// How many of its pixels differ.
    public let pixels: Int
    /// What happened to its most frequent colour; nil where colours changed in many ways.
    public let color: ColorChange?

    /// One colour that became another.
    public struct ColorChange: Sendable, Hashable, CustomStringConvertible {
        /// As 0xAARRGGBB, not premultiplied.
        public let old: UInt32
        /// As 0xAARRGGBB, not premultiplied.
        public let new: UInt32

        /// `#007AFF → #34C759`, with two more digits where alpha is not full.
        public var description: String { "\(ColorChange.hex(old)) → \(ColorChange.hex(new))" }

        private static func hex(_ color: UInt32) -> String {
            func digits(_ value: UInt32, _ count: Int) -> String {
                let text = String(value, radix: 16, uppercase: true)
                return String(repeating: "0", count: count - text.count) + text
            }
            let alpha = color >> 24
            return "#" + digits(color & 0xFF_FFFF, 6) + (alpha == 255 ? "" : digits(alpha, 2))
        }
    }
}

extension RepaintedView: CustomStringConvertible {
    /// What a text about one colour that became another begins with.
    public static let colorWord = "color "

    /// `signIn: color #007AFF → #34C759`, or `avatar: drawn differently`
    public var description: String {
        "\(view): " + (color.map { RepaintedView.colorWord + $0.description } ?? "drawn differently")
    }
}

extension RepaintedView {
    /// More of them nobody reads.
    private static let most = 50

    /// The views in whose places the pixels of two pictures differ, those with most of them first.
    ///
    /// Of views inside one that is repainted as a whole, only that one is named: what is seen through them changed too.
    /// - Parameters:
    ///   - tree: what both pictures show.
    ///   - masks: where nothing is compared, in pixels.
    /// - Returns: nothing for pictures of different sizes.
    public static func all(
        reference: Bitmap, actual: Bitmap, tree: FrameTree, masks: [PixelRect] = []
    ) -> [RepaintedView] {
        var patches = PicturePair.of(reference, actual) { Patch.all(in: $0, tree: tree, masks: masks) } ?? []
        patches.sort { ($1.pixels, $0.view) < ($0.pixels, $1.view) }
        patches.removeLast(max(0, patches.count - 10 * most))
        let areas = patches.map { $0.ownArea(beside: patches) }
        let named = patches.filter { patch in
            !zip(patches, areas).contains { $0.accounts(for: patch, ownArea: $1) }
        }
        let names = FrameNames(tree, FrameLinks(tree))
        let rects = tree.rectsInWindow
        return named.prefix(most).map {
            RepaintedView(
                view: names.name(of: $0.view), frame: rects[$0.view], pixels: $0.pixels, color: $0.color)
        }
    }
}

/// The differing pixels that are seen as one view.
private struct Patch {
    let view: Int
    let rect: PixelRect
    let pixels: Int
    let color: RepaintedView.ColorChange?

    /// As many pixels tell a view's colours as well as all of them.
    private static let sample = 20_000
    /// The least share of pixels that speaks for one colour: less than half, for letters have many edges.
    private static let share = 0.25

    static func all(in pair: PicturePair, tree: FrameTree, masks: [PixelRect]) -> [Patch] {
        let size = PixelSize(width: pair.width, height: pair.height)
        var owners = PixelOwners(tree, size: size)
        var places = [[UInt32]](repeating: [], count: tree.nodes.count)
        for place in pair.differingPixels() {
            let (y, x) = Int(place).quotientAndRemainder(dividingBy: pair.width)
            if masks.contains(where: { $0.contains(x: x, y: y) }) { continue }
            places[owners.owner(x: x, y: y)].append(place)
        }
        let rects = tree.rectsInWindow
        let whole = PixelRect(x: 0, y: 0, width: pair.width, height: pair.height)
        return places.enumerated().filter { !$1.isEmpty }.map { view, places in
            Patch(
                view: view, rect: PixelRect(around: rects[view], scale: tree.scale, in: size) ?? whole,
                pixels: places.count, color: color(of: places, in: pair))
        }
    }

    private static func color(of places: [UInt32], in pair: PicturePair) -> RepaintedView.ColorChange? {
        struct Colors: Hashable {
            let old: UInt32
            let new: UInt32
        }
        var counts: [Colors: Int] = [:]
        let step = max(1, places.count / sample)
        for index in stride(from: 0, to: places.count, by: step) {
            let place = Int(places[index])
            counts[Colors(old: pair.reference[place], new: pair.actual[place]), default: 0] += 1
        }
        let looked = counts.values.reduce(0, +)
        // The smaller colours where two are as frequent, so that every run says the same.
        let first = counts.max { ($0.value, $1.key.old, $1.key.new) < ($1.value, $0.key.old, $0.key.new) }
        guard let (colors, count) = first, Double(count) >= share * Double(looked) else { return nil }
        return RepaintedView.ColorChange(
            old: Premultiplied.straight(colors.old), new: Premultiplied.straight(colors.new))
    }

    /// What of this view lies outside patches of other views, in pixels: a quarter at least, for these may overlap.
    func ownArea(beside patches: [Patch]) -> Int {
        let inside = patches.reduce(0) { sum, other in isAround(other) ? sum + other.rect.area : sum }
        return max(rect.area - inside, rect.area / 4)
    }

    /// Whether a patch inside this one is only what shows of it there: this view changed in the same way, or most of
    /// its own area did.
    func accounts(for other: Patch, ownArea: Int) -> Bool {
        isAround(other) && (color != nil && color == other.color || 2 * pixels >= ownArea)
    }

    private func isAround(_ other: Patch) -> Bool {
        view != other.view && rect.contains(other.rect) && (rect != other.rect || view < other.view)
    }
}
