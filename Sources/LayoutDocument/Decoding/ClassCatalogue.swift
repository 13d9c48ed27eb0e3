/// The classes that a layout file may name: UIKit's, and the user's own.
struct ClassCatalogue {
    enum Entry {
        case view(ClassSchema, isCustom: Bool)
        case controller(ControllerSchema, isCustom: Bool)
        /// One of UIKit's that this version does not take.
        case later(isController: Bool)
    }

    private let custom: [String: String]

    init(custom: [String: String]) {
        self.custom = custom
    }

    /// What `name` stands for; nil if nobody knows it, or if it is registered for a base that nobody knows.
    func entry(_ name: String) -> Entry? {
        if let entry = ClassCatalogue.uiKit(name) { return entry }
        guard let base = custom[name] else { return nil }
        switch ClassCatalogue.uiKit(base) {
        case .view(let schema, _): return .view(schema, isCustom: true)
        case .controller(let schema, _): return .controller(schema, isCustom: true)
        case .later, nil: return nil
        }
    }

    private static func uiKit(_ name: String) -> Entry? {
        if let schema = ClassSchema.named(name) { return .view(schema, isCustom: false) }
        if let schema = ControllerSchema.named(name) { return .controller(schema, isCustom: false) }
        if ClassSchema.later.contains(name) { return .later(isController: false) }
        if ControllerSchema.later.contains(name) { return .later(isController: true) }
        return nil
    }

    /// Every name that a file may use, for suggestions.
    var names: [String] {
        ClassSchema.all.map(\.name) + ControllerSchema.all.map(\.name) + custom.keys.sorted()
    }
}
