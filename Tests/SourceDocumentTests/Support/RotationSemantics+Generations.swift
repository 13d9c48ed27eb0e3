import LayoutRules

extension RotationSemantics {
    /// Those in which controllers have masks.
    static let withMasks = allCases.filter { $0 >= .iOS6 }
    /// Those in which `shouldAutorotate` is asked.
    static let withShouldAutorotate = allCases.filter { $0 >= .iOS6 && $0 < .iOS16 }
}
