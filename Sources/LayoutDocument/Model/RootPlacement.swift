/// The way in which a layout's root view is placed in the window.
public enum RootPlacement: Sendable, Equatable {
    /// The root view has the window's bounds.
    case fillsWindow
    /// The root view keeps its height, and its width unless that follows the window's: for example, a cell or a banner.
    /// Pictures show it alone.
    case ownBounds(followsWidth: Bool)
    /// The root view keeps its size and all frames in it, and does not rotate, because the layout at other sizes is
    /// unknown. Pictures show it alone.
    case storedFrames(StoredFramesReason)
}

/// The reason why a layout is only shown at its stored frames.
public enum StoredFramesReason: Sendable, Equatable {
    /// The devices of the document's system do not rotate.
    case system(TargetSystem)
}
