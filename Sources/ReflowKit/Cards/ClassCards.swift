package import KitSchema

/// The cards of all view and controller classes.
package enum ClassCards {
    /// The cards of all view classes, each after its superclass's. The classes that layout files may use come first, in
    /// the order of the published schema.
    package static let all: [ClassCard] =
        [
            uiView, uiLabel, uiImageView, uiControl, uiButton, uiTextField, uiScrollView, uiSwitch, uiSlider,
            uiSegmentedControl, uiStepper, uiPageControl, uiProgressView, uiActivityIndicatorView, uiStackView,
            uiVisualEffectView, uiTableView, uiTableViewCell,
            // Layout files cannot use these classes, but Interface Builder documents can.
            uiCollectionReusableView, uiCollectionView, uiCollectionViewCell, uiNavigationBar, uiSearchBar, uiTabBar,
            uiTableViewCellContentView, uiTableViewHeaderFooterView, uiTextView,
            uiToolbar,
            uiWindow,
        ] + placeholders

    private static let byClass = Dictionary(all.map { ($0.kitClass, $0) }, uniquingKeysWith: { first, _ in first })

    /// The card of a view class by its name; nil for an unknown class.
    package static subscript(kitClass: KitClass) -> ClassCard? { byClass[kitClass] }

    /// The catalogue for the parsers, without the defaults of the keys.
    package static let catalogue = ClassCatalogue(all.map(\.schema), controllers: controllers.map(\.schema))

    /// The same catalogue, with the defaults of keys in their sentences. They are read from fresh objects in a separate
    /// simulation.
    @MainActor
    package static var describedCatalogue: ClassCatalogue {
        Simulation().perform {
            ClassCatalogue(
                described(all.map { ($0.schema, $0.described) }),
                controllers: described(controllers.map { ($0.schema, $0.described) }))
        }
    }

    /// - Parameter cards: the schema of each card, each after its superclass's, and the function that adds the defaults
    ///   to it.
    @MainActor
    private static func described(
        _ cards: [(schema: ClassSchema, describe: @MainActor (ClassSchema?) -> ClassSchema)]
    ) -> [ClassSchema] {
        var made: [KitClass: ClassSchema] = [:]
        return cards.map { schema, describe in
            let described = describe(schema.superclass.flatMap { made[$0.kitClass] })
            made[schema.kitClass] = described
            return described
        }
    }
}
