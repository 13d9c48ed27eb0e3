import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

@MainActor
@Suite("Why a view is where it is")
struct LayoutExplanationTests {
    private func statements(_ number: LayoutExplanation.Number?) -> [String] { number?.because.map(\.text) ?? [] }

    @Test("Edges, a share of the superview, and what they win over, before and after a rotation")
    func rotation() throws {
        try inWorld { world in
            let title = Sized("title", CGSize(width: 80, height: 20))
            let page = world.showPage(of: title)
            let before = Simulation.current.layoutExplanation(of: title, for: .horizontal)
            #expect(before.view == "title")
            #expect(Set(before.numbers.keys) == [.x, .width])
            #expect(before.numbers[.x]?.value == 16)
            #expect(statements(before.numbers[.x]) == ["title.leading == page.leading + 16"])
            #expect(
                statements(before.numbers[.width]) == [
                    "title.width == 0.5 × page.width (page.width is 393)",
                    // 393 / 2 = 196.5, and 196.5 - 80 = 116.5.
                    "its horizontal content hugging @250 (content width is 80), missed by 116.5 points",
                ])
            let wins = try #require(before.numbers[.width]?.reasons.first)
            #expect(wins.kind == .constraint)
            #expect(wins.constraint == "title.width == 0.5 * page.width")
            #expect(wins.priority == 1000)

            world.turn(to: .landscapeLeft)
            #expect(page.bounds.width == 852)
            let after = Simulation.current.layoutExplanation(of: title, for: .horizontal)
            let lost = try #require(after.numbers[.width]?.lost.first)
            #expect(lost.statement == "title.width ≤ 200 @750")
            #expect(lost.identifier == "readable")
            #expect(lost.error == 226)
            let change = LayoutChange(before: before, after: after)
            #expect(change.changed == [.width])
            #expect(
                change.sentences == [
                    "title.width 196.667 → 426 because title.width == 0.5 × page.width now wins over "
                        + "title.width ≤ 200 @750"
                ])
        }
    }

    @Test("Vertically: the middle of the superview and the content's own height")
    func content() {
        inWorld { world in
            let title = Sized("title", CGSize(width: 80, height: 20))
            _ = world.showPage { page in
                page.addSubview(title)
                title.leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true
                title.centerYAnchor.constraint(equalTo: page.centerYAnchor).isActive = true
            }
            let explanation = Simulation.current.layoutExplanation(of: title, for: .vertical)
            // (852 - 20) / 2.
            #expect(explanation.numbers[.y]?.value == 416)
            #expect(
                statements(explanation.numbers[.y]) == [
                    "its vertical compression resistance @750 (content height is 20)",
                    "title.centerY == page.centerY (page.centerY is 426)",
                ])
            #expect(explanation.numbers[.height]?.because.map(\.kind) == [.contentSize])
            #expect(explanation.numbers[.height]?.isAmbiguous == false)
        }
    }

    @Test("What nothing decides is ambiguous, and says so")
    func ambiguous() {
        inWorld { world in
            let box = Sized("box", CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
            _ = world.showPage { page in
                page.addSubview(box)
                box.leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true
                box.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
                box.heightAnchor.constraint(equalToConstant: 10).isActive = true
            }
            let explanation = Simulation.current.layoutExplanation(of: box, for: .horizontal)
            #expect(explanation.numbers[.x]?.isAmbiguous == false)
            #expect(explanation.numbers[.width]?.isAmbiguous == true)
            #expect(explanation.numbers[.width]?.because.map(\.kind).last == .tieBreak)
        }
    }

    @Test("A stack view's rules have UIKit's identifiers and are told from the app's constraints")
    func stack() {
        inWorld { world in
            let (one, two) = (
                Sized("one", CGSize(width: 30, height: 20)), Sized("two", CGSize(width: 50, height: 20))
            )
            let stack = UIStackView(arrangedSubviews: [one, two])
            stack.accessibilityIdentifier = "row"
            stack.spacing = 10
            stack.translatesAutoresizingMaskIntoConstraints = false
            _ = world.showPage { page in
                page.addSubview(stack)
                stack.leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true
                stack.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
            }
            let explanation = Simulation.current.layoutExplanation(of: two, for: .horizontal)
            #expect(explanation.numbers[.x]?.value == 40)
            let reasons = explanation.numbers[.x]?.reasons ?? []
            #expect(reasons.map(\.kind) == [.stack])
            #expect(reasons.first?.identifier == "UISV-spacing")
            #expect(reasons.first?.text == "two.leading == one.trailing + 10 (one.trailing is 30)")
        }
    }

    @Test("A frame-based view: what its mask changes, what its frame says, and what the window gives")
    func mask() {
        inWorld { world in
            let (page, bar) = world.showPageWithBar()
            let explanation = Simulation.current.layoutExplanation(of: bar, for: .horizontal)
            #expect(statements(explanation.numbers[.width]) == ["flexibleWidth of bar (page.width is 393)"])
            #expect(explanation.numbers[.x]?.because.map(\.kind) == [.frame])
            let root = Simulation.current.layoutExplanation(of: page, for: .vertical)
            #expect(root.numbers[.height]?.because.map(\.kind) == [.window])
            #expect(statements(root.numbers[.height]).first?.contains("window.height is 852") == true)
        }
    }

    @Test("What a rotation changes about a frame-based view: the number that its mask follows, named if it has a name")
    func maskChange() {
        inWorld { world in
            let (page, bar) = world.showPageWithBar()
            let before = Simulation.current.layoutExplanation(of: bar, for: .horizontal)
            page.accessibilityIdentifier = nil
            let unnamed = Simulation.current.layoutExplanation(of: bar, [.width])
            #expect(
                statements(unnamed.numbers[.width]) == ["flexibleWidth of bar (the width of its superview is 393)"])
            page.accessibilityIdentifier = "page"
            world.turn(to: .landscapeLeft)
            let after = Simulation.current.layoutExplanation(of: bar, for: .horizontal)
            // 852 - 20.
            #expect(
                LayoutChange(before: before, after: after).sentences == [
                    "bar.width 373 → 832 because page.width changed 393 → 852 (same causes: flexibleWidth of bar)"
                ])
        }
    }

    @Test("A change names new reasons and earlier ones; the inset of a guide is not told beside the guide's edge")
    func changes() {
        func change(_ old: CGFloat, _ first: [LayoutCause], _ new: CGFloat, _ second: [LayoutCause]) -> [String] {
            LayoutChange(
                before: LayoutExplanation(view: "go", numbers: [.y: LayoutExplanation.Number(old, because: first)]),
                after: LayoutExplanation(view: "go", numbers: [.y: LayoutExplanation.Number(new, because: second)])
            ).sentences
        }
        #expect(
            change(
                16, [LayoutCause(.mask, "flexibleTopMargin of go")], 593,
                [LayoutCause(.variation, "a variation sets the frame [5, 593, 20, 50]")])
                == [
                    "go.y 16 → 593: now a variation sets the frame [5, 593, 20, 50]; before, given by flexibleTopMargin of go"
                ])
        func safe(_ top: CGFloat) -> [LayoutCause] {
            [
                LayoutCause(
                    .constraint, "go.top == page.safeArea.top",
                    readings: [LayoutCause.Reading("page.safeArea.top", top)]),
                LayoutCause(
                    .safeArea, "the top inset of page.safeArea",
                    readings: [LayoutCause.Reading("the top inset of page.safeArea", top)]),
            ]
        }
        #expect(
            change(59, safe(59), 0, safe(0)) == [
                "go.y 59 → 0 because page.safeArea.top changed 59 → 0 (same causes: go.top == page.safeArea.top and "
                    + "the top inset of page.safeArea)"
            ])
    }

    @Test("The guides at the top and at the bottom: where they begin or end, and how high they are")
    func oldGuides() {
        inWorld { world in
            let (top, bottom) = (
                Sized("top", CGSize(width: 80, height: 20)), Sized("bottom", CGSize(width: 80, height: 20))
            )
            let controller = UIViewController()
            controller.view.accessibilityIdentifier = "page"
            controller.view.addSubview(top)
            controller.view.addSubview(bottom)
            NSLayoutConstraint.activate([
                top.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
                bottom.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            ])
            _ = world.show(controller)
            @MainActor func causes(_ view: UIView) -> [String] {
                statements(Simulation.current.layoutExplanation(of: view, for: .vertical).numbers[.y]).filter {
                    !$0.contains("content")
                }
            }
            // An iPhone 15 has insets of 59 points at the top and 34 at the bottom.
            #expect(
                causes(top) == [
                    "top.top == page.topLayoutGuide.bottom (page.topLayoutGuide.bottom is 59)",
                    "the top edge of page.topLayoutGuide",
                    "the height of page.topLayoutGuide is 59",
                ])
            #expect(
                causes(bottom) == [
                    "bottom.bottom == page.bottomLayoutGuide.top (page.bottomLayoutGuide.top is 818)",
                    "the bottom edge of page.bottomLayoutGuide",
                    "the height of page.bottomLayoutGuide is 34",
                ])
        }
    }

    @Test("In depth: what the causes follow from, as far as the window")
    func deep() {
        inWorld { world in
            let card = Sized("card", CGSize(width: UIView.noIntrinsicMetric, height: 100))
            let title = Sized("title", CGSize(width: 80, height: 20))
            _ = world.showPage { page in
                page.addSubview(card)
                card.addSubview(title)
                NSLayoutConstraint.activate([
                    card.leadingAnchor.constraint(equalTo: page.safeAreaLayoutGuide.leadingAnchor),
                    card.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5),
                    card.topAnchor.constraint(equalTo: page.topAnchor),
                    title.trailingAnchor.constraint(equalTo: card.trailingAnchor),
                    title.topAnchor.constraint(equalTo: card.topAnchor),
                ])
            }
            let near = Simulation.current.layoutExplanation(of: title, [.x])
            #expect(near.numbers[.x]?.because.map(\.kind) == [.constraint, .contentSize])
            let deep = Simulation.current.layoutExplanation(of: title, [.x], isDeep: true)
            #expect(
                statements(deep.numbers[.x]) == [
                    "title.trailing == card.trailing (card.trailing is 196.5)",
                    "its horizontal compression resistance @750 (content width is 80)",
                    "card.width == 0.5 × page.width (page.width is 393)",
                    "the window sets the size of its root view (window.width is 393)",
                ])
        }
    }
}
