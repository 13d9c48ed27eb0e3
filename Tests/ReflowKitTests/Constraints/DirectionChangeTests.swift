import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

/// A page with a row of two views, placed by leading and trailing.
@MainActor
private final class Row {
    let page = UIView()
    let first = UIView()
    let second = UIView()

    init() {
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            page.addSubview(view)
        }
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
            first.widthAnchor.constraint(equalToConstant: 100),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
            second.widthAnchor.constraint(equalToConstant: 50),
            first.topAnchor.constraint(equalTo: page.topAnchor), second.topAnchor.constraint(equalTo: page.topAnchor),
            first.heightAnchor.constraint(equalToConstant: 10), second.heightAnchor.constraint(equalToConstant: 10),
        ])
    }

    var places: [CGFloat] { [first.frame.minX, second.frame.minX] }
}

@MainActor
@Suite("A change of direction at run time (autolayout.md §17)")
struct DirectionChangeTests {
    @Test("§17: semanticContentAttribute turns what the view holds, before and after a rotation, and back")
    func semanticContentAttribute() {
        inWorld("iPhone 15") { world in
            let row = Row()
            let controller = UIViewController()
            controller.view = row.page
            let window = world.show(controller)
            #expect(row.places == [20, 128])
            row.page.semanticContentAttribute = .forceRightToLeft
            #expect(row.page.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            window.layoutIfNeeded()
            // The positions are 393 − 20 − 100, and 8 + 50 less.
            #expect(row.places == [273, 215])
            world.turn(to: .landscapeLeft)
            #expect(row.places == [732, 674])
            row.page.semanticContentAttribute = .unspecified
            window.layoutIfNeeded()
            #expect(row.places == [20, 128])
            row.page.semanticContentAttribute = .playback
            window.layoutIfNeeded()
            #expect(row.places == [20, 128])
            #expect(world.diagnostics == [])
        }
    }

    private final class Margins: UIView {
        var told = 0
        var passes = 0

        override func layoutMarginsDidChange() {
            super.layoutMarginsDidChange()
            told += 1
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            passes += 1
        }
    }

