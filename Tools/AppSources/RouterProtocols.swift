import UIKit

@objc public protocol Routing: NSObjectProtocol {
    @objc func open(_ path: String) -> Bool
    @objc optional func willOpen(_ path: String, animated: Bool)
    @objc(didOpenPath:) optional func didOpen(path: String)
}

// A protocol whose own extension calls the optional requirement.
extension Routing {
    func openAll(_ paths: [String]) -> Int {
        paths.reduce(0) { count, path in
            willOpen?(path, animated: false)
            let opened = open(path)
            if opened { didOpen?(path: path) }
            return count + (opened ? 1 : 0)
        }
    }
}

public final class Router: NSObject, Routing {
    var opened: [String] = []
    var refused: Set<String> = []
    public func open(_ path: String) -> Bool { !refused.contains(path) }
    public func didOpen(path: String) { opened.append(path) }
}

extension UINavigationController: @MainActor Routing {
    @objc public func open(_ path: String) -> Bool { path.hasPrefix("/") }
    @objc public func willOpen(_ path: String, animated: Bool) { title = path }
}
