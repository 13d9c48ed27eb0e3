import Basics
import KitSchema
package import KitValues
package import LayoutDocument
package import LayoutRules

extension LayoutDocument {
    /// The reason why the layout cannot have another size or orientation; nil if it can.
    func storedFramesOnly(at position: SourcePosition) -> Diagnostic? {
        guard case .storedFrames(let reason) = rootPlacement else { return nil }
        let end = "it can only be shown with its stored frames and does not rotate"
        switch reason {
        case .system(let system):
            let device = system == .watchOS ? "a watch" : "an Apple TV"
            return Diagnostic(
                .error, .otherSystem,
                "the document is for \(system.rawValue), and \(device) has no orientations: " + end,
                file: file, at: position)
        }
    }

    /// The single orientation in which a layout at its stored frames is shown; nil for layouts that rotate.
    package var storedOrientation: UIInterfaceOrientation? {
        guard case .storedFrames = rootPlacement else { return nil }
        return launchOrientation?.value.first ?? .portrait
    }

    /// - Throws: the reason, if the layout is shown at its stored frames and `request` is for another orientation.
    package func checkTurn(to request: OrientationRequest) throws(LayoutLoadingError) {
        guard let stored = storedOrientation, let reason = storedFramesOnly(at: root.position) else { return }
        switch request {
        case .landscape where stored.isLandscape, .turn(stored.device): return
        default: throw LayoutLoadingError(diagnostics: [reason])
        }
    }
}
