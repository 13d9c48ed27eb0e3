import Foundation
import Snapshots
import Suites
import Testing

extension ReportPageTests {
    @Suite("Ways to look at a picture")
    struct TabTests {
        private let sample: SampleReport
        private let browser: Browser

        init() throws {
            sample = try SampleReport()
            browser = try Browser.current
        }

        @Test("Every tab opens by its key and by a click, shows pictures, and the console stays silent")
        func everyTab() async throws {
            try await browser.openReport(try sample.page(), at: "login.iphone-15.portrait")
            let tabs = [
                "1": "reference", "2": "actual", "3": "difference", "4": "side", "5": "slider", "6": "onion",
                "7": "blink", "8": "frames", "9": "plate",
            ]
            let counts = ["side": 2, "slider": 2, "onion": 2, "blink": 2, "plate": 2]
            for (key, id) in tabs.sorted(by: { $0.key < $1.key }) {
                for byKey in [true, false] {
                    try await browser.press("1")
                    if byKey { try await browser.press(key) } else { try await browser.click("#tab-\(id)") }
                    try await browser.waitForPictures()
                    #expect(try await browser.text("document.querySelector('[aria-selected=true]').id") == "tab-\(id)")
                    let widths = try await browser.evaluate(
                        "return [...document.querySelectorAll('#stage img')].map((image) => image.getBoundingClientRect().width)",
                        as: [Double].self)
                    #expect(widths.count == counts[id, default: 1], "\(id)")
                    #expect(widths.allSatisfy { $0 > 50 }, "\(id): \(widths)")
                    #expect(try await browser.isTrue("document.querySelector('#stage img').naturalWidth > 0"))
                }
                try await browser.keepScreenshot("tab-\(id)")
            }
            #expect(try await browser.consoleMessages() == [])
        }

        @Test("Of a golden, the page holds what differs; what it shows is the golden, pixel for pixel")
        func crops() async throws {
            try await browser.openReport(try sample.page(), at: "login.iphone-15.portrait")
            // The box contains the title before and after, and the new button: (16 110; 212 120).
            let place = try await browser.evaluate(
                """
                return JSON.parse(document.querySelector('#report').textContent).pictures
                  .find((picture) => picture.key === 'login.iphone-15.portrait').referencePlace;
                """, as: [Int].self)
            #expect(place == [16, 110, 212, 120])
            try await browser.press("1")
            try await browser.waitForPictures()
            let isGolden = try await browser.evaluate(
                """
                const pixels = async (address) => {
                  const image = new Image();
                  image.src = address;
                  await image.decode();
                  const sheet = document.createElement('canvas');
                  [sheet.width, sheet.height] = [image.naturalWidth, image.naturalHeight];
                  const context = sheet.getContext('2d');
                  context.drawImage(image, 0, 0);
                  return context.getImageData(0, 0, sheet.width, sheet.height).data.join();
                };
                const shown = [...document.querySelectorAll('#stage img')].map((image) => image.src);
                return Promise.all([...shown, arguments[0]].map(pixels)).then(([one, other]) => one === other);
                """, .string("data:image/png;base64," + sample.firstGolden().base64EncodedString()), as: Bool.self)
            #expect(isGolden)
            try await browser.keepScreenshot("crop")
        }

        @Test("A tab that has nothing to show cannot be chosen; a picture that passed shows its golden")
        func unavailable() async throws {
            try await browser.openReport(try sample.page(), at: "settings.iphone-15.portrait")
            let available = try await browser.evaluate(
                "return [...document.querySelectorAll('[role=tab]:not(:disabled)')].map((tab) => tab.id)",
                as: [String].self)
            #expect(available == ["tab-reference", "tab-plate", "tab-events"])
            try await browser.press("3")
            #expect(try await browser.text("document.querySelector('[aria-selected=true]').id") == "tab-reference")
            #expect(try await browser.number("document.querySelector('#stage img').naturalWidth") == 393)

            try await browser.openReport(try sample.page(), at: "player.iphone-15.landscapeRight")
            #expect(try await browser.isTrue("document.querySelector('#facts').innerText.includes('portrait only')"))
            #expect(try await browser.number("document.querySelectorAll('[role=tab]:not(:disabled)').length") == 0)
        }

