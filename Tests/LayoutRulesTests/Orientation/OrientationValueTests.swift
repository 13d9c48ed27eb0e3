import KitValues
import LayoutRules
import Testing

@Suite("Orientation values")
struct OrientationValueTests {
    @Test("§4.1: device orientations have UIKit's raw values")
    func deviceRawValues() {
        let expected: [(UIDeviceOrientation, Int, String)] = [
            (.unknown, 0, "unknown"), (.portrait, 1, "portrait"), (.portraitUpsideDown, 2, "portraitUpsideDown"),
            (.landscapeLeft, 3, "landscapeLeft"), (.landscapeRight, 4, "landscapeRight"), (.faceUp, 5, "faceUp"),
            (.faceDown, 6, "faceDown"),
        ]
        for (orientation, rawValue, name) in expected {
            #expect(orientation.rawValue == rawValue)
            #expect(orientation.name == name)
            #expect(UIDeviceOrientation(name: name) == orientation)
        }
        #expect(UIDeviceOrientation.namedCases.count == expected.count)
        #expect(UIDeviceOrientation(rawValue: 7) == nil)
        #expect(UIDeviceOrientation(name: "Portrait") == nil)
    }

    @Test("§4.1: interface orientations have UIKit's raw values, landscape right before left")
    func interfaceRawValues() {
        let expected: [(UIInterfaceOrientation, Int, String)] = [
            (.unknown, 0, "unknown"), (.portrait, 1, "portrait"), (.portraitUpsideDown, 2, "portraitUpsideDown"),
            (.landscapeRight, 3, "landscapeRight"), (.landscapeLeft, 4, "landscapeLeft"),
        ]
        for (orientation, rawValue, name) in expected {
            #expect(orientation.rawValue == rawValue)
            #expect(orientation.name == name)
            #expect(UIInterfaceOrientation(name: name) == orientation)
        }
        #expect(UIInterfaceOrientation.namedCases.count == expected.count)
        #expect(UIInterfaceOrientation(rawValue: 5) == nil)
    }

    @Test("§4.1: the names cross, the raw numbers do not")
    func crossing() {
        #expect(UIInterfaceOrientation(device: .landscapeLeft) == .landscapeRight)
        #expect(UIInterfaceOrientation(device: .landscapeRight) == .landscapeLeft)
        #expect(UIInterfaceOrientation(device: .portrait) == .portrait)
        #expect(UIInterfaceOrientation(device: .portraitUpsideDown) == .portraitUpsideDown)
        for flat in [UIDeviceOrientation.unknown, .faceUp, .faceDown] {
            #expect(UIInterfaceOrientation(device: flat) == nil)
        }
        for orientation in UIInterfaceOrientation.shown {
            #expect(orientation.device.rawValue == orientation.rawValue)
            #expect(UIInterfaceOrientation(device: orientation.device) == orientation)
        }
        #expect(UIInterfaceOrientation.unknown.device == .unknown)
    }

    @Test("§4.2: predicates")
    func predicates() {
        for (_, orientation) in UIDeviceOrientation.namedCases {
            #expect(orientation.isPortrait == [1, 2].contains(orientation.rawValue))
            #expect(orientation.isLandscape == [3, 4].contains(orientation.rawValue))
            #expect(orientation.isFlat == [5, 6].contains(orientation.rawValue))
            #expect(orientation.isValidInterfaceOrientation == (1...4).contains(orientation.rawValue))
        }
        for (_, orientation) in UIInterfaceOrientation.namedCases {
            #expect(orientation.isPortrait == [1, 2].contains(orientation.rawValue))
            #expect(orientation.isLandscape == [3, 4].contains(orientation.rawValue))
        }
    }

    @Test("A device is turned by the interface's name, and both names are printed where they cross")
    func bothNames() {
        #expect(UIDeviceOrientation(interfaceName: "landscapeLeft") == .landscapeRight)
        #expect(UIDeviceOrientation(interfaceName: "landscapeRight") == .landscapeLeft)
        #expect(UIDeviceOrientation(interfaceName: "portrait") == .portrait)
        #expect(UIDeviceOrientation(interfaceName: "faceUp") == .faceUp)
        #expect(UIDeviceOrientation(interfaceName: "unknown") == .unknown)
        #expect(UIDeviceOrientation(interfaceName: "landscape") == nil)
        #expect(UIDeviceOrientation.landscapeLeft.bothNames == "landscapeRight (device landscapeLeft)")
        #expect(UIDeviceOrientation.landscapeRight.bothNames == "landscapeLeft (device landscapeRight)")
        #expect(UIDeviceOrientation.portrait.bothNames == "portrait")
        #expect(UIDeviceOrientation.faceDown.bothNames == "faceDown")
    }

    @Test("\"landscape\" is landscape right, or left where only that one is supported")
    func landscapeShorthand() {
        #expect(OrientationRequest(name: "landscape") == .landscape)
        #expect(OrientationRequest(name: "landscapeLeft") == .turn(.landscapeRight))
        #expect(OrientationRequest(name: "sideways") == nil)
        for bits in UInt(0)..<16 {
            let mask = UIInterfaceOrientationMask(rawValue: bits << 1)
            let onlyLeft = bits & 0b1100 == 0b1000
            let expected: UIDeviceOrientation = onlyLeft ? .landscapeRight : .landscapeLeft
            #expect(OrientationRequest.landscape.device(supported: mask) == expected)
            #expect(OrientationRequest.turn(.faceUp).device(supported: mask) == .faceUp)
        }
        for name in OrientationRequest.names { #expect(OrientationRequest(name: name) != nil) }
    }

    @Test("§4.5: Info.plist strings")
    func propertyListNames() throws {
        let names: [(UIInterfaceOrientation, String)] = [
            (.portrait, "UIInterfaceOrientationPortrait"),
            (.portraitUpsideDown, "UIInterfaceOrientationPortraitUpsideDown"),
            (.landscapeLeft, "UIInterfaceOrientationLandscapeLeft"),
            (.landscapeRight, "UIInterfaceOrientationLandscapeRight"),
        ]
        for (orientation, name) in names {
            #expect(orientation.propertyListName == name)
            #expect(UIInterfaceOrientation(propertyListName: name) == orientation)
        }
        #expect(UIInterfaceOrientation(propertyListName: "UIInterfaceOrientationUnknown") == nil)
        #expect(UIInterfaceOrientation(propertyListName: "portrait") == nil)
        let list = try UIInterfaceOrientation.list(propertyListNames: [names[3].1, names[0].1])
        #expect(list == [.landscapeRight, .portrait])
        #expect(throws: OrientationNameError.self) {
            try UIInterfaceOrientation.list(propertyListNames: ["UIInterfaceOrientationSideways"])
        }
    }

    @Test("Lists of names keep their order, and a wrong one is named")
    func lists() throws {
        #expect(try UIInterfaceOrientation.list(names: []) == [])
        #expect(
            try UIInterfaceOrientation.list(names: ["landscapeRight", "portrait"]) == [.landscapeRight, .portrait])
        let error = #expect(throws: OrientationNameError.self) {
            try UIInterfaceOrientation.list(names: ["portrait", "landscape"])
        }
        #expect(error?.text == "landscape")
        #expect(error?.known == ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"])
    }
}
