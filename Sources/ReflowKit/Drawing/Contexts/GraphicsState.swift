import DisplayList
import Foundation
import KitValues

/// The state that `saveGState` saves.
struct GraphicsState {
    struct CastShadow {
        /// The offset in base coordinates, which no transform changes.
        var offset: CGSize
        /// Twice the standard deviation, in points of the base coordinates.
        var blur: CGFloat
        var color: RGBAColor
    }

    /// The transform from the current coordinates to the base coordinates.
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

    /// The maximum number of nested clips.
    static let maximumClips = 256
    /// Whether more clips than the maximum are nested: nothing is shown any longer.
    private(set) var clipsEverything = false

    /// The scopes that apply to the next command.
    var currentScopes: [CommandRecorder.Scope] {
        scopes + (openTransform.map { [$0] } ?? [])
    }

    mutating func concatenate(_ next: CGAffineTransform, id: Int) {
        transform = next.concatenating(transform)
        let combined = next.concatenating(openTransform?.transform ?? .identity)
        openTransform = combined.isIdentity ? nil : CommandRecorder.Scope(id: id, transform: combined, clip: nil)
    }

    mutating func clip(to path: Path, rule: FillRule, id: Int) {
        // A rectangle clip inside a rectangle clip needs no layer of its own.
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

    /// The state inside a group: the same, but without alpha and shadow, and with scopes that start at the group.
    var insideGroup: GraphicsState {
        var state = self
        state.scopes = []
        state.openTransform = nil
        state.alpha = 1
        state.shadow = nil
        return state
    }
}
