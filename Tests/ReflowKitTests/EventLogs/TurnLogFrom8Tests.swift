import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
@Suite("Event logs of a turn from iOS 8 (behaviour.md §6.2, §6.3, §6.6, §7.1, §7.3)")
struct TurnLogFrom8Tests {
    nonisolated private static let generations = [RotationSemantics.iOS8, .iOS15, .iOS16]

    // MARK: Alone

    @Test("A quarter turn of a root controller", arguments: generations)
    func quarter(semantics: RotationSemantics) {
        TurnScene.root.turn(
            "iPhone 8", semantics, to: .landscapeLeft,
            hears: """
                UIDeviceOrientationDidChangeNotification                             portrait
                \(TurnScene.root.questions(semantics, on: .landscapeRight))
                C willTransition(CC)                        375×667  portrait        portrait        CR
                C viewWillTransition(667×375)               375×667  portrait        portrait        CR
                C willRotate(landscapeRight,0.3)            375×667  portrait        portrait        CR
                UIApplicationWillChangeStatusBarOrientationNotification 3            portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1             landscapeRight
                C traitCollectionDidChange(CR)              667×375  landscapeRight  landscapeRight  CC
                C viewWillLayoutSubviews                    667×375  landscapeRight  landscapeRight  CC
                C viewDidLayoutSubviews                     667×375  landscapeRight  landscapeRight  CC
                C willAnimateRotation(landscapeRight,0.3)   667×375  landscapeRight  landscapeRight  CC
                C alongside                                 667×375  landscapeRight  landscapeRight  CC
                C didRotate(portrait)                       667×375  landscapeRight  landscapeRight  CC
                C completion                                667×375  landscapeRight  landscapeRight  CC
                """)
    }

    @Test("A quarter turn back", arguments: generations)
    func quarterBack(semantics: RotationSemantics) {
        TurnScene.root.turn(
            "iPhone 8", semantics, from: .landscapeRight, to: .portrait,
            hears: """
                UIDeviceOrientationDidChangeNotification                            landscapeLeft
                \(TurnScene.root.questions(semantics, on: .portrait))
                C willTransition(CR)                  667×375  landscapeLeft  landscapeLeft  CC
                C viewWillTransition(375×667)         667×375  landscapeLeft  landscapeLeft  CC
                C willRotate(portrait,0.3)            667×375  landscapeLeft  landscapeLeft  CC
                UIApplicationWillChangeStatusBarOrientationNotification 1     landscapeLeft
                UIApplicationDidChangeStatusBarOrientationNotification 4      portrait
                C traitCollectionDidChange(CC)        375×667  portrait       portrait       CR
                C viewWillLayoutSubviews              375×667  portrait       portrait       CR
                C viewDidLayoutSubviews               375×667  portrait       portrait       CR
                C willAnimateRotation(portrait,0.3)   375×667  portrait       portrait       CR
                C alongside                           375×667  portrait       portrait       CR
                C didRotate(landscapeLeft)            375×667  portrait       portrait       CR
                C completion                          375×667  portrait       portrait       CR
                """)
    }

    @Test("A quarter turn of an iPad: regular both ways, so nothing about traits", arguments: generations)
    func quarterOfPad(semantics: RotationSemantics) {
        TurnScene.root.turn(
            "iPad Pro 9.7", semantics, to: .landscapeLeft,
            hears: """
                UIDeviceOrientationDidChangeNotification                              portrait
                \(TurnScene.root.questions(semantics, on: .landscapeRight))
                C viewWillTransition(1024×768)              768×1024  portrait        portrait        RR
                C willRotate(landscapeRight,0.4)            768×1024  portrait        portrait        RR
                UIApplicationWillChangeStatusBarOrientationNotification 3             portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1              landscapeRight
                C viewWillLayoutSubviews                    1024×768  landscapeRight  landscapeRight  RR
                C viewDidLayoutSubviews                     1024×768  landscapeRight  landscapeRight  RR
                C willAnimateRotation(landscapeRight,0.4)   1024×768  landscapeRight  landscapeRight  RR
                C alongside                                 1024×768  landscapeRight  landscapeRight  RR
                C didRotate(portrait)                       1024×768  landscapeRight  landscapeRight  RR
                C completion                                1024×768  landscapeRight  landscapeRight  RR
                """)
    }

