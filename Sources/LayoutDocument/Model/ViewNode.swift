public import Basics
public import Foundation
public import KitSchema

/// A view of a layout file, with its subviews.
public struct ViewNode: Sendable, Equatable {
    /// The class as written: `UILabel`, or a name of ``ParseOptions/customClasses``.
    public var className: String
    /// UIKit's class of the view, or the one from which the app's class inherits.
    package var baseClass: KitClass
    /// The position of the view's object.
    public var position: SourcePosition
    /// The id, which is unique among the views and controllers of the file.
    public var id: String?
    /// Whether Interface Builder generated the id, such as `Brx-JC-0C5`.
    public var hasMadeUpID = false
    /// The name of the view in Interface Builder's outline, if its author set one.
    public var userLabel: String?
    /// The frame as designed, in points, in the coordinates of the superview. Width and height are not negative.
    public var frame: Located<CGRect>?
    /// Whether ``frame`` is an estimate, made for a row of a table or for a cell's label, because the document stores
    /// none.
    public var hasAssumedFrame = false
    /// The rectangle of the superview that the view follows.
    public var fill: Located<FillArea>?
    /// All other properties that the file sets, in its order, each name once.
    public var properties: [Property]
    /// The subviews from back to front.
    public var subviews: [ViewNode]
    /// The variations in the order of the file; if several match, later ones win.
    public var variations: [Variation]
    /// The items of a standalone bar.
    public var barItems: BarItems?
    /// The rows of a table; nil for other views.
    public var table: TableContent?
    /// The content configuration of a cell.
    public var listContent: ListContentNode?
    /// The facts about a cell of a document that only its canvas needs.
    package var canvasCell: CanvasCell?
    /// The key of the superview's class that holds the view: `tableHeaderView`. A content view holds none: keys are those of
    /// the view whose content it is.
    public var heldAs: String?
    /// The content that is drawn for a view that is only drawn in outline.
    public var standIn: StandIn?
    /// The id of the controller whose view this one shows; nil for views that are not containers.
    public var embeddedController: String?
    /// Whether constraints place the view: `translatesAutoresizingMaskIntoConstraints` is false.
    public var isConstrained = false
    /// Whether the superview is a stack view that arranges this view.
    public var isArranged = false
    /// Whether Interface Builder marked the view as ambiguous, so that its frame on the canvas is used.
    public var isAmbiguous = false
    /// The constraints that the view holds, in the order of the file.
    public var constraints: [ConstraintNode] = []
    public var layoutGuides: [LayoutGuideNode] = []
    /// The condition under which the view is installed; nil for a view that always is.
    public var installation: Installation?
    /// Whether the superview's class creates and places this view: the `contentView` of a class that has one.
    public var isContentView = false
    /// The way in which the view follows a superview that lays it out itself; nil for a view that follows by its
    /// autoresizing mask.
    public var follows: Following?
    /// The build number of the Xcode that saved the document; nil in layout files.
    package var toolsVersion: Int?
    /// The placeholder size for Interface Builder's canvas; -1 on an axis without one. Only views of UIKit's classes
    /// have it. On a device, it is only used if nothing else determines the view's size.
    package var placeholderSize: CGSize?

    /// The file's value of a property; nil if the file does not set it.
    public func property(named name: String) -> Property? {
        properties.first { $0.name == name }
    }
}

extension ViewNode {
    /// The number of views, including this one.
    package var viewCount: Int { children.reduce(1) { $0 + $1.viewCount } }

    /// The subviews, the views in the items of a bar, and those of a table's rows.
    private var children: [ViewNode] { subviews + (barItems?.views ?? []) + (table?.views ?? []) }

    /// The view with its subviews moved up by a distance.
    package func withSubviews(movedUpBy distance: CGFloat) -> ViewNode {
        guard distance != 0 else { return self }
        var moved = self
        for index in moved.subviews.indices { moved.subviews[index].frame?.value.origin.y -= distance }
        moved.table?.updateCells { $0.frame?.value.origin.y -= distance }
        return moved
    }

    /// The view with that id: this one or a descendant.
    package func node(withID id: String) -> ViewNode? {
        if self.id == id { return self }
        for child in children {
            if let found = child.node(withID: id) { return found }
        }
        return nil
    }
}

/// The way in which a view follows a superview that lays it out itself. The view's new frame depends on the drawn frame
/// and on the change of the superview's size.
public enum Following: Sendable, Equatable {
    /// The view fills its superview.
    case bounds
    /// The view is a row of a table on a canvas, and follows its width.
    case width
    /// The view is the content of a cell on a canvas, and follows its size.
    case size
    /// The view is at the trailing end of a cell's content on a canvas.
    case trailing
}

/// The condition under which a view of an Interface Builder document is installed in its superview.
public struct Installation: Sendable, Equatable {
    public var isInstalled: Bool
    /// The variations; if several match, later ones win.
    public var variations: [(condition: Variation.Condition, isInstalled: Bool)] = []

    package init(isInstalled: Bool) {
        self.isInstalled = isInstalled
    }

    public static func == (lhs: Installation, rhs: Installation) -> Bool {
        lhs.isInstalled == rhs.isInstalled
            && lhs.variations.elementsEqual(rhs.variations) { $0 == $1 }
    }
}

/// A rectangle of the superview that a view can be kept equal to.
public enum FillArea: String, CaseIterable, Sendable {
    /// The bounds without `safeAreaInsets`.
    case safeArea
    /// The bounds without `layoutMargins`.
    case layoutMargins
    /// The area of `readableContentGuide`.
    case readableContent
}

/// A property of UIKit with its value.
public struct Property: Sendable, Equatable {
    /// UIKit's name, or a key path such as `layer.cornerRadius`. A value per control state has the name of its setter
    /// without `set` and `for:`: `title`.
    public var name: String
    public var value: PropertyValue
    /// The position of the key.
    public var position: SourcePosition
    public var valuePosition: SourcePosition

    public init(
        _ name: String, _ value: PropertyValue, at position: SourcePosition, valueAt valuePosition: SourcePosition
    ) {
        self.name = name
        self.value = value
        self.position = position
        self.valuePosition = valuePosition
    }
}

extension Property {
    init(_ key: KeyName, _ value: PropertyValue, at position: SourcePosition, valueAt valuePosition: SourcePosition) {
        self.init(key.name, value, at: position, valueAt: valuePosition)
    }
}

/// A part of a document with properties.
package protocol PropertyHolder {
    func property(named name: String) -> Property?
}

extension PropertyHolder {
    /// The value of a key; nil if the file does not set it.
    package func property(_ key: KeyName) -> Property? { property(named: key.name) }
    package func property(_ key: KeySchema) -> Property? { property(named: key.name) }
}

extension ViewNode: PropertyHolder {}
extension ControllerNode: PropertyHolder {}
extension ContainerDelegateNode: PropertyHolder {}
extension BarButtonItemNode: PropertyHolder {}

extension ViewNode {
    /// Whether the view or one inside it holds constraints.
    package var holdsConstraints: Bool { !constraints.isEmpty || children.contains(where: \.holdsConstraints) }
}
