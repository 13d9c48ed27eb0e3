public import Foundation

/// Data that is copied and pasted. A pasteboard belongs to its simulation: other applications and tests do not see it.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The simulation's pasteboard for copying and pasting.
    open class var general: UIPasteboard {
        let simulation = Simulation.current
        if let general = simulation.services.general { return general }
        let general = UIPasteboard(simulation.services.items(of: .general, orCreate: true) ?? PasteboardItems(.general))
        simulation.services.general = general
        return general
    }

    public var name: Name { stored.name }
    /// The number of times that the items were changed.
    public var changeCount: Int { stored.changeCount }
    private let stored: PasteboardItems

    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    private init(_ stored: PasteboardItems) {
        self.stored = stored
    }

    /// The application's pasteboard of a name.
    /// - Parameter create: whether it is made if there is none.
    public convenience init?(name: Name, create: Bool) {
        guard let items = Simulation.current.services.items(of: name, orCreate: create) else { return nil }
        self.init(items)
    }

    /// A new pasteboard with a name of its own.
    open class func withUniqueName() -> UIPasteboard {
        UIPasteboard(Simulation.current.services.uniqueItems())
    }

    /// Removes the contents of the pasteboard of a name.
    open class func remove(withName pasteboardName: Name) {
        Simulation.current.services.removeItems(of: pasteboardName)
    }

    /// The items. Each has values by the identifiers of their types, such as `public.png`.
    open var items: [[String: Any]] {
        get { stored.items }
        set { change(to: newValue) }
    }

    open func addItems(_ items: [[String: Any]]) { change(to: stored.items + items) }

    /// Replaces the items. The options are ignored: a simulation shares nothing, and nothing expires in it.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { change(to: items) }

    private func change(to items: [[String: Any]]) {
        stored.items = items
        stored.changeCount += 1
        NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }

    // MARK: Values of a type

    open var numberOfItems: Int { items.count }
    /// The types of the first item, in alphabetical order.
    open var types: [String] { items.first?.keys.sorted() ?? [] }

    open func contains(pasteboardTypes: [String]) -> Bool {
        items.first?.keys.contains { pasteboardTypes.contains($0) } ?? false
    }

    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        switch value(forPasteboardType: pasteboardType) {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        default: nil
        }
    }
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    // MARK: Values of a class

    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    open var strings: [String]? {
        get { all(String.self) }
        set { set(newValue, as: "public.utf8-plain-text") }
    }
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    open var urls: [URL]? {
        get { all(URL.self) }
        set { set(newValue, as: "public.url") }
    }
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    open var images: [UIImage]? {
        get { all(UIImage.self) }
        set { set(newValue, as: "public.image") }
    }
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    open var colors: [UIColor]? {
        get { all(UIColor.self) }
        set { set(newValue, as: "com.apple.uikit.color") }
    }

    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }
    open var hasColors: Bool { colors != nil }

    private func all<Value>(_: Value.Type) -> [Value]? {
        let values = items.compactMap { item in item.keys.sorted().lazy.compactMap { item[$0] as? Value }.first }
        return values.isEmpty ? nil : values
    }

    private func set(_ values: [Any]?, as type: String) { items = values?.map { [type: $0] } ?? [] }

    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// How items are shared.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }
}
