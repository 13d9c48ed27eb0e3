import Foundation
import KitValues
import Testing

@testable import Assets

@Suite("Names of image files")
struct ImageFileNameTests {
    /// The arguments are the name, the scale and the idiom of the device, and the first candidates in order.
    @Test(
        "The device's scale comes first, then its idiom, then the extension",
        arguments: [
            ("a", 2, .phone, ["a@2x~iphone.png", "a@2x~iphone.jpg", "a@2x~iphone.jpeg", "a@2x.png"]),
            ("a", 3, .pad, ["a@3x~ipad.png", "a@3x~ipad.jpg", "a@3x~ipad.jpeg", "a@3x.png"]),
            (
                "a.jpg", 2, .phone,
                ["a@2x~iphone.jpg", "a@2x.jpg", "a@3x~iphone.jpg", "a@3x.jpg", "a~iphone.jpg", "a.jpg"]
            ),
            ("a@2x", 1, .phone, ["a@2x~iphone.png"]),
            ("G/a@3x.png", 1, .phone, ["G/a@3x~iphone.png", "G/a@3x.png"]),
            ("a.b", 1, .phone, ["a.b~iphone.png"]),
        ] as [(String, CGFloat, UIUserInterfaceIdiom, [String])])
    func candidates(name: String, scale: CGFloat, idiom: UIUserInterfaceIdiom, expected: [String]) {
        let traits = AssetTraits(userInterfaceIdiom: idiom, displayScale: scale)
        #expect(ImageFileName(name).candidates(for: traits).map(\.name).prefix(expected.count).elementsEqual(expected))
    }
}
