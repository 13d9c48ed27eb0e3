import KitValues

extension UITraitCollection {
    /// The size classes, width before height: `compact × regular`.
    var sizeClassText: String { "\(horizontalSizeClass.name) × \(verticalSizeClass.name)" }
}
