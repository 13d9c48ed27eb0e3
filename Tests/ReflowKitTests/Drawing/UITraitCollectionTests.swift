import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Testing

@Suite("Trait collections")
struct UITraitCollectionTests {
    @Test("Nothing is specified until something says so")
    func unspecified() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceIdiom == .unspecified)
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.horizontalSizeClass == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits.description == "<UITraitCollection>")
    }

    @Test("Of two collections that disagree the later one is right, and what it leaves open stays")
    func merging() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light),
            UITraitCollection(displayScale: 3),
            UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection(userInterfaceStyle: .dark),
        ])
        #expect(
            traits.description
                == "<UITraitCollection; displayScale = 3; horizontalSizeClass = compact; userInterfaceStyle = dark>")
    }

    @Test("A collection contains those whose every specified trait it has")
    func containment() {
        let phone = UITraitCollection {
            $0.userInterfaceIdiom = .phone
            $0.verticalSizeClass = .regular
        }
        #expect(phone.containsTraits(in: UITraitCollection(verticalSizeClass: .regular)))
        #expect(!phone.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
        #expect(!phone.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(phone.containsTraits(in: UITraitCollection()))
        #expect(phone.containsTraits(in: nil))
    }

    @Test("Modifying leaves the original, and equal values are equal collections")
    func modifying() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
        #expect(light.userInterfaceStyle == .light)
        #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark.hash == UITraitCollection(userInterfaceStyle: .dark).hash)
        #expect(dark != light)
    }

    @Test("Colours may look different under another style, level or contrast, and under nothing else")
    func colorAppearance() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(light.hasDifferentColorAppearance(comparedTo: nil))
        #expect(!light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.displayScale = 2 }))
        #expect(
            light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.userInterfaceLevel = .elevated }))
        let strong = UITraitCollection(accessibilityContrast: .high)
        #expect(strong.hasDifferentColorAppearance(comparedTo: UITraitCollection(accessibilityContrast: .normal)))
        #expect(strong.accessibilityContrast == .high && light.accessibilityContrast == .unspecified)
        #expect(strong.description == "<UITraitCollection; accessibilityContrast = high>")
    }

    @Test("Text sizes rank from extra small to the largest, and the last five are for accessibility")
    func contentSizes() {
        let sizes = UIContentSizeCategory.namedCases.dropFirst().map(\.value)
        #expect(sizes.count == 12)
        for (smaller, larger) in zip(sizes, sizes.dropFirst()) {
            #expect(smaller < larger && larger > smaller && smaller <= larger && larger >= smaller)
        }
        #expect(sizes.filter(\.isAccessibilityCategory) == Array(sizes.suffix(5)))
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
        #expect(
            UIContentSizeCategory.accessibilityExtraExtraExtraLarge.rawValue
                == "UICTContentSizeCategoryAccessibilityXXXL")
    }
}
