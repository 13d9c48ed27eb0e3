import Foundation
import JSON
import LayoutRules
import Snapshots
import Suites
import Testing

extension ReportPageTests {
    @Suite("What places the view that is pointed at")
    struct ConstraintTests {
        private let folder: ReportFolder
        private let browser: Browser
        private static let key = "card.iphone-15.portrait"
        private static let target = "document.querySelectorAll('#stage .target')"

        init() throws {
            folder = try ReportFolder()
            browser = try Browser.current
        }

        private static func line(
            _ shape: ConstraintLine.Shape, _ start: (CGFloat, CGFloat), _ end: (CGFloat, CGFloat), _ name: String,
            saying statement: String? = nil, target: CGPoint? = nil, source: String? = nil, error: CGFloat = 0
        ) -> ConstraintLine {
            ConstraintLine(
                shape: shape, start: CGPoint(x: start.0, y: start.1), end: CGPoint(x: end.0, y: end.1), target: target,
                name: name, statement: statement ?? name, source: source, error: error)
        }

        /// A report of a page with a title, which is narrower before the rotation than after it.
        private static func report(titleWidth: CGFloat, page: CGSize, isLost: Bool) -> ConstraintsReport {
            let right = 24 + titleWidth
            var title = [
                line(
                    .distance, (24, 130), (16, 130), "title.leading == card.leading + 8",
                    source: "Layouts/card.json:7"),
                line(.alignment, (24, 120), (right, 120), "title.top == card.top"),
                line(.length, (24, 147), (right, 147), "width", saying: "title.width == 0.5 × page.width"),
            ]
            if isLost {
                title.append(
                    line(
                        .length, (24, 159), (right, 159), "readable", saying: "title.width ≤ 200 @750", error: 210))
            }
            return ConstraintsReport(views: [
                ViewConstraints(
                    view: "page", rect: CGRect(origin: .zero, size: page), lines: [],
                    notes: ["the window gives its root view its size", SampleReport.markup]),
                ViewConstraints(
                    view: "title", rect: CGRect(x: 24, y: 120, width: titleWidth, height: 20), lines: title, notes: []),
                ViewConstraints(
                    view: "bar", rect: CGRect(x: 40, y: 200, width: 100, height: 30),
                    lines: [line(.spring, (40, 215), (0, 215), "flexibleLeftMargin", target: CGPoint(x: 0, y: 300))],
                    notes: []),
            ])
        }

        private func page() throws -> URL {
            var entries: [ReportEntry] = []
            for (state, size, width) in [
                ("portrait", CGSize(width: 393, height: 852), CGFloat(180)),
                ("landscapeRight", CGSize(width: 852, height: 393), 410),
            ] {
                var entry = SampleReport.entry("card", state, status: .changed)
                let rects = [(rect: CGRect(x: 24, y: 120, width: width, height: 20), color: UInt32(0xFF1D_1D1F))]
                for kind in [FailureArtifacts.Kind.reference, .actual, .difference] {
                    try folder.artifact(kind, try Sketch.png(size, kind == .reference ? [] : rects), of: &entry)
                }
                let report = Self.report(titleWidth: width, page: size, isLost: state != "portrait")
                try folder.artifact(.constraints, Data(report.jsonText.utf8), of: &entry)
                entries.append(entry)
            }
            let passed = SampleReport.entry("plain", "portrait", status: .passed)
            try folder.golden(try Sketch.png(CGSize(width: 393, height: 852), []), of: passed)
            return try folder.page(entries + [passed])
        }

        /// Opens a picture, with the mouse away from it.
        private func open(_ key: String = Self.key, width: Int = 1280, isDark: Bool = false) async throws {
            try await browser.openReport(try page(), at: key, width: width, isDark: isDark)
            try await browser.hover((x: 2, y: 2))
        }

