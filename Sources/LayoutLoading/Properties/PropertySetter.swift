import Basics
import LayoutDocument
import LayoutRules
import ReflowKit

/// Sets one property of a layout file on a view, and knows the property's default.
///
/// Variations need the default: if no variation that sets a property applies, and the view does not set it, it gets its
/// default.
struct PropertySetter: Sendable {
    let name: String
    let standard: PropertyValue
    private let set:
        @MainActor @Sendable (UIView, PropertyValue, SourcePosition, ValueBuilder) throws(Diagnostic) -> Void

    init<View: UIView>(
        _: View.Type, _ name: String, default standard: PropertyValue,
        set:
            @escaping @MainActor @Sendable (View, PropertyValue, SourcePosition, ValueBuilder) throws(Diagnostic) ->
            Void
    ) {
        self.name = name
        self.standard = standard
        self.set = { view, value, position, builder throws(Diagnostic) in
            guard let view = view as? View else { return }
            try set(view, value, position, builder)
        }
    }

    /// A property whose value is set without conversion.
    init<View: UIView>(
        _ type: View.Type, _ name: String, default standard: PropertyValue,
        set: @escaping @MainActor @Sendable (View, PropertyValue) -> Void
    ) {
        self.init(type, name, default: standard) { view, value, _, _ in set(view, value) }
    }

    /// A setter for a colour.
    init<View: UIView>(
        color type: View.Type, _ name: String, default standard: PropertyValue = .null,
        set: @escaping @MainActor @Sendable (View, UIColor?) -> Void
    ) {
        self.init(type, name, default: standard) { view, value, _, builder in
            set(view, value.color.map(builder.color))
        }
    }

    /// A setter for an image.
    init<View: UIView>(
        image type: View.Type, _ name: String, set: @escaping @MainActor @Sendable (View, UIImage?) -> Void
    ) {
        self.init(type, name, default: .null) { view, value, position, builder throws(Diagnostic) in
            guard case .image(let image) = value else { return set(view, nil) }
            set(view, try builder.image(image, at: position))
        }
    }

    /// A setter for a font.
    init<View: UIView>(
        font type: View.Type, _ name: String, default standard: FontValue,
        set: @escaping @MainActor @Sendable (View, UIFont) -> Void
    ) {
        self.init(type, name, default: .font(standard)) { view, value, position, builder throws(Diagnostic) in
            guard case .font(let font) = value else { return }
            set(view, try builder.font(font, at: position))
        }
    }

    @MainActor
    func apply(
        _ value: PropertyValue, to view: UIView, at position: SourcePosition, with builder: ValueBuilder
    ) throws(Diagnostic) {
        try set(view, value, position, builder)
    }
}

extension PropertySetter {
    /// The setter of a property that is false by default for labels and image views, which ignore touches.
    static let untouched = PropertySetter(UIView.self, "isUserInteractionEnabled", default: .boolean(false)) {
        $0.isUserInteractionEnabled = $1.bool
    }
}

/// The setters of all properties that a layout file may set, by class.
enum PropertySetters {
    /// The setter of `name` for a class of UIKit, own or inherited.
    static func setter(_ name: String, for kitClass: KitClass) -> PropertySetter? { byClass[kitClass]?[name] }

    /// The rank of a property in the order in which properties are set, whatever their order in the file is. Values
    /// come after their limits, and colours after the style that sets a colour. The transform is last, because it
    /// applies to bounds and frame.
    static func rank(of name: String) -> Int {
        switch name {
        case "transform": 2
        case "value", "currentPage", "selectedSegmentIndex", "color": 1
        default: 0
        }
    }

    private static let byClass: [KitClass: [String: PropertySetter]] = {
        var byClass: [KitClass: [String: PropertySetter]] = [:]
        func setters(of kitClass: KitClass) -> [String: PropertySetter] {
            if let known = byClass[kitClass] { return known }
            let inherited = ClassSchema.of(kitClass).superclass.map(setters) ?? [:]
            // A property of the class itself replaces an inherited one with the same name, like an override.
            let all = ViewMaker.of(kitClass).setters.reduce(into: inherited) { $0[$1.name] = $1 }
            byClass[kitClass] = all
            return all
        }
        for kitClass in KitClass.allCases { _ = setters(of: kitClass) }
        return byClass
    }()
}

extension Array {
    /// The elements in the order of their ranks; elements of equal rank keep their order.
    func ranked(by rank: (Element) -> Int) -> [Element] {
        enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
    }
}
