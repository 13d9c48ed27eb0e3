package import Basics
package import Foundation
package import KitSchema

/// The objects of an Interface Builder document as code sees them: their classes, and what connects them. Pictures of a
/// document do not need it.
package struct DocumentWiring: Sendable, Equatable {
    /// An object with an id, in the order of the file.
    package struct Object: Sendable, Equatable {
        package var id: String
        /// The name of its element: `tapGestureRecognizer`.
        package var element: String
        package var position: SourcePosition
        /// The number of its scene; 0 in a nib.
        package var scene: Int
        /// Whether it is not inside another object.
        package var isTopLevel: Bool
        package var customClass: String?
        package var customModule: String?
        package var userLabel: String?
        /// The attributes of its element, for objects that are no views, controllers or items.
        package var attributes: [String: String]
        package var runtimeAttributes: [RuntimeAttribute] = []
        package var connections: [Connection] = []
    }

    /// A line from an object to another one. In a document it has a place of its own.
    package struct Connection: Sendable, Equatable {
        package enum Kind: Sendable, Equatable {
            case outlet(String)
            /// An object in an array; its others are the connections with the same name.
            case collection(String)
            /// - Parameter event: nil for recognisers and bar buttons.
            case action(String, event: String?)
            case segue(Segue)
        }

        package var kind: Kind
        /// The id of the other object.
        package var destination: String
        package var position: SourcePosition
    }

    package struct Segue: Sendable, Equatable {
        /// `show`, `embed` and so on.
        package var kind: String
        package var identifier: String?
        package var customClass: String?
        package var customModule: String?
        package var unwindAction: String?
        /// The method of the source that makes the destination.
        package var creationSelector: String?
        package var presentationStyle: String?
        package var transitionStyle: String?
        package var animates: Bool
        /// The id of the view or bar button at which a popover is shown.
        package var anchor: String?
    }

    /// A value that is set by its key path when the document is loaded (format.md §10).
    package struct RuntimeAttribute: Sendable, Equatable {
        package enum Value: Sendable, Equatable {
            case boolean(Bool)
            case number(Double)
            case string(String)
            case color(ColorValue)
            case image(ImageValue)
            case point(CGPoint)
            case size(CGSize)
            case rect(CGRect)
            case null
        }

        package var keyPath: String
        package var value: Value
        package var position: SourcePosition
        /// The property of UIKit with this key path, and the value as that property takes it.
        package var property: Property?
    }

    package var objects: [Object] = []
    private var byID: [String: Int] = [:]
    private var byPosition: [SourcePosition: Int] = [:]
    /// The ids of controllers by their storyboard identifiers.
    package var controllers: [String: String] = [:]

    package init() {}

    package subscript(id: String) -> Object? { byID[id].map { objects[$0] } }
    package subscript(position: SourcePosition) -> Object? { byPosition[position].map { objects[$0] } }

    /// Adds an object, unless its id is that of an earlier one.
    mutating func add(_ object: Object) {
        guard byID[object.id] == nil else { return }
        byID[object.id] = objects.count
        byPosition[object.position] = objects.count
        objects.append(object)
    }
}
