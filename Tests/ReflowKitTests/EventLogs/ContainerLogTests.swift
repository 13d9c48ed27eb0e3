import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

/// A container whose bar takes room from the child that it shows.
enum WitnessContainer: CaseIterable, Sendable {
    /// N, with L below C in its stack.
    case navigation
    /// T, with C as the selected tab and D as the other one, which was never shown.
    case tabs

    /// What tables call it.
    var name: String { self == .navigation ? "N" : "T" }
    /// All of its children, in its own order.
    var children: [String] { self == .navigation ? ["L", "C"] : ["C", "D"] }
    /// How high the child is on an iPhone 5 up to iOS 7, where bars take room: in portrait, then in landscape.
    var heights: (portrait: Int, landscape: Int) { self == .navigation ? (504, 268) : (499, 251) }
}

@MainActor
@Suite("Event logs of a turn: the child that a container with bars shows (behaviour.md §6.2, §6.6, §7.1)")
struct ContainerLogTests {
    /// - Parameter table: with N for the container, whichever it is.
    private func turn(
        _ container: WitnessContainer, on device: String, _ semantics: RotationSemantics,
        from first: UIDeviceOrientation = .portrait, to second: UIDeviceOrientation, hears table: String
    ) {
        inWorld(device, semantics: semantics) { world in
            let testimony = Testimony(in: world)
            let child = WitnessController("C", testimony)
            let (window, hidden) = show(container, with: child, in: world, testimony)
            world.turn(to: first)
            let lines = table.split(separator: "\n").map { $0.hasPrefix("N ") ? container.name + $0.dropFirst() : $0 }
            testimony.expect(lines.joined(separator: "\n"), "\(container), \(semantics)") {
                world.turn(to: second)
            }
            if container == .tabs { #expect(!hidden.isViewLoaded, "§6.6: nobody loads a view to tell of a turn") }
            withExtendedLifetime(window) {}
        }
    }

    /// - Returns: the window, and the child that is not shown.
    private func show(
        _ container: WitnessContainer, with child: UIViewController, in world: World, _ testimony: Testimony
    ) -> (UIWindow, hidden: UIViewController) {
        switch container {
        case .navigation:
            let lower = WitnessController("L", testimony)
            let navigation = WitnessNavigationController(testimony, [lower])
            let window = world.show(navigation)
            navigation.pushViewController(child, animated: false)
            return (window, lower)
        case .tabs:
            let other = WitnessController("D", testimony)
            return (world.show(WitnessTabBarController(testimony, [child, other])), other)
        }
    }

    private func asked(
        _ container: WitnessContainer, _ semantics: RotationSemantics, _ orientation: UIInterfaceOrientation
    ) -> String {
        questions(semantics, to: container.name, agreeing: container.children, on: orientation)
    }

    @Test(
        "A quarter turn up to iOS 7: every child is asked by iOS 5, and the shown one alone hears of the turn",
        arguments: WitnessContainer.allCases, [RotationSemantics.iOS5, .iOS6])
    func quarterBefore8(container: WitnessContainer, semantics: RotationSemantics) {
        let (portrait, landscape) = container.heights
        turn(
            container, on: "iPhone 5", semantics, to: .landscapeLeft,
            hears: """
                UIDeviceOrientationDidChangeNotification                             portrait
                \(asked(container, semantics, .landscapeRight))
                N willRotate(landscapeRight,0.3)            320×548  portrait        portrait
                C willRotate(landscapeRight,0.3)            320×\(portrait)  portrait        portrait
                UIApplicationWillChangeStatusBarOrientationNotification 3            portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1             landscapeRight
                N viewWillLayoutSubviews                    568×300  landscapeRight  landscapeRight
                N viewDidLayoutSubviews                     568×300  landscapeRight  landscapeRight
                C viewWillLayoutSubviews                    568×\(landscape)  landscapeRight  landscapeRight
                C viewDidLayoutSubviews                     568×\(landscape)  landscapeRight  landscapeRight
                N willAnimateRotation(landscapeRight,0.3)   568×300  landscapeRight  landscapeRight
                C willAnimateRotation(landscapeRight,0.3)   568×\(landscape)  landscapeRight  landscapeRight
                N didRotate(portrait)                       568×300  landscapeRight  landscapeRight
                C didRotate(portrait)                       568×\(landscape)  landscapeRight  landscapeRight
                """)
    }

    @Test(
        "A quarter turn of iOS 8 to 12: new traits are told to everybody before anything is laid out",
        arguments: WitnessContainer.allCases)
    func quarterOf8(container: WitnessContainer) {
        turn(
            container, on: "iPhone 8", .iOS8, to: .landscapeLeft,
            hears: """
                UIDeviceOrientationDidChangeNotification                             portrait
                \(asked(container, .iOS8, .landscapeRight))
                N willTransition(CC)                        375×667  portrait        portrait        CR
                C willTransition(CC)                        375×667  portrait        portrait        CR
                N viewWillTransition(667×375)               375×667  portrait        portrait        CR
                N willRotate(landscapeRight,0.3)            375×667  portrait        portrait        CR
                C viewWillTransition(667×375)               375×667  portrait        portrait        CR
                C willRotate(landscapeRight,0.3)            375×667  portrait        portrait        CR
                UIApplicationWillChangeStatusBarOrientationNotification 3            portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1             landscapeRight
                N traitCollectionDidChange(CR)              667×375  landscapeRight  landscapeRight  CC
                C traitCollectionDidChange(CR)              667×375  landscapeRight  landscapeRight  CC
                N viewWillLayoutSubviews                    667×375  landscapeRight  landscapeRight  CC
                N viewDidLayoutSubviews                     667×375  landscapeRight  landscapeRight  CC
                C viewWillLayoutSubviews                    667×375  landscapeRight  landscapeRight  CC
                C viewDidLayoutSubviews                     667×375  landscapeRight  landscapeRight  CC
                N willAnimateRotation(landscapeRight,0.3)   667×375  landscapeRight  landscapeRight  CC
                C willAnimateRotation(landscapeRight,0.3)   667×375  landscapeRight  landscapeRight  CC
                C alongside                                 667×375  landscapeRight  landscapeRight  CC
                N alongside                                 667×375  landscapeRight  landscapeRight  CC
                N didRotate(portrait)                       667×375  landscapeRight  landscapeRight  CC
                C didRotate(portrait)                       667×375  landscapeRight  landscapeRight  CC
                C completion                                667×375  landscapeRight  landscapeRight  CC
                N completion                                667×375  landscapeRight  landscapeRight  CC
                """)
    }

    @Test(
        "A quarter turn from iOS 13: each hears of its traits just before its layout",
        arguments: WitnessContainer.allCases, [RotationSemantics.iOS15, .iOS16])
    func quarterFrom13(container: WitnessContainer, semantics: RotationSemantics) {
        turn(
            container, on: "iPhone 8", semantics, to: .landscapeLeft,
            hears: """
                UIDeviceOrientationDidChangeNotification                             portrait
                \(asked(container, semantics, .landscapeRight))
                N willTransition(CC)                        375×667  portrait        portrait        CR
                C willTransition(CC)                        375×667  portrait        portrait        CR
                N viewWillTransition(667×375)               375×667  portrait        portrait        CR
                N willRotate(landscapeRight,0.3)            375×667  portrait        portrait        CR
                C viewWillTransition(667×375)               375×667  portrait        portrait        CR
                C willRotate(landscapeRight,0.3)            375×667  portrait        portrait        CR
                UIApplicationWillChangeStatusBarOrientationNotification 3            portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1             landscapeRight
                N traitCollectionDidChange(CR)              667×375  landscapeRight  landscapeRight  CC
                N viewWillLayoutSubviews                    667×375  landscapeRight  landscapeRight  CC
                N viewDidLayoutSubviews                     667×375  landscapeRight  landscapeRight  CC
                C traitCollectionDidChange(CR)              667×375  landscapeRight  landscapeRight  CC
                C viewWillLayoutSubviews                    667×375  landscapeRight  landscapeRight  CC
                C viewDidLayoutSubviews                     667×375  landscapeRight  landscapeRight  CC
                N willAnimateRotation(landscapeRight,0.3)   667×375  landscapeRight  landscapeRight  CC
                C willAnimateRotation(landscapeRight,0.3)   667×375  landscapeRight  landscapeRight  CC
                C alongside                                 667×375  landscapeRight  landscapeRight  CC
                N alongside                                 667×375  landscapeRight  landscapeRight  CC
                N didRotate(portrait)                       667×375  landscapeRight  landscapeRight  CC
                C didRotate(portrait)                       667×375  landscapeRight  landscapeRight  CC
                C completion                                667×375  landscapeRight  landscapeRight  CC
                N completion                                667×375  landscapeRight  landscapeRight  CC
                """)
    }

    @Test(
        "A half turn up to iOS 7: messages that take twice as long, and no layout, for no size changes",
        arguments: WitnessContainer.allCases, [RotationSemantics.iOS5, .iOS6])
    func halfBefore8(container: WitnessContainer, semantics: RotationSemantics) {
        let landscape = container.heights.landscape
        turn(
            container, on: "iPhone 5", semantics, from: .landscapeLeft, to: .landscapeRight,
            hears: """
                UIDeviceOrientationDidChangeNotification                                    landscapeRight
                \(asked(container, semantics, .landscapeLeft))
                N willRotate(landscapeLeft,0.6)            568×300  landscapeRight  landscapeRight
                C willRotate(landscapeLeft,0.6)            568×\(landscape)  landscapeRight  landscapeRight
                UIApplicationWillChangeStatusBarOrientationNotification 4                   landscapeRight
                UIApplicationDidChangeStatusBarOrientationNotification 3                    landscapeLeft
                N willAnimateRotation(landscapeLeft,0.6)   568×300  landscapeLeft   landscapeLeft
                C willAnimateRotation(landscapeLeft,0.6)   568×\(landscape)  landscapeLeft   landscapeLeft
                N didRotate(landscapeRight)                568×300  landscapeLeft   landscapeLeft
                C didRotate(landscapeRight)                568×\(landscape)  landscapeLeft   landscapeLeft
                """)
    }

    @Test(
        "A half turn from iOS 8: notifications alone, no size transition, no traits, no layout",
        arguments: WitnessContainer.allCases, [RotationSemantics.iOS8, .iOS15, .iOS16])
    func halfFrom8(container: WitnessContainer, semantics: RotationSemantics) {
        turn(
            container, on: "iPhone 8", semantics, from: .landscapeLeft, to: .landscapeRight,
            hears: """
                UIDeviceOrientationDidChangeNotification                    landscapeRight
                \(asked(container, semantics, .landscapeLeft))
                UIApplicationWillChangeStatusBarOrientationNotification 4   landscapeRight
                UIApplicationDidChangeStatusBarOrientationNotification 3    landscapeLeft
                """)
    }
}
