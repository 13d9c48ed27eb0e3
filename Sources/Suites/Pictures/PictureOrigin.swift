import LayoutDocument
import LayoutLoading
import LayoutRules
import Screens

/// The way from the launch of a layout to one of its pictures. It is a value, so that the stage need not be kept for
/// pictures that pass.
struct PictureOrigin: Sendable {
    /// The last action after the launch.
    enum Moment: Sendable, Hashable {
        /// The device was rotated, after the layout's steps if the options say so.
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
    /// That takes as long as the picture did. It is used for failed pictures, because only then is the request known.
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
