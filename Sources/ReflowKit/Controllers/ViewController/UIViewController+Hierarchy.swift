import KitValues
import LayoutRules

// Controllers as text: behaviour.md §10.3, without pointers, because these differ from run to run.
extension UIViewController {
    /// The controller, its children and the presented controllers, one line each, as UIKit's private `_printHierarchy`
    /// prints them: children after `|`, and then presented ones after `+`. The last line has no line break.
    package final func hierarchyDescription() -> String {
        var lines: [String] = []
        // Recursion is avoided, because presentations may be nested more deeply than the stack allows.
        var rest: [(controller: UIViewController, depth: Int, mark: Character)] = [(self, 0, "|")]
        // A controller that is contained and presented is listed where it is contained.
        var seen = Set<ObjectIdentifier>()
        while let (controller, depth, mark) = rest.popLast() {
            guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
            lines.append(
                UIView.indentation(depth, mark: mark) + controller.hierarchyLine(isPresented: mark == "+"))
            if let presented = controller.presented { rest.append((presented, depth + 1, "+")) }
            rest += controller.storedChildren.reversed().map { ($0, depth + 1, "|") }
        }
        return lines.joined(separator: "\n")
    }

    private final func hierarchyLine(isPresented: Bool) -> String {
        var line = "<\(nameInMessages)>, state: \(appearance.state.rawValue), view: "
        if let view = loadedView {
            line += "<\(view.classNames.custom ?? view.classNames.kit)>"
            if view.actualWindow == nil { line += " not in the window" }
        } else {
            line += "(view not loaded)"
        }
        if isPresented { line += ", presented with: \(presentation.map { "<\($0.printedName)>" } ?? "(null)")" }
        return line
    }
}

extension UIPresentationController {
    /// The name of UIKit's class that presents in this style. These classes are private, except that of popovers.
    fileprivate final var printedName: String {
        let own = UIView.printedName(of: type(of: self))
        guard type(of: self) == UIPresentationController.self || type(of: self) == UISheetPresentationController.self
        else { return own }
        return switch presentationStyle {
        case .automatic, .pageSheet: "_UIPageSheetPresentationController"
        case .formSheet: "_UIFormSheetPresentationController"
        case .fullScreen: "_UIFullscreenPresentationController"
        case .overFullScreen: "_UIOverFullscreenPresentationController"
        case .currentContext: "_UICurrentContextPresentationController"
        case .overCurrentContext: "_UIOverCurrentContextPresentationController"
        default: own
        }
    }
}
