package import LayoutDocument
package import LayoutRules

extension LayoutDocument {
    /// Why a layout that stands at its stored frames cannot have another size.
    func storedFramesOnly(at position: SourcePosition) -> Diagnostic {
        Diagnostic(
            .error, .autoLayout,
            "the document uses Auto Layout, whose constraints are not solved yet: it can only be shown at its stored "
                + "frames, on its own canvas, and does not turn", file: file, at: position)
    }

    /// The one orientation in which a layout at its stored frames is shown; nil for layouts that turn.
    package var storedOrientation: UIInterfaceOrientation? {
        guard rootPlacement == .storedFrames else { return nil }
        return launchOrientation?.value.first ?? .portrait
    }

    /// - Throws: the reason if the layout stands at its stored frames and `request` is for another orientation.
    package func checkTurn(to request: OrientationRequest) throws(LayoutLoadingError) {
        guard let stored = storedOrientation else { return }
        switch request {
        case .landscape where stored.isLandscape, .turn(stored.device): return
        default: throw LayoutLoadingError(diagnostics: [storedFramesOnly(at: root.position)])
        }
    }
}
