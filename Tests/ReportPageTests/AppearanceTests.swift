import Foundation
import Snapshots
import Suites
import Testing

extension ReportPageTests {
    @Suite("On every screen")
    struct AppearanceTests {
        private let browser: Browser

        init() throws {
            browser = try Browser.current
        }

        /// A script that finds texts whose contrast with their background is below the minimum of WCAG 2.2, 1.4.3.
        private static let faintTexts = """
            const channels = (color) => { const parts = color.match(/[\\d.]+/g).map(Number);
              return color.startsWith('color(') ? [...parts.slice(-4, -1).map((part) => part * 255), parts.at(-1)]
                : [...parts.slice(0, 3), parts[3] ?? 1]; };
            const over = (top, below) => [0, 1, 2].map((index) => top[index] * top[3] + below[index] * (1 - top[3]));
            const ground = (element) => { const layers = [];
              for (let at = element; at; at = at.parentElement) layers.push(channels(getComputedStyle(at).backgroundColor));
              return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255]); };
            const light = (color) => { const [r, g, b] = color.map((part) => part / 255)
                .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
              return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
            const faint = [];
            for (const element of document.querySelectorAll('body *')) {
              const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
              const box = element.getBoundingClientRect();
              if (!hasText || box.width < 2 || element.closest(':disabled, .unseen, script, noscript') || !element.checkVisibility()) continue;
              if (!document.querySelector('#detail').hidden && !element.closest('#detail')) continue;
              const below = ground(element);
              const text = over(channels(getComputedStyle(element).color), below);
              const [bright, dark] = [light(text), light(below)].sort((one, other) => other - one);
              const contrast = (bright + 0.05) / (dark + 0.05);
              if (contrast < 4.5) faint.push(`${element.tagName}.${element.className}: ${contrast.toFixed(2)}`);
            }
            return [...new Set(faint)];
            """

        @Test("Every text can be read, in the light and in the dark", arguments: [false, true])
        func contrast(isDark: Bool) async throws {
            let sample = try SampleReport()
            for key in [nil, "login.iphone-15.portrait", "settings.iphone-15.log"] {
                try await browser.openReport(try sample.page(), at: key, isDark: isDark)
                if key?.hasPrefix("login") == true { try await browser.press("8", "a") }
                if key == nil { try await browser.press("j", "a") }
                #expect(try await browser.evaluate(Self.faintTexts, as: [String].self) == [])
                let ground = try await browser.evaluate(
                    "return getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)", as: [Int].self)
                #expect(isDark ? ground.max()! < 40 : ground.min()! > 230)
                try await browser.keepScreenshot("\(isDark ? "dark" : "light")-\(key ?? "overview")")
            }
        }

        @Test("Nothing sticks out of a narrow window, and fingers find the buttons", arguments: [320, 390])
        func narrow(width: Int) async throws {
            let sample = try SampleReport()
            for key in [nil, "login.iphone-15.portrait", "login.iphone-15.landscapeRight", "settings.iphone-15.log"] {
                try await browser.openReport(try sample.page(), at: key, width: width, height: 760)
                for tab in key == nil ? ["g"] : ["4", "5", "8", "9"] {
                    try await browser.press(tab)
                    if key != nil { try await browser.waitForPictures() }
                    #expect(try await browser.number("document.documentElement.scrollWidth") <= Double(width))
                    let wide = try await browser.evaluate(
                        """
                        return [...document.querySelectorAll('button, h2, h3, p, pre, figure, .group, .card')]
                          .filter((element) => element.checkVisibility() && !element.closest('#tabs, #statuses, .unseen'))
                          .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
                          .map((element) => `${element.tagName}.${element.className} ${element.id}`)
                        """, as: [String].self)
                    #expect(wide == [], "\(key ?? "overview") \(tab)")
                    try await browser.keepScreenshot("narrow-\(width)-\(key ?? "overview")-\(tab)")
                }
                let small = try await browser.evaluate(
                    """
                    return [...document.querySelectorAll('.detail-bar button, .tools button, .chip, [role=tab]')]
                      .filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < 36)
                      .map((button) => button.id || button.className)
                    """, as: [String].self)
                #expect(small == [])
            }
        }

        @Test("The list of keys fits into a phone's window")
        func keyList() async throws {
            let sample = try SampleReport()
            defer { withExtendedLifetime(sample) {} }
            try await browser.openReport(try sample.page(), width: 390, height: 760)
            try await browser.click("#show-help")
            let hidden = try await browser.evaluate(
                """
                const dialog = document.querySelector('#help-dialog');
                const box = dialog.getBoundingClientRect();
                return [dialog.scrollHeight - dialog.clientHeight, dialog.scrollWidth - dialog.clientWidth,
                  Math.max(0, -box.left, box.right - innerWidth), Math.max(0, -box.top, box.bottom - innerHeight)];
                """, as: [Double].self)
            #expect(hidden == [0, 0, 0, 0])
            try await browser.keepScreenshot("keys-390")
        }

        @Test("The page asks for the typeface of the pictures first")
        func typeface() async throws {
            let sample = try SampleReport()
            defer { withExtendedLifetime(sample) {} }
            try await browser.openReport(try sample.page())
            #expect(try await browser.text("getComputedStyle(document.body).fontFamily").hasPrefix("Inter,"))
        }

