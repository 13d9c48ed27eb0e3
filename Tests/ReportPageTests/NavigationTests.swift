import Comparison
import Foundation
import ImageCodecs
import Snapshots
import Suites
import Testing

extension ReportPageTests {
    @Suite("Finding the way")
    struct NavigationTests {
        private let sample: SampleReport
        private let browser: Browser

        init() throws {
            sample = try SampleReport()
            browser = try Browser.current
        }

        /// The cards in order, after waiting for this number of them.
        private func cards(_ count: Int) async throws -> [String] {
            try await browser.wait(for: "return document.querySelectorAll('.card').length === \(count)")
            return try await browser.evaluate(
                "return [...document.querySelectorAll('.card')].map((card) => card.dataset.key)", as: [String].self)
        }

        private var focused: String {
            get async throws { try await browser.text("document.activeElement.closest('.card')?.dataset.key") }
        }

        @Test("What needs a look comes first, in the order of the run; what has passed comes behind it")
        func order() async throws {
            try await browser.openReport(try sample.page())
            #expect(
                try await cards(10) == [
                    "login.iphone-15.portrait", "login.iphone-15.landscapeRight", sample.entries[2].name,
                    "resized.ipad-pro-11-1st-4th.portrait", "settings.iphone-15.portrait",
                    "settings.iphone-15.landscapeRight", "settings.iphone-15.portrait.dark",
                    "settings.iphone-15.log", "-dash.iphone-15.portrait", "player.iphone-15.landscapeRight",
                ])
            #expect(
                try await browser.text("document.querySelector('.notice pre').textContent")
                    == "Layouts/broken.json:2:3: error: \(SampleReport.markup)")
            #expect(try await browser.text("document.querySelector('.obsolete li').textContent") == "old/<b>old.png")
            #expect(
                try await browser.text("document.querySelector('.obsolete .cure').textContent").contains("reflow prune")
            )
            try await browser.keepScreenshot("overview")
        }

        @Test("What is in sight is filled in the same step as it is laid out: no frame shows it empty")
        func filled() async throws {
            try await browser.openReport(try sample.page())
            for control in ["#by-change", "#by-layout", ".chip[data-status=changed]"] {
                // A single script is used, because the browser draws nothing while it runs.
                let empty = try await browser.evaluate(
                    """
                    document.querySelector(arguments[0]).click();
                    const blocks = [...document.querySelectorAll('.cells')];
                    return [blocks.length, blocks.filter((block) => block.childElementCount === 0
                      && block.getBoundingClientRect().top < innerHeight).length];
                    """, .string(control), as: [Int].self)
                #expect(empty[0] > 0 && empty[1] == 0, "\(control)")
            }
        }

        @Test("Chips show one status or several; the filter finds every word in name, file or device")
        func filters() async throws {
            try await browser.openReport(try sample.page())
            let chips = try await browser.evaluate(
                "return [...document.querySelectorAll('.chip')].map((chip) => `${chip.dataset.status} ${chip.querySelector('b').textContent}`)",
                as: [String].self)
            #expect(chips == ["changed 5", "refused 1", "missing 1", "events-changed 3"])
            let pressed = "document.querySelector('.chip[data-status=missing]').getAttribute('aria-pressed')"
            let ground = "getComputedStyle(document.querySelector('.chip[data-status=missing]')).backgroundColor"
            let loose = try await browser.text(ground)
            #expect(try await browser.text(pressed) == "false")
            try await browser.click(".chip[data-status=missing]")
            #expect(try await cards(1) == ["-dash.iphone-15.portrait"])
            #expect(try await browser.text(pressed) == "true")
            #expect(try await browser.text(ground) != loose)
            try await browser.click(".chip[data-status=refused]")
            _ = try await cards(2)
            try await browser.click(".chip[data-status=missing]")
            try await browser.click(".chip[data-status=refused]")
            _ = try await cards(10)

            try await browser.press("/")
            #expect(try await browser.text("document.activeElement.id") == "filter")
            for (text, count) in [("ipad", 1), ("SETTINGS land", 1), ("<script>", 1), ("x\" onerror", 0)] {
                try await browser.run(
                    """
                    const field = document.querySelector('#filter'); field.value = arguments[0];
                    field.dispatchEvent(new Event('input'))
                    """, .string(text))
                #expect(try await cards(count).count == count, "\(text)")
            }
            try await browser.click(".nothing button")
            _ = try await cards(10)

            // In a text field, a letter that is a shortcut elsewhere is only typed.
            try await browser.click("#filter")
            try await browser.press("j", "a", "?")
            #expect(try await browser.text("document.querySelector('#filter').value") == "ja?")
        }

        @Test("j and k go from card to card and from picture to picture; Enter opens, Escape goes back to the card")
        func keys() async throws {
            try await browser.openReport(try sample.page())
            try await browser.press("j")
            #expect(try await focused == "login.iphone-15.portrait")
            try await browser.press("j", "k", "j")
            #expect(try await focused == "login.iphone-15.landscapeRight")
            try await browser.press(Key.enter)
            try await browser.wait(for: "return !document.querySelector('#detail').hidden")
            #expect(try await browser.text("document.querySelector('#position').textContent") == "2 of 10")
            try await browser.press("j", "j")
            #expect(try await browser.text("document.querySelector('#detail-name').textContent") == "resized: portrait")
            try await browser.press(Key.left)
            #expect(try await browser.text("document.querySelector('#position').textContent") == "3 of 10")
            try await browser.press("k", "k", "k")
            #expect(try await browser.text("document.querySelector('#position').textContent") == "1 of 10")
            #expect(try await browser.text("document.querySelector('#said').textContent") == "That was the first one.")
            try await browser.press(Key.escape)
            #expect(try await browser.isTrue("document.querySelector('#detail').hidden"))
            #expect(try await focused == "login.iphone-15.portrait")
            #expect(try await browser.consoleMessages() == [])
        }

        @Test("j and k go from change to change, past what needs no look; the arrow keys go to every picture")
        func changes() async throws {
            try await browser.openReport(try sample.page(), at: "resized.ipad-pro-11-1st-4th.portrait")
            let place = "document.querySelector('#detail-name').textContent"
            try await browser.press("j")
            #expect(try await browser.text(place) == "settings: events")
            try await browser.press("k")
            #expect(try await browser.text(place) == "resized: portrait")
            try await browser.press(Key.right)
            #expect(try await browser.text(place) == "settings: portrait")
            // If nothing changed, the keys go to every picture.
            let folder = try ReportFolder()
            let passed = ["portrait", "landscapeRight"].map { SampleReport.entry("list", $0, status: .passed) }
            try await browser.openReport(try folder.page(passed))
            try await browser.press("j", "j")
            #expect(try await focused == "list.iphone-15.landscapeRight")
        }

        @Test("A picture whose events changed did not simply pass: it says so, and leads to the log")
        func changedEvents() async throws {
            try await browser.openReport(try sample.page())
            #expect(
                try await browser.text(
                    "document.querySelector('.card[data-key=\"settings.iphone-15.portrait\"] .word').textContent")
                    == "events changed")
            try await browser.openReport(try sample.page(), at: "settings.iphone-15.portrait")
            #expect(
                try await browser.text("document.querySelector('#facts .badge').lastChild.textContent")
                    == "events changed")
            try await browser.click("#facts p a")
            try await browser.wait(
                for: "return document.querySelector('#detail-name').textContent === 'settings: events'")
        }

        @Test("By size, what differs most comes first: another size, then the larger share of pixels")
        func size() async throws {
            let folder = try ReportFolder()
            let white = Bitmap(width: 100, height: 100, pixels: Array(repeating: .max, count: 10_000))
            let entries = [("small", 50), ("large", 5000), ("other", nil)].map { name, count in
                // The change is another size, or a number of black pixels.
                let side = count == nil ? 9 : 100
                let pixels = (0..<side * side).map { $0 < count ?? 0 ? 0xFF00_0000 : UInt32.max }
                let actual = Bitmap(width: side, height: side, pixels: pixels)
                var entry = SampleReport.entry(name, "portrait", status: .changed)
                entry.pixels = PixelReport(PixelComparison(reference: white, actual: actual))
                return entry
            }
            try await browser.openReport(try folder.page(entries))
            try await browser.click("#by-size")
            #expect(
                try await cards(3) == [
                    "other.iphone-15.portrait", "large.iphone-15.portrait", "small.iphone-15.portrait",
                ])
            #expect(try await browser.text("document.querySelector('#by-size').getAttribute('aria-pressed')") == "true")
            try await browser.press("g")
            #expect(
                try await browser.text("document.querySelector('#by-layout').getAttribute('aria-pressed')") == "true")
        }

        @Test("The end of the page says when, where and of what the run was, and which pictures took longest")
        func runFacts() async throws {
            let folder = try ReportFolder()
            let entries = [("quick", 0.0042), ("slow", 1.5)].map { name, seconds in
                var entry = SampleReport.entry(name, "portrait", status: .passed)
                entry.seconds = seconds
                return entry
            }
            let run = RunFacts(
                date: "2026-11-23T01:35:00Z", seconds: 2.345, machine: "<b>runner-3, Linux x86_64, 2 cores",
                commit: "4d571b93a0c1")
            try await browser.openReport(try folder.page(entries, run: run))
            #expect(
                try await browser.evaluate(
                    "return [...document.querySelectorAll('.run dt, .run dd')].map((part) => part.textContent)",
                    as: [String].self) == [
                        "Date", "2026-11-23 01:35:00 UTC", "Commit", "4d571b93a0c1", "Machine",
                        "<b>runner-3, Linux x86_64, 2 cores", "Duration", "2.35 s", "Slowest pictures",
                        "slow.iphone-15.portrait 1.50 s", "quick.iphone-15.portrait 4.2 ms",
                    ])
            try await browser.keepScreenshot("run")
        }

        @Test("The tabs follow the arrow keys; ? tells all keys, each with what it does")
        func help() async throws {
            try await browser.openReport(try sample.page(), at: "login.iphone-15.portrait")
            try await browser.click("#tab-side")
            try await browser.press(Key.right)
            #expect(try await browser.text("document.activeElement.id") == "tab-slider")
            try await browser.press(Key.left, Key.left)
            #expect(try await browser.text("document.querySelector('[aria-selected=true]').id") == "tab-difference")
            #expect(try await browser.text("document.querySelector('#position').textContent") == "1 of 10")

            try await browser.press("?")
            #expect(try await browser.isTrue("document.querySelector('#help-dialog').open"))
            #expect(try await browser.number("document.querySelectorAll('#keys dt').length") == 23)
            // Keys have no effect behind a dialog.
            try await browser.press("j", Key.escape)
            #expect(try await browser.isTrue("!document.querySelector('#help-dialog').open"))
            #expect(try await browser.text("document.querySelector('#position').textContent") == "1 of 10")
        }

        @Test("The address names the picture: it can be opened, gone back from, and one that is not there shows all")
        func address() async throws {
            let page = try sample.page()
            try await browser.openReport(page, at: sample.entries[2].name)
            #expect(
                try await browser.text("document.querySelector('#facts .name').textContent") == sample.entries[2].name)
            try await browser.click("#close")
            #expect(try await browser.text("location.hash") == "")
            try await browser.run("history.back()")
            try await browser.wait(for: "return !document.querySelector('#detail').hidden")
            try await browser.openReport(page, at: nil)
            try await browser.run("location.hash = '%E0%A4%A'")
            #expect(try await browser.isTrue("document.querySelector('#detail').hidden"))
            #expect(try await browser.consoleMessages() == [])
        }

        @Test("Nothing that a layout or a file says becomes markup, and nothing is asked of any network")
        func escaping() async throws {
            let page = try sample.page()
            for key in [nil, sample.entries[2].name] {
                try await browser.openReport(page, at: key)
                for tab in ["4", "8", "0"] { try await browser.press(tab) }
                #expect(try await browser.text("typeof window.pwned") == "undefined")
                #expect(try await browser.number("document.querySelectorAll('[onerror], [src=x]').length") == 0)
                #expect(
                    try await browser.isTrue(
                        """
                        performance.getEntriesByType('resource').every((entry) => /^(data|file):/.test(entry.name))
                        """))
            }
            #expect(
                try await browser.text("document.querySelector('#facts pre').textContent")
                    == "3528 pixels differ.\n\(SampleReport.markup)")
            #expect(try await browser.consoleMessages() == [])
            // An injected script does not run, because the page's policy allows only its own.
            try await browser.run(
                "document.body.insertAdjacentHTML('beforeend', arguments[0])", .string(SampleReport.markup))
            #expect(try await browser.text("typeof window.pwned") == "undefined")
        }
    }
}
