import Basics
import Foundation
import KitValues
import LayoutRules
import Testing

/// The measures of tables.md §7 and §10.
@Suite("The parts of a cell (tables.md §7, §10)")
struct CellAnatomyTests {
    private static let grid = PixelGrid(scale: 2)

    private static func anatomy(_ accessory: CellAnatomy.Accessory, _ change: (inout CellAnatomy) -> Void = { _ in })
        -> CellAnatomy
    {
        var anatomy = CellAnatomy()
        anatomy.size = CGSize(width: 375, height: 44)
        anatomy.accessory = accessory
        change(&anatomy)
        return anatomy
    }

    /// An accessory, its frame, and the width that it leaves to the content.
    struct Case: Sendable {
        let accessory: CellAnatomy.Accessory
        let width: Double
        var frame: CGRect?
    }

    static let cases = [
        Case(accessory: .none, width: 375),
        Case(
            accessory: .disclosureIndicator, width: 348.5, frame: CGRect(x: 348.5, y: 15, width: 10.5, height: 14)),
        Case(accessory: .checkmark, width: 335, frame: CGRect(x: 337.5, y: 13, width: 19, height: 18)),
        Case(accessory: .detailDisclosureButton, width: 308, frame: CGRect(x: 308, y: 11, width: 51, height: 22)),
        Case(
            accessory: .view(CGSize(width: 50, height: 30)), width: 301,
            frame: CGRect(x: 309, y: 7, width: 50, height: 30)),
        Case(accessory: .reorder, width: 331, frame: CGRect(x: 331, y: 0, width: 44, height: 44)),
    ]

    @Test("The content ends where the accessory begins, and the accessory ends at the margin", arguments: cases)
    func accessories(_ one: Case) {
        let anatomy = Self.anatomy(one.accessory)
        #expect(anatomy.content(Self.grid) == CGRect(x: 0, y: 0, width: one.width, height: 44))
        #expect(anatomy.accessory(Self.grid) == one.frame)
    }