    // MARK: Presentations

    @Test(
        "A quarter turn under one that covers the screen: the presenter hears of the new size, keeps its own, and is not laid out",
        arguments: generations.map { (TurnScene.fullScreen, $0) } + [(.pageSheet, .iOS8)])
    func quarterOfCovered(scene: TurnScene, semantics: RotationSemantics) {
        scene.turn(
            "iPhone 8", semantics, to: .landscapeLeft,
            hears: """
                UIDeviceOrientationDidChangeNotification                             portrait
                \(scene.questions(semantics, on: .landscapeRight))
                P willTransition(CC)                        375×667  portrait        portrait
                C willTransition(CC)                        375×667  portrait        portrait        CR
                P viewWillTransition(667×375)               375×667  portrait        portrait
                P willRotate(landscapeRight,0.3)            375×667  portrait        portrait
                C viewWillTransition(667×375)               375×667  portrait        portrait        CR
                C willRotate(landscapeRight,0.3)            375×667  portrait        portrait        CR
                UIApplicationWillChangeStatusBarOrientationNotification 3            portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1             landscapeRight
                C traitCollectionDidChange(CR)              667×375  landscapeRight  landscapeRight  CC
                C viewWillLayoutSubviews                    667×375  landscapeRight  landscapeRight  CC
                C viewDidLayoutSubviews                     667×375  landscapeRight  landscapeRight  CC
                P willAnimateRotation(landscapeRight,0.3)   375×667  landscapeRight  landscapeRight
                P alongside                                 375×667  landscapeRight  landscapeRight
                C willAnimateRotation(landscapeRight,0.3)   667×375  landscapeRight  landscapeRight  CC
                C alongside                                 667×375  landscapeRight  landscapeRight  CC
                P didRotate(portrait)                       375×667  landscapeRight  landscapeRight
                P completion                                375×667  landscapeRight  landscapeRight
                C didRotate(portrait)                       667×375  landscapeRight  landscapeRight  CC
                C completion                                667×375  landscapeRight  landscapeRight  CC
                """)
    }

    @Test(
        "A quarter turn of a phone with a sheet since iOS 13: the card below the status bar becomes as large as the low screen",
        arguments: [RotationSemantics.iOS15, .iOS16])
    func quarterOfPhoneWithSheet(semantics: RotationSemantics) {
        TurnScene.pageSheet.turn(
            "iPhone 8", semantics, to: .landscapeLeft,
            hears: """
                UIDeviceOrientationDidChangeNotification                             portrait
                \(TurnScene.pageSheet.questions(semantics, on: .landscapeRight))
                P willTransition(CC)                        375×667  portrait        portrait        CR
                C willTransition(CC)                        375×637  portrait        portrait        CR
                P viewWillTransition(667×375)               375×667  portrait        portrait        CR
                P willRotate(landscapeRight,0.3)            375×667  portrait        portrait        CR
                C viewWillTransition(667×375)               375×637  portrait        portrait        CR
                C willRotate(landscapeRight,0.3)            375×637  portrait        portrait        CR
                UIApplicationWillChangeStatusBarOrientationNotification 3            portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1             landscapeRight
                P traitCollectionDidChange(CR)              667×375  landscapeRight  landscapeRight  CC
                P viewWillLayoutSubviews                    667×375  landscapeRight  landscapeRight  CC
                P viewDidLayoutSubviews                     667×375  landscapeRight  landscapeRight  CC
                C traitCollectionDidChange(CR)              667×375  landscapeRight  landscapeRight  CC
                C viewWillLayoutSubviews                    667×375  landscapeRight  landscapeRight  CC
                C viewDidLayoutSubviews                     667×375  landscapeRight  landscapeRight  CC
                P willAnimateRotation(landscapeRight,0.3)   667×375  landscapeRight  landscapeRight  CC
                P alongside                                 667×375  landscapeRight  landscapeRight  CC
                C willAnimateRotation(landscapeRight,0.3)   667×375  landscapeRight  landscapeRight  CC
                C alongside                                 667×375  landscapeRight  landscapeRight  CC
                P didRotate(portrait)                       667×375  landscapeRight  landscapeRight  CC
                P completion                                667×375  landscapeRight  landscapeRight  CC
                C didRotate(portrait)                       667×375  landscapeRight  landscapeRight  CC
                C completion                                667×375  landscapeRight  landscapeRight  CC
                """)
    }

