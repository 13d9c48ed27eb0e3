public import Foundation

extension UIColor {
    /// The colour with this name in an asset catalogue, which follows the traits; nil if there is none that can be read.
    ///
    /// Catalogues are searched as for `UIImage(named:)`.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The colour with this name in an asset catalogue, which follows the traits; nil if there is none that can be read.
    /// - Parameters:
    ///   - bundle: see `UIImage(named:in:compatibleWith:)`.
    ///   - traitCollection: ignored, because the colour has all variants, and is resolved where it is used.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let colors = SimulationImageLoader.inOrder(for: bundle).lazy.compactMap { try? $0.color(named: name) }
        guard let color = colors.first else { return nil }
        self.init(color)
    }
}
