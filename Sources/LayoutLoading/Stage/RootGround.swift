import Foundation
import KitSchema
import LayoutDocument
import ReflowKit

/// The background behind the root view of an Interface Builder document, if the root view has no background of its own,
/// or a translucent one. Examples are an overlay, a cell and a banner.
///
/// In the application, another screen is behind such a view. Here, the system's background takes its place. On a black
/// window, the text could not be read; on the canvas's white, nobody would notice that the view has no background.
@MainActor
enum RootGround {
    /// Puts the background behind a root that needs it.
    /// - Parameters:
    ///   - node: the document's description of the root; nil for a root made by code, which the parser has reported.
    ///   - isAlone: whether pictures show the root without the window.
    /// - Returns: a warning if the root needs a background.
    static func lay(
        behind root: UIView, _ node: ViewNode?, of document: LayoutDocument, isAlone: Bool
    ) -> Diagnostic? {
        guard document.substitutesMissingResources, !document.isForWatch, !root.coversItsGround else { return nil }
        if isAlone { root.sheetColor = .systemBackground }
        root.window?.backgroundColor = .systemBackground
        guard let node else { return nil }
        let isTranslucent = root.backgroundColor.map { $0.alpha(in: root.traitCollection) > 0 } ?? false
        return Diagnostic(
            .warning, .noBackground,
            "the root view has \(isTranslucent ? "a translucent" : "no") background; it is shown on the system's background",
            file: document.file, at: node.position, id: node.id)
    }
}

extension LayoutDocument {
    /// Whether the layout is for a watch, whose background is black everywhere.
    fileprivate var isForWatch: Bool { rootPlacement == .storedFrames(.system(.watchOS)) }
}

extension UIView {
    /// Whether the view covers what is behind it, because its background is opaque or because it paints its whole area:
    /// a bar, an image, a blur. Letters do not count.
    fileprivate var coversItsGround: Bool {
        if let color = backgroundColor, color.alpha(in: traitCollection) >= 1 { return true }
        let portrait = self.portrait
        switch portrait.role {
        case .effect, .bar: return true
        case .plain, .control:
            return portrait.paint == .parts
                || portrait.paint != .letters && (hasOwnLayers || !ownContent().isEmpty)
        }
    }
}

extension ControllerNode {
    /// The controller whose view a container shows first.
    var firstShown: ControllerNode { viewControllers.first?.firstShown ?? self }
}

extension UIViewController {
    /// The controller whose view a container shows now.
    var shownContent: UIViewController {
        switch self {
        case let stack as UINavigationController: stack.topViewController?.shownContent ?? self
        case let tabs as UITabBarController: tabs.selectedViewController?.shownContent ?? self
        default: self
        }
    }
}

extension Diagnostic.Code {
    /// A root view without a background.
    static let noBackground = Diagnostic.Code(rawValue: "no-background")
}
