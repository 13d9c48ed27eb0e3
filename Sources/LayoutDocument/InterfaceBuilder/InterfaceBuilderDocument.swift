public import Basics
public import Foundation
import JSON
package import LayoutRules

/// An Interface Builder document (`.xib`, `.storyboard`) as a value.
///
/// Nothing here knows a view: what is shown of a document is a ``LayoutDocument`` like that of any other layout file,
/// made by ``layout(root:)``.
public struct InterfaceBuilderDocument: Sendable, Equatable {
    public enum Kind: String, Sendable {
        case nib, storyboard
    }

    /// The file as ``parse(_:file:options:)`` was called with.
    public var file: String
    public var kind: Kind
    public var system: TargetSystem
    /// `useAutolayout`: constraints place views, and stored frames are what they came to on Xcode's canvas.
    public var usesAutoLayout: Bool
    /// Whether the document's `targetRuntime` or type is that of an iPad application.
    public var isForPad: Bool
    /// `<device id>`, `retina4_7`; nil in documents of Xcode 7 and before.
    public var device: Located<String>?
    /// The views and controllers at the top of a nib, and those of a storyboard's scenes, in the order of the file.
    public var objects: [TopLevelObject]
    /// The id of what File's Owner calls its `view`.
    public var ownerViewID: String?
    /// The class of File's Owner, if the document names one.
    public var ownerClassName: String?
    /// A storyboard's entry, the id of a controller.
    public var initialViewController: Located<String>?

    /// A view or a controller that does not lie in another object.
    public struct TopLevelObject: Sendable, Equatable {
        public var position: SourcePosition
        public var id: String?
        /// The UIKit class of a controller; nil for views, and for controllers of classes that we do not know.
        package var baseClass: KitController?
        /// The app's class where there is one, else UIKit's.
        public var className: String
        public var isController: Bool
        /// What a controller sets, its title among it, by UIKit's names.
        public var properties: [Property] = []
        /// What bars show of a controller.
        public var navigationItem: NavigationItemNode?
        public var tabBarItem: TabBarItemNode?
        public var toolbarItems: [BarButtonItemNode]?
        /// The view itself, or the controller's; nil for a controller without one in the document.
        public var view: ViewNode?
        /// Views that belong to a controller and do not lie in its view: its navigation bar, views in its items.
        public var otherViews: [ViewNode]
        /// Ids of the controllers that a container shows, in order.
        public var contained: [String]
    }

    /// The largest top-level view that is taken for a part of a screen and not for a screen, exclusive, in points
    /// (Documentation/Contract.md, “Interface Builder documents”).
    public static let screenSize = CGSize(width: 320, height: 372)
}
