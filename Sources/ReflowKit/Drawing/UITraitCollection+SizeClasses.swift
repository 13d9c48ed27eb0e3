import KitValues

extension UITraitCollection {
    /// `compact × regular`: width, then height.
    var sizeClassText: String { "\(horizontalSizeClass.name) × \(verticalSizeClass.name)" }
}
