import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

@MainActor
@Suite("Why a view is where it is: which causes are named, and how")
struct LayoutExplanationWordsTests {
    private func explained(_ view: UIView, _ number: LayoutNumber) -> LayoutExplanation.Number? {
        Simulation.current.layoutExplanation(of: view, [number]).numbers[number]
    }

    private func statements(_ view: UIView, _ number: LayoutNumber) -> [String] {
        explained(view, number)?.because.map(\.text) ?? []
    }

    @Test("§11: a margin is read, with how wide it is, so that a rotation names it")
    func margins() {
        inWorld { world in
            let photo = Sized("photo", CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
            _ = world.showPage { page in
                page.addSubview(photo)
                NSLayoutConstraint.activate([
                    photo.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                    photo.widthAnchor.constraint(equalToConstant: 50),
                    photo.topAnchor.constraint(equalTo: page.topAnchor, constant: 100),
                    NSLayoutConstraint(
                        item: photo, attribute: .bottom, relatedBy: .equal, toItem: page, attribute: .bottomMargin,
                        multiplier: 1, constant: 0),
                ])
            }
            let before = Simulation.current.layoutExplanation(of: photo, [.height])
            // An iPhone 15 is 852 points high in portrait, with 34 below the safe area; 393 with 21 in landscape.
            #expect(
                before.numbers[.height]?.because.map(\.text) == [
                    "photo.top == page.top + 100",
                    "photo.bottom == page.bottomMargin (page.bottomMargin is 818, the bottom margin of page is 34)",
                ])
            world.turn(to: .landscapeLeft)
            let after = Simulation.current.layoutExplanation(of: photo, [.height])
            #expect(
                LayoutChange(before: before, after: after).sentences == [
                    "photo.height 718 → 272 because page.bottomMargin changed 818 → 372 and the bottom margin of page "
                        + "changed 34 → 21 (same causes: photo.top == page.top + 100 and photo.bottom == page.bottomMargin)"
                ])
        }
    }

    @Test("The far edge of a guide does not follow from its near inset")
    func farEdge() {
        inWorld { _ in
            let bar = Sized("bar", CGSize(width: 80, height: 20))
            let photo = Sized("photo", CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
            let controller = UIViewController()
            controller.view.accessibilityIdentifier = "page"
            controller.view.addSubview(bar)
            controller.view.addSubview(photo)
            let area = controller.view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                bar.topAnchor.constraint(equalTo: area.topAnchor),
                bar.leadingAnchor.constraint(equalTo: area.leadingAnchor),
                photo.topAnchor.constraint(equalTo: bar.bottomAnchor),
                photo.bottomAnchor.constraint(equalTo: area.bottomAnchor),
                photo.leadingAnchor.constraint(equalTo: area.leadingAnchor),
                photo.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            ])
            let window = UIWindow()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            // Each inset has its own name.
            #expect(
                statements(photo, .height) == [
                    "photo.top == bar.bottom (bar.bottom is 79)",
                    "photo.bottom == page.safeArea.bottom (page.safeArea.bottom is 818)",
                    "the bottom inset of page.safeArea is 34",
                ])
            #expect(
                statements(photo, .width).filter { $0.hasPrefix("the ") } == [
                    "the left inset of page.safeArea is 0", "the right inset of page.safeArea is 0",
                ])
        }
    }

    @Test("An empty label has no size because its text is empty")
    func emptyLabel() {
        inWorld { world in
            let name = UILabel()
            name.accessibilityIdentifier = "name"
            name.translatesAutoresizingMaskIntoConstraints = false
            _ = world.showPage { page in
                page.addSubview(name)
                name.leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true
                name.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
            }
            #expect(statements(name, .height) == ["the text of name is empty"])
            #expect(statements(name, .width) == ["the text of name is empty"])
        }
    }

    @Test("What is empty is named: an image view without image, a stack view that arranges nothing, no segments")
    func emptyViews() {
        let cases: [(UIView, String)] = [
            (UIImageView(), "name has no image"), (UIStackView(), "name has no arranged subviews"),
            (UISegmentedControl(), "name has no segments"),
        ]
        for (view, words) in cases {
            inWorld { world in
                view.accessibilityIdentifier = "name"
                view.translatesAutoresizingMaskIntoConstraints = false
                _ = world.showPage { page in
                    page.addSubview(view)
                    view.leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true
                    view.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
                }
                #expect(statements(view, .width).first == words)
                #expect(!statements(view, .width).contains { $0.contains("≥ 0") })
            }
        }
    }

    @Test("A button lacks content only if it shows neither a title nor an image")
    func emptyButtons() {
        inWorld { _ in
            let titled = UIButton(type: .custom)
            titled.setTitle("Go", for: .normal)
            #expect(UIButton(type: .custom).missing == .titleAndImage)
            #expect(titled.missing == nil)
            #expect(UIButton(type: .contactAdd).missing == nil)
        }
    }

    @Test("Of two wishes of one priority, an explanation names both as the reason why nothing decides")
    func priorityTie() {
        inWorld { world in
            let card = UIView()
            card.accessibilityIdentifier = "card"
            card.translatesAutoresizingMaskIntoConstraints = false
            _ = world.showPage { page in
                page.addSubview(card)
                NSLayoutConstraint.activate([
                    card.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                    card.topAnchor.constraint(equalTo: page.topAnchor),
                    card.heightAnchor.constraint(equalToConstant: 40),
                ])
                for width in [300, 200] as [CGFloat] {
                    let wish = card.widthAnchor.constraint(equalToConstant: width)
                    wish.priority = .defaultHigh
                    wish.isActive = true
                }
            }
            let words =
                "card.width == 300 @750 and card.width == 200 @750 have the same priority, 750; Reflow chose this value"
            #expect(statements(card, .width).contains(words))
        }
    }

    @Test("A neighbour that wins against a text that is cut is named, though it is no direct cause")
    func neighbour() {
        inWorld { world in
            let name = Sized("name", CGSize(width: 300, height: 20))
            let go = Sized("go", CGSize(width: 160, height: 20))
            go.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 751), for: .horizontal)
            _ = world.showPage { page in
                page.addSubview(name)
                page.addSubview(go)
                NSLayoutConstraint.activate([
                    name.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                    go.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
                    go.trailingAnchor.constraint(equalTo: page.trailingAnchor),
                    name.topAnchor.constraint(equalTo: page.topAnchor),
                    go.topAnchor.constraint(equalTo: page.topAnchor),
                ])
            }
            // 393 - 160 - 8 = 225, and 300 - 225 = 75.
            #expect(
                statements(name, .width) == [
                    "name.leading == page.leading", "go.leading == name.trailing + 8 (go.leading is 233)",
                    "go's horizontal compression resistance @751 (go's content width is 160)",
                    "its horizontal compression resistance @750 (content width is 300), missed by 75 points",
                ])
        }
    }

    @Test("§5: a number that was rounded to pixels says so, with what its causes add up to")
    func rounding() {
        inWorld { world in
            let box = Sized("box", CGSize(width: UIView.noIntrinsicMetric, height: 20))
            _ = world.showPage { page in
                page.addSubview(box)
                NSLayoutConstraint.activate([
                    box.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                    box.topAnchor.constraint(equalTo: page.topAnchor),
                    box.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5),
                ])
            }
            let explanation = Simulation.current.layoutExplanation(of: box, for: .horizontal)
            // 393 / 2, at three pixels a point.
            #expect(explanation.numbers[.width]?.unrounded == 196.5)
            #expect(explanation.numbers[.x]?.unrounded == nil)
            #expect(explanation.description.contains("box.width = 196.667   (196.5, rounded to whole pixels)"))
        }
    }

    @Test("Views without a name or a text are called by their class and place")
    func places() {
        inWorld { world in
            let card = UIView()
            card.accessibilityIdentifier = "card"
            let views = (0..<12).map { _ in UIView() }
            for view in views { card.addSubview(view) }
            let icon = UIImageView()
            card.addSubview(icon)
            let total = UILabel()
            total.text = "Total"
            let rule = UIView()
            views[3].addSubview(rule)
            card.addSubview(total)
            _ = world.showPage { $0.addSubview(card) }
            @MainActor func name(_ view: UIView) -> String {
                Simulation.current.layoutExplanation(of: view, [.x]).view
            }
            #expect(name(views[2]) == "third UIView of card")
            #expect(name(views[10]) == "11th UIView of card")
            #expect(name(icon) == "UIImageView of card")
            #expect(name(total) == "UILabel \"Total\"")
            #expect(name(rule) == "UIView of fourth UIView of card")
        }
    }
}