    @Test(
        "A quarter turn of an iPad with a sheet, whose size and size classes stay: the sheet hears nothing",
        arguments: generations)
    func quarterOfPadWithSheet(semantics: RotationSemantics) {
        TurnScene.formSheet.turn(
            "iPad Pro 9.7", semantics, to: .landscapeLeft,
            hears: """
                UIDeviceOrientationDidChangeNotification                              portrait
                \(TurnScene.formSheet.questions(semantics, on: .landscapeRight))
                P viewWillTransition(1024×768)              768×1024  portrait        portrait        RR
                P willRotate(landscapeRight,0.4)            768×1024  portrait        portrait        RR
                UIApplicationWillChangeStatusBarOrientationNotification 3             portrait
                UIApplicationDidChangeStatusBarOrientationNotification 1              landscapeRight
                P viewWillLayoutSubviews                    1024×768  landscapeRight  landscapeRight  RR
                P viewDidLayoutSubviews                     1024×768  landscapeRight  landscapeRight  RR
                P willAnimateRotation(landscapeRight,0.4)   1024×768  landscapeRight  landscapeRight  RR
                P alongside                                 1024×768  landscapeRight  landscapeRight  RR
                P didRotate(portrait)                       1024×768  landscapeRight  landscapeRight  RR
                P completion                                1024×768  landscapeRight  landscapeRight  RR
                """)
    }

    // MARK: Containers

    @Test(
        "A quarter turn of a container, iOS 8 to 12: new traits are told to everybody before anything is laid out",
        arguments: TurnScene.containers)
    func quarterOfContainerOf8(scene: TurnScene) {
        scene.turn(
            "iPhone 8", .iOS8, to: .landscapeLeft,
            hears: """
                UIDeviceOrientationDidChangeNotification                             portrait
                \(scene.questions(.iOS8, on: .landscapeRight))
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
        "A quarter turn of a container since iOS 13: each hears of its traits just before its layout",
        arguments: TurnScene.containers, [RotationSemantics.iOS15, .iOS16])
    func quarterOfContainerFrom13(scene: TurnScene, semantics: RotationSemantics) {
        scene.turn(
            "iPhone 8", semantics, to: .landscapeLeft,
            hears: """
                UIDeviceOrientationDidChangeNotification                             portrait
                \(scene.questions(semantics, on: .landscapeRight))
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

    // MARK: Half turns

    @Test(
        "A half turn of anything: notifications alone, no size transition, no traits, no layout",
        arguments: TurnScene.allCases, generations)
    func half(scene: TurnScene, semantics: RotationSemantics) {
        scene.turn(
            scene == .formSheet ? "iPad Pro 9.7" : "iPhone 8", semantics, from: .landscapeLeft, to: .landscapeRight,
            hears: """
                UIDeviceOrientationDidChangeNotification                    landscapeRight
                \(scene.questions(semantics, on: .landscapeLeft))
                UIApplicationWillChangeStatusBarOrientationNotification 4   landscapeRight
                UIApplicationDidChangeStatusBarOrientationNotification 3    landscapeLeft
                """)
    }
}
