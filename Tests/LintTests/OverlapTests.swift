import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Testing

/// Two views on a page, and whether a designer would call their overlap a mistake.
private struct Pair: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isMistake: Bool
    /// The views from back to front.
    let views: @MainActor @Sendable () -> [UIView]

    init(_ description: String, isMistake: Bool, _ views: @escaping @MainActor @Sendable () -> [UIView]) {
        testDescription = description
        self.isMistake = isMistake
        self.views = views
    }
}

@MainActor
private func photo(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIImageView(image: square(.gray))
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    return view.named("photo")
}

/// The view in a container of its own, 10 points to the right and below the page's origin.
@MainActor
private func inside(_ view: UIView) -> UIView {
    let container = UIView(frame: CGRect(x: 10, y: 10, width: 300, height: 600))
    view.frame = view.frame.offsetBy(dx: -10, dy: -10)
    container.addSubview(view)
    return container
}

private let pairs: [Pair] = [
    Pair("letters on letters", isMistake: true) {
        [label("a", "Good evening", 20, 100, 200, 22), label("b", "Sunday", 60, 105, 100, 22)]
    },
    Pair("letters on letters in two containers", isMistake: true) {
        [label("a", "Good evening", 20, 100, 200, 22), inside(label("b", "Sunday", 60, 105, 100, 22))]
    },
    Pair("labels whose boxes overlap and whose letters do not", isMistake: false) {
        [label("a", "Hi", 20, 100, 200, 22), label("b", "Sunday", 120, 100, 100, 22)]
    },
    Pair("a caption inside of its photo", isMistake: false) {
        [photo(20, 100, 200, 200), label("caption", "Oslo", 30, 270, 100, 22)]
    },
    Pair("a caption half on its photo", isMistake: true) {
        [photo(20, 100, 200, 200), label("caption", "Oslo in winter", 30, 290, 150, 22)]
    },
    Pair("a photo on letters", isMistake: true) {
        [label("title", "Oslo in winter", 30, 290, 150, 22), photo(20, 100, 200, 200)]
    },
    Pair("a button on a photo, and one half on it", isMistake: false) {
        [photo(20, 100, 200, 200), button("like", nil, 150, 230, 44, 44), button("share", nil, 100, 278, 44, 44)]
    },
    Pair("a label on a button that shows nothing else", isMistake: false) {
        [button("card", nil, 20, 100, 200, 100), label("title", "Checking account", 30, 110, 180, 22)]
    },
    Pair("a label on a button's title", isMistake: true) {
        [button("buy", "Buy it now", 20, 100, 200, 44), label("price", "9.99", 90, 110, 60, 22)]
    },
    Pair("a label on a card", isMistake: false) {
        [box("card", 20, 100, 200, 100, color: .gray), label("title", "Checking", 30, 110, 180, 22)]
    },
    Pair("a card on half of a label", isMistake: true) {
        [label("title", "Checking account", 20, 100, 200, 22), box("card", 70, 90, 200, 100, color: .gray)]
    },
    Pair("a card over all of a label, which has been put away", isMistake: false) {
        [label("title", "Checking account", 20, 100, 200, 22), box("card", 10, 90, 300, 100, color: .gray)]
    },
    Pair("a badge on the corner of an icon", isMistake: false) {
        let bell = button("bell", nil, 20, 100, 44, 44)
        bell.setImage(square(.black), for: .normal)
        let badge = label("badge", "3", 42, 112, 20, 20)
        badge.backgroundColor = .red
        return [bell, badge]
    },
    Pair("letters on an icon", isMistake: true) {
        let bell = button("bell", nil, 20, 100, 44, 44)
        bell.setImage(square(.black), for: .normal)
        return [bell, label("word", "three", 30, 112, 60, 20)]
    },
    Pair("letters that reach into the air round an icon", isMistake: false) {
        [photo(20, 100, 20, 20), label("back", "Albums", 37, 99, 80, 22)]
    },
    Pair("two buttons that share room", isMistake: true) {
        [button("a", nil, 20, 100, 100, 44), button("b", nil, 100, 110, 100, 44)]
    },
    Pair("a button inside of another one", isMistake: false) {
        [button("row", nil, 20, 100, 300, 60), button("info", nil, 260, 108, 44, 44)]
    },
    Pair("a picture on a picture", isMistake: false) {
        [photo(0, 59, 393, 200), photo(150, 210, 90, 90)]
    },
    Pair("what is hidden", isMistake: false) {
        let hidden = label("b", "Sunday", 60, 105, 100, 22)
        hidden.isHidden = true
        return [label("a", "Good evening", 20, 100, 200, 22), hidden]
    },
    Pair("letters that a clip takes away", isMistake: false) {
        let clip = box("clip", 20, 130, 200, 50)
        clip.clipsToBounds = true
        clip.addSubview(label("b", "Sunday", 0, -26, 100, 22))
        return [label("a", "Good evening", 20, 100, 200, 22), clip]
    },
]

