public import Comparison
import Foundation
public import LayoutDocument

extension PictureTolerance {
    /// What nobody spoke of is exact.
    public init(_ settings: ComparisonSettings) {
        self.init(precision: settings.precision ?? 1, perceptualPrecision: settings.perceptualPrecision ?? 1)
    }
}
