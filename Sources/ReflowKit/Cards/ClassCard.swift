package import KitSchema

/// The description of a view class: its superclass, its element in Interface Builder documents, how a view of it is made,
/// and its keys. It stands beside the class, in `UIX+Card.swift`; ``ClassCards/all`` lists it.
///
/// It is no member of the class: a static property would be in the way of the subclass's.
package final class ClassCard: Sendable {
    package let superclass: ClassCard?
    private let content: CardContent<UIView>
    package let storedContent: StoredContent
    package let target: TapTarget
    private let ownLooks: @MainActor @Sendable (UIView) -> [ViewLook]

    /// - Parameters:
    ///   - name: UIKit's name, where the view that is made is of another class.
    ///   - superclass: nil for UIView.
    ///   - availability: whether layout files may use it.
    ///   - elements: the elements of its views in Interface Builder documents.
    ///   - drawing: the extent to which it is drawn.
    ///   - measured: the axes on which documents store a size for its content.
    ///   - target: its size as a tap target.
    ///   - make: makes a view; it is told the values of the file, for those that only an initialiser takes.
    ///   - looks: its looks in trees beside the keys that are looks.
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
            name ?? KitClass("\(View.self)"), over: superclass?.content, availability: availability, elements: elements,
            drawing: drawing, make: make, keys: keys)
        let shown = content.ownKeys.filter(\.isLook)
        ownLooks = { view in
            let listed = shown.map { ViewLook.color($0.name, $0.value(of: view).color) }
            guard let looks, let view = view as? View else { return listed }
            return listed + looks(view)
        }
    }

    /// The values of it that parsers need.
    package var schema: ClassSchema { content.schema }
    package var kitClass: KitClass { schema.kitClass }
    package var name: String { schema.name }
    /// The keys that the class adds.
    package var ownKeys: [ViewKey] { content.ownKeys }

    /// The class's key of that name, its own or an inherited one.
    package func key(_ name: String) -> ViewKey? { content.key(name) ?? superclass?.key(name) }

    /// A view of the class.
    @MainActor
    package func make(_ values: StatedValues = { _ in nil }) -> UIView { content.make(values) }

    /// The looks of a view of the class, superclasses first.
    @MainActor
    package func looks(of view: UIView) -> [ViewLook] { (superclass?.looks(of: view) ?? []) + ownLooks(view) }

    /// The schema with the defaults of a fresh view in its sentences.
    @MainActor
    func described(over superclass: ClassSchema?) -> ClassSchema { content.described(over: superclass) }
}
