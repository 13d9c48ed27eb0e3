import KitValues
import LayoutRules
import Testing

@Suite("What an application declares")
struct ApplicationOrientationsTests {
    @Test("§4.5: the list of the idiom replaces the plain one")
    func idiomLists() {
        let application = ApplicationOrientations(
            supported: [.portrait], supportedOnPad: [.landscapeLeft, .landscapeRight])
        #expect(application.mask(for: .phone).mask == .portrait)
        #expect(application.mask(for: .pad).mask == .landscape)
        #expect(application.mask(for: .pad).source == .list)
        let phoneOnly = ApplicationOrientations(supported: [.portrait], supportedOnPhone: [.landscapeLeft])
        #expect(phoneOnly.mask(for: .phone).mask == .landscapeLeft)
        #expect(phoneOnly.mask(for: .pad).mask == .portrait)
    }

    @Test("§4.5: without a list the idiom's default holds")
    func defaults() {
        #expect(ApplicationOrientations().mask(for: .phone).mask == .allButUpsideDown)
        #expect(ApplicationOrientations().mask(for: .pad).mask == .all)
        #expect(ApplicationOrientations().mask(for: .pad).source == .default)
    }

    @Test("§4.5: the delegate's answer replaces the list, also by orientations the list lacks")
    func delegate() {
        let application = ApplicationOrientations(supported: [.portrait])
        let answer = application.mask(for: .phone, delegate: .landscape)
        #expect(answer.mask == .landscape)
        #expect(answer.source == .delegate)
        #expect(application.mask(for: .phone, delegate: []).mask.isEmpty)
    }

    @Test("§5.8: multitasking needs an iPad, all four listed, and no full screen required")
    func multitasking() {
        let four = ApplicationOrientations(supported: UIInterfaceOrientation.shown)
        #expect(four.isMultitaskingCapable(on: .pad, semantics: .iOS15))
        #expect(four.isMultitaskingCapable(on: .pad, semantics: .iOS16))
        #expect(!four.isMultitaskingCapable(on: .phone, semantics: .iOS15))
        #expect(!four.isMultitaskingCapable(on: .pad, semantics: .iOS8))
        #expect(!four.isMultitaskingCapable(on: .pad, semantics: .iOS6))
        #expect(!ApplicationOrientations().isMultitaskingCapable(on: .pad, semantics: .iOS15))
        var other = four
        other.requiresFullScreen = true
        #expect(!other.isMultitaskingCapable(on: .pad, semantics: .iOS15))
        other = four
        other.supportedOnPad = [.portrait]
        #expect(!other.isMultitaskingCapable(on: .pad, semantics: .iOS15))
        for missing in UIInterfaceOrientation.shown {
            let three = ApplicationOrientations(supported: UIInterfaceOrientation.shown.filter { $0 != missing })
            #expect(!three.isMultitaskingCapable(on: .pad, semantics: .iOS15))
        }
    }

    @Test("§4.6: it launches as the device is held if that is listed, else as the first listed")
    func launch() {
        let application = ApplicationOrientations(supported: [.landscapeLeft, .landscapeRight, .portraitUpsideDown])
        func launch(_ device: UIDeviceOrientation, upsideDown: Bool = true) -> UIInterfaceOrientation {
            application.launchOrientation(device: device, idiom: .phone, supportsPortraitUpsideDown: upsideDown)
        }
        #expect(launch(.landscapeLeft) == .landscapeRight)
        #expect(launch(.landscapeRight) == .landscapeLeft)
        #expect(launch(.portrait) == .landscapeLeft)
        #expect(launch(.faceUp) == .landscapeLeft)
        #expect(launch(.unknown) == .landscapeLeft)
        #expect(launch(.portraitUpsideDown) == .portraitUpsideDown)
        #expect(launch(.portraitUpsideDown, upsideDown: false) == .landscapeLeft)
    }

    @Test("§4.6: without a list, or with nothing the device can show, it launches in portrait")
    func launchDefaults() {
        let plain = ApplicationOrientations()
        #expect(
            plain.launchOrientation(device: .unknown, idiom: .phone, supportsPortraitUpsideDown: false) == .portrait)
        #expect(
            plain.launchOrientation(device: .portraitUpsideDown, idiom: .phone, supportsPortraitUpsideDown: true)
                == .portrait)
        #expect(
            plain.launchOrientation(device: .portraitUpsideDown, idiom: .pad, supportsPortraitUpsideDown: true)
                == .portraitUpsideDown)
        for list in [[], [UIInterfaceOrientation.portraitUpsideDown], [.unknown]] {
            let odd = ApplicationOrientations(supported: list)
            #expect(
                odd.launchOrientation(device: .unknown, idiom: .phone, supportsPortraitUpsideDown: false) == .portrait)
        }
    }
}

@Suite("Launch by generation")
struct LaunchOrientationTests {
    private func launch(
        _ list: [UIInterfaceOrientation]?, _ device: UIDeviceOrientation, _ semantics: RotationSemantics,
        initial: UIInterfaceOrientation? = nil
    ) -> UIInterfaceOrientation {
        ApplicationOrientations(supported: list, initial: initial).launchOrientation(
            device: device, idiom: .phone, supportsPortraitUpsideDown: false, semantics: semantics)
    }

    @Test("§4.6: up to iOS 7 an application that lists portrait starts in it, from iOS 8 as the device is held")
    func portraitFirst() {
        let list: [UIInterfaceOrientation] = [.landscapeLeft, .portrait]
        for semantics in [RotationSemantics.iOS5, .iOS6] {
            #expect(launch(list, .landscapeRight, semantics) == .portrait)
            #expect(launch(nil, .landscapeRight, semantics) == .portrait)
        }
        for semantics in [RotationSemantics.iOS8, .iOS15, .iOS16] {
            #expect(launch(list, .landscapeRight, semantics) == .landscapeLeft)
            #expect(launch(nil, .landscapeRight, semantics) == .landscapeLeft)
        }
    }

    @Test(
        "§4.6: an application without portrait snaps to an orientation it lists", arguments: RotationSemantics.allCases)
    func snaps(semantics: RotationSemantics) {
        #expect(launch([.landscapeLeft, .landscapeRight], .landscapeLeft, semantics) == .landscapeRight)
        #expect(launch([.landscapeLeft, .landscapeRight], .portrait, semantics) == .landscapeLeft)
        #expect(launch([.portrait], .landscapeLeft, semantics) == .portrait)
    }

    @Test("§4.5: UIInterfaceOrientation is where an application without a list starts; a list overrules it")
    func initial() {
        #expect(launch(nil, .portrait, .iOS15, initial: .landscapeRight) == .landscapeRight)
        #expect(launch([.portrait], .portrait, .iOS15, initial: .landscapeRight) == .portrait)
        #expect(ApplicationOrientations(initial: .landscapeRight).mask(for: .phone).mask == .allButUpsideDown)
    }
}
