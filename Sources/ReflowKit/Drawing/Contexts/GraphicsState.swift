import DisplayList
import Foundation
import KitValues

/// What `saveGState` saves.
struct GraphicsState {
    struct CastShadow {
        /// In the coordinates of the context's base, whatever the transform.
        var offset: CGSize
        /// Twice the standard deviation, in points of the base.
        var blur: CGFloat
        var color: RGBAColor
    }

    /// From the coordinates drawn in to those of the context's base.
    private(set) var transform = CGAffineTransform.identity
    var fillColor = RGBAColor.black
    var strokeColor = RGBAColor.black
    var strokeStyle = StrokeStyle(width: 1)
    var alpha: CGFloat = 1
    var shadow: CastShadow?

    /// The clips so far, each with the transforms before it.
    private var scopes: [CommandRecorder.Scope] = []
    /// The transforms since the last clip, as a scope without clip; nil while there is none.
    private var openTransform: CommandRecorder.Scope?

    /// How many clips may lie in one another.
    static let maximumClips = 256
    /// Whether there were more: nothing shows any longer.
    private(set) var clipsEverything = false

    /// What a command drawn now lies under.
    var currentScopes: [CommandRecorder.Scope] {
        scopes + (openTransform.map { [$0] } ?? [])
    }

    mutating func concatenate(_ next: CGAffineTransform, id: Int) {
        transform = next.concatenating(transform)
        let combined = next.concatenating(openTransform?.transform ?? .identity)
        openTransform = combined.isIdentity ? nil : CommandRecorder.Scope(id: id, transform: combined, clip: nil)
    }

    mutating func clip(to path: Path, rule: FillRule, id: Int) {
        // A rectangle within a rectangle needs no second layer.
        if case .rect(let rect) = path, openTransform == nil, let last = scopes.last, case .rect(let outer) = last.clip
        {
            let both = rect.intersection(outer)
            scopes[scopes.count - 1] = CommandRecorder.Scope(
                id: id, transform: last.transform, clip: .rect(both.isNull ? .zero : both))
            return
        }
        guard scopes.count < GraphicsState.maximumClips else {
            clipsEverything = true
            return
        }
        scopes.append(
            CommandRecorder.Scope(
                id: id, transform: openTransform?.transform ?? .identity, clip: path, clipRule: rule))
        openTransform = nil
    }

    /// The state inside a group: the same, but painted plainly and recorded from where the group starts.
    var insideGroup: GraphicsState {
        var state = self
        state.scopes = []
        state.openTransform = nil
        state.alpha = 1
        state.shadow = nil
        return state
    }
}
