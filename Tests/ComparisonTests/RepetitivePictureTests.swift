import Basics
import Foundation
import ImageCodecs
import Screens
import TestSupport
import Testing

@testable import Comparison

@Suite("Law: comparing what repeats finds what a loop over all pixels finds")
struct RepetitivePictureTests {
    private static let seeds: Range<UInt64> = 0..<200

    /// Two pictures of one size, the second made from the first.
    private struct Sample {
        let old: Bitmap
        let new: Bitmap
        var generator: SeededGenerator

        init(seed: UInt64) {
            generator = SeededGenerator(seed: seed)
            let isOpaque = seed.isMultiple(of: 2)
            old = .repetitive(opaque: isOpaque, using: &generator)
            new = old.repainted(opaque: isOpaque, using: &generator)
        }

        var width: Int { old.width }
        /// The indices of the pixels that differ.
        var places: [Int] { old.pixels.indices.filter { old.pixels[$0] != new.pixels[$0] } }

        func inPair<Result>(_ body: (PicturePair) -> Result) throws -> Result {
            let result = PicturePair.of(old, new, body)
            return try #require(result)
        }

        mutating func rect() -> PixelRect {
            let x = Int.random(in: 0..<old.width, using: &generator)
            let y = Int.random(in: 0..<old.height, using: &generator)
            return PixelRect(
                x: x, y: y, width: Int.random(in: 1...old.width - x, using: &generator),
                height: Int.random(in: 1...old.height - y, using: &generator))
        }
    }

    @Test("Which pixels differ, and which rows repeat", arguments: seeds)
    func pixels(seed: UInt64) throws {
        let sample = Sample(seed: seed)
        #expect(try sample.inPair { $0.differingPixels() }.map(Int.init) == sample.places)
        let (width, old, new) = (sample.width, sample.old.pixels, sample.new.pixels)
        for y in 0..<sample.old.height {
            let plain =
                y > 0
                && (y * width..<(y + 1) * width).allSatisfy {
                    old[$0] == old[$0 - width] && new[$0] == new[$0 - width]
                }
            #expect(try sample.inPair { $0.repeatsRow(above: y) } == plain)
        }
    }

    @Test("How far places stay below a limit, from each of them; and the places of each row", arguments: seeds)
    func ends(seed: UInt64) throws {
        var sample = Sample(seed: seed)
        // The samples have no gaps, some, or many.
        let kept = Int.random(in: 1...4, using: &sample.generator)
        let places = sample.old.pixels.indices.filter { _ in
            Int.random(in: 0..<4, using: &sample.generator) < kept
        }.map(UInt32.init)
        guard let last = places.last else { return }
        // The index of the first place that is not less than each number.
        var firstFrom = [Int](repeating: places.count, count: Int(last) + 2)
        var place = Int(last)
        for index in places.indices.reversed() {
            while place > Int(places[index]) {
                firstFrom[place] = index + 1
                place -= 1
            }
            firstFrom[place] = index
        }
        while place > 0 {
            place -= 1
            firstFrom[place] = 0
        }
        places.withUnsafeBufferPointer { buffer in
            guard let first = buffer.baseAddress else { return }
            for start in places.indices {
                let place = Int(places[start])
                let row = (place / sample.width + 1) * sample.width
                for limit in [place + 1, row, Int.random(in: place + 1...Int(last) + 2, using: &sample.generator)] {
                    let plain = limit < firstFrom.count ? firstFrom[limit] : places.count
                    #expect(PicturePair.end(of: first, from: start, of: places.count, before: limit) == plain)
                }
            }
        }
        var rows: [Int: [UInt32]] = [:]
        var order: [Int] = []
        try sample.inPair { pair in
            places.withUnsafeBufferPointer { buffer in
                pair.forEachRow(of: buffer) { y, indices in
                    order.append(y)
                    rows[y] = indices.map { places[$0] }
                }
            }
        }
        #expect(rows == Dictionary(grouping: places) { Int($0) / sample.width })
        #expect(order == rows.keys.sorted())
    }

