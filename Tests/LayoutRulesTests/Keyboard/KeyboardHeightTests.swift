import Foundation
import KitValues
import LayoutRules
import Testing

@Suite("The height of a device's keyboard (input.md §3.2)")
struct KeyboardHeightTests {
    /// The tuples are the device, then the heights in portrait and landscape for iOS 13 and later, iOS 8 to 12, and
    /// before iOS 8.
    private static let rows: [(String, [CGFloat], [CGFloat], [CGFloat])] = [
        ("iPhone 4s", [254, 200], [253, 193], [216, 162]),
        ("iPhone SE (1st)", [254, 200], [253, 193], [216, 162]),
        ("iPhone SE (2nd)", [260, 200], [258, 194], [216, 162]),
        ("iPhone 8 Plus", [271, 200], [271, 194], [226, 162]),
        ("iPhone X", [336, 209], [333, 209], [291, 171]),
        ("iPhone 13", [336, 209], [336, 209], [291, 171]),
        ("iPhone 15", [336, 209], [336, 209], [291, 171]),
        ("iPhone 16 Pro", [336, 209], [336, 209], [291, 171]),
        ("iPhone 11", [346, 209], [346, 209], [301, 171]),
        ("iPhone 13 Pro Max", [346, 209], [346, 209], [301, 171]),
        ("iPhone 15 Plus", [346, 209], [346, 209], [301, 171]),
        ("iPhone 16 Pro Max", [346, 209], [346, 209], [301, 171]),
        ("iPad Air (1st)", [313, 398], [313, 398], [264, 352]),
        ("iPad (7th)", [320, 408], [320, 408], [265, 353]),
        ("iPad Pro 10.5", [320, 408], [320, 408], [265, 353]),
        ("iPad mini (6th)", [340, 428], [340, 428], [285, 373]),
        ("iPad Pro 11 (1st)", [340, 428], [340, 428], [285, 373]),
        ("iPad Pro 12.9 (1st)", [383, 478], [383, 478], [328, 423]),
        ("iPad Pro 12.9 (3rd)", [403, 498], [403, 498], [348, 443]),
        ("iPad Pro 13 (M4)", [403, 498], [403, 498], [348, 443]),
    ]

    @Test("§3.2: keys, bar and the room below them, by device, orientation and iOS", arguments: rows)
    func height(device: String, from13: [CGFloat], from8: [CGFloat], before8: [CGFloat]) throws {
        let device = try DeviceCatalogue.standard.require(named: device)
        func heights(_ semantics: RotationSemantics) -> [CGFloat] {
            [.portrait, .landscapeLeft].map {
                KeyboardHeight.standard(on: device, in: $0, semantics: semantics)
            }
        }
        #expect(heights(.iOS16) == from13)
        #expect(heights(.iOS15) == from13)
        #expect(heights(.iOS8) == from8)
        #expect(heights(.iOS6) == before8)
        #expect(heights(.iOS5) == before8)
    }

    @Test("No keyboard of the catalogue covers more than its screen, and both landscapes have the same")
    func catalogue() {
        for device in DeviceCatalogue.standard.all {
            for semantics in RotationSemantics.allCases {
                for orientation in UIInterfaceOrientation.shown {
                    let height = KeyboardHeight.standard(on: device, in: orientation, semantics: semantics)
                    #expect(height > 100 && height < device.metrics(for: orientation).size.height)
                }
                #expect(
                    KeyboardHeight.standard(on: device, in: .landscapeLeft, semantics: semantics)
                        == KeyboardHeight.standard(on: device, in: .landscapeRight, semantics: semantics))
            }
        }
    }
}
