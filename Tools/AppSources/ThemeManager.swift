import UIKit

@objcMembers
public final class ThemeManager: NSObject {
    @objc(sharedManager) nonisolated(unsafe) public static let shared = ThemeManager()
    public dynamic var name = "light" {
        willSet { history.append(name) }
        didSet { NotificationCenter.default.post(name: ThemeManager.didChange, object: self) }
    }
    public private(set) var history: [String] = []
    @nonobjc static let didChange = Notification.Name("ThemeManager.didChange")

    private override init() { super.init() }

    @objc(applyThemeNamed:) public func apply(_ name: String) { self.name = name }
    public func reset() { name = "light" }
}

final class ThemeObserver: NSObject {
    private(set) var names: [String] = []

    override init() {
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(themeChanged), name: ThemeManager.didChange, object: ThemeManager.shared)
    }

    @objc private func themeChanged(note: Notification) {
        guard let manager = note.object as? ThemeManager else { return }
        names.append(manager.name)
    }
}
