import Foundation
import Testing

@testable import SourceRewriting

@Suite("Symbols of asset catalogues")
struct AssetSymbolTests {
    /// Names of sets with the symbols that Xcode 15 and 16 generated for them in public projects.
    @Test(
        "A set has the symbol that Xcode gives it",
        arguments: [
            ("logo", "logo"), ("AlIslamiNEO", "alIslamiNEO"), ("UAEFlag", "uaeFlag"),
            ("NotificationID", "notificationID"),
            ("LoginFaceIDIcon", "loginFaceIDIcon"), ("AccountActionEStatements", "accountActionEStatements"),
            ("BMW", "BMW"), ("DPad", "dPad"), ("BGLighGray", "bgLighGray"), ("ac_fm_10_1", "acFm101"),
            ("ac_fm_1_2 1", "acFm121"), ("sy_head_10@2x", "syHead102X"), ("golden-logo-1024", "goldenLogo1024"),
            ("035-bank", "_035Bank"), ("035-bank 1", "_035Bank1"), ("icons8-credit-card-100", "icons8CreditCard100"),
            ("A-1-1-0", "A_1_1_0"), ("121212", "_121212"), ("292C38", "_292_C_38"), ("4AB3FF", "_4_AB_3_FF"),
            ("34394D", "_34394_D"), ("B1AFC6", "B_1_AFC_6"), ("CE9D2E", "CE_9_D_2_E"), ("DCAC00", "DCAC_00"),
            ("ECEAFB", "ECEAFB"), ("FFE05D", "FFE_05_D"), ("c50000", "c50000"), ("image", "image"),
            ("image2", "image2"),
            ("BeanWelcomeImage", "beanWelcome"), ("ControllerImage", "controller"), ("default", "`default`"),
        ])
    func identifiers(name: String, expected: String) {
        #expect(AssetSymbol(.image, name).identifier == expected)
    }

    @Test("The word for the kind is left out at the end of a name, but only there and of its own kind")
    func suffixes() {
        #expect(AssetSymbol(.color, "AccentColor").identifier == "accent")
        #expect(AssetSymbol(.color, "BlackGrayColor").identifier == "blackGray")
        #expect(AssetSymbol(.color, "BackgroundImage").identifier == "backgroundImage")
        #expect(AssetSymbol(.image, "AccentColor").identifier == "accentColor")
        #expect(AssetSymbol(.color, "color").identifier == "color")
    }

    @Test("Groups that provide a name space are enumerations; a symbol of UIKit has no shorthand")
    func source() {
        let symbols = AssetSymbols([
            AssetSymbol(.color, "Red"), AssetSymbol(.image, "iconPreviews/BMW"),
            AssetSymbol(.image, "GameUI/Big/arrow_e"),
            AssetSymbol(.image, "logo"), AssetSymbol(.image, "say \"hi\""),
        ])
        #expect(symbols.problems == [])
        #expect(
            symbols.source(bundle: "Foundation.Bundle.module") == """
                import UIKit
                private let bundleOfAssetSymbols = Foundation.Bundle.module
                extension UIKit.ColorResource {
                static let red = UIKit.ColorResource(name: "Red", bundle: bundleOfAssetSymbols)
                }
                extension UIKit.ImageResource {
                static let logo = UIKit.ImageResource(name: "logo", bundle: bundleOfAssetSymbols)
                static let sayHi = UIKit.ImageResource(name: "say \\"hi\\"", bundle: bundleOfAssetSymbols)
                enum GameUI {
                enum Big {
                static let arrowE = UIKit.ImageResource(name: "GameUI/Big/arrow_e", bundle: bundleOfAssetSymbols)
                }
                }
                enum IconPreviews {
                static let BMW = UIKit.ImageResource(name: "iconPreviews/BMW", bundle: bundleOfAssetSymbols)
                }
                }
                extension UIKit.UIImage {
                static var logo: UIKit.UIImage { UIKit.UIImage(resource: .logo) }
                static var sayHi: UIKit.UIImage { UIKit.UIImage(resource: .sayHi) }
                enum GameUI {
                enum Big {
                static var arrowE: UIKit.UIImage { UIKit.UIImage(resource: .GameUI.Big.arrowE) }
                }
                }
                enum IconPreviews {
                static var BMW: UIKit.UIImage { UIKit.UIImage(resource: .IconPreviews.BMW) }
                }
                }

                """)
    }

    @Test("Two sets with one symbol are told; the first of them has it")
    func collisions() {
        let symbols = AssetSymbols([
            AssetSymbol(.image, "a-b"), AssetSymbol(.image, "aB"), AssetSymbol(.color, "aB"),
            AssetSymbol(.image, "a-b"),
        ])
        #expect(symbols.problems == ["the image sets \"a-b\" and \"aB\" have the same symbol, aB; rename one of them"])
        #expect(symbols.source(bundle: "b").components(separatedBy: "static let aB").count == 3)
    }

    @Test("They stand after the last line of the file with Bundle.module, or else of the first file that imports UIKit")
    func places() throws {
        let symbols = AssetSymbols([AssetSymbol(.image, "logo")])
        let app = SourceFile(path: "/App/View.swift", text: "import UIKit\n")
        let own = SourceFile(
            path: "/App/Own.swift", text: "import UIKit\nextension UIImage {\n    static let logo = UIImage()\n}\n")
        let declared = symbols.added(to: [], of: [own])
        #expect(!String(decoding: declared[0].text, as: UTF8.self).contains("static var logo"))
        #expect(String(decoding: declared[0].text, as: UTF8.self).contains("static let logo = UIKit.ImageResource("))
        let accessor = SourceFile(
            path: "/b/DerivedSources/resource_bundle_accessor.swift", text: "import Foundation")
        let alone = symbols.added(to: [], of: [SourceFile(path: "/App/A.swift", text: ""), app])
        #expect(alone.map(\.path) == ["/App/View.swift"])
        #expect(String(decoding: alone[0].text, as: UTF8.self).hasPrefix("import UIKit\n\nimport UIKit\nprivate let "))
        #expect(String(decoding: alone[0].text, as: UTF8.self).contains("= Foundation.Bundle.main\n"))
        let packaged = symbols.added(to: [], of: [app, accessor])
        #expect(packaged.map(\.path) == [accessor.path] && packaged[0].isRewritten)
        #expect(String(decoding: packaged[0].text, as: UTF8.self).contains("= Foundation.Bundle.module\n"))
        #expect(symbols.added(to: [], of: []) == [] && AssetSymbols([]).added(to: [], of: [app]) == [])
    }
}
