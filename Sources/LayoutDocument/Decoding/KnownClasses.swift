import KitSchema

/// The classes that a layout file may use: UIKit's classes and registered ones.
struct KnownClasses {
    enum Entry {
        case view(ClassSchema, isCustom: Bool)
        case controller(ControllerSchema, isCustom: Bool)
        /// A class of UIKit that this version does not support.
        case later(isController: Bool)
    }

    /// UIKit's view classes.
    let catalogue: ClassCatalogue
    private let custom: [String: StandardClass]

    init(_ options: ParseOptions) {
        catalogue = options.catalogue
        custom = options.customClasses
    }

    /// The class with a name; nil if it is unknown, or registered for a base class that layout files do not support.
    func entry(_ name: String) -> Entry? {
        if let entry = uiKit(name) { return entry }
        guard let base = custom[name], let entry = entry(base, isCustom: true) else { return nil }
        if case .later = entry { return nil }
        return entry
    }

    private func uiKit(_ name: String) -> Entry? {
        entry(.view(KitClass(name)), isCustom: false)
            ?? KitController(rawValue: name).flatMap { entry(.controller($0), isCustom: false) }
    }

    private func entry(_ standard: StandardClass, isCustom: Bool) -> Entry? {
        switch standard {
        case .view(let kitClass):
            guard let schema = catalogue[kitClass] else { return nil }
            switch schema.availability {
            case .now: return .view(schema, isCustom: isCustom)
            case .later: return .later(isController: false)
            case .never: return nil
            }
        case .controller(let kitController):
            let schema = ControllerSchema.of(kitController)
            switch schema.availability {
            case .now: return .controller(schema, isCustom: isCustom)
            case .later: return .later(isController: true)
            case .never: return nil
            }
        }
    }

    /// All names that a file may use, for suggestions.
    var names: [String] {
        catalogue.available.map(\.name) + ControllerSchema.all.map(\.name) + custom.keys.sorted()
    }
}
