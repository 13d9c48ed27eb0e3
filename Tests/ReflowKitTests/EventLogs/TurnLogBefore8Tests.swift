import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
@Suite("Event logs of a turn up to iOS 7 (behaviour.md §6.2, §6.3, §6.6, §7.1, §7.3)")
struct TurnLogBefore8Tests {
    nonisolated private static let generations = [RotationSemantics.iOS5, .iOS6]
    /// The scenes in which C fills the window, and the controller that presented it gets no callbacks.
    nonisolated private static let alone = [TurnScene.root, .fullScreen, .pageSheet]

    @Test(
        "A quarter turn of one that fills the window: its covered presenter hears nothing", arguments: alone,
        generations)
    func quarter(scene: TurnScene, semantics: RotationSemantics) {
        scene.turn(
            "iPhone 5", semantics, to: .landscapeLeft,
            hears: """
                UIDeviceOrientationDidChangeNotification                             portrait
                \(scene.questions(semantics, on: .landscapeRight))
                C willRotate(landscapeRight,0.3)            320×548  portrait        portrait
                UIApplicationWillChangeStatusBarOrientationNotification 3            portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1             landscapeRight
                C viewWillLayoutSubviews                    568×300  landscapeRight  landscapeRight
                C viewDidLayoutSubviews                     568×300  landscapeRight  landscapeRight
                C willAnimateRotation(landscapeRight,0.3)   568×300  landscapeRight  landscapeRight
                C didRotate(portrait)                       568×300  landscapeRight  landscapeRight
                """)
    }

    @Test(
        "A quarter turn of a container: every child is asked by iOS 5, and the shown one alone hears of the turn",
        arguments: TurnScene.containers, generations)
    func quarterOfContainer(scene: TurnScene, semantics: RotationSemantics) {
        let (portrait, landscape) = scene.heightsBefore8
        scene.turn(
            "iPhone 5", semantics, to: .landscapeLeft,
            hears: """
                UIDeviceOrientationDidChangeNotification                             portrait
                \(scene.questions(semantics, on: .landscapeRight))
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
        "A quarter turn of an iPad with a sheet: both hear, the presenter is asked, the sheet keeps its size",
        arguments: generations)
    func quarterOfPadWithSheet(semantics: RotationSemantics) {
        TurnScene.formSheet.turn(
            "iPad 2", semantics, to: .landscapeLeft,
            hears: """
                UIDeviceOrientationDidChangeNotification                              portrait
                \(TurnScene.formSheet.questions(semantics, on: .landscapeRight))
                P willRotate(landscapeRight,0.4)            768×1004  portrait        portrait
                C willRotate(landscapeRight,0.4)            540×620   portrait        portrait
                UIApplicationWillChangeStatusBarOrientationNotification 3             portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1              landscapeRight
                P viewWillLayoutSubviews                    1024×748  landscapeRight  landscapeRight
                P viewDidLayoutSubviews                     1024×748  landscapeRight  landscapeRight
                P willAnimateRotation(landscapeRight,0.4)   1024×748  landscapeRight  landscapeRight
                C willAnimateRotation(landscapeRight,0.4)   540×620   landscapeRight  landscapeRight
                P didRotate(portrait)                       1024×748  landscapeRight  landscapeRight
                C didRotate(portrait)                       540×620   landscapeRight  landscapeRight
                """)
    }

    @Test(
        "A half turn of one that fills the window: messages that take twice as long, and no layout, for no size changes",
        arguments: alone, generations)
    func half(scene: TurnScene, semantics: RotationSemantics) {
        scene.turn(
            "iPhone 5", semantics, from: .landscapeLeft, to: .landscapeRight,
            hears: """
                UIDeviceOrientationDidChangeNotification                                    landscapeRight
                \(scene.questions(semantics, on: .landscapeLeft))
                C willRotate(landscapeLeft,0.6)            568×300  landscapeRight  landscapeRight
                UIApplicationWillChangeStatusBarOrientationNotification 4                   landscapeRight
                UIApplicationDidChangeStatusBarOrientationNotification 3                    landscapeLeft
                C willAnimateRotation(landscapeLeft,0.6)   568×300  landscapeLeft   landscapeLeft
                C didRotate(landscapeRight)                568×300  landscapeLeft   landscapeLeft
                """)
    }

    @Test(
        "A half turn of a container: the same, told to it and to the child it shows", arguments: TurnScene.containers,
        generations)
    func halfOfContainer(scene: TurnScene, semantics: RotationSemantics) {
        let landscape = scene.heightsBefore8.landscape
        scene.turn(
            "iPhone 5", semantics, from: .landscapeLeft, to: .landscapeRight,
            hears: """
                UIDeviceOrientationDidChangeNotification                                    landscapeRight
                \(scene.questions(semantics, on: .landscapeLeft))
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

    @Test("A half turn of an iPad with a sheet: the same, told to the presenter and the sheet", arguments: generations)
    func halfOfPadWithSheet(semantics: RotationSemantics) {
        TurnScene.formSheet.turn(
            "iPad 2", semantics, from: .landscapeLeft, to: .landscapeRight,
            hears: """
                UIDeviceOrientationDidChangeNotification                                     landscapeRight
                \(TurnScene.formSheet.questions(semantics, on: .landscapeLeft))
                P willRotate(landscapeLeft,0.8)            1024×748  landscapeRight  landscapeRight
                C willRotate(landscapeLeft,0.8)            540×620   landscapeRight  landscapeRight
                UIApplicationWillChangeStatusBarOrientationNotification 4                    landscapeRight
                UIApplicationDidChangeStatusBarOrientationNotification 3                     landscapeLeft
                P willAnimateRotation(landscapeLeft,0.8)   1024×748  landscapeLeft   landscapeLeft
                C willAnimateRotation(landscapeLeft,0.8)   540×620   landscapeLeft   landscapeLeft
                P didRotate(landscapeRight)                1024×748  landscapeLeft   landscapeLeft
                C didRotate(landscapeRight)                540×620   landscapeLeft   landscapeLeft
                """)
    }
}
