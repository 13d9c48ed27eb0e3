package import KitSchema

/// The description of a view class: its superclass, its element in Interface Builder documents, how a view of it is made,
/// and its keys. It stands beside the class, in `UIX+Card.swift`; ``ClassCards/all`` lists it.
///
/// The card is not a member of the class, because a static property of a class would conflict with that of its
/// subclass.
package final class ClassCard: Sendable {
    package let superclass: ClassCard?
    private let content: CardContent<UIView>
    package let storedContent: StoredContent
    package let target: TapTarget
    /// The keys that the class adds and that are looks.
    private let shownKeys: [ViewKey]
    private let ownLooks: (@MainActor @Sendable (UIView) -> [ViewLook])?

    /// - Parameters:
    ///   - name: UIKit's name of the class, if `make` makes a view of another class.
    ///   - superclass: nil for UIView.
    ///   - availability: whether layout files may use the class.
    ///   - elements: the elements of such views in Interface Builder documents.
    ///   - drawing: the extent to which the class is drawn.
    ///   - measured: the axes on which documents store a size for the view's content.
    ///   - target: the size of such views as tap targets.
    ///   - make: makes a view. It gets the values of the file, because some can only be passed to an initialiser.
    ///   - looks: the looks in trees, in addition to the keys that are looks.
    package init<View: UIView>(
        _ class: View.Type, named name: KitClass? = nil, over superclass: ClassCard?,
        availability: ClassAvailability = .now, elements: String..., drawing: ClassDrawing = .whole,
        measured storedContent: StoredContent = .none, target: TapTarget = .designed,
        make: @escaping @MainActor @Sendable (StatedValues) -> View,
        looks: (@MainActor @Sendable (View) -> [ViewLook])? = nil, keys: [ClassKey<View>] = []
    ) {
        self.superclass = superclass
        self.storedContent = storedContent
        self.target = target
        content = CardContent(
            name ?? KitClass(_typeName(View.self, qualified: false)), over: superclass?.content,
            availability: availability, elements: elements,
            drawing: drawing, make: make, keys: keys)
        shownKeys = content.ownKeys.filter(\.isLook)
        if let looks {
            ownLooks = { view in if let view = view as? View { looks(view) } else { [] } }
        } else {
            ownLooks = nil
        }
    }

    /// The values of the card that parsers need.
    package var schema: ClassSchema { content.schema }
    package var kitClass: KitClass { schema.kitClass }
    package var name: String { schema.name }
    /// The keys that the class adds.
    package var ownKeys: [ViewKey] { content.ownKeys }

    /// The class's own key with this name, or an inherited one.
    package func key(_ name: String) -> ViewKey? { content.key(name) }

    /// A view of the class.
    @MainActor
    package func make(_ values: StatedValues = { _ in nil }) -> UIView { content.make(values) }

    /// Calls `body` with each look of a view of the class, superclasses first. Returning a list would take longer.
    @MainActor
    package func forEachLook(of view: UIView, _ body: (ViewLook) -> Void) {
        superclass?.forEachLook(of: view, body)
        for key in shownKeys { body(.color(key.name, key.value(of: view).color)) }
        ownLooks?(view).forEach(body)
    }

    /// The schema. Its sentences contain the defaults of a fresh view.
    @MainActor
    func described(over superclass: ClassSchema?) -> ClassSchema { content.described(over: superclass) }
}
