import Basics
import Foundation
import LayoutRules

// Views as text: behaviour.md §10.1 and §10.2, without the pointers, which differ from run to run.
extension UIView {
    /// `UILabel "title"`, for messages: the class, and the identifier or the tag where there is one.
    final var diagnosticName: String {
        let name = standIn.map { $0.customClass ?? $0.className } ?? UIView.printedName(of: type(of: self))
        if let identifier = accessibilityIdentifier { return "\(name) \(Wording.quoted(identifier))" }
        return tag == 0 ? name : "\(name) with tag \(tag)"
    }

    /// UIKit's own classes print bare, an app's with their module, as the Objective-C runtime names them.
    static func printedName(of type: AnyClass) -> String {
        if let known = printedNames[ObjectIdentifier(type)] { return known }
        let name = namePrinted(type)
        printedNames[ObjectIdentifier(type)] = name
        return name
    }

    /// Every dump and every turn asks, and reflection takes microseconds.
    private static var printedNames: [ObjectIdentifier: String] = [:]

    /// The same without looking for a name that is known.
    package nonisolated static func namePrinted(_ type: AnyClass) -> String {
        // A private type's name holds an address between parentheses, another one in every run.
        // (`String(reflecting:)` gives the same name, but first looks for a description of a class's own.)
        let parts = _typeName(type, qualified: true).split(separator: ".").filter { !$0.hasPrefix("(unknown context") }
        let name = parts.joined(separator: ".")
        let prefix = "ReflowKit."
        return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    }

    /// UIKit's class of the view, and the app's where it is one of its own.
    package final var classNames: (kit: String, custom: String?) {
        if let standIn { return (standIn.className, standIn.customClass) }
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

    /// Whether a class is UIKit's own and no app's.
    package static func isKitClass(_ type: AnyClass) -> Bool { !printedName(of: type).contains(".") }

    /// Whether a control made the view for itself: no part of what the app's author built.
    package final var isPartOfControl: Bool {
        get { marks.contains(.partOfControl) }
        set { marks.set(.partOfControl, newValue) }
    }
}
