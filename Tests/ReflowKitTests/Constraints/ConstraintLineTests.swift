import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

@MainActor
@Suite("What places a view, as lines over a picture")
struct ConstraintLineTests {
    private func lines(of view: UIView, in root: UIView) -> [String] {
        Simulation.current.constraints(of: view, in: root).lines.map(\.dumped)
    }

    @Test("Edges, sizes and middles, and what lost, dashed, before and after a rotation")
    func rotation() {
        inWorld { world in
            let title = Sized("title", CGSize(width: 80, height: 20))
            let page = world.showPage(of: title)
            // The title is at (16 416; 196.667 20): its width is half of 393, on whole pixels.
            let before = Simulation.current.constraints(of: title, in: page)
            #expect(before.view == "title" && before.notes == [])
            #expect(before.rect == CGRect(x: 16, y: 416, width: 196.67, height: 20))
            #expect(
                Set(before.lines.map(\.dumped)) == [
                    "distance (16 426) (0 426) title.leading == page.leading + 16",
                    "length (16 443) (212.67 443) title.width == 0.5 × page.width",
                    "alignment (16 426) (212.67 426) title.centerY == page.centerY",
                    "length (219.67 416) (219.67 436) its vertical compression resistance @750",
                    // The line is 12 points below the one that holds.
                    "length (16 455) (212.67 455) its horizontal content hugging @250, 116.5 away",
                ])
            #expect(before.lines.last?.isSatisfied == false)

            world.turn(to: .landscapeLeft)
            let after = Simulation.current.constraints(of: title, in: page)
            let lost = after.lines.first { $0.name == "readable" }
            #expect(lost?.statement == "title.width ≤ 200 @750")
            #expect(lost?.error == 226)
            // The page is 852 × 393 points: the title is 426 wide, its middle at 196.5.
            #expect(lost?.start.x == 16 && lost?.end.x == 442)
            #expect(after.lines.first?.isSatisfied == true)
        }
    }

    @Test("Leading is the right edge in languages that run from right to left")
    func rightToLeft() {
        inWorld { world in
            let box = Sized("box")
            let page = world.showPage { page in
                page.semanticContentAttribute = .forceRightToLeft
                page.addSubview(box)
                NSLayoutConstraint.activate([
                    box.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
                    box.topAnchor.constraint(equalTo: page.topAnchor, constant: 100),
                    box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 40),
                ])
            }
            #expect(
                Set(lines(of: box, in: page)) == [
                    "distance (373 120) (393 120) box.leading == page.leading + 20",
                    "distance (348 100) (348 0) box.top == page.top + 100",
                    "length (323 147) (373 147) box.width == 50", "length (380 100) (380 140) box.height == 40",
                ])
        }
    }

    @Test("Guides have their edges, and the safe area the distance that the screen gives it")
    func guides() {
        inWorld { world in
            let box = Sized("box", CGSize(width: 50, height: 40))
            let page = world.showPage { page in
                page.addSubview(box)
                NSLayoutConstraint.activate([
                    box.leadingAnchor.constraint(equalTo: page.layoutMarginsGuide.leadingAnchor),
                    box.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor, constant: 12),
                ])
            }
            let dumped = lines(of: box, in: page)
            // An iPhone 15 has 59 points above the safe area and margins of 16.
            #expect(
                dumped.contains("distance (41 71) (41 59) box.top == page.safeArea.top + 12"), "\(dumped)")
            #expect(dumped.contains { $0.hasPrefix("distance (196.5 59) (196.5 0) the top inset of page.safeArea") })
            #expect(
                dumped.contains("alignment (16 71) (16 111) box.leading == page.layoutMargins.leading"), "\(dumped)")
        }
    }

    @Test("A line starts at the view that is explained, whichever side of the equation it is on")
    func sides() {
        inWorld { world in
            let (one, two) = (Sized("one", CGSize(width: 50, height: 40)), Sized("two", CGSize(width: 60, height: 20)))
            let page = world.showPage { page in
                page.addSubview(one)
                page.addSubview(two)
                NSLayoutConstraint.activate([
                    one.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                    one.topAnchor.constraint(equalTo: page.topAnchor, constant: 100),
                    one.trailingAnchor.constraint(equalTo: two.leadingAnchor, constant: -30),
                    one.bottomAnchor.constraint(equalTo: two.topAnchor, constant: -10),
                ])
            }
            // The view `two` is below and beside the other one, at (80 150; 60 20).
            let dumped = lines(of: two, in: page)
            #expect(
                dumped.contains("distance (80 160) (50 160) to (50 140) one.trailing == two.leading − 30"),
                "\(dumped)")
            #expect(
                dumped.contains("distance (110 150) (110 140) to (50 140) one.bottom == two.top − 10"), "\(dumped)")
        }
    }

    @Test("Edges of a scroll view that holds a constraint are those of what it scrolls")
    func scrolling() {
        inWorld { world in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 300))
            let content = Sized("content", CGSize(width: 500, height: 700))
            let page = world.showPage { page in
                page.addSubview(scroll)
                scroll.addSubview(content)
                NSLayoutConstraint.activate([
                    content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
                    content.topAnchor.constraint(equalTo: scroll.topAnchor),
                    content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
                    content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
                ])
            }
            #expect(scroll.contentSize == CGSize(width: 510, height: 700))
            let dumped = lines(of: content, in: page)
            // The line is at the middle of 700 points, 100 from the top.
            #expect(dumped.contains { $0.hasPrefix("distance (10 450) (0 450) content.leading ==") }, "\(dumped)")
        }
    }

    @Test("A mask's springs and struts; a root view says that the window gives it its size")
    func masks() {
        inWorld { world in
            let bar = UIView(frame: CGRect(x: 20, y: 600, width: 353, height: 67))
            bar.accessibilityIdentifier = "bar"
            bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            let page = world.showPage { page in
                page.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
                page.addSubview(bar)
            }
            #expect(
                lines(of: bar, in: page) == [
                    "distance (20 633.5) (0 633.5) the left margin stays 20",
                    "spring (20 674) (373 674) flexibleWidth",
                    "distance (373 633.5) (393 633.5) the right margin stays 20",
                    "spring (196.5 600) (196.5 0) flexibleTopMargin",
                    "length (380 600) (380 667) the height stays 67",
                    "distance (196.5 667) (196.5 852) the bottom margin stays 185",
                ])
            let root = Simulation.current.constraints(of: page, in: page)
            #expect(root.lines == [])
            #expect(root.notes == ["the window sets the size of its root view"])
        }
    }

    @Test("What nothing decides is a note; a baseline is where the text stands")
    func notes() throws {
        try inWorld { world in
            let label = UILabel()
            label.text = "Ag"
            label.accessibilityIdentifier = "label"
            label.translatesAutoresizingMaskIntoConstraints = false
            let box = Sized("box")
            let page = world.showPage { page in
                page.addSubview(label)
                page.addSubview(box)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                    label.topAnchor.constraint(equalTo: page.topAnchor, constant: 100),
                    box.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 100),
                    box.topAnchor.constraint(equalTo: label.firstBaselineAnchor, constant: 30),
                    box.heightAnchor.constraint(equalToConstant: 10),
                ])
            }
            let told = Simulation.current.constraints(of: box, in: page)
            #expect(told.notes == ["its constraints do not determine width; Reflow chose this value"])
            let line = try #require(told.lines.first { $0.name == "box.top == label.firstBaseline + 30" })
            #expect((line.start.y - box.frame.minY).magnitude < 0.01)
            #expect((line.end.y - (box.frame.minY - 30)).magnitude < 0.01)
        }
    }
}

extension ConstraintLine {
    fileprivate var dumped: String {
        func text(_ point: CGPoint) -> String { "(\(number(point.x)) \(number(point.y)))" }
        func number(_ value: CGFloat) -> String {
            value == value.rounded() ? "\(Int(value))" : "\(Double(value))"
        }
        return "\(shape.rawValue) \(text(start)) \(text(end))" + (target.map { " to \(text($0))" } ?? "") + " \(name)"
            + (isSatisfied ? "" : ", \(number(error)) away")
    }
}
