import Foundation
import KitValues
import LayoutRules
public import ReflowKit
public import Screens

extension Stage {
    /// What is shown as it stands, laid out first: as its user sees it, also where the window stays in portrait and the
    /// interface is turned inside of it.
    /// - Parameters:
    ///   - shownView: what is drawn, where that is a part of the window; the frames are those of the window all the
    ///     same.
    ///   - names: the ids of views that have no identifier.
    public func screen(
        _ request: StageRequest = .frames, showing shownView: UIView? = nil, names: [ObjectIdentifier: String] = [:]
    ) -> LaidOutScreen {
        perform {
            let shownView = shownView ?? window
            let tree = FrameTree(
                of: window, device: simulation.device.name, orientation: interfaceOrientation.name,
                semantics: simulation.semantics.rawValue, scale: simulation.screen.scale, names: names)
            let toUser = toUser(shownView)
            return LaidOutScreen(
                tree: tree, orientation: interfaceOrientation,
                drawing: request.drawing
                    ? toUser == .identity
                        ? shownView.drawing()
                        : shownView.drawing(toUser) {
                            PortraitFixedScreen(size: $0).interfaceSize(in: interfaceOrientation)
                        } : nil,
                rectangles: shownView.rectangles(of: request.rectangles, names: names).map {
                    ViewRectangle(view: $0.view, rect: $0.rect.applying(toUser))
                },
                facts: request.facts.map {
                    ScreenFacts(
                        of: window, in: simulation, $0, names: names, isOnScreen: shownView === window)
                },
                log: request.log ? log : nil, records: request.records ? simulation.records : [])
        }
    }

    /// From the window's coordinates to those of what its user sees: where the window stays in portrait and the
    /// interface is turned inside of it, the two are not the same.
    private func toUser(_ view: UIView) -> CGAffineTransform {
        guard view === window else { return .identity }
        return ScreenFacts.toUser(window, in: simulation)
    }
}

extension LaidOutScreen {
    /// One view by itself as it stands, laid out first: no device, no window.
    /// - Parameter names: the ids of views that have no identifier.
    @MainActor
    public init(
        of view: UIView, in simulation: Simulation, _ request: StageRequest, names: [ObjectIdentifier: String] = [:]
    ) {
        self = simulation.perform {
            LaidOutScreen(
                tree: FrameTree(
                    of: view, device: nil, orientation: nil, semantics: simulation.semantics.rawValue,
                    scale: simulation.screen.scale, names: names),
                orientation: simulation.application.statusBarOrientation,
                drawing: request.drawing ? view.drawing() : nil,
                rectangles: view.rectangles(of: request.rectangles, names: names))
        }
    }
}
