/// How a layout's root view stands in the window.
public enum RootPlacement: Sendable, Equatable {
    /// It is set to the window's bounds.
    case fillsWindow
    /// It keeps its height, and its width unless that follows the window's: a cell, a banner. Pictures show it alone.
    case ownBounds(followsWidth: Bool)
    /// It keeps its size, and everything in it its place, for nothing says what other sizes would bring: it does not
    /// turn. Pictures show it alone.
    case storedFrames(StoredFramesReason)
}

/// Why a layout is only shown at its stored frames.
public enum StoredFramesReason: Sendable, Equatable {
    /// The devices of its system do not turn.
    case system(TargetSystem)
}
