/// How a layout's root view is placed in the window.
public enum RootPlacement: Sendable, Equatable {
    /// It is set to the window's bounds.
    case fillsWindow
    /// It keeps its height, and its width unless that follows the window's: a cell, a banner. Pictures show it alone.
    case ownBounds(followsWidth: Bool)
    /// It keeps its size and all frames in it, because the layout at other sizes is unknown, and does not rotate.
    /// Pictures show it alone.
    case storedFrames(StoredFramesReason)
}

/// Why a layout is only shown at its stored frames.
public enum StoredFramesReason: Sendable, Equatable {
    /// The devices of its system do not rotate.
    case system(TargetSystem)
}
