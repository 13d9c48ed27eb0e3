import LayoutRules

/// The classes that a layout file may use: UIKit's classes and registered ones.
struct ClassCatalogue {
    enum Entry {
        case view(ClassSchema, isCustom: Bool)
        case controller(ControllerSchema, isCustom: Bool)
        /// A class of UIKit that this version does not support.
        case later(isController: Bool)
    }

    private let custom: [String: StandardClass]

    init(custom: [String: StandardClass]) {
        self.custom = custom
    }

    /// The class with a name; nil if it is unknown, or registered for a base class that layout files do not support.
    func entry(_ name: String) -> Entry? {
        if let entry = ClassCatalogue.uiKit(name) { return entry }
        guard let base = custom[name], let entry = ClassCatalogue.entry(base, isCustom: true) else { return nil }
        if case .later = entry { return nil }
        return entry
    }

    private static func uiKit(_ name: String) -> Entry? {
        if let known = KitClass(rawValue: name) { return entry(.view(known), isCustom: false) }
        return KitController(rawValue: name).flatMap { entry(.controller($0), isCustom: false) }
    }

    private static func entry(_ standard: StandardClass, isCustom: Bool) -> Entry? {
        switch standard {
        case .view(let kitClass):
            let schema = ClassSchema.of(kitClass)
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
        ClassSchema.all.map(\.name) + ControllerSchema.all.map(\.name) + custom.keys.sorted()
    }
}