    @Test("The safe area, the control for editing and the index make the content narrower")
    func narrower() {
        let anatomy = Self.anatomy(.disclosureIndicator) {
            $0.size.width = 852
            $0.safeArea = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 40)
            $0.hasEditControl = true
            $0.indexWidth = CellAnatomy.indexStrip
        }
        // 59 + 40 on the left; 40 + 15 + 16 + 10.5 on the right.
        #expect(anatomy.content(Self.grid) == CGRect(x: 99, y: 0, width: 671.5, height: 44))
        #expect(anatomy.accessory(Self.grid)?.maxX == 781)
        #expect(anatomy.editControl == CGRect(x: 59, y: 0, width: 40, height: 44))
    }

    @Test("The line has the last pixel of the row, and takes it from the content where the rules say so")
    func line() {
        let anatomy = Self.anatomy(.none) { $0.lineHeight = 0.5 }
        #expect(anatomy.content(Self.grid).height == 43.5)
        #expect(anatomy.line(leading: 15, trailing: 5, width: 0.5) == CGRect(x: 15, y: 43.5, width: 355, height: 0.5))
    }

    @Test("From right to left, every part is at the mirrored place")
    func mirrored() {
        for accessory in [CellAnatomy.Accessory.none, .checkmark, .view(CGSize(width: 20, height: 20))] {
            var anatomy = Self.anatomy(accessory) {
                $0.safeArea = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
                $0.hasEditControl = true
            }
            func mirror(_ frame: CGRect?) -> CGRect? {
                frame.map { CGRect(x: 375 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
            }
            let parts = [
                anatomy.content(Self.grid), anatomy.accessory(Self.grid), anatomy.editControl,
                anatomy.line(leading: 20, trailing: 5, width: 0.5),
            ].map(mirror)
            anatomy.isRightToLeft = true
            anatomy.safeArea = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
            let found = [
                anatomy.content(Self.grid), anatomy.accessory(Self.grid), anatomy.editControl,
                anatomy.line(leading: 20, trailing: 5, width: 0.5),
            ]
            #expect(found == parts)
        }
    }
}

/// The measures of tables.md §8.
@Suite("The labels of a cell with one of UIKit's styles (tables.md §8)")
struct CellStyleLayoutTests {
    private static func place(
        _ style: CellStyleLayout.Style, text: CGSize? = CGSize(width: 60, height: 20),
        detail: CGSize? = CGSize(width: 40, height: 14), _ change: (inout CellStyleLayout) -> Void = { _ in }
    ) -> CellStyleLayout.Placement {
        var layout = CellStyleLayout()
        layout.style = style
        layout.size = CGSize(width: 320, height: 60)
        change(&layout)
        return layout.place(grid: PixelGrid(scale: 2), text: { _ in text }, detail: { _ in detail })
    }

    @Test("In the default style, the text has the whole height between the margins")
    func plain() {
        let found = Self.place(.default)
        #expect(found.text == CGRect(x: 16, y: 0, width: 288, height: 60))
        #expect(found.detail == nil)
    }

    @Test("A subtitle is 3 points below the title, and both are in the middle")
    func subtitle() {
        let found = Self.place(.subtitle)
        #expect(found.text == CGRect(x: 16, y: 11.5, width: 60, height: 20))
        #expect(found.detail == CGRect(x: 16, y: 34.5, width: 40, height: 14))
        // 11 + 20 + 3 + 14 + 11.
        #expect(found.height == 59)
    }

    @Test("The value of value1 ends at the margin; the columns of value2 meet at 114 and 117")
    func values() {
        let one = Self.place(.value1)
        #expect(one.text == CGRect(x: 16, y: 20, width: 60, height: 20))
        #expect(one.detail == CGRect(x: 264, y: 23, width: 40, height: 14))
        let two = Self.place(.value2)
        #expect(two.text?.maxX == 114)
        #expect(two.detail?.minX == 117)
        #expect(one.height == 42)
    }

    @Test("A picture is at the margin, in the middle, not higher than the row, and the text begins 16 after it")
    func picture() {
        let small = Self.place(.default) { $0.imageSize = CGSize(width: 30, height: 20) }
        #expect(small.image == CGRect(x: 16, y: 20, width: 30, height: 20))
        #expect(small.text?.minX == 62)
        let high = Self.place(.default) { $0.imageSize = CGSize(width: 60, height: 120) }
        #expect(high.image == CGRect(x: 16, y: 0, width: 30, height: 60))
        #expect(high.height == 120)
    }

    @Test("From right to left, every part is at the mirrored place", arguments: [0, 1, 2, 3])
    func mirrored(style: Int) throws {
        let style = try #require(CellStyleLayout.Style(rawValue: style))
        let image = CGSize(width: 30, height: 20)
        let one = Self.place(style) { $0.imageSize = image }
        let other = Self.place(style) {
            $0.imageSize = image
            $0.isRightToLeft = true
        }
        func mirror(_ frame: CGRect?) -> CGRect? {
            frame.map { CGRect(x: 320 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
        }
        #expect([other.image, other.text, other.detail] == [one.image, one.text, one.detail].map(mirror))
    }
}

/// The measures of tables.md §9.
@Suite("UIKit's list contents (tables.md §9)")
struct ListContentLayoutTests {
    private static func place(
        text: CGSize? = CGSize(width: 60, height: 20), second: CGSize? = nil, height: CGFloat? = nil,
        _ change: (inout ListContentLayout) -> Void = { _ in }
    ) -> ListContentLayout.Placement {
        var layout = ListContentLayout()
        layout.margins = UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 8)
        layout.minimumHeight = 44
        change(&layout)
        return layout.place(
            width: 300, height: height, grid: PixelGrid(scale: 2), text: { _ in text }, secondaryText: { _ in second })
    }

    @Test("A line of text has 44 points, two texts have 3 between them, and a header has no least height")
    func heights() {
        #expect(Self.place().height == 44)
        let two = Self.place(second: CGSize(width: 40, height: 14))
        #expect(two.height == 59)
        #expect(two.text == CGRect(x: 20, y: 11, width: 60, height: 20))
        #expect(two.secondaryText == CGRect(x: 20, y: 34, width: 40, height: 14))
        #expect(Self.place { $0.minimumHeight = 0 }.height == 42)
    }

    @Test("Texts beside symbols of different widths begin at the same place, 64 with a margin of 20")
    func reserved() {
        for width in [10.0, 20, 28] as [CGFloat] {
            let found = Self.place {
                $0.imageSize = CGSize(width: width, height: 20)
                $0.reservedImageSize = CGSize(width: 28, height: 0)
            }
            #expect(found.text?.minX == 64)
            #expect(found.image?.midX == 34)
        }
        let plain = Self.place { $0.imageSize = CGSize(width: 50, height: 60) }
        #expect(plain.text?.minX == 86)
        #expect(plain.height == 82)
    }

    @Test(
        "Texts stand beside each other if both have room with the gap between them",
        arguments: [(204.0, true), (205, false)])
    func beside(width: Double, isBeside: Bool) {
        let found = Self.place(second: CGSize(width: width, height: 20)) { $0.prefersTextsSideBySide = true }
        #expect((found.secondaryText?.minY == found.text?.minY) == isBeside)
        if isBeside { #expect(found.secondaryText?.maxX == 292) }
    }

    @Test("A text that is aligned has the width beside the picture, the second as the first")
    func aligned() {
        let found = Self.place(second: CGSize(width: 40, height: 14)) {
            $0.imageSize = CGSize(width: 30, height: 30)
            $0.textFillsWidth = true
            $0.secondaryTextFillsWidth = true
        }
        let spans = [found.text, found.secondaryText].map { [$0?.minX, $0?.maxX] }
        #expect(spans == [[66, 292], [66, 292]])
    }

    @Test("From right to left, every part is at the mirrored place")
    func mirrored() {
        func place(_ isRightToLeft: Bool) -> ListContentLayout.Placement {
            Self.place(second: CGSize(width: 40, height: 14), height: 90) {
                $0.imageSize = CGSize(width: 30, height: 30)
                $0.isRightToLeft = isRightToLeft
                if isRightToLeft { ($0.margins.left, $0.margins.right) = ($0.margins.right, $0.margins.left) }
            }
        }
        let (one, other) = (place(false), place(true))
        func mirror(_ frame: CGRect?) -> CGRect? {
            frame.map { CGRect(x: 300 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
        }
        #expect(
            [other.image, other.text, other.secondaryText] == [one.image, one.text, one.secondaryText].map(mirror))
    }
}
