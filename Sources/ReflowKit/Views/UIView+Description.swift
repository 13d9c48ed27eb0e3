import Basics
import Foundation
import LayoutRules

// Descriptions of views: behaviour.md §10.1 and §10.2, without addresses, which differ between runs.
extension UIView {
    /// The name in messages: the class, and the identifier or the tag if there is one: `UILabel "title"`.
    final var diagnosticName: String {
        let name = standIn.map { $0.customClass ?? $0.className } ?? UIView.printedName(of: type(of: self))
        if let identifier = accessibilityIdentifier { return "\(name) \(Wording.quoted(identifier))" }
        return tag == 0 ? name : "\(name) with tag \(tag)"
    }

    /// The printed name of a class: UIKit's classes without module, an app's with it, like names in the Objective-C
    /// runtime.
    static func printedName(of type: AnyClass) -> String {
        if let known = printedNames[ObjectIdentifier(type)] { return known }
        let name = namePrinted(type)
        printedNames[ObjectIdentifier(type)] = name
        return name
    }

    /// The cache of printed names. Every dump and every rotation reads them, and reflection takes microseconds.
    private static var printedNames: [ObjectIdentifier: String] = [:]

    /// The printed name of a class, without the cache.
    package nonisolated static func namePrinted(_ type: AnyClass) -> String {
        // The name of a private type contains an address in parentheses, which differs between runs.
        let parts = _typeName(type).split(separator: ".").filter { !$0.hasPrefix("(unknown context") }
        let name = parts.joined(separator: ".")
        let prefix = "ReflowKit."
        return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    }

    /// The UIKit class of the view, and the app's class if the view has one.
    package final var classNames: (kit: String, custom: String?) {
        if let standIn { return (standIn.className, standIn.customClass) }
        let id = ObjectIdentifier(type(of: self))
        if let known = UIView.namesOfClasses[id] { return known }
        let names = namesOfClass
        UIView.namesOfClasses[id] = names
        return names
    }

    /// The cache of the names of classes.
    private static var namesOfClasses: [ObjectIdentifier: (kit: String, custom: String?)] = [:]

    /// The same for every view of its class that stands for no other class.
    private final var namesOfClass: (kit: String, custom: String?) {
        let own = UIView.printedName(of: type(of: self))
        guard own.contains(".") else { return (own, nil) }
        var mirror: Mirror? = Mirror(reflecting: self).superclassMirror
        while let current = mirror {
            if let ancestor = current.subjectType as? AnyClass {
                let name = UIView.printedName(of: ancestor)
                if !name.contains(".") { return (name, own) }
            }
            mirror = current.superclassMirror
        }
        return ("UIView", own)
    }

    /// Whether the class is one of UIKit's and not an app's.
    package static func isKitClass(_ type: AnyClass) -> Bool { !printedName(of: type).contains(".") }
}
