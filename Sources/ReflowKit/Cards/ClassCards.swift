package import KitSchema

/// The cards of all view classes.
package enum ClassCards {
    /// Every class, superclasses first, and those that layout files may use first, in the order of the published schema.
    package static let all: [ClassCard] =
        [
            uiView, uiLabel, uiImageView, uiControl, uiButton, uiTextField, uiScrollView, uiSwitch, uiSlider,
            uiSegmentedControl, uiStepper, uiPageControl, uiProgressView, uiActivityIndicatorView, uiStackView,
            uiVisualEffectView,
            // Interface Builder documents have these too.
            uiCollectionReusableView, uiCollectionView, uiCollectionViewCell, uiNavigationBar, uiSearchBar, uiTabBar,
            uiTableView, uiTableViewCell, uiTableViewCellContentView, uiTableViewHeaderFooterView, uiTextView,
            uiToolbar,
            uiWindow,
        ] + placeholders

    private static let byClass = Dictionary(all.map { ($0.kitClass, $0) }, uniquingKeysWith: { first, _ in first })

    /// The card of a class by its name; nil for a class that is not known.
    package static subscript(kitClass: KitClass) -> ClassCard? { byClass[kitClass] }

    /// The catalogue for the parsers, without the defaults of the keys.
    package static let catalogue = ClassCatalogue(all.map(\.schema))

    /// The same with the defaults in the sentences of the keys, read from fresh views in a simulation of their own.
    @MainActor
    package static var describedCatalogue: ClassCatalogue {
        Simulation().perform {
            var described: [KitClass: ClassSchema] = [:]
            for card in all {
                described[card.kitClass] = card.described(over: card.superclass.flatMap { described[$0.kitClass] })
            }
            return ClassCatalogue(all.compactMap { described[$0.kitClass] })
        }
    }
}