        @Test("Whoever cannot see the page hears what everything is")
        func names() async throws {
            let sample = try SampleReport()
            for key in [nil, "login.iphone-15.portrait"] {
                try await browser.openReport(try sample.page(), at: key)
                let nameless = try await browser.evaluate(
                    """
                    return [...document.querySelectorAll('button, a, input, textarea, [role=tab], [role=tabpanel], dialog')]
                      .filter((element) => !element.closest('[hidden]'))
                      .filter((element) => !(element.textContent.trim() || element.ariaLabel || element.title
                        || element.labels?.length || element.getAttribute('aria-labelledby')))
                      .map((element) => element.outerHTML.slice(0, 120))
                    """, as: [String].self)
                #expect(nameless == [])
                #expect(try await browser.number("document.querySelectorAll('img:not([alt])').length") == 0)
                #expect(
                    try await browser.number(
                        "new Set([...document.querySelectorAll('[id]')].map((e) => e.id)).size - document.querySelectorAll('[id]').length"
                    ) == 0)
            }
        }

        @Test("Alone in another place, the page still shows what changed in full, and thumbnails of the rest")
        func alone() async throws {
            let sample = try SampleReport()
            let page = try sample.page(.changed)
            try FileManager.default.moveItem(at: page, to: sample.folder.url.appending(path: "page.html"))
            try FileManager.default.removeItem(at: sample.folder.report)
            try FileManager.default.removeItem(at: sample.folder.goldens)
            let moved = sample.folder.url.appending(path: "page.html")
            try await browser.openReport(moved, at: "login.iphone-15.portrait")
            #expect(try await browser.number("document.querySelector('#stage img').naturalWidth") == 393)
            try await browser.openReport(moved, at: "settings.iphone-15.portrait")
            try await browser.wait(for: "return document.querySelector('#stage img').classList.contains('stand-in')")
            #expect(try await browser.isTrue("document.querySelector('#stage img').naturalWidth > 0"))
            // A thumbnail is marked as one, and a picture is not.
            let notes =
                "[...document.querySelectorAll('.stand-in-note')].filter((note) => note.checkVisibility()).length"
            try await browser.wait(for: "return \(notes) === 1")
            try await browser.openReport(moved, at: "login.iphone-15.portrait")
            try await browser.waitForPictures()
            #expect(try await browser.number(notes) == 0)
        }

        @Test("Nothing embedded: the same is shown from where it lies", arguments: [PageEmbedding.none, .all])
        func embedding(_ embedding: PageEmbedding) async throws {
            let sample = try SampleReport()
            try await browser.openReport(try sample.page(embedding), at: sample.entries[2].name)
            #expect(try await browser.number("document.querySelectorAll('#stage img').length") == 2)
            let sources = try await browser.evaluate(
                "return [...document.querySelectorAll('#stage img, .card img')].map((image) => image.src.slice(0, 5))",
                as: Set<String>.self)
            #expect(sources == [embedding == .none ? "file:" : "data:"])
            #expect(
                try await browser.isTrue(
                    "[...document.querySelectorAll('#stage img')].every((image) => image.naturalWidth > 0)"))
        }

        @Test("Of 2,000 pictures a few are made at a time; filter, keys and the last one work all the same")
        func many() async throws {
            let folder = try ReportFolder()
            let png = try Sketch.png(CGSize(width: 90, height: 195), ground: 0xFF34_C759, [])
            var entries: [ReportEntry] = []
            for index in 0..<1000 {
                for state in ["portrait", "landscapeRight"] {
                    var entry = SampleReport.entry(
                        "screen-\(index)", state, status: index % 100 == 7 ? .changed : .passed)
                    try folder.golden(png, of: entry)
                    entry.isAcceptable = entry.status == .changed
                    entry.message = entry.status == .changed ? "1 pixel differs." : nil
                    entries.append(entry)
                }
            }
            let page = try folder.page(entries)
            #expect(try Data(contentsOf: page).count < 2 << 20)
            try await browser.openReport(page)
            let made = "document.querySelectorAll('.card').length"
            #expect(try await browser.number(made) < 200)
            #expect(try await browser.number("document.querySelectorAll('.group').length") == 1000)

            try await browser.press("j")
            #expect(
                try await browser.text("document.activeElement.closest('.card').dataset.key")
                    == "screen-7.iphone-15.portrait")
            try await browser.run("scrollTo(0, document.body.scrollHeight)")
            try await browser.wait(
                for: "return document.querySelector('[data-key=\"screen-999.iphone-15.landscapeRight\"]') !== null")
            #expect(try await browser.number(made) < 400)
            try await browser.keepScreenshot("many")

            try await browser.run("scrollTo(0, 0)")
            try await browser.press("/", "9", "9", "8", " ", "l", "a", "n", "d")
            try await browser.wait(for: "return \(made) === 1")
            try await browser.press(Key.escape, "j", Key.enter)
            try await browser.wait(for: "return !document.querySelector('#detail').hidden")
            #expect(
                try await browser.text("document.querySelector('#detail-name').textContent")
                    == "screen-998: landscapeRight")
            #expect(try await browser.consoleMessages() == [])
        }
    }
}