        private func names() async throws -> [String] {
            try await browser.evaluate(
                "return [...document.querySelectorAll('.constraint-names span')].map((name) => name.textContent)")
        }

        /// Moves the mouse to the middle of a view.
        private func point(at index: Int) async throws {
            let place = try await browser.evaluate(
                "const box = \(Self.target)[\(index)].getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]",
                as: [Double].self)
            let end = (x: Int(place[0]), y: Int(place[1]))
            try await browser.hover(end)
        }

        @Test("Nothing is there until it is asked for; the view under the mouse shows its lines, where they belong")
        func pointing() async throws {
            try await open()
            try await browser.press("2")
            try await browser.waitForPictures()
            #expect(try await browser.number("\(Self.target).length") == 0)
            #expect(try await browser.isTrue("document.querySelector('#placing') === null"))
            #expect(
                try await browser.text("document.querySelector('#show-constraints').getAttribute('aria-pressed')")
                    == "false")
            try await browser.press("l")
            try await browser.waitForPictures()
            #expect(
                try await browser.text("document.querySelector('#show-constraints').getAttribute('aria-pressed')")
                    == "true")
            #expect(try await browser.number("\(Self.target).length") == 3)
            #expect(try await browser.text("document.querySelector('#placing p').textContent").contains("press Tab"))
            #expect(try await names() == [])

