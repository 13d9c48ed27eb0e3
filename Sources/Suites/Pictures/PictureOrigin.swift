import LayoutDocument
import LayoutLoading
import LayoutRules
import Screens

/// The way from the launch of a layout to one of its pictures. It is a value, so that the stage need not be kept for
/// pictures that pass.
struct PictureOrigin: Sendable {
    /// The last action after the launch.
    enum Moment: Sendable, Hashable {
        /// The device was rotated; before that, the layout's steps were run if ``PictureOptions/runsSteps`` is set.
        case turned(OrientationRequest)
        /// The layout's steps were run, up to this snapshot.
        case snapshot(String)
    }

    let document: LayoutDocument
    let source: LayoutSource
    let device: Device
    let variant: PictureVariant
    let moment: Moment
}

extension PictureMaker {
    /// Lays out the layout of a picture once more, in the same way, and fulfils the request.
    ///
    /// This takes as long as the picture did. It is used only for pictures in which views have moved: which of them
    /// must be explained is known only after the comparison.
    ///
    /// - Returns: nil if the layout no longer reaches the picture.
    func screen(
        at origin: PictureOrigin, _ request: StageRequest
    ) throws(LayoutLoadingError) -> LaidOutScreen? {
        let stage = try stage(
            for: origin.document, source: origin.source, on: origin.device, as: origin.variant)
        switch origin.moment {
        case .turned(let turn):
            if options.runsSteps { _ = try stage.runSteps() }
            _ = stage.turn(to: turn)
            return stage.screen(request)
        case .snapshot(let name):
            var screen: LaidOutScreen?
            _ = try stage.runSteps { reached in
                if reached == name { screen = stage.screen(request) }
            }
            return screen
        }
    }
}