        @Test("What lint found stands with the facts of its picture, as text, and only there")
        func issues() async throws {
            try await browser.openReport(try sample.page(), at: "settings.iphone-15.landscapeRight")
            let rows = try await browser.evaluate(
                """
                return [...document.querySelectorAll('#facts .issues li')].map(
                  (row) => [...row.querySelectorAll('b, span')].map((part) => part.textContent).join(' | '))
                """, as: [String].self)
            #expect(
                rows == [
                    "save | line 12 | tap target is 40 × 30 pt (minimum 44 × 44)",
                    "\(SampleReport.markup) | tap target is 40 × 30 pt (minimum 44 × 44)",
                ])
            #expect(try await browser.isTrue("document.querySelector('#facts h3').textContent === '2 issues'"))
            #expect(try await browser.isTrue("window.pwned === undefined"))
            try await browser.keepScreenshot("issues")
            try await browser.openReport(try sample.page(), at: "settings.iphone-15.portrait")
            #expect(try await browser.isTrue("document.querySelector('#facts .issues') === null"))
        }

        @Test(
            "An orientation without a picture stands beside the others with its sign; a golden that would go is shown")
        func absent() async throws {
            let folder = try ReportFolder()
            var entries: [ReportEntry] = []
            for (layout, status) in [("list", SnapshotStatus.skipped), ("player", .refused)] {
                let shown = SampleReport.entry(layout, "portrait", status: .passed)
                try folder.golden(try Sketch.png(CGSize(width: 393, height: 852), []), of: shown)
                var turned = SampleReport.entry(layout, "landscapeRight", status: status)
                turned.message = "\(layout)Controller supports portrait, but not landscapeRight."
                turned.isAcceptable = status == .refused
                if turned.isAcceptable {
                    try folder.golden(try Sketch.png(CGSize(width: 852, height: 393), []), of: turned)
                }
                entries += [shown, turned]
            }
            let page = try folder.page(entries)
            try await browser.openReport(page, at: "list.iphone-15.portrait")
            try await browser.press("9")
            try await browser.waitForPictures()
            #expect(try await browser.number("document.querySelectorAll('#stage img').length") == 1)
            #expect(try await browser.text("document.querySelector('#stage .absent .blank').textContent") == "–")
            #expect(
                try await browser.isTrue("document.querySelector('#stage .absent .blank').classList.contains('wide')"))
            // The link leads from one picture to the other, as for a reader.
            try await browser.click("#stage .turned:last-child a")
            try await browser.wait(for: "return document.querySelector('#facts').innerText.includes('listController')")
            #expect(try await browser.number("document.querySelectorAll('#stage img').length") == 1)

