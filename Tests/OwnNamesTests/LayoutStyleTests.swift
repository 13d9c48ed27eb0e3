import Foundation
import Testing
import UIKit

/// A card in three styles: an avatar of 40 points, a title beside it, and below them a footer whose height is a
/// sixteenth of the width.
@MainActor
private class Card: UIView {
    let avatar = UIView()
    let title = UIView()
    let footer = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [avatar, title, footer] { addSubview(view) }
        setUp()
    }

    required init?(coder: NSCoder) { fatalError("not in a nib") }

    func setUp() {}

    var frames: [CGRect] { [avatar.frame, title.frame, footer.frame] }
}

private final class AnchorCard: Card {
    override func setUp() {
        subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            avatar.topAnchor.constraint(equalTo: margins.topAnchor),
            avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            avatar.widthAnchor.constraint(equalToConstant: 40),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            title.leadingAnchor.constraint(equalToSystemSpacingAfter: avatar.trailingAnchor, multiplier: 1),
            title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            title.topAnchor.constraint(equalTo: avatar.topAnchor),
            title.bottomAnchor.constraint(equalTo: avatar.bottomAnchor),
            footer.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 8),
            footer.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            footer.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            footer.heightAnchor.constraint(equalTo: widthAnchor, multiplier: 1 / 16),
        ])
    }
}

private final class MakerCard: Card {
    private(set) var avatarConstraints: [MadeConstraint] = []

    override func setUp() {
        avatarConstraints = avatar.make {
            $0.top.leading.equalToSuperview().inset(8)
            $0.size.equalTo(40 as CGFloat)
        }
        title.make {
            $0.leading.equalTo(avatarTrailing)
            $0.trailing.equalToSuperview().inset(8)
            $0.top.height.equalTo(avatar)
        }
        footer.make {
            $0.top.equalTo(avatarBottom)
            $0.leading.trailing.equalToSuperview().inset(8)
            $0.height.equalTo(widthOfCard).multipliedBy(1 / 16)
            $0.height.lessThanOrEqualTo(10 as CGFloat).priority(.defaultLow)
        }
    }

    private var avatarTrailing: Edge { Edge(view: avatar, attribute: .trailing, gap: 8) }
    private var avatarBottom: Edge { Edge(view: avatar, attribute: .bottom, gap: 8) }
    private var widthOfCard: Edge { Edge(view: self, attribute: .width, gap: 0) }

    func enlargeAvatar() {
        avatar.update(avatarConstraints) { $0.size.equalTo(56 as CGFloat) }
    }

    func moveAvatar() {
        avatarConstraints = avatar.remake(avatarConstraints) {
            $0.top.equalToSuperview().offset(8)
            $0.leading.equalToSuperview().offset(20)
            $0.size.equalTo(40 as CGFloat)
        }
    }

    /// An edge of a view, with a gap.
    private struct Edge: ConstraintTarget {
        let view: UIView
        let attribute: NSLayoutConstraint.Attribute
        let gap: CGFloat

        func resolved(
            _ first: NSLayoutConstraint.Attribute
        ) -> (item: Any?, attribute: NSLayoutConstraint.Attribute, constant: CGFloat) { (view, attribute, gap) }
    }
}

private final class PinCard: Card {
    override func layoutSubviews() {
        super.layoutSubviews()
        avatar.pin.top(8).left(8).width(40).height(40)
        title.pin.top(8).left(56).right(8).height(40)
        footer.pin.below(avatar, 8).left(8).right(8).height(bounds.width / 16)
    }
}

@Suite("Layout code in the style of apps and their libraries (autolayout.md §8)")
@MainActor
struct LayoutStyleTests {
    private static func expected(width: CGFloat) -> [CGRect] {
        [
            CGRect(x: 8, y: 8, width: 40, height: 40),
            CGRect(x: 56, y: 8, width: width - 64, height: 40),
            CGRect(x: 8, y: 56, width: width - 16, height: width / 16),
        ]
    }

    @Test("Anchors, chains of words and frames give the same card, in both orientations and back")
    func styles() {
        Simulation().perform {
            for card in [AnchorCard(), MakerCard(), PinCard()] as [Card] {
                for width: CGFloat in [320, 480, 320] {
                    card.frame = CGRect(x: 0, y: 0, width: width, height: 120)
                    card.layoutIfNeeded()
                    #expect(card.frames == Self.expected(width: width), "\(type(of: card))")
                }
            }
        }
    }

    @Test("Chains update constants in place and are made again")
    func updates() {
        Simulation().perform {
            let card = MakerCard(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
            card.layoutIfNeeded()
            let constraints = card.avatarConstraints
            card.enlargeAvatar()
            card.layoutIfNeeded()
            #expect(card.avatar.frame == CGRect(x: 8, y: 8, width: 56, height: 56))
            #expect(card.title.frame == CGRect(x: 72, y: 8, width: 240, height: 56))
            #expect(card.avatarConstraints == constraints)
            #expect(constraints.map(\.isActive) == [true, true, true, true])
            card.moveAvatar()
            card.layoutIfNeeded()
            #expect(card.avatar.frame == CGRect(x: 20, y: 8, width: 40, height: 40))
            #expect(constraints.map(\.isActive) == [false, false, false, false])
            #expect(Set(card.avatarConstraints.map(\.line)).count == 3)
        }
    }

    @Test("Frames inside the safe area follow it when the device is rotated")
    func safeArea() {
        final class Screen: UIViewController {
            let content = UIView()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(content)
            }

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                content.pin.insideSafeArea()
            }
        }
        let simulation = Simulation()
        simulation.perform {
            let screen = Screen()
            let window = UIWindow()
            window.rootViewController = screen
            window.makeKeyAndVisible()
            // The safe area of an iPhone 15 is 59 and 34 in portrait, 59 at the sides and 21 at the bottom in landscape
            // (behaviour.md §9).
            #expect(screen.content.frame == CGRect(x: 0, y: 59, width: 393, height: 759))
            simulation.turn(to: .landscapeLeft)
            #expect(screen.content.frame == CGRect(x: 59, y: 0, width: 734, height: 372))
        }
    }

    /// Two labels and a stack view in a controller that is laid out by itself.
    @Test("A controller's labels and stack view have the sizes of their texts")
    func labelsAndStack() {
        final class Screen: UIViewController {
            let top = UILabel()
            let bottom = UILabel()
            lazy var stack = UIStackView(arrangedSubviews: [top, bottom])

            override func viewDidLoad() {
                super.viewDidLoad()
                top.text = "What's"
                bottom.text = "the point?"
                stack.axis = .vertical
                stack.alignment = .center
                stack.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
                ])
            }
        }
        Simulation().perform {
            let screen = Screen()
            let window = UIWindow()
            window.rootViewController = screen
            window.makeKeyAndVisible()
            let (top, bottom) = (screen.top.intrinsicContentSize, screen.bottom.intrinsicContentSize)
            #expect(top.width < bottom.width)
            #expect(screen.stack.bounds.size == CGSize(width: bottom.width, height: top.height + bottom.height))
            #expect(abs(screen.top.center.x - bottom.width / 2) <= 1 / 3)
            #expect(abs(screen.stack.center.x - 196.5) <= 1 / 3)
            // The centre is the middle of the 852 points without the status bar (59) and the home indicator (34).
            #expect(abs(screen.stack.center.y - 438.5) <= 1 / 3)
        }
    }
}
