import KitValues
import LayoutRules
import Testing

@Suite("Orientation masks")
struct OrientationMaskTests {
    @Test("§4.1: raw values, single and combined")
    func rawValues() {
        #expect(UIInterfaceOrientationMask.portrait.rawValue == 2)
        #expect(UIInterfaceOrientationMask.portraitUpsideDown.rawValue == 4)
        #expect(UIInterfaceOrientationMask.landscapeRight.rawValue == 8)
        #expect(UIInterfaceOrientationMask.landscapeLeft.rawValue == 16)
        #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
        #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
        #expect(UIInterfaceOrientationMask.all.rawValue == 30)
        for orientation in UIInterfaceOrientation.shown {
            #expect(UIInterfaceOrientationMask(orientation).rawValue == 1 << UInt(orientation.rawValue))
        }
        #expect(UIInterfaceOrientationMask(.unknown).isEmpty)
    }

    @Test("A mask is the set of its orientations: all sixteen")
    func sets() {
        for bits in UInt(0)..<16 {
            let mask = UIInterfaceOrientationMask(rawValue: bits << 1)
            let members = UIInterfaceOrientation.shown.filter { bits & (1 << UInt($0.rawValue - 1)) != 0 }
            #expect(mask.orientations == members)
            #expect(UIInterfaceOrientationMask(members) == mask)
            #expect(mask.names == members.map(\.name))
            for orientation in UIInterfaceOrientation.shown {
                #expect(mask.contains(orientation) == members.contains(orientation))
            }
            #expect(!mask.contains(UIInterfaceOrientation.unknown))
        }
    }

    @Test("Bits that stand for no orientation are passed over")
    func strayBits() {
        let everything = UIInterfaceOrientationMask(rawValue: .max)
        #expect(everything.orientations == UIInterfaceOrientation.shown)
        #expect(!everything.contains(UIInterfaceOrientation.unknown))
        #expect(UIInterfaceOrientationMask(rawValue: 1).orientations == [])
        #expect(UIInterfaceOrientationMask(rawValue: 1).text == "none")
    }

    @Test("§5.3: lists are printed in the order portrait, upside down, left, right")
    func text() {
        #expect(UIInterfaceOrientationMask.all.text == "portrait, portraitUpsideDown, landscapeLeft, landscapeRight")
        #expect(UIInterfaceOrientationMask.allButUpsideDown.text == "portrait, landscapeLeft, landscapeRight")
        #expect(UIInterfaceOrientationMask().text == "none")
    }

    @Test("UIKit's constants by name")
    func names() {
        #expect(UIInterfaceOrientationMask(name: "allButUpsideDown") == .allButUpsideDown)
        #expect(UIInterfaceOrientationMask(name: "landscape") == .landscape)
        #expect(UIInterfaceOrientationMask(name: "all") == .all)
        #expect(UIInterfaceOrientationMask(name: "unknown") == nil)
        for orientation in UIInterfaceOrientation.shown {
            #expect(UIInterfaceOrientationMask(name: orientation.name) == UIInterfaceOrientationMask(orientation))
        }
    }

    @Test("§4.4: what a controller supports by default")
    func defaults() {
        #expect(UIUserInterfaceIdiom.pad.defaultInterfaceOrientations == .all)
        #expect(UIUserInterfaceIdiom.phone.defaultInterfaceOrientations == .allButUpsideDown)
    }
}