    @Test("How far apart two pixels are, at all places that differ and at some", arguments: seeds)
    func distances(seed: UInt64) throws {
        var sample = Sample(seed: seed)
        let lab = LabDistance()
        func plain(_ place: Int) -> Int {
            let hundredths = lab.distance(sample.old.pixels[place], sample.new.pixels[place]) * 100
            return min(10_000, max(1, Int(hundredths.rounded(.up))))
        }
        let all = sample.places
        let some = all.filter { _ in Int.random(in: 0..<8, using: &sample.generator) > 0 }
        // The samples are the same columns in all rows.
        let columns = sample.rect()
        let strip = all.filter { columns.x..<columns.x + columns.width ~= $0 % sample.width }
        for places in [all, some, strip] {
            let steps = try sample.inPair { PixelDistance().steps(at: places.map(UInt32.init), in: $0) }
            #expect(steps.map(Int.init) == places.map(plain))
        }
    }

    @Test("How many pixels differ, where, and by how much, with masks and without", arguments: seeds)
    func comparison(seed: UInt64) throws {
        var sample = Sample(seed: seed)
        let masks = [sample.rect(), sample.rect()]
        let (old, new) = (sample.old, sample.new)
        expect(PixelComparison(reference: old, actual: new), sample, sample.places)
        expect(PixelComparison(reference: old, actual: new, masks: []), sample, sample.places)
        let seen = sample.places.filter { place in
            !masks.contains { $0.contains(x: place % sample.width, y: place / sample.width) }
        }
        expect(PixelComparison(reference: old, actual: new, masks: masks), sample, seen)
    }

    private func expect(_ comparison: PixelComparison, _ sample: Sample, _ places: [Int]) {
        #expect(comparison.differingPixels == places.count)
        #expect(comparison.bounds == box(places, sample.width))
        let distances = places.flatMap { place in
            [0, 8, 16, 24].map { (shift: UInt32) -> Int in
                let (one, other) = (sample.old.pixels[place] >> shift & 255, sample.new.pixels[place] >> shift & 255)
                return abs(Int(one) - Int(other))
            }
        }
        #expect(Int(comparison.maximumDifference) == distances.max() ?? 0)
    }

    private func box(_ places: [Int], _ width: Int) -> PixelRect? {
        let columns = places.map { $0 % width }
        let rows = places.map { $0 / width }
        guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
            return nil
        }
        return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    // MARK: The difference picture

