public import Basics
import KitSchema
package import KitValues
package import LayoutRules

/// A constraint of a layout file, or a visual format for several. It is held by the view in which it is written.
public struct ConstraintNode: Sendable, Equatable {
    package enum Form: Sendable, Equatable {
        case equation(ConstraintEquation)
        case visualFormat(VisualFormatNode)
    }

    public var position: SourcePosition
    /// The id of a constraint in an Interface Builder document.
    public var id: String?
    /// The identifier, by which messages and steps name the constraint.
    public var identifier: String?
    package var form: Form
    /// Whether the constraint is active if no variation says otherwise.
    public var isActive = true
    /// Whether Xcode removes the constraint from the application: "remove at build time". Its priority is then 1.
    public var isPlaceholder = false
    /// The variations in the order of the file; if several match, later ones win.
    public var variations: [ConstraintVariation] = []

    package init(_ form: Form, at position: SourcePosition, id: String? = nil, identifier: String? = nil) {
        self.form = form
        self.position = position
        self.id = id
        self.identifier = identifier
    }
}

/// `first.attribute (=, ≤, ≥) multiplier × second.attribute + constant @ priority`
package struct ConstraintEquation: Sendable, Equatable {
    package struct Item: Sendable, Hashable {
        package enum Base: Sendable, Hashable {
            /// The view that holds the constraint.
            case holder
            /// The superview of the constraint's other item.
            case superview
            /// A view or a layout guide.
            case id(String)
        }

        /// The outermost view of a tree, if no view has this id.
        package static let rootName = "root"

        package var base: Base
        /// The path from the base to a view inside it: the index among the subviews at each step, from 0. It is used
        /// for views without an id.
        package var path: [Int] = []
        /// A rectangle of the view that is used instead of the view itself.
        package var area: LayoutArea?

        package init(_ base: Base, path: [Int] = [], _ area: LayoutArea? = nil) {
            self.base = base
            self.path = path
            self.area = area
        }
    }

    package struct Operand: Sendable, Hashable {
        package var item: Item
        package var attribute: NSLayoutAttribute

        package init(_ item: Item, _ attribute: NSLayoutAttribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    package enum Constant: Sendable, Equatable {
        case points(Double)
        /// A multiple of the system's spacing.
        case system(Double)
    }

    package var first: Operand
    package var relation = NSLayoutRelation.equal
    package var second: Operand?
    package var multiplier = 1.0
    package var constant = Constant.points(0)
    package var priority = 1000.0

    package init(_ first: Operand, _ relation: NSLayoutRelation = .equal, _ second: Operand? = nil) {
        self.first = first
        self.relation = relation
        self.second = second
    }
}

/// A rectangle that belongs to a view and that constraints may use.
package enum LayoutArea: String, CaseIterable, Sendable {
    case safeArea, layoutMargins, readableContent, keyboard, contentLayout, frameLayout
}

/// A visual format with the meanings of its names.
package struct VisualFormatNode: Sendable, Equatable {
    package var format: Located<String>
    package var options: VisualFormatOptions = []
    package var metrics: [String: Double] = [:]
    /// The ids by names in the format. A name that is missing here is itself an id.
    package var views: [String: String] = [:]
}

/// The changes of a constraint under certain conditions.
public struct ConstraintVariation: Sendable, Equatable {
    /// The position of the variation's object; nil if the document only lists the constraints that are installed in a
    /// size class.
    public var position: SourcePosition?
    public var condition: Variation.Condition
    public var changes: ConstraintChanges
}

/// The changed properties of a constraint; nil for one that is not changed.
public struct ConstraintChanges: Sendable, Equatable {
    public var constant: Double?
    public var priority: Double?
    public var isActive: Bool?

    public init(constant: Double? = nil, priority: Double? = nil, isActive: Bool? = nil) {
        self.constant = constant
        self.priority = priority
        self.isActive = isActive
    }
}

/// A layout guide of a view: one that the file defines, or one of UIKit's with an id in the document.
public struct LayoutGuideNode: Sendable, Equatable {
    package enum Kind: Sendable, Hashable {
        case own
        case area(LayoutArea)
        /// The guides `topLayoutGuide` and `bottomLayoutGuide` of the view's controller.
        case top, bottom
    }

    public var id: String
    package var kind: Kind
    public var position: SourcePosition
}