            try await point(at: 1)
            #expect(
                try await names() == ["title.leading == card.leading + 8", "title.top == card.top", "width"])
            #expect(
                try await browser.text("document.querySelector('.constraint-lines').getAttribute('viewBox')")
                    == "0 0 393 852")
            let paths = try await browser.evaluate(
                "return [...document.querySelectorAll('.constraint-lines .line')].map((line) => line.getAttribute('d'))",
                as: [String].self)
            #expect(paths == ["M24 130L16 130", "M24 120L204 120", "M24 147L204 147"])
            let rows = try await browser.evaluate(
                "return [...document.querySelectorAll('#placing li')].map((row) => [...row.querySelectorAll('b, span')].map((part) => part.textContent).join(' | '))",
                as: [String].self)
            #expect(
                rows == [
                    "title.leading == card.leading + 8 | Layouts/card.json:7", "title.top == card.top",
                    "width | title.width == 0.5 × page.width",
                ])
            try await browser.keepScreenshot("constraints-portrait")

            // For the page itself there are only notes, which are texts.
            try await point(at: 0)
            #expect(try await names() == [])
            #expect(
                try await browser.text("document.querySelectorAll('#placing .note')[1].textContent")
                    == SampleReport.markup)
            #expect(try await browser.isTrue("window.pwned === undefined"))
            // A spring is a zigzag, with a thinner line to the point that it refers to.
            try await point(at: 2)
            #expect(
                try await browser.number("document.querySelector('.line.spring').getAttribute('d').split('L').length")
                    == 9)
            #expect(
                try await browser.text("document.querySelector('.leader').getAttribute('d')") == "M0 215L0 300")
            try await browser.press("l")
            #expect(try await browser.number("\(Self.target).length") == 0)
            #expect(try await browser.isTrue("document.querySelector('#placing') === null"))
            #expect(try await browser.consoleMessages() == [])
        }

        @Test(
            "The names are whole, inside the picture, apart from each other, and not on the view",
            arguments: [false, true])
        func placing(isDark: Bool) async throws {
            for key in [Self.key, "card.iphone-15.landscapeRight"] {
                try await open(key, isDark: isDark)
                try await browser.press("2", "l")
                try await browser.waitForPictures()
                try await point(at: 1)
                struct Box: Decodable {
                    let left, top, right, bottom: Double
                    func overlaps(_ other: Box) -> Bool {
                        left < other.right && other.left < right && top < other.bottom && other.top < bottom
                    }
                }
                func boxes(_ selector: String) async throws -> [Box] {
                    try await browser.evaluate(
                        "return [...document.querySelectorAll('\(selector)')].map((part) => { const { left, top, right, bottom } = part.getBoundingClientRect(); return { left, top, right, bottom }; })"
                    )
                }
                let names = try await boxes(".constraint-names span")
                let field = try await boxes("#stage .canvas")[0]
                let title = try await boxes(".placed")[0]
                #expect(names.count == (key == Self.key ? 3 : 4))
                for (index, name) in names.enumerated() {
                    #expect(name.left >= field.left - 1 && name.right <= field.right + 1)
                    #expect(name.top >= field.top - 1 && name.bottom <= field.bottom + 1)
                    #expect(!name.overlaps(title))
                    for other in names[(index + 1)...] { #expect(!name.overlaps(other)) }
                }
                let cut = try await browser.number(
                    "[...document.querySelectorAll('.constraint-names span')].filter((name) => name.scrollWidth > name.clientWidth).length"
                )
                #expect(cut == 0)
                try await browser.keepScreenshot("constraints-\(isDark ? "dark" : "light")-\(key)")
            }
            // A constraint that lost is dashed, with the amount of its error.
            #expect(
                try await browser.text("getComputedStyle(document.querySelector('.line.lost')).strokeDasharray")
                    == "6px, 4px")
            #expect(
                try await browser.text("getComputedStyle(document.querySelector('.line.holds')).strokeDasharray")
                    == "none")
            #expect(
                try await browser.text("document.querySelector('#placing .lost').textContent").contains(
                    "not satisfied: off by 210"))
        }

        @Test("The keyboard goes from view to view, each with its constraints in its name; leaving hides them")
        func keyboard() async throws {
            try await open()
            try await browser.press("2", "l")
            try await browser.waitForPictures()
            try await browser.run("\(Self.target)[1].focus()")
            #expect(try await names().count == 3)
            #expect(
                try await browser.text("document.activeElement.getAttribute('aria-label')")
                    == "title: title.leading == card.leading + 8 title.top == card.top width: title.width == 0.5 × page.width"
            )
            try await browser.press(Key.tab)
            #expect(try await names() == ["flexibleLeftMargin"])
            try await browser.run("document.activeElement.blur()")
            #expect(try await names() == [])
            // A click or a tap has the same effect as the mouse.
            try await browser.run("\(Self.target)[1].click()")
            #expect(try await names().count == 3)
        }

        @Test("On the plate, the view shows its lines in both orientations at once")
        func plate() async throws {
            try await open(width: 1600)
            try await browser.press("9", "l")
            try await browser.waitForPictures()
            #expect(try await browser.number("\(Self.target).length") == 6)
            #expect(try await browser.number("document.querySelectorAll('#stage a').length") == 0)
            try await point(at: 1)
            #expect(
                try await names() == [
                    "title.leading == card.leading + 8", "title.top == card.top", "width",
                    "title.leading == card.leading + 8", "title.top == card.top", "width", "readable",
                ])
            try await browser.keepScreenshot("constraints-plate")
        }

        @Test("Lines lie on the actual picture, not on what it was; a picture without them says how to get them")
        func absent() async throws {
            try await open()
            try await browser.press("4", "l")
            try await browser.waitForPictures()
            #expect(try await browser.number("\(Self.target).length") == 3)
            #expect(
                try await browser.isTrue(
                    "document.querySelectorAll('#stage figure')[1].querySelector('.constraints') !== null"))
            try await browser.press("1")
            try await browser.waitForPictures()
            #expect(try await browser.number("\(Self.target).length") == 0)
            #expect(try await browser.isTrue("document.querySelector('#show-constraints') === null"))
            try await open("plain.iphone-15.portrait")
            #expect(try await browser.isTrue("document.querySelector('#show-constraints') === null"))
            try await browser.press("l")
            #expect(
                try await browser.text("document.querySelector('#said').textContent")
                    == "There are no constraints to show here.")
        }
    }
}
