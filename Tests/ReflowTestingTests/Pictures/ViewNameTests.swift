import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Snapshots
import TestSupport
import Testing

@testable import ReflowTesting

/// A scale of one pixel per point, because the tests are about names, and the screens have a few million pixels.
@MainActor private let onePixel = UITraitCollection(displayScale: 1)

@MainActor
@Suite("Views are named by the properties of the controllers they belong to")
struct ViewNameTests {
    /// Two cards side by side, each with a controller of its own.
    private final class PairController: UIViewController {
        let cards = [CardController(), CardController()]

        override func viewDidLoad() {
            for card in cards {
                addChild(card)
                view.addSubview(card.view)
                card.didMove(toParent: self)
            }
        }

        override func viewDidLayoutSubviews() {
            let (left, right) = view.bounds.divided(atDistance: 180, from: .minXEdge)
            cards[0].view.frame = left
            cards[1].view.frame = right
        }
    }

    private final class Presenter: UIViewController {
        let shown = CardController()

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            guard presentedViewController == nil else { return }
            shown.modalPresentationStyle = .pageSheet
            present(shown, animated: false)
        }
    }

    enum Container: CaseIterable {
        case none, navigation, tabs, split, page, child, presented
    }

    private func contained(_ card: CardController, in container: Container) -> UIViewController {
        switch container {
        case .none: return card
        case .navigation: return UINavigationController(rootViewController: card)
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: card), UIViewController()]
            return tabs
        case .split:
            let split = UISplitViewController()
            split.viewControllers = [UIViewController(), card]
            return split
        case .page:
            let page = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            page.setViewControllers([card], direction: .forward, animated: false)
            return page
        case .child:
            let parent = UIViewController()
            parent.addChild(card)
            parent.view.addSubview(card.view)
            card.didMove(toParent: parent)
            return parent
        case .presented: return Presenter()
        }
    }

    @Test(
        "In every container, and presented, the names are those that the controller has by itself",
        arguments: Container.allCases)
    func containers(_ container: Container) throws {
        let folder = try TemporaryFolder()
        let card = CardController()
        let controller = contained(card, in: container)
        let inset = (controller as? Presenter)?.shown ?? card
        func verify() -> String? {
            verifySnapshot(
                of: controller, as: .image(on: .iPadPro11(.portrait), traits: onePixel), named: "a", record: .missing,
                snapshotDirectory: folder.path, testName: "names()")
        }
        _ = verify()
        inset.titleInset = 20
        inset.view.setNeedsLayout()
        let message = try #require(verify())
        #expect(message.contains("1 view changed:\n  titleLabel: x 16 → 20"))
    }

    @Test("A name that two controllers have is told with the way to the view")
    func shared() throws {
        let folder = try TemporaryFolder()
        let pair = PairController()
        func verify() -> String? {
            verifySnapshot(
                of: pair as UIViewController, as: .image(on: .iPhone13, traits: onePixel), named: "a", record: .missing,
                snapshotDirectory: folder.path, testName: "names()")
        }
        _ = verify()
        pair.cards[1].titleInset = 20
        pair.cards[1].view.setNeedsLayout()
        let message = try #require(verify())
        #expect(message.contains("UIView[1]/card/titleLabel: x 16 → 20"))
        #expect(!message.contains("UIView[0]"))
    }

    @Test("Masks say the same names in a container as without")
    func masks() throws {
        let folder = try TemporaryFolder()
        let card = CardController()
        let navigation = UINavigationController(rootViewController: card)
        func verify() -> String? {
            verifySnapshot(
                of: navigation as UIViewController,
                as: .image(on: .iPhone13, comparison: SnapshotComparison(masks: ["card"])), named: "a",
                record: .missing, snapshotDirectory: folder.path, testName: "names()")
        }
        _ = verify()
        card.titleInset = 20
        card.view.setNeedsLayout()
        #expect(verify() == nil)
    }
}
