import KitSchema

/// The classes that a layout file may use: UIKit's classes and registered ones.
struct KnownClasses {
    enum Entry {
        case view(ClassSchema, isCustom: Bool)
        case controller(ControllerSchema, isCustom: Bool)
        /// A class of UIKit that this version does not support.
        case later(isController: Bool)
    }

    private let uiKit: DocumentClasses
    private let custom: [String: StandardClass]

    init(_ options: ParseOptions) {
        uiKit = options.classes
        custom = options.customClasses
    }

    /// The class with a name; nil if it is unknown, or registered for a base class that layout files do not support.
    func entry(_ name: String) -> Entry? {
        if let entry = uiKitEntry(name) { return entry }
        guard let base = custom[name], let entry = entry(base, isCustom: true) else { return nil }
        if case .later = entry { return nil }
        return entry
    }

    private func uiKitEntry(_ name: String) -> Entry? {
        entry(.view(KitClass(name)), isCustom: false) ?? entry(.controller(KitClass(name)), isCustom: false)
    }

    private func entry(_ standard: StandardClass, isCustom: Bool) -> Entry? {
        switch standard {
        case .view(let kitClass):
            guard let schema = views[kitClass] else { return nil }
            switch schema.availability {
            case .now: return .view(schema, isCustom: isCustom)
            case .later: return .later(isController: false)
            case .never: return nil
            }
        case .controller(let kitClass):
            if let schema = controller(kitClass) { return .controller(schema, isCustom: isCustom) }
            return uiKit.isLater(controller: kitClass) ? .later(isController: true) : nil
        }
    }

    /// UIKit's view classes.
    var views: ClassCatalogue { uiKit.views }

    /// UIKit's controller class with a name; nil if layout files may not use it.
    func controller(_ kitClass: KitClass) -> ControllerSchema? { uiKit[controller: kitClass] }

    /// All names that a file may use, for suggestions.
    var names: [String] {
        views.available.map(\.name) + uiKit.controllers.map(\.name) + custom.keys.sorted()
    }
}
