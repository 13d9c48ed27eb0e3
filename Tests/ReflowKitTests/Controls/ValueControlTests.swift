import DisplayList
import Foundation
import ImageCodecs
import KitTestSupport
import KitValues
import Testing
import UIKitDrawing

@testable import ReflowKit

@MainActor
@Suite("Controls that show a value")
struct ValueControlTests {
    private static func image(width: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in }
    }

    private func fills(_ view: UIView) -> [(path: Path, color: RGBAColor, box: CGRect)] {
        inWorld { _ in DrawnContent(of: view).fills }
    }

    @Test("UIKit's sizes, whatever frame a switch is made with")
    func sizes() {
        inWorld { _ in
            #expect(
                UISwitch(frame: CGRect(x: 3, y: 4, width: 5, height: 6)).frame
                    == CGRect(x: 3, y: 4, width: 51, height: 31))
            // According to format.md §5, the alignment rectangle of a switch is 2 points narrower, and a slider's 1
            // point lower.
            #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
            #expect(UISlider().intrinsicContentSize.height == 30)
            #expect(UISlider().sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 34))
            #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
            #expect(UIProgressView(progressViewStyle: .default).intrinsicContentSize.height == 4)
            #expect(UIActivityIndicatorView(style: .whiteLarge).frame.size == CGSize(width: 37, height: 37))
            #expect(UIActivityIndicatorView(style: .medium).frame.size == CGSize(width: 20, height: 20))
        }
    }

    @Test("A switch keeps its size whatever frame it is given, and follows its mask by its place alone")
    func switchSize() {
        inWorld { _ in
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let toggle = UISwitch()
            parent.addSubview(toggle)
            toggle.frame = CGRect(x: 10, y: 20, width: 80, height: 9)
            #expect(toggle.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
            toggle.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
            parent.frame.size.width = 300
            #expect(toggle.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
            toggle.transform = CGAffineTransform(scaleX: 2, y: 2)
            toggle.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            #expect(toggle.bounds.size == CGSize(width: 51, height: 31) && toggle.center == CGPoint(x: 100, y: 50))
            toggle.sizeToFit()
            #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
        }
    }

    @Test("Steppers and segmented controls have their size from the start, with their corner where it was")
    func sizesFromTheStart() {
        inWorld { _ in
            #expect(UIStepper().frame == CGRect(x: 0, y: 0, width: 94, height: 32))
            #expect(
                UIStepper(frame: CGRect(x: 3, y: 4, width: 5, height: 6)).frame
                    == CGRect(x: 3, y: 4, width: 94, height: 32))
            let segments = UISegmentedControl(items: ["A", "B"])
            #expect(segments.frame == CGRect(origin: .zero, size: segments.sizeThatFits(.zero)))
            // According to look.md §4, "A" in medium is 8.963 points wide (text-advances.json), with 9 on each side
            // 26.963, so 27; the control has two of them and the gap.
            #expect(segments.frame.size == CGSize(width: 2 * 27 + 1, height: 32))
        }
    }

    @Test("A switch that is on is green, or has its own colour; the knob stands at the end")
    func toggle() throws {
        let toggle = UISwitch()
        let off = fills(toggle)
        toggle.setOn(true, animated: true)
        let on = fills(toggle)
        #expect(on.first?.color == RGBAColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1))
        #expect(off.first?.color != on.first?.color)
        #expect(off.last?.box == CGRect(x: 2, y: 2, width: 27, height: 27))
        #expect(on.last?.box == CGRect(x: 22, y: 2, width: 27, height: 27))
        toggle.onTintColor = .red
        #expect(fills(toggle).first?.color == RGBAColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("Values stay between their ends, and what is no number is the least")
    func values() {
        inWorld { _ in
            let slider = UISlider()
            slider.maximumValue = 10
            for (value, expected) in [(5, 5), (-1, 0), (11, 10), (Float.nan, 0), (.infinity, 0)] as [(Float, Float)] {
                slider.value = value
                #expect(slider.value == expected)
            }
            slider.minimumValue = 20
            #expect(slider.value == 20)
            let stepper = UIStepper()
            stepper.value = 1000
            #expect(stepper.value == 100)
            let progress = UIProgressView()
            progress.progress = 7
            #expect(progress.progress == 1)
            progress.progress = .nan
            #expect(progress.progress == 0)
            let pages = UIPageControl()
            pages.numberOfPages = -3
            #expect(pages.numberOfPages == 0)
            pages.numberOfPages = 3
            pages.currentPage = 9
            #expect(pages.currentPage == 2)
        }
    }

    @Test("A progress view fills from its leading edge, which is the right one where its own attribute says so")
    func mirroredProgress() {
        inWorld { _ in
            for (attribute, left) in [
                (UISemanticContentAttribute.forceLeftToRight, 0), (.forceRightToLeft, 150),
            ] as [(UISemanticContentAttribute, CGFloat)] {
                let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
                progress.semanticContentAttribute = attribute
                progress.progress = 0.25
                let fills = DrawnContent(of: progress).fills.map(\.path.boundingBox)
                #expect(fills.last == CGRect(x: left, y: 0, width: 50, height: 4))
            }
        }
    }

    @Test("In a right-to-left interface a slider is the mirror image of itself: knob, track and images")
    func mirroredSlider() {
        func rects(_ direction: UITraitEnvironmentLayoutDirection) -> [CGRect] {
            var settings = Simulation.Settings()
            settings.layoutDirection = direction
            return inWorld(settings: settings) { _ in
                let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
                slider.minimumValueImage = ValueControlTests.image(width: 10)
                slider.maximumValueImage = ValueControlTests.image(width: 20)
                slider.value = 0.25
                slider.layoutIfNeeded()
                let track = slider.trackRect(forBounds: slider.bounds)
                let filled = DrawnContent(of: slider).fills.compactMap { fill -> CGRect? in
                    fill.path.boundingBox.height < 10 ? fill.path.boundingBox : nil
                }
                return [
                    track, slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value),
                    slider.minimumValueImageRect(forBounds: slider.bounds),
                    slider.maximumValueImageRect(forBounds: slider.bounds),
                ] + filled
            }
        }
        let (plain, mirrored) = (rects(.leftToRight), rects(.rightToLeft))
        #expect(plain.count == 6 && mirrored.count == 6)
        for (left, right) in zip(plain, mirrored) {
            // Knobs are on whole pixels.
            #expect(right.minX.isNear(200 - left.maxX, within: 1) && right.width.isNear(left.width, within: 1))
        }
    }

    @Test("look.md §3: a slider's knob keeps 2 points from both ends, on whole points")
    func slider() {
        inWorld { _ in
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 127, height: 31))
            @MainActor func thumb(_ value: Float) -> CGRect {
                slider.thumbRect(
                    forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: value)
            }
            #expect(thumb(0).minX == 2)
            #expect(thumb(0.5).midX == 63.5)
            #expect(thumb(1).maxX == 125)
            #expect(thumb(0).width == 27)
            for (width, left) in [(355, 245), (370, 256), (373, 259), (377, 262)] as [(CGFloat, CGFloat)] {
                slider.frame.size = CGSize(width: width, height: 34)
                #expect(thumb(0.75).minX == left)
                #expect(abs(thumb(0.75).minY - 7.0 / 3) < 0.001)
            }
        }
    }

    @Test("Segments share the width unless they have one; the selected one lies on a plate")
    func segments() throws {
        let control = UISegmentedControl(items: ["Day", "Week", "Month"])
        #expect(control.numberOfSegments == 3)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        control.selectedSegmentIndex = 1
        let plate = try #require(fills(control).last)
        // According to look.md §4, the segments have gaps of one point, and the plate is 2 points inside of its
        // segment.
        let width = 298.0 / 3
        let expected = CGRect(x: width + 3, y: 2, width: width - 4, height: 28)
        #expect(abs(plate.box.minX - expected.minX) < 0.001 && abs(plate.box.width - expected.width) < 0.001)
        #expect(plate.box.minY == expected.minY && plate.box.height == expected.height)
        #expect(control.portrait.text == "Day Week Month")
        control.insertSegment(withTitle: "Hour", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 2, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.setWidth(100, forSegmentAt: 0)
        control.selectedSegmentIndex = 2
        // The position is 100, a gap, half of the rest, and a gap.
        let start: CGFloat = 100 + 1 + 99 + 1 + 2
        let shown = fills(control).last?.box.minX ?? 0
        #expect(abs(shown - start) < 0.001)
        control.selectedSegmentIndex = 7
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
        #expect(control.titleForSegment(at: 0) == nil)
    }

    @Test(
        "look.md §4: segments are as wide as the widest title in medium and 18 points, in whole ones",
        arguments: [
            (["Segment A", "Segment B", "Segment C"], 263), (["Low", "Medium", "High"], 206),
            (["Points", "Lines", "Triangles"], 227), (["Off", "Slow", "Fast"], 146),
            ([".small", ".medium", ".large"], 218),
        ] as [([String], CGFloat)])
    func segmentWidths(titles: [String], width: CGFloat) {
        inWorld { _ in #expect(UISegmentedControl(items: titles).intrinsicContentSize.width == width) }
    }

    @Test("look.md §4: titles are set in 13 regular, the selected one in 13 medium")
    func segmentFonts() {
        inWorld { _ in
            let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
            let titles = control.subviews.compactMap { $0 as? UILabel }
            @MainActor func widths() -> [CGFloat] {
                control.layoutIfNeeded()
                return titles.flatMap { $0.letterBoxes }.map { ($0.width * 10).rounded() / 10 }
            }
            // According to text-advances.json, the advances are 66.4, 66.2 and 67.0 in regular, 67.9, 67.6 and 68.3 in
            // medium. The ink of UIKit's titles, with the second one selected, is 65.33, 66.33 and 65.67 wide: the
            // bearings are 1.2 to 1.5.
            control.selectedSegmentIndex = 1
            #expect(widths() == [66.4, 67.6, 67.0])
            control.selectedSegmentIndex = 0
            #expect(widths() == [67.9, 66.2, 67.0])
            control.isMomentary = true
            #expect(widths() == [66.4, 66.2, 67.0])
        }
    }

    @Test("No control is too small to be laid out and drawn")
    func tinyControls() {
        inWorld { world in
            let segments = UISegmentedControl(items: ["A", "B"])
            segments.selectedSegmentIndex = 0
            let pages = UIPageControl()
            pages.numberOfPages = 3
            let wheel = UIActivityIndicatorView(style: .large)
            wheel.startAnimating()
            let views = [segments, pages, wheel, UISwitch(), UISlider(), UIStepper(), UIProgressView()] as [UIView]
            for size in [0, 0.3, 1, 3] as [CGFloat] {
                for view in views {
                    view.frame = CGRect(x: 0, y: 0, width: size, height: size)
                    view.layoutIfNeeded()
                    _ = view.drawing()
                }
            }
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("A wheel that stands still is hidden, unless it is to be seen then")
    func wheel() {
        inWorld { _ in
            let wheel = UIActivityIndicatorView(style: .large)
            #expect(DrawnContent(of: wheel).strokeCount == 0)
            wheel.startAnimating()
            #expect(DrawnContent(of: wheel).strokeCount == 8)
            wheel.stopAnimating()
            wheel.hidesWhenStopped = false
            #expect(DrawnContent(of: wheel).strokeCount == 8)
        }
    }

    @Test("Pages have a dot each; a single page has one unless it hides then")
    func pages() {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        func dots() -> Int { DrawnContent(of: pages).images.count }
        pages.numberOfPages = 4
        #expect(dots() == 4)
        pages.numberOfPages = 1
        #expect(dots() == 1)
        pages.hidesForSinglePage = true
        #expect(dots() == 0)
        pages.numberOfPages = 1_000_000
        #expect(dots() == 100)
    }

    @Test(
        "look.md §6: where dots stand, to half a pixel, in page-control.ios14.5, 16.4 and 17.5",
        arguments: [
            (CGRect(x: 0, y: 10, width: 390, height: 82.0 / 3), [521, 573, 627], 59.0...83.0),
            (CGRect(x: 0, y: 10, width: 393, height: 26), [525, 577, 631], 57...81),
            (CGRect(x: 0, y: 10, width: 393, height: 77.0 / 3), [525, 577, 631], 57...80),
        ] as [(CGRect, [CGFloat], ClosedRange<CGFloat>)])
    func dots(frame: CGRect, lefts: [CGFloat], rows: ClosedRange<CGFloat>) {
        inWorld("iPhone 15") { _ in
            let pages = UIPageControl(frame: frame)
            pages.numberOfPages = 3
            pages.currentPage = 1
            // The boxes are in pixels of the picture.
            let boxes = DrawnContent(of: pages).images.map {
                $0.destination.offsetBy(dx: frame.minX, dy: frame.minY)
                    .applying(CGAffineTransform(scaleX: 3, y: 3))
            }
            #expect(boxes.count == 3)
            for (box, left) in zip(boxes, lefts) {
                // The picture is one pixel wider than the symbol, half of it on either side.
                #expect(abs(box.minX - left) < 0.01 && abs(box.width - 24) < 0.01)
                #expect(abs(box.minY - rows.lowerBound) < 0.01 && abs(box.maxY - rows.upperBound) < 0.01)
            }
        }
    }

    @Test("look.md §6: a dot's edge is as soft as in page-control.ios17.5 and 16.4, to within 12 of 255 levels")
    func dotEdges() throws {
        func levels(_ isBetweenRows: Bool) throws -> (row: [UInt8], column: [UInt8]) {
            let bitmap = try #require(try PageDot(scale: 3, isBetweenRows: isBetweenRows).image.bitmap())
            func alpha(_ x: Int, _ y: Int) -> UInt8 { UInt8(bitmap.pixels[y * bitmap.width + x] >> 24) }
            return (
                (0..<bitmap.width).map { alpha($0, bitmap.height / 2) },
                (0..<bitmap.height).map { alpha((bitmap.width - 1) / 2, $0) }
            )
        }
        func agree(_ drawn: [UInt8], _ start: [Double], _ end: [Double]) -> Bool {
            let measured = start + Array(repeating: 1, count: drawn.count - start.count - end.count) + end
            return zip(drawn, measured).allSatisfy { abs(Double($0) - 255 * $1) <= 12 }
        }
        let whole = try levels(false)
        #expect(agree(whole.row, [0.241, 0.994], [0.918, 0.206]))
        #expect(agree(whole.column, [0.818], [0.971]))
        let between = try levels(true)
        #expect(agree(between.row, [0.241, 0.982], [0.912, 0.206]))
        #expect(agree(between.column, [0.206, 0.918], [0.988, 0.241]))
    }
}
