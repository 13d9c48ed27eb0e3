import Basics
import Foundation
import ImageCodecs
import Screens
import Testing

@testable import Comparison

@Suite("Parts of a picture with rules of their own")
struct PictureRulesTests {
    private let white = Bitmap(width: 40, height: 30, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 1200))

    private func changed(at points: [(x: Int, y: Int)]) -> Bitmap {
        var pixels = white.pixels
        for point in points { pixels[point.y * 40 + point.x] = 0xFF00_0000 }
        return Bitmap(width: 40, height: 30, pixels: pixels)
    }

    private func area(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ rule: PictureArea.Rule) -> PictureArea {
        PictureArea(view: "a", rect: PixelRect(x: x, y: y, width: width, height: height), rule: rule)
    }

    @Test("A mask hides what is inside, to its last pixel, and nothing outside")
    func masks() {
        let rules = PictureRules(areas: [area(10, 10, 5, 5, .masked)])
        for (x, y, isHidden) in [(10, 10, true), (14, 14, true), (9, 10, false), (15, 14, false), (14, 15, false)] {
            let picture = changed(at: [(x, y)])
            #expect(rules.hold(reference: white, actual: picture) == isHidden)
            let (comparison, holds) = rules.compare(reference: white, actual: picture)
            #expect(holds == isHidden)
            #expect(comparison == PixelComparison(reference: white, actual: picture, masks: rules.masks))
            #expect(comparison.differingPixels == (isHidden ? 0 : 1))
        }
        let both = PixelComparison(
            reference: white, actual: changed(at: [(12, 12), (20, 3), (25, 4)]), masks: rules.masks)
        #expect(both.differingPixels == 2)
        #expect(both.maximumDifference == 255)
        #expect(both.bounds == PixelRect(x: 20, y: 3, width: 6, height: 2))
    }

    @Test("A view's tolerance holds in its rectangle, by the rectangle's own size, and not outside")
    func views() {
        let rules = PictureRules(areas: [area(0, 0, 10, 10, .tolerance(PictureTolerance(precision: 0.98)))])
        #expect(rules.hold(reference: white, actual: changed(at: [(0, 0), (9, 9)])))
        #expect(!rules.hold(reference: white, actual: changed(at: [(0, 0), (9, 9), (5, 5)])))
        #expect(!rules.hold(reference: white, actual: changed(at: [(0, 0), (10, 9)])))
        let match = PictureMatch(
            reference: white, actual: changed(at: [(0, 0), (1, 0), (2, 0), (30, 20)]), rules: rules)
        #expect(match?.passing.map(\.view) == [nil, "a"])
    }

    @Test("Where rectangles overlap the last one counts; those that reach beyond the picture are cut")
    func overlap() {
        let tolerant = PictureArea.Rule.tolerance(PictureTolerance(maxDiffPixels: 9))
        let picture = changed(at: [(5, 5)])
        #expect(
            PictureRules(areas: [area(0, 0, 20, 20, .tolerance(.exact)), area(4, 4, 3, 3, tolerant)])
                .hold(reference: white, actual: picture))
        #expect(
            !PictureRules(areas: [area(0, 0, 20, 20, tolerant), area(4, 4, 3, 3, .tolerance(.exact))])
                .hold(reference: white, actual: picture))
        #expect(PictureRules(areas: [area(-50, -50, 500, 500, .masked)]).hold(reference: white, actual: picture))
        #expect(!PictureRules(areas: [area(500, 500, 5, 5, .masked)]).hold(reference: white, actual: picture))
        // An area that begins left of and above the picture covers only the part inside.
        let corner = PictureRules(areas: [area(-5, -5, 10, 10, .masked)])
        #expect(corner.hold(reference: white, actual: changed(at: [(4, 4)])))
        for point in [(5, 4), (4, 5)] { #expect(!corner.hold(reference: white, actual: changed(at: [point]))) }
        // The budget is a fraction of the visible part, 25 pixels.
        let share = PictureRules(areas: [area(-5, -5, 10, 10, .tolerance(PictureTolerance(precision: 0.96)))])
        #expect(share.hold(reference: white, actual: changed(at: [(0, 0)])))
        #expect(!share.hold(reference: white, actual: changed(at: [(0, 0), (1, 0)])))
    }

    @Test("A view's rectangle is every pixel that it touches")
    func rectangles() {
        let rules = ComparisonRules(views: ["a": PictureTolerance(maxDiffPixels: 1)], masks: ["b", "a"])
        let rectangle = CGRect(x: 1.2, y: 2, width: 3.5, height: 1.1)
        let picture = rules.picture(
            [ViewRectangle(view: "a", rect: rectangle), ViewRectangle(view: "c", rect: rectangle)], scale: 2)
        let rect = PixelRect(x: 2, y: 4, width: 8, height: 3)
        #expect(
            picture.areas == [
                PictureArea(view: "a", rect: rect, rule: .tolerance(PictureTolerance(maxDiffPixels: 1))),
                PictureArea(view: "a", rect: rect, rule: .masked),
            ])
        #expect(rules.namedViews == ["a", "b"])
        // The areas from 1.2 to 4.7 and from 2.3 to 3.4 points cover the pixels from 3 and 6 to 15 and 11.
        let between = ViewRectangle(view: "b", rect: CGRect(x: 1.2, y: 2.3, width: 3.5, height: 1.1))
        #expect(rules.picture([between], scale: 3).areas.map(\.rect) == [PixelRect(x: 3, y: 6, width: 12, height: 5)])
        let nowhere = ViewRectangle(view: "a", rect: CGRect(x: CGFloat.nan, y: .infinity, width: 1e300, height: 1))
        #expect(rules.picture([nowhere], scale: 3).areas.count == 2)
    }

    @Test("A mask is hatched in the difference picture, and nothing in it is red")
    func hatching() throws {
        let picture = try #require(
            DifferencePicture.bitmap(
                reference: white, actual: changed(at: [(12, 12), (30, 20)]),
                masks: [PixelRect(x: 10, y: 10, width: 5, height: 5)]))
        #expect(picture.pixels[20 * 40 + 30] == 0xFFE6_0012)
        #expect(picture.pixels[12 * 40 + 12] != 0xFFE6_0012)
        let masked = Set(picture.pixels[490..<495])
        #expect(masked.count == 2)
    }
}
