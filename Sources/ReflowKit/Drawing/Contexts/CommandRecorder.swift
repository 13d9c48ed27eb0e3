import DisplayList
import KitValues

/// Builds nested layers from a sequence of commands, each drawn under some transforms and clips.
///
/// Successive commands under the same scopes share their layers, so that a drawing under one transform is one layer and
/// not one for each command.
struct CommandRecorder {
    /// A transform and then a clip that apply to all later drawing until the state is restored.
    struct Scope: Sendable {
        /// The identity of the scope: two scopes are the same only if the same call opened them.
        let id: Int
        let transform: CGAffineTransform
        /// The clip in the coordinates after the transform.
        let clip: Path?
        var clipRule = FillRule.nonZero
    }

    private struct OpenLayer {
        let scope: Scope
        var commands: [DisplayCommand] = []
    }

    private var commands: [DisplayCommand] = []
    private var openLayers: [OpenLayer] = []

    mutating func record(_ command: DisplayCommand, under scopes: [Scope]) {
        let shared = zip(openLayers, scopes).prefix { $0.scope.id == $1.id }.count
        while openLayers.count > shared { closeLayer() }
        for scope in scopes.dropFirst(shared) { openLayers.append(OpenLayer(scope: scope)) }
        add(command)
    }

    /// Everything recorded so far, with all layers closed.
    mutating func finish() -> [DisplayCommand] {
        while !openLayers.isEmpty { closeLayer() }
        return commands
    }

    private mutating func closeLayer() {
        let layer = openLayers.removeLast()
        let scope = layer.scope
        add(
            .layer(
                Layer(
                    transform: scope.transform, clip: scope.clip, clipRule: scope.clipRule, commands: layer.commands)))
    }

    private mutating func add(_ command: DisplayCommand) {
        if openLayers.isEmpty {
            commands.append(command)
        } else {
            openLayers[openLayers.count - 1].commands.append(command)
        }
    }
}