            try await browser.openReport(page, at: "player.iphone-15.landscapeRight")
            try await browser.waitForPictures()
            #expect(try await browser.text("document.querySelector('[aria-selected=true]').id") == "tab-reference")
            #expect(try await browser.number("document.querySelector('#stage img').naturalWidth") == 852)
            #expect(try await browser.isTrue("document.querySelector('#facts').innerText.includes('playerController')"))
            #expect(
                try await browser.text("document.querySelector('#accept').textContent")
                    == "Accept and remove golden")
            #expect(
                try await browser.text("document.querySelector('#facts .removal').textContent")
                    == "Accepting it removes its golden.")
            try await browser.press("a")
            #expect(try await browser.text("document.querySelector('#accept').textContent") == "✓ On accept list")
            #expect(
                try await browser.text("document.querySelector('#said').textContent").contains("removes its golden"))
            try await browser.press("c")
            #expect(
                try await browser.text("document.querySelector('#accept-text').textContent").contains(
                    "It removes 1 golden of orientations"))
            try await browser.keepScreenshot("absent")
        }

        @Test("The slider follows the mouse and the arrow keys, and parts both pictures at one line")
        func slider() async throws {
            try await browser.openReport(try sample.page(), at: "login.iphone-15.portrait")
            try await browser.press("5")
            try await browser.waitForPictures()
            let box = try await browser.evaluate(
                "const box = document.querySelector('.canvas').getBoundingClientRect(); return [box.left, box.top, box.width, box.height]",
                as: [Double].self)
            func place(_ share: Double) -> (x: Int, y: Int) {
                (Int(box[0] + box[2] * share), Int(box[1] + box[3] / 2))
            }
            #expect(try await browser.number("document.querySelector('#stage input').value") == 50)
            // The thumb is at the end that names the picture shown completely.
            #expect(try await browser.text("document.querySelector('.controls').firstChild.textContent") == "Actual")
            #expect(try await browser.text("document.querySelector('.controls').lastChild.textContent") == "Golden")
            try await browser.drag(from: place(0.5), to: place(0.25))
            let value = try await browser.number("document.querySelector('#stage input').value")
            #expect(abs(value - 25) <= 1)
            #expect(
                try await browser.text("getComputedStyle(document.querySelector('.sheet.right')).clipPath")
                    == "inset(0px 0px 0px \(Int(value))%)")
            let line = try await browser.number(
                "document.querySelector('.divider').getBoundingClientRect().left + 1")
            #expect(abs(line - (box[0] + box[2] * value / 100)) <= 1)
            try await browser.keepScreenshot("slider-dragged")

            try await browser.run("document.querySelector('#stage input').focus()")
            try await browser.press(Key.home)
            #expect(try await browser.number("document.querySelector('#stage input').value") == 0)
            try await browser.press(Key.right)
            #expect(try await browser.number("document.querySelector('#stage input').value") == 1)
        }

        @Test("Onion skin mixes; blink shows both in turn and can be stopped")
        func onionSkinAndBlink() async throws {
            try await browser.openReport(try sample.page(), at: "login.iphone-15.portrait")
            try await browser.press("6")
            try await browser.waitForPictures()
            try await browser.run("document.querySelector('#stage input').focus()")
            try await browser.press(Key.end)
            #expect(try await browser.number("getComputedStyle(document.querySelector('.sheet.mixed')).opacity") == 1)
            try await browser.press(Key.home)
            #expect(try await browser.number("getComputedStyle(document.querySelector('.sheet.mixed')).opacity") == 0)

            // Nothing moves by itself if the user prefers reduced motion.
            let visibility = "getComputedStyle(document.querySelector('.sheet.blinking')).visibility"
            try await browser.press("7")
            #expect(try await browser.text("document.querySelector('#blink-toggle').textContent") == "Play")
            #expect(try await browser.text(visibility) == "hidden")
            try await browser.click(".controls button:last-child")
            #expect(try await browser.text(visibility) == "visible")
            #expect(try await browser.text("document.querySelector('.corner').textContent") == "Actual")
            try await browser.show(width: 1280, height: 900, reducesMotion: false)
            try await browser.press("6", "7")
            #expect(try await browser.text("document.querySelector('#blink-toggle').textContent") == "Pause")
            for state in ["visible", "hidden"] { try await browser.wait(for: "return \(visibility) === '\(state)'") }
        }

        @Test("Frames are outlined where the views were and are, in points, and named; one can be seen alone")
        func frames() async throws {
            try await browser.openReport(try sample.page(), at: "login.iphone-15.portrait")
            try await browser.press("8")
            try await browser.waitForPictures()
            struct Outline: Decodable, Equatable {
                let mark: String
                let rect: [Double]
            }
            let outlines = try await browser.evaluate(
                """
                return [...document.querySelectorAll('.mark')].map((mark) => ({ mark: mark.getAttribute('class'),
                  rect: ['x', 'y', 'width', 'height'].map((name) => Number(mark.lastChild.getAttribute(name))) }))
                """, as: [Outline].self)
            #expect(
                outlines == [
                    Outline(mark: "mark old", rect: [16, 110, 200, 44]),
                    Outline(mark: "mark new", rect: [28, 110, 200, 44]),
                    Outline(mark: "mark new", rect: [40, 200, 100, 30]),
                ])
            #expect(try await browser.text("document.querySelector('.marks').getAttribute('viewBox')") == "0 0 393 852")
            // The outline is at the view's position in the picture.
            let misplacement = try await browser.number(
                """
                (() => { const field = document.querySelector('.canvas').getBoundingClientRect();
                  const rect = document.querySelector('.mark.new rect:last-child').getBoundingClientRect();
                  return Math.abs((rect.left + rect.width / 2 - field.left) / field.width - 128 / 393); })()
                """)
            #expect(misplacement < 0.005)
            #expect(try await browser.text("document.querySelector('.mark-label').innerText.trim()").contains("title"))
            try await browser.run(
                "document.querySelector('.changes li').dispatchEvent(new PointerEvent('pointerenter'))")
            #expect(try await browser.number("document.querySelectorAll('.mark.highlighted').length") == 2)
            #expect(
                try await browser.number("getComputedStyle(document.querySelectorAll('.mark')[2]).opacity") < 0.5)
        }

        @Test("Pictures of two sizes lie on each other at one scale")
        func sizes() async throws {
            try await browser.openReport(try sample.page(), at: "resized.ipad-pro-11-1st-4th.portrait")
            for key in ["5", "6", "7"] {
                try await browser.press(key)
                try await browser.waitForPictures()
                let boxes = try await browser.evaluate(
                    "return [...document.querySelectorAll('#stage img')].map((image) => { const box = image.getBoundingClientRect(); return [box.left, box.top, box.width, box.height] })",
                    as: [[Double]].self)
                let scale = boxes[0][2] / 400
                for (box, size) in zip(boxes, [(400.0, 300.0), (300, 400)]) {
                    #expect(abs(box[2] - size.0 * scale) < 1 && abs(box[3] - size.1 * scale) < 1)
                    #expect(abs(box[0] - boxes[0][0]) < 1 && abs(box[1] - boxes[0][1]) < 1)
                }
            }
        }

        @Test("Zoom goes from the window to points to pixels")
        func zoom() async throws {
            try await browser.openReport(try sample.page(), at: "settings.iphone-15.portrait")
            let width = "document.querySelector('.canvas').getBoundingClientRect().width"
            let fitted = try await browser.number(width)
            #expect(
                try await browser.isTrue(
                    "document.querySelector('.canvas').getBoundingClientRect().bottom <= innerHeight"))
            try await browser.press("z")
            #expect(try await browser.number(width) == 393)
            try await browser.press("z", "z")
            #expect(try await browser.number(width) == fitted)
        }

        @Test("An enlarged picture starts at what changed, also when the next one is opened")
        func zoomAtChange() async throws {
            try await browser.openReport(try sample.page(), at: "login.iphone-15.portrait", width: 1280, height: 330)
            let distance = """
                (() => { const mark = document.querySelector('.mark.new rect:last-child').getBoundingClientRect();
                  const stage = document.querySelector('#stage').getBoundingClientRect();
                  return Math.abs(mark.top + mark.height / 2 - stage.top - stage.height / 2); })()
                """
            try await browser.press("8", "z")
            #expect(try await browser.number("document.querySelector('#stage').scrollTop") > 0)
            #expect(try await browser.number(distance) < 2)
            try await browser.press("j")
            try await browser.waitForPictures()
            #expect(try await browser.number(distance) < 2)
            try await browser.press("k", "4")
            try await browser.waitForPictures()
            #expect(try await browser.number("document.querySelector('#stage').scrollTop") > 0)
        }

        @Test("Both orientations stand on one plate to one scale; each leads to its picture")
        func plate() async throws {
            try await browser.openReport(try sample.page(), at: "login.iphone-15.portrait")
            try await browser.press("9")
            try await browser.waitForPictures()
            let widths = try await browser.evaluate(
                "return [...document.querySelectorAll('.plate .canvas')].map((field) => field.getBoundingClientRect().width)",
                as: [Double].self)
            #expect(widths.count == 2)
            #expect(abs(widths[1] / widths[0] - 852.0 / 393) < 0.02, "\(widths)")
            try await browser.click(".plate .turned:last-child a")
            try await browser.wait(
                for: "return document.querySelector('#detail-name').textContent === 'login: landscapeRight'")
        }

        @Test("An orientation that went stands beside the one that came to one scale")
        func refusedPlate() async throws {
            let folder = try ReportFolder()
            var shown = SampleReport.entry("list", "landscapeRight", status: .missing)
            try folder.artifact(.actual, try Sketch.png(CGSize(width: 1704, height: 786), []), of: &shown)
            var gone = SampleReport.entry("list", "portrait", status: .refused)
            gone.isAcceptable = true
            try folder.golden(try Sketch.png(CGSize(width: 786, height: 1704), []), of: gone)
            (shown.scale, gone.scale) = (2, 2)
            try await browser.openReport(try folder.page([gone, shown]), at: "list.iphone-15.portrait")
            try await browser.press("9")
            try await browser.waitForPictures()
            let sizes = try await browser.evaluate(
                "return [...document.querySelectorAll('.plate .canvas')].map((field) => field.getBoundingClientRect()).map((box) => [box.width, box.height])",
                as: [[Double]].self)
            #expect(sizes.count == 2)
            #expect(abs(sizes[0][0] - sizes[1][1]) < 1 && abs(sizes[0][1] - sizes[1][0]) < 1, "\(sizes)")
        }

        @Test("The side panel names the views that changed, then counts pixels")
        func facts() async throws {
            try await browser.openReport(try sample.page(), at: "login.iphone-15.portrait")
            let parts = try await browser.evaluate(
                "return [...document.querySelector('#facts').children].map((part) => part.tagName)", as: [String].self)
            #expect(parts.prefix(5) == ["SPAN", "P", "H3", "OL", "PRE"])
        }

        @Test("The log of events shows which lines are new and which are gone")
        func events() async throws {
            for key in ["settings.iphone-15.log", "settings.iphone-15.portrait"] {
                try await browser.openReport(try sample.page(), at: key)
                try await browser.press("0")
                let lines = try await browser.evaluate(
                    "return [...document.querySelectorAll('.events li')].map((line) => `${line.className}|${line.textContent}`)",
                    as: [String].self)
                #expect(
                    lines == [
                        "step| launch", "|   root.viewDidLoad", "removed|-  root.viewWillAppear",
                        "added|+  root.viewIsAppearing", "step| turn landscapeRight",
                        "|   root.\(SampleReport.markup)",
                    ])
            }
            try await browser.keepScreenshot("events")
        }
    }
}
