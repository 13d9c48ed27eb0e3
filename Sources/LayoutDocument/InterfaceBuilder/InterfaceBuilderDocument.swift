public import Basics
public import Foundation
import JSON
package import KitSchema

/// An Interface Builder document (`.xib`, `.storyboard`) as a value.
///
/// It has no views: ``layout(root:)`` makes a ``LayoutDocument`` of the part to show, as for any other layout file.
public struct InterfaceBuilderDocument: Sendable, Equatable {
    public enum Kind: String, Sendable {
        case nib, storyboard
    }

    /// The name of the file as passed to ``parse(_:file:options:)``.
    public var file: String
    public var kind: Kind
    public var system: TargetSystem
    /// Whether `useAutolayout` is set: constraints place views, and stored frames are the results on Xcode's canvas.
    public var usesAutoLayout: Bool
    /// Whether the document's `targetRuntime` or type is that of an iPad application.
    var isForPad: Bool
    /// The id of `<device>`, such as `retina4_7`; nil in documents of Xcode 7 and before.
    public var device: Located<String>?
    /// The top-level views and controllers of a nib, or those of a storyboard's scenes, in the order of the file.
    public var objects: [TopLevelObject]
    /// The id of the view in File's Owner's `view` outlet.
    var ownerViewID: String?
    /// The class of File's Owner, if the document names one.
    var ownerClassName: String?
    /// The id of a storyboard's initial controller.
    public var initialViewController: Located<String>?
    /// The classes and connections of the objects, if they were asked for.
    package var wiring = DocumentWiring()
    /// The families and PostScript names of fonts that the document uses, each once.
    var fontNames: [String] = []
    /// The warnings about objects that are not shown as the document describes them.
    var warnings: [OwnedWarning] = []

    /// A view or a controller that is not inside another object.
    public struct TopLevelObject: Sendable, Equatable {
        public var position: SourcePosition
        public var id: String?
        /// The UIKit class of a controller; nil for views, and for controllers of unknown classes.
        package var baseClass: KitClass?
        /// The app's class if there is one, else UIKit's.
        public var className: String
        package var isController: Bool
        /// Whether the object is a reference to a controller of another storyboard.
        package var isReference = false
        /// The properties of a controller, including its title, by UIKit's names.
        public var properties: [Property] = []
        /// The controller's item for a navigation bar.
        public var navigationItem: NavigationItemNode?
        public var tabBarItem: TabBarItemNode?
        public var toolbarItems: [BarButtonItemNode]?
        /// The view itself, or the controller's view; nil if the document contains none for it.
        public var view: ViewNode?
        /// Views that belong to a controller but are not in its view: its navigation bar, and views in its items.
        package var otherViews: [ViewNode]
        /// The controllers that a container shows, in order.
        package var contained: [Member]

        /// A controller in a container, by its id.
        package struct Member: Sendable, Equatable {
            package var id: String
            /// The column of a split view controller that it fills.
            package var column: SplitColumn?
        }
    }

    /// The size, exclusive, below which a top-level view counts as part of a screen, in points
    /// (Documentation/Contract.md, “Interface Builder documents”).
    public static let screenSize = CGSize(width: 320, height: 372)
}
