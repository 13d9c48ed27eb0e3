public import Basics
public import Foundation
package import LayoutRules

/// A view of a layout file, with its subviews.
public struct ViewNode: Sendable, Equatable {
    /// As written: `UILabel`, or a name of ``ParseOptions/customClasses``.
    public var className: String
    /// The UIKit class that it is or inherits from.
    package var baseClass: KitClass
    /// The view's object.
    public var position: SourcePosition
    /// Unique in the file, among views and controllers.
    public var id: String?
    /// Whether Interface Builder generated the id, as `Brx-JC-0C5`.
    public var hasMadeUpID = false
    /// The name of the view in Interface Builder's outline, if its author set one.
    public var userLabel: String?
    /// As designed, in points, in the coordinates of the superview; width and height are not negative.
    public var frame: Located<CGRect>?
    /// Whether the document stores no frame, and this one is where its table or cell is expected to put it.
    public var hasAssumedFrame = false
    /// The rectangle of its superview that the view follows.
    public var fill: Located<FillArea>?
    /// All other properties that the file sets, in its order, each name once.
    public var properties: [Property]
    /// From back to front.
    public var subviews: [ViewNode]
    /// In the order of the file; if several match, later ones win.
    public var variations: [Variation]
    /// The items of a standalone bar.
    public var barItems: BarItems?
    /// For views that are only drawn in outline.
    public var standIn: StandIn?
    /// The id of the controller whose view this one shows; nil for views that are no containers.
    public var embeddedController: String?
    /// Whether constraints place it: `translatesAutoresizingMaskIntoConstraints` is false.
    public var isConstrained = false
    /// Whether its superview is a stack view that arranges it.
    public var isArranged = false
    /// Whether Interface Builder marked it as ambiguous, so that its frame on the canvas is used.
    public var isAmbiguous = false
    /// The constraints that it holds, in the order of the file.
    public var constraints: [ConstraintNode] = []
    public var layoutGuides: [LayoutGuideNode] = []
    /// When the view is installed; nil for a view that always is.
    public var installation: Installation?
    /// Whether the class of its superview makes and places it: the `contentView` of a class that has one.
    public var isContentView = false
    /// How the view follows a superview that lays it out itself; nil for views that follow by their mask.
    public var follows: Following?
    /// The build of the Xcode that saved the document; nil in layout files.
    package var toolsVersion: Int?
    /// For a class of UIKit the size of its content that Interface Builder was told for its canvas, -1 along an axis
    /// for none. On a device it only matters where nothing else holds the view.
    package var placeholderSize: CGSize?

    /// The file's value of a property; nil if the file does not set it.
    public func property(_ name: String) -> Property? {
        properties.first { $0.name == name }
    }
}

extension ViewNode {
    /// The number of views, including this one.
    package var viewCount: Int { children.reduce(1) { $0 + $1.viewCount } }

    /// Its subviews, and the views in the items of a bar.
    private var children: [ViewNode] { subviews + (barItems?.views ?? []) }

    /// The view with its subviews moved up by this number of points.
    package func withSubviews(movedUpBy distance: CGFloat) -> ViewNode {
        guard distance != 0 else { return self }
        var moved = self
        for index in moved.subviews.indices { moved.subviews[index].frame?.value.origin.y -= distance }
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

/// How a view follows a superview that lays it out itself: what was drawn, and the change of the superview's size.
public enum Following: Sendable, Equatable {
    /// What fills its superview.
    case bounds
    /// Rows of a table.
    case width
    /// The content of a cell.
    case size
    /// The view at the trailing end of a cell's content.
    case trailing
}

/// When a view of an Interface Builder document is installed in its superview.
public struct Installation: Sendable, Equatable {
    public var isInstalled: Bool
    /// If several match, later ones win.
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
    /// The bounds less `safeAreaInsets`.
    case safeArea
    /// The bounds less `layoutMargins`.
    case layoutMargins
    /// What `readableContentGuide` covers.
    case readableContent
}

/// A property of UIKit's with its value.
public struct Property: Sendable, Equatable {
    /// UIKit's name, or a key path such as `layer.cornerRadius`. A value per control state has the name of its setter
    /// without `set` and `for:`: `title`.
    public var name: String
    public var value: PropertyValue
    /// The key.
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

extension ViewNode {
    /// Whether it or a view in it holds constraints.
    package var holdsConstraints: Bool { !constraints.isEmpty || subviews.contains(where: \.holdsConstraints) }
}
