import KitValues
import LayoutRules
import Testing

@Suite("Semantics and durations")
struct RotationSemanticsTests {
    @Test("Generations are named after their release and ordered by it")
    func order() {
        #expect(RotationSemantics.allCases.map(\.rawValue) == ["iOS5", "iOS6", "iOS8", "iOS15", "iOS16"])
        #expect(RotationSemantics.allCases.sorted() == RotationSemantics.allCases)
        #expect(RotationSemantics.iOS8 < .iOS15)
    }

    @Test("§5.9: iOS 15 is the standard")
    func standard() {
        #expect(RotationSemantics.standard == .iOS15)
    }

    @Test("§6.4: 0.3 seconds on a phone, 0.4 on an iPad, twice that for half a turn, nothing for none")
    func durations() {
        for old in UIInterfaceOrientation.shown {
            for new in UIInterfaceOrientation.shown {
                let halfTurn = old.isPortrait == new.isPortrait
                let quarters: Double = old == new ? 0 : halfTurn ? 2 : 1
                #expect(RotationDuration.seconds(from: old, to: new, idiom: .phone) == 0.3 * quarters)
                #expect(RotationDuration.seconds(from: old, to: new, idiom: .pad) == 0.4 * quarters)
            }
            #expect(RotationDuration.seconds(from: .unknown, to: old, idiom: .phone) == 0)
        }
    }
}

@Suite("Trait values")
struct TraitValueTests {
    @Test("Traits have UIKit's raw values and names")
    func rawValues() {
        #expect(UIUserInterfaceIdiom.namedCases.map(\.value.rawValue) == [-1, 0, 1, 2, 3, 5, 6])
        #expect(UIUserInterfaceIdiom(name: "pad") == .pad)
        #expect(UIUserInterfaceSizeClass.namedCases.map(\.value.rawValue) == [0, 1, 2])
        #expect(UIUserInterfaceSizeClass.namedCases.map(\.name) == ["unspecified", "compact", "regular"])
        #expect(UIUserInterfaceStyle.namedCases.map(\.value.rawValue) == [0, 1, 2])
        #expect(UIUserInterfaceStyle.namedCases.map(\.name) == ["unspecified", "light", "dark"])
        #expect(UITraitEnvironmentLayoutDirection.namedCases.map(\.value.rawValue) == [-1, 0, 1])
        #expect(UITraitEnvironmentLayoutDirection.rightToLeft.name == "rightToLeft")
    }
}
