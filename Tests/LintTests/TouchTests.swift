import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Screens
import Staging
import Testing

@Suite("Lint: what touches do not reach")
@MainActor
struct TouchTests {
    @Test("§3.3: a button outside its card gets no touches; one that lies half outside gets none there")
    func outside() {
        let stage = LintStage {
            let card = box("card", 20, 100, 200, 200, color: .gray)
            card.addSubview(button("pay", "Pay", 245, 20, 100, 44))
            card.addSubview(button("half", "Half", 150, 100, 100, 44))
            card.addSubview(button("inside", "In", 20, 20, 100, 44))
            return [card]
        }
        // 245 + 100 - 200, and 150 + 100 - 200.
        #expect(
            stage.issues() == [
                "pay is 145 pt outside card and gets no touches",
                "half extends 50 pt outside card and gets no touches there",
            ])
        #expect(
            stage.found([.portrait])[0][0].message
                == "is 145 pt outside card and gets no touches; make card larger, or move it inside")
    }

    @Test("A view of no size lets no touches through to what it shows")
    func noSize() {
        let stage = LintStage {
            let group = box("group", 20, 100, 0, 0)
            group.addSubview(button("pay", "Pay", 0, 0, 100, 44))
            return [group]
        }
        #expect(stage.issues() == ["pay is 100 pt outside group and gets no touches"])
    }

    /// A view that accepts touches in an area around it.
    private final class Generous: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -200, dy: -200).contains(point)
        }
    }

    @Test("A class that takes touches outside its bounds is asked; what scrolls or is clipped is another matter")
    func exceptions() {
        let stage = LintStage {
            let generous = Generous(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
            generous.addSubview(button("far", "Far", 120, 0, 100, 44))
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 100))
            scroll.contentSize = CGSize(width: 800, height: 100)
            scroll.addSubview(button("next", "Next", 600, 20, 100, 44))
            let clip = box("clip", 20, 400, 100, 100)
            clip.clipsToBounds = true
            clip.addSubview(button("away", "Away", 120, 0, 100, 44))
            return [generous, scroll, clip]
        }
        // A clipped view is invisible, so nobody touches it.
        #expect(stage.found([.portrait])[0].map(\.kind) == [.clipped])
    }

    @Test("§3.3: a superview without user interaction lets nothing through, in both orientations")
    func disabled() {
        let stage = LintStage {
            let photo = UIImageView(frame: CGRect(x: 100, y: 100, width: 200, height: 200)).named("photo")
            photo.backgroundColor = .gray
            photo.addSubview(button("like", "Like", 20, 20, 100, 44))
            let off = button("off", "Off", 20, 100, 100, 44)
            off.isEnabled = false
            photo.addSubview(off)
            return [photo]
        }
        let line = "like gets no touches: it is inside photo, whose isUserInteractionEnabled is false"
        #expect(stage.issues([.portrait, .landscapeLeft]) == [[line], [line]])
    }

    @Test("A clear view in front takes all touches; one that leaves half of the button free does not")
    func inFront() {
        func page(_ width: CGFloat) -> [UIView] {
            [button("pay", "Pay", 20, 100, 100, 44), box("overlay", 0, 60, width, 300)]
        }
        #expect(
            LintStage { page(393) }.issues() == ["pay gets no touches: overlay is in front of it"])
        #expect(LintStage { page(60) }.issues() == [])
        let passive = LintStage {
            let views = page(393)
            views[1].isUserInteractionEnabled = false
            return views
        }
        #expect(passive.issues() == [])
    }

    @Test("What scrolls out from under a cover gets touches; what no scrolling brings out does not")
    func scrolledOut() {
        func page(content: CGFloat, cover: UIView) -> [UIView] {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 600)).named("list")
            scroll.contentSize = CGSize(width: 393, height: content)
            scroll.addSubview(button("pay", "Pay", 20, 540, 100, 44))
            return [scroll, cover]
        }
        // The cover is in front of the last 100 points of the visible content.
        let bar = { box("bar", 0, 600, 393, 100) }
        #expect(LintStage { page(content: 900, cover: bar()) }.issues() == [])
        let covered = ["pay gets no touches: bar is in front of it"]
        #expect(LintStage { page(content: 600, cover: bar()) }.issues() == covered)
        #expect(LintStage { page(content: 620, cover: bar()) }.issues() == covered)
        // A clear view over everything takes all touches, at any scroll position.
        #expect(LintStage { page(content: 900, cover: box("bar", 0, 0, 393, 852)) }.issues() == covered)
    }

    @Test("The commonest screen of iOS: a page that scrolls under bars; no advice to change a part of a bar")
    func bars() {
        let simulation = Simulation()
        let window = simulation.perform {
            let window = UIWindow()
            let page = UIViewController()
            page.view = UIView(frame: window.bounds)
            page.view.backgroundColor = .white
            let scroll = UIScrollView(frame: window.bounds).named("list")
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 393, height: 1_400)
            scroll.addSubview(button("scrolled", "Pay", 20, 640, 100, 44))
            page.view.addSubview(scroll)
            page.view.addSubview(button("fixed", "Pay", 20, 780, 100, 44))
            page.tabBarItem.title = "Home"
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: page)]
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            scroll.contentOffset.y = -130
            return window
        }
        let facts = ScreenFacts(of: window, in: simulation)
        let told = LayoutLint.issues(on: [facts])[0].filter { $0.kind == .noTouches }.map(\.description)
        #expect(
            told == [
                "fixed gets no touches: UITabBar \"[Home]\" is in front of it; keep it in the safe area (with "
                    + "\"fill\": \"safeArea\", or constraints to the safe area)"
            ])
    }

    @Test("A part of a control or of a container in front is called by the view that an app can change")
    func changeable() {
        let slider = LintStage {
            [button("pay", "Pay", 20, 100, 100, 44), UISlider(frame: CGRect(x: 0, y: 90, width: 393, height: 64))]
        }
        #expect(
            slider.found([.portrait])[0].filter { $0.kind == .noTouches }.map(\.message) == [
                "gets no touches: UISlider is in front of it; move them apart, or make one smaller"
            ])
        let toolbar = LintStage {
            [
                button("pay", "Pay", 20, 100, 100, 44),
                UIToolbar(frame: CGRect(x: 0, y: 90, width: 393, height: 64)).named("tools"),
            ]
        }
        #expect(
            toolbar.found([.portrait])[0].filter { $0.kind == .noTouches }.map(\.message) == [
                "gets no touches: tools is in front of it; move it out from behind tools"
            ])
    }

    /// A view that counts the hit tests.
    private final class Counting: UIView {
        var count = 0
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            count += 1
            return super.hitTest(point, with: event)
        }
    }

    @Test("A touch at one point is followed once, however many controls lie there")
    func pile() {
        let stage = LintStage {
            let counting = Counting(frame: CGRect(x: 0, y: 60, width: 393, height: 300)).named("counting")
            for number in 0..<40 { counting.addSubview(button("b\(number)", nil, 20, 40, 100, 44)) }
            return [counting]
        }
        let issues = stage.issues()
        #expect(issues.count == 39)
        #expect(issues.allSatisfy { $0.hasSuffix(" gets no touches: b39 is in front of it") })
        // The five points are the middle and halfway to each corner.
        #expect((stage.view("counting") as? Counting)?.count == 5)
    }

    @Test("Letters across the edge of their card are told; a badge on its corner is not")
    func letters() {
        let stage = LintStage {
            let card = box("card", 20, 100, 100, 60, color: .lightGray)
            card.addSubview(label("total", "Nine pounds ninety", 10, 10, 200, 22))
            let badge = label("badge", "3", 90, -10, 20, 20)
            badge.backgroundColor = .black
            badge.textColor = .white
            card.addSubview(badge)
            return [card]
        }
        let issues = stage.issues()
        #expect(issues.count == 1)
        #expect(issues.first?.hasPrefix("total extends ") == true)
        #expect(issues.first?.hasSuffix(" pt outside card at the right") == true)
    }
}