    @Test("§11.1, §17: directional margins change sides; the view is told, and whoever preserves them is laid out")
    func preservedMargins() {
        inWorld("iPhone 15") { world in
            let page = Margins()
            page.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 30)
            let card = Margins(frame: page.bounds)
            card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            card.preservesSuperviewLayoutMargins = true
            page.addSubview(card)
            let controller = UIViewController()
            controller.view = page
            let window = world.show(controller)
            #expect([page.layoutMargins.left, card.layoutMargins.left, card.layoutMargins.right] == [40, 40, 30])
            let (told, passes) = (page.told, card.passes)
            page.semanticContentAttribute = .forceRightToLeft
            #expect(page.told == told + 1)
            window.layoutIfNeeded()
            #expect(card.passes == passes + 1)
            #expect([page.layoutMargins.left, card.layoutMargins.left, card.layoutMargins.right] == [30, 30, 40])
            // Margins set by sides do not change sides.
            page.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
            #expect(page.told == told + 2)
            page.semanticContentAttribute = .unspecified
            #expect(page.told == told + 2)
            #expect(page.layoutMargins.left == 40)
        }
    }

    @Test("§17: controls follow the attribute as they follow the language")
    func controls() {
        inWorld("iPhone 15") { _ in
            let button = UIButton(type: .custom)
            button.contentHorizontalAlignment = .leading
            #expect(button.effectiveContentHorizontalAlignment == .left)
            button.semanticContentAttribute = .forceRightToLeft
            #expect(button.effectiveContentHorizontalAlignment == .right)
            button.semanticContentAttribute = .playback
            #expect(button.effectiveContentHorizontalAlignment == .left)
        }
    }

    @Test("§17: the attribute is the view's own: what another view holds stays as it is")
    func notInherited() {
        inWorld("iPhone 15") { world in
            let row = Row()
            let controller = UIViewController()
            controller.view.addSubview(row.page)
            row.page.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                row.page.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 30),
                row.page.widthAnchor.constraint(equalToConstant: 300),
                row.page.topAnchor.constraint(equalTo: controller.view.topAnchor),
                row.page.heightAnchor.constraint(equalToConstant: 100),
            ])
            let window = world.show(controller)
            controller.view.semanticContentAttribute = .forceRightToLeft
            window.layoutIfNeeded()
            // The controller's view holds the constraints of the row's position; the row holds those of its views.
            #expect(row.page.frame.minX == 63)
            #expect(row.places == [20, 128])
        }
    }

    @Test("§17: a parent that imposes another direction on a child turns everything in it")
    func imposed() {
        inWorld("iPhone 15") { world in
            let row = Row()
            let (parent, child) = (UIViewController(), UIViewController())
            child.view = row.page
            parent.addChild(child)
            parent.view.addSubview(row.page)
            row.page.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
            child.didMove(toParent: parent)
            let inner = Row()
            inner.page.frame = CGRect(x: 0, y: 50, width: 200, height: 50)
            row.page.addSubview(inner.page)
            let window = world.show(parent)
            #expect(row.places == [20, 128] && inner.places == [20, 128])
            parent.setOverrideTraitCollection(UITraitCollection(layoutDirection: .rightToLeft), forChild: child)
            window.layoutIfNeeded()
            #expect(row.places == [180, 122] && inner.places == [80, 22])
            parent.setOverrideTraitCollection(nil, forChild: child)
            window.layoutIfNeeded()
            #expect(row.places == [20, 128] && inner.places == [20, 128])
            #expect(world.diagnostics == [])
        }
    }

    @Test("§17: traits that a host gives a view turn it, in a window and outside of one")
    func hosted() {
        inWorld("iPhone 15") { world in
            let row = Row()
            row.page.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
            row.page.layoutIfNeeded()
            #expect(row.places == [20, 128])
            row.page.hostTraits = UITraitCollection(layoutDirection: .rightToLeft)
            row.page.layoutIfNeeded()
            #expect(row.places == [180, 122])
            let controller = UIViewController()
            controller.view.addSubview(row.page)
            let window = world.show(controller)
            #expect(row.places == [180, 122])
            row.page.hostTraits = UITraitCollection()
            window.layoutIfNeeded()
            #expect(row.places == [20, 128])
        }
    }

    @Test("§17: a subtree that moves under another direction takes it on")
    func moved() {
        inWorld("iPhone 15") { world in
            let row = Row()
            row.page.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
            let controller = UIViewController()
            let mirrored = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 300))
            mirrored.hostTraits = UITraitCollection(layoutDirection: .rightToLeft)
            controller.view.addSubview(row.page)
            controller.view.addSubview(mirrored)
            let window = world.show(controller)
            #expect(row.places == [20, 128])
            mirrored.addSubview(row.page)
            window.layoutIfNeeded()
            #expect(row.places == [180, 122])
            controller.view.addSubview(row.page)
            window.layoutIfNeeded()
            #expect(row.places == [20, 128])
        }
    }

    @Test("§17: stack views turn with their own attribute")
    func stack() {
        inWorld("iPhone 15") { world in
            let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            let views = [UIView(), UIView()]
            for (view, width) in zip(views, [60, 140]) {
                view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
                stack.addArrangedSubview(view)
            }
            let controller = UIViewController()
            controller.view.addSubview(stack)
            let window = world.show(controller)
            #expect(views.map(\.frame.minX) == [0, 60])
            stack.semanticContentAttribute = .forceRightToLeft
            window.layoutIfNeeded()
            #expect(views.map(\.frame.minX) == [140, 0])
            #expect(world.diagnostics == [])
        }
    }

    @Test("§11.1: directional margins turn, and those by sides stay; guides and margin attributes follow")
    func margins() {
        inWorld("iPhone 15") { world in
            let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            page.insetsLayoutMarginsFromSafeArea = false
            let (byGuide, byAttribute) = (UIView(), UIView())
            for view in [byGuide, byAttribute] {
                view.translatesAutoresizingMaskIntoConstraints = false
                page.addSubview(view)
                view.widthAnchor.constraint(equalToConstant: 10).isActive = true
            }
            byGuide.leadingAnchor.constraint(equalTo: page.layoutMarginsGuide.leadingAnchor).isActive = true
            NSLayoutConstraint(
                item: byAttribute, attribute: .trailing, relatedBy: .equal, toItem: page,
                attribute: .trailingMargin, multiplier: 1, constant: 0
            ).isActive = true
            let controller = UIViewController()
            controller.view.addSubview(page)
            let window = world.show(controller)

            page.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 40, bottom: 3, trailing: 5)
            window.layoutIfNeeded()
            #expect(page.layoutMargins == UIEdgeInsets(top: 1, left: 40, bottom: 3, right: 5))
            #expect(byGuide.frame.minX == 40 && byAttribute.frame.maxX == 295)
            page.semanticContentAttribute = .forceRightToLeft
            window.layoutIfNeeded()
            #expect(page.layoutMargins == UIEdgeInsets(top: 1, left: 5, bottom: 3, right: 40))
            #expect(
                page.directionalLayoutMargins
                    == NSDirectionalEdgeInsets(top: 1, leading: 40, bottom: 3, trailing: 5))
            #expect(byGuide.frame.maxX == 260 && byAttribute.frame.minX == 5)

            page.layoutMargins = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9)
            window.layoutIfNeeded()
            #expect(byGuide.frame.maxX == 291 && byAttribute.frame.minX == 7)
            page.semanticContentAttribute = .forceLeftToRight
            window.layoutIfNeeded()
            #expect(page.layoutMargins == UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9))
            #expect(byGuide.frame.minX == 7 && byAttribute.frame.maxX == 291)
            #expect(world.diagnostics == [])
        }
    }
}
