public import Comparison
import DisplayList
import Foundation
import Geometry
public import LayoutDocument
public import LayoutLoading
import LayoutRules
import Linting
public import ReflowKit
import Snapshots

extension LayoutStage {
    /// The window's tree as it stands, or the part of it below the view with an id; `nil` if there is no such view.
    public func tree(below id: String?) -> FrameTree? {
        guard let id else { return tree() }
        return perform { window.subview(withID: id).map { tree(of: $0) } }
    }

    /// The window's tree as it stands.
    public func tree() -> FrameTree {
        perform { tree(of: window) }
    }

    private func tree(of view: UIView) -> FrameTree {
        perform {
            FrameTree(
                of: view, device: simulation.device.name, orientation: interfaceOrientation.name,
                semantics: simulation.semantics.rawValue, scale: simulation.screen.scale)
        }
    }

    /// What is shown otherwise than the layout says, and what UIKit would have warned of, each once.
    public var notes: [Diagnostic] {
        var seen = Set<SimulationDiagnostic>()
        return warnings
            + diagnostics.filter { !$0.isException && seen.insert($0).inserted }.map { diagnostic in
                Diagnostic(.warning, diagnostic.code, diagnostic.description, file: document.file)
            }
    }

    /// Everything that is needed to draw the window as it stands, or the layout's view.
    /// - Parameter options: what else is wanted of it.
    func picture(named name: GoldenName, _ options: PictureOptions) -> Picture {
        Picture(
            name: name, tree: tree(), drawing: drawing(), rectangles: rectangles(of: options.namedViews),
            orientation: interfaceOrientation, notes: notes,
            issues: options.findsIssues ? LayoutIssue.telling([issues()])[0].map { IssueReport($0) } : [])
    }

    /// What is wrong with the layout as it stands.
    /// - Parameter ignored: the ids of views of which nothing is said, or what issues call those that have none.
    func issues(ignoring ignored: Set<String> = []) -> [LayoutIssue] {
        LayoutLint.issues(
            in: window, of: simulation, ignoring: ignored, isOnScreen: shownView === window)
    }

    /// Where the views that can be seen lie in the drawing, from back to front.
    private func rectangles(of ids: Set<String>) -> [ViewRectangle] {
        guard !ids.isEmpty else { return [] }
        return perform {
            let toUser = toUser(shownView.bounds.size)
            return shownView.rectangles(of: ids).map {
                ViewRectangle(view: $0.view, rect: $0.rect.applying(toUser))
            }
        }
    }

    /// From the window's coordinates to those of what its user sees: where the window stays in portrait and the
    /// interface is turned inside of it, the two are not the same.
    private func toUser(_ size: CGSize) -> CGAffineTransform {
        guard simulation.semantics < .iOS8, shownView === window else { return .identity }
        return PortraitFixedScreen(size: size).transformFromInterface(in: interfaceOrientation).inverted()
    }

    /// What the window looks like as it stands, or the layout's view where that does not fill it: as its user sees it,
    /// also where the window stays in portrait and the interface is turned inside of it.
    public func drawing() -> Drawing {
        var drawing = perform { shownView.drawing() }
        let toUser = toUser(drawing.list.size)
        guard toUser != .identity else { return drawing }
        let screen = PortraitFixedScreen(size: drawing.list.size)
        drawing.list = DisplayList(
            size: screen.interfaceSize(in: interfaceOrientation),
            commands: [.layer(Layer(transform: toUser, commands: drawing.list.commands))])
        return drawing
    }
}

extension UIView {
    fileprivate func subview(withID id: String) -> UIView? {
        for subview in subviews {
            if subview.accessibilityIdentifier == id { return subview }
            if let found = subview.subview(withID: id) { return found }
        }
        return nil
    }
}

extension SimulationDiagnostic {
    /// What scripts may look for.
    fileprivate var code: Diagnostic.Code {
        switch self {
        case .invalidGeometry: Diagnostic.Code(rawValue: "invalid-geometry")
        case .invalidHierarchy: Diagnostic.Code(rawValue: "invalid-hierarchy")
        case .layoutLoop: Diagnostic.Code(rawValue: "layout-loop")
        case .autoresizedUnderTransform: Diagnostic.Code(rawValue: "autoresized-under-transform")
        case .invalidInterfaceOrientation: Diagnostic.Code(rawValue: "invalid-interface-orientation")
        case .transitionLoop: Diagnostic.Code(rawValue: "transition-loop")
        case .endlessDelegation: Diagnostic.Code(rawValue: "endless-delegation")
        case .missingRootViewController: Diagnostic.Code(rawValue: "missing-root-view-controller")
        case .nibNotLoaded: Diagnostic.Code(rawValue: "nib-not-loaded")
        case .viewNotLoaded: Diagnostic.Code(rawValue: "view-not-loaded")
        case .unbalancedAppearanceTransition: Diagnostic.Code(rawValue: "unbalanced-appearance-transition")
        case .containment: Diagnostic.Code(rawValue: "containment")
        case .presentation: Diagnostic.Code(rawValue: "presentation")
        }
    }
}

extension IssueReport {
    fileprivate init(_ issue: LayoutIssue) {
        self.init(view: issue.view, kind: issue.kind, message: issue.message)
    }
}