    @Test(
        "The difference picture: grey where nothing differs, red where something does, a frame, hatched masks",
        arguments: seeds)
    func differencePicture(seed: UInt64) throws {
        var sample = Sample(seed: seed)
        let masks = seed.isMultiple(of: 3) ? [sample.rect()] : []
        let picture = try #require(
            DifferencePicture.bitmap(reference: sample.old, actual: sample.new, masks: masks))
        let box = box(
            sample.places.filter { place in
                !masks.contains { $0.contains(x: place % sample.width, y: place / sample.width) }
            }, sample.width)
        for place in sample.old.pixels.indices {
            let (y, x) = place.quotientAndRemainder(dividingBy: sample.width)
            let (old, new) = (sample.old.pixels[place], sample.new.pixels[place])
            let isMasked = masks.contains { $0.contains(x: x, y: y) }
            var expected = isMasked && (x + y) / 4 % 3 == 0 ? 0xFF8E_8E93 : grey(new)
            if old != new, !isMasked { expected = 0xFFE6_0012 }
            if let box, isMasked || old == new, isFrame(x, y, around: box) { expected = 0xFFFF_9500 }
            #expect(picture.pixels[place] == expected, "\(x), \(y)")
        }
    }

    /// The grey of a pixel, in the upper quarter of the range: from the pixel's brightness on white.
    private func grey(_ pixel: UInt32) -> UInt32 {
        let parts = [16, 8, 0].map { (pixel >> $0 & 255) + 255 - (pixel >> 24) }
        let brightness = min(255, (54 * parts[0] + 183 * parts[1] + 19 * parts[2]) / 256)
        return 0xFF00_0000 + (192 + brightness / 4) * 0x01_0101
    }

    /// Whether the pixel is more than six and at most eight pixels from the box.
    private func isFrame(_ x: Int, _ y: Int, around box: PixelRect) -> Bool {
        let across = max(box.x - x, x - (box.x + box.width - 1))
        let down = max(box.y - y, y - (box.y + box.height - 1))
        return 7...8 ~= max(across, down)
    }

    // MARK: Colours of views

    /// A tree of views without names at random positions in the window, with one pixel per point.
    private func tree(_ sample: inout Sample) -> (tree: FrameTree, rects: [PixelRect]) {
        var rects = [PixelRect(x: 0, y: 0, width: sample.old.width, height: sample.old.height)]
        for _ in 0..<Int.random(in: 0...4, using: &sample.generator) { rects.append(sample.rect()) }
        let frames = rects.map { $0.points(scale: 1) }
        var tree = FrameTree(
            device: nil, orientation: nil, semantics: "iOS15", size: frames[0].size, scale: 1,
            root: FrameNode("UIWindow", frame: frames[0]))
        for frame in frames.dropFirst() { tree.append(FrameNode("UIView", frame: frame), depth: 1) }
        return (tree, rects)
    }

    private struct Colors: Hashable {
        let old: UInt32
        let new: UInt32
    }

    /// The smallest view at each pixel; of equal ones, the frontmost.
    private func owners(_ rects: [PixelRect], _ sample: Sample) -> [Int] {
        sample.old.pixels.indices.map { place in
            let here = rects.indices.filter {
                rects[$0].contains(x: place % sample.width, y: place / sample.width)
            }
            let least = here.map { rects[$0].width * rects[$0].height }.min()
            return here.last { rects[$0].width * rects[$0].height == least } ?? 0
        }
    }

    /// The most frequent change of colour at these places. It counts if it covers a quarter of them, nine of ten pixels
    /// with the old colour changed to the new one, and fewer pixels had the new one before.
    private func change(at places: [Int], of owned: [Int], _ sample: Sample) -> RepaintedView.ColorChange? {
        let (old, new) = (sample.old.pixels, sample.new.pixels)
        let counts = Dictionary(grouping: places) { Colors(old: old[$0], new: new[$0]) }.mapValues(\.count)
        guard let most = counts.values.max(), 4 * most >= places.count else { return nil }
        let colors = counts.filter { $0.value == most }.keys.sorted { ($0.old, $0.new) < ($1.old, $1.new) }[0]
        let had = owned.filter { old[$0] == colors.old }
        let turned = had.count { new[$0] == colors.new }
        let ground = owned.count { old[$0] == colors.new }
        guard 10 * turned >= 9 * had.count, ground < turned else { return nil }
        return RepaintedView.ColorChange(
            old: Premultiplied.straight(colors.old), new: Premultiplied.straight(colors.new))
    }

    @Test("Whose pixels differ, and which colour of a view became another", arguments: seeds)
    func patches(seed: UInt64) throws {
        var sample = Sample(seed: seed)
        let (tree, rects) = tree(&sample)
        let masks = seed.isMultiple(of: 3) ? [sample.rect()] : []
        let patches = try sample.inPair { RepaintedPatch.all(in: $0, views: LastingViews(tree), masks: masks) }
        let owners = owners(rects, sample)
        let seen = sample.places.filter { place in
            !masks.contains { $0.contains(x: place % sample.width, y: place / sample.width) }
        }
        let places = Dictionary(grouping: seen) { owners[$0] }
        #expect(patches.map(\.view) == places.keys.sorted())
        for patch in patches {
            let differing = places[patch.view] ?? []
            #expect(patch.pixels == differing.count)
            #expect(patch.rect == rects[patch.view])
            let owned = owners.indices.filter { owners[$0] == patch.view }
            #expect(patch.color == change(at: differing, of: owned, sample), "view \(patch.view)")
        }
    }

    @Test("The pictures of these laws change, in rows that repeat too, and views change their colour and do not")
    func samples() throws {
        var (changed, repeated, recolored, redrawn) = (0, 0, 0, 0)
        for seed in Self.seeds {
            var sample = Sample(seed: seed)
            let rows = Set(sample.places.map { $0 / sample.width })
            changed += rows.count
            repeated += try sample.inPair { pair in rows.count { pair.repeatsRow(above: $0) } }
            let (tree, _) = tree(&sample)
            let patches = try sample.inPair { RepaintedPatch.all(in: $0, views: LastingViews(tree), masks: []) }
            recolored += patches.count { $0.color != nil }
            redrawn += patches.count { $0.color == nil }
        }
        #expect(changed > 200 && repeated > 40 && repeated < changed)
        #expect(recolored > 20 && redrawn > 20)
    }
}
