public import Basics
package import KitValues
package import LayoutRules

/// A constraint of a layout file, or the visual format of several. The view that holds it is the one that it stands in.
public struct ConstraintNode: Sendable, Equatable {
    package enum Form: Sendable, Equatable {
        case equation(ConstraintEquation)
        case visualFormat(VisualFormatNode)
    }

    public var position: SourcePosition
    /// Of a constraint in an Interface Builder document.
    public var id: String?
    /// Under which messages and steps know it.
    public var identifier: String?
    package var form: Form
    /// Whether it holds where no variation says otherwise.
    public var isActive = true
    /// Whether Xcode leaves it out of the application: "remove at build time". Its priority is 1.
    public var isPlaceholder = false
    /// In the order of the file: of those that match, a later one wins.
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
        /// From the base to a view inside it: at each step, the place among the subviews, from 0. Views without an id are
        /// named so.
        package var path: [Int] = []
        /// A rectangle of the view in place of the view itself.
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
        /// As many times the system's spacing.
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

/// A rectangle that belongs to a view, and that constraints may speak of.
package enum LayoutArea: String, CaseIterable, Sendable {
    case safeArea, layoutMargins, readableContent, keyboard, contentLayout, frameLayout
}

/// A visual format with what its names stand for.
package struct VisualFormatNode: Sendable, Equatable {
    package var format: Located<String>
    package var options: VisualFormatOptions = []
    package var metrics: [String: Double] = [:]
    /// Ids by names in the format; what is not here is called by its id.
    package var views: [String: String] = [:]
}

/// What is different about a constraint under certain conditions.
public struct ConstraintVariation: Sendable, Equatable {
    /// Of its object; nil where the document says of a size class only which constraints are installed.
    public var position: SourcePosition?
    public var condition: Variation.Condition
    public var changes: ConstraintChanges
}

/// Properties of a constraint; nil leaves one as it is.
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

/// A layout guide of a view: one of the file's own, or one of UIKit's under an id of the document.
public struct LayoutGuideNode: Sendable, Equatable {
    package enum Kind: Sendable, Hashable {
        case own
        case area(LayoutArea)
        /// `topLayoutGuide` and `bottomLayoutGuide` of the view's controller.
        case top, bottom
    }

    public var id: String
    package var kind: Kind
    public var position: SourcePosition
}