@Suite("Lint: what lies on what")
@MainActor
struct OverlapTests {
    @Test("What a designer does on purpose is no mistake", arguments: pairs)
    private func table(pair: Pair) {
        let issues = LintStage { pair.views() }.issues()
        #expect(issues.contains { $0.contains(" overlaps ") } == pair.isMistake, "\(issues)")
    }

    @Test("How much two views share is said in the screen's points, by the one in front")
    func amount() {
        let stage = LintStage { [button("a", nil, 20, 100, 100, 44), inside(button("b", nil, 100, 120, 100, 44))] }
        // The clear container of one view takes the touches of the other.
        #expect(
            stage.issues() == ["a gets no touches: UIView is in front of it", "b overlaps a by 20 × 24 pt"])
    }

    @Test("What a bar hides in one orientation and not in the other is told; what it hides in both was put away")
    func hidden() {
        let stage = LintStage {
            // The screen is 852 points high, then 393; the bar stays at its lower edge.
            let bar = box("bar", 0, 752, 393, 100, color: .gray)
            bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            let drawer = box("drawer", 0, 100, 200, 100, color: .gray)
            return [
                button("pay", nil, 20, 310, 100, 44), label("total", "9.99", 140, 310, 60, 22),
                label("away", "Settings", 20, 120, 100, 22), button("switch", nil, 20, 145, 60, 44), drawer, bar,
            ]
        }
        #expect(
            stage.issues([.portrait, .landscapeLeft]).map { $0.filter { $0.contains("hidden") } } == [
                [], ["pay is hidden behind bar", "total is hidden behind bar"],
            ])
        #expect(!stage.issues(.landscapeLeft).contains { $0.contains("hidden") })
        #expect(
            stage.issues([.portrait, .landscapeLeft], ignoring: ["bar"]).flatMap { $0 }.allSatisfy {
                !$0.contains("hidden")
            })
        // Scrollable content can move out from behind the bar.
        let scrolled = LintStage {
            let bar = box("bar", 0, 752, 393, 100, color: .gray)
            bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.addSubview(label("row", "Berlin", 20, 310, 100, 22))
            return [list, bar]
        }
        #expect(scrolled.issues([.portrait, .landscapeLeft]).joined().allSatisfy { !$0.contains("hidden") })
    }

    /// A page with a button and a label, and a bar that covers them in landscape, or always.
    private func page(_ makeBar: @escaping @MainActor () -> UIView, isAlways: Bool = false) -> LintStage {
        LintStage {
            let bar = makeBar()
            bar.backgroundColor = .gray
            bar.frame = CGRect(x: 0, y: isAlways ? 293 : 752, width: 393, height: 100)
            // The screen is 852 points high, then 393.
            bar.autoresizingMask = isAlways ? .flexibleWidth : [.flexibleWidth, .flexibleTopMargin]
            return [
                button("pay", "Pay", 120, 310, 100, 44), label("total", "9.99", 240, 322, 60, 22), bar.named("bar"),
            ]
        }
    }

    @Test("A label or a button with a background hides what is behind it, as a bar does; that is told once")
    func hiddenByControls() {
        let bars: [@MainActor () -> UIView] = [
            { label("bar", "Offer", 0, 0, 0, 0) },
            { label("bar", "Offer of the day, today and tomorrow only", 0, 0, 0, 0) },
            { label("bar", "", 0, 0, 0, 0) },
            { button("bar", "Offer", 0, 0, 0, 0) },
            { button("bar", nil, 0, 0, 0, 0) },
        ]
        for bar in bars {
            let issues = page(bar).issues([.portrait, .landscapeLeft])
            #expect(issues[0] == [])
            #expect(
                issues[1].filter { $0.hasPrefix("pay ") || $0.hasPrefix("total ") || $0.contains(" overlaps pay") } == [
                    "pay is hidden behind bar", "total is hidden behind bar",
                ])
            #expect(!issues[1].contains { $0.contains("overlaps total") })
        }
    }

    @Test("What a label hides in both orientations was put away, unless letters lie on letters")
    func alwaysBehindLabel() {
        let quiet = page({ label("bar", "Offer", 0, 0, 0, 0) }, isAlways: true).issues([.portrait, .landscapeLeft])
        #expect(quiet.allSatisfy { !$0.contains { $0.contains("hidden") || $0.contains(" overlaps total") } })
        let title = "Offer of the day, today and tomorrow only"
        let loud = page({ label("bar", title, 0, 0, 0, 0) }, isAlways: true).issues([.portrait, .landscapeLeft])
        #expect(loud.allSatisfy { $0.contains { $0.hasPrefix("bar overlaps total by ") } })
        #expect(loud.allSatisfy { !$0.contains { $0.contains("hidden") } })
    }

    @Test("What is presented covers what presents it")
    func presented() {
        let stage = LintStage { [label("below", "Good evening", 20, 300, 200, 22)] }
        #expect(stage.issues().isEmpty)
        stage.present { label("above", "Good night", 20, 300, 200, 22) }
        #expect(!stage.issues().contains { $0.contains(" overlaps ") })
    }
}
