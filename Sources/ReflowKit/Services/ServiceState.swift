/// The state of the device's services in one simulation.
@MainActor
struct ServiceState {
    /// The object that `UIPasteboard.general` returns.
    var general: UIPasteboard?
    private var pasteboards: [UIPasteboard.Name: PasteboardItems] = [:]
    private var uniqueNames = 0
    /// The number of background tasks that were begun.
    var backgroundTasks = 0

    nonisolated init() {}

    mutating func items(of name: UIPasteboard.Name, orCreate creates: Bool) -> PasteboardItems? {
        if let items = pasteboards[name] { return items }
        guard creates else { return nil }
        let items = PasteboardItems(name)
        pasteboards[name] = items
        return items
    }

    mutating func uniqueItems() -> PasteboardItems {
        uniqueNames += 1
        let items = PasteboardItems(UIPasteboard.Name("unique-\(uniqueNames)"))
        pasteboards[items.name] = items
        return items
    }

    mutating func removeItems(of name: UIPasteboard.Name) {
        pasteboards.removeValue(forKey: name)?.items = []
    }
}

/// The contents of a pasteboard, which all objects with its name share.
@MainActor
final class PasteboardItems {
    let name: UIPasteboard.Name
    var items: [[String: Any]] = []
    var changeCount = 0

    init(_ name: UIPasteboard.Name) {
        self.name = name
    }
}
