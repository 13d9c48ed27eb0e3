/// A class whose members nibs name: outlets, actions and inspectable properties.
///
/// Linux has no Objective-C runtime that finds members by name. `reflow swift` therefore adds the list to every class that
/// marks members with `@IBOutlet`, `@IBAction`, `@IBInspectable` or `@IBSegueAction`. Each selector carries its method.
@preconcurrency @MainActor
public protocol SimulationNibObject: AnyObject {
    /// The actions, and the setters of outlets and inspectable properties, by the names that Objective-C has for them:
    /// `tapped:`, `setTitleLabel:`. Those of the superclass are included; later entries win.
    static var nibMethods: [Selector] { get }

    /// Called when all objects of the nib exist and are connected.
    func awakeFromNib()
}

extension SimulationNibObject {
    /// Does nothing, as the method of a class that does not override it.
    public func awakeFromNib() {}

    /// The method of the object's class with this name.
    fileprivate func nibMethod(_ name: String) -> Selector? { NibMethods.table(of: Self.self)[name] }

    /// Whether the class lists members beside the outlets of UIKit's own classes.
    package static var listsMembers: Bool {
        !Set(NibMethods.table(of: self).keys).isSubset(of: ["setView:", "setDelegate:", "setDataSource:"])
    }
}

/// A class that leads to another one, which Objective-C knows by the name of this one.
///
/// `reflow swift` adds `Reflow_Class_Card` for `@objc(Card) class TrailCard`, because documents say `Card`.
public protocol SimulationNamedClass {
    static var named: AnyClass { get }
}

/// The methods of the classes that were asked for one, by name.
@MainActor
private enum NibMethods {
    private static var tables: [ObjectIdentifier: [String: Selector]] = [:]

    static func table(of type: any SimulationNibObject.Type) -> [String: Selector] {
        if let table = tables[ObjectIdentifier(type)] { return table }
        let table = Dictionary(type.nibMethods.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        tables[ObjectIdentifier(type)] = table
        return table
    }
}

extension Selector {
    /// A selector of a nib, which has only a name. The object to which it is sent has the method.
    package init(inNib name: String) {
        self.init(
            name, isMethod: { method(name, of: $0) != nil },
            send: { method(name, of: $0)?.send(to: $0, $1) ?? .unrecognized })

        func method(_ name: String, of object: AnyObject) -> Selector? {
            // Nibs are connected, and their actions sent, on the main thread.
            nonisolated(unsafe) let object = object
            return MainActor.assumeIsolated { (object as? any SimulationNibObject)?.nibMethod(name) }
        }
    }

    /// The name of the method that sets a property.
    package static func setterName(of property: String) -> String {
        "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
    }
}
