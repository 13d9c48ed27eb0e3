import LayoutRules

extension RotationSemantics {
    /// The generations in which controllers have masks.
    static let withMasks = allCases.filter { $0 >= .iOS6 }
    /// The generations in which `shouldAutorotate` is asked.
    static let withShouldAutorotate = allCases.filter { $0 >= .iOS6 && $0 < .iOS16 }
}
