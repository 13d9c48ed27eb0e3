import Foundation
import KitSchema
import ReflowKit

/// Finds the classes of an app by the names that documents have for them.
@MainActor
enum NibClasses {
    /// The class of that name in the first of these modules that has it. Documents from before Swift's names were short
    /// have names such as `_TtC3App6Player`.
    static func find(_ name: String, _ modules: [String]) -> AnyClass? {
        if let (module, name) = mangled(name) { return NSClassFromString("\(module).\(name)") }
        guard !name.contains(".") else { return NSClassFromString(name) }
        return modules.lazy.compactMap { NSClassFromString("\($0).\(name)") ?? named(name, in: $0) }.first
    }

    /// The class for which a source says `@objc(name)`.
    private static func named(_ name: String, in module: String) -> AnyClass? {
        (NSClassFromString("\(module).Reflow_Class_\(name)") as? any SimulationNamedClass.Type)?.named
    }

    private static func mangled(_ name: String) -> (module: String, name: String)? {
        var rest = name[...]
        guard rest.hasPrefix("_TtC") else { return nil }
        rest = rest.dropFirst(4)
        func word() -> String? {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard let count = Int(digits), count > 0, count <= rest.count - digits.count else { return nil }
            rest = rest.dropFirst(digits.count)
            defer { rest = rest.dropFirst(count) }
            return String(rest.prefix(count))
        }
        guard let module = word(), let name = word(), rest.isEmpty else { return nil }
        return (module, name)
    }

    /// The module of an object's class.
    static func module(of object: AnyObject) -> String? {
        String(reflecting: type(of: object)).split(separator: ".").first.map(String.init)
    }

    /// The module whose resources a bundle of SwiftPM holds: `PACKAGE_MODULE.resources`.
    static func module(of bundle: Bundle) -> String? {
        let name = bundle.bundleURL.lastPathComponent
        guard name.hasSuffix(".resources") else { return nil }
        return name.dropLast(".resources".count).split(separator: "_", maxSplits: 1).last.map(String.init)
    }

    /// The module of the application's delegate.
    static var moduleOfApplication: String? {
        UIApplication.shared.delegate.flatMap { module(of: $0) }
    }

    /// Whether a document's name is that of a class of UIKit's.
    static func isOfUIKit(_ name: String) -> Bool {
        let name = KitClass(name)
        return name.rawValue == "NSObject" || ClassCards[name] != nil || LoadedClass.all[name] != nil
            || ClassCards.controllers.contains { $0.kitClass == name }
            || NSClassFromString("ReflowKit.\(name.rawValue)") != nil
    }

    static func name(of value: Any) -> String { String(reflecting: type(of: value)) }

    /// Whether an object is of a class that is not UIKit's.
    static func isOfApplication(_ object: AnyObject) -> Bool {
        !["ReflowKit", "LayoutLoading", "Foundation"].contains(module(of: object))
    }
}
