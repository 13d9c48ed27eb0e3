public import Comparison
public import Snapshots

/// What became of one layout file.
public struct LayoutReport: Sendable, Hashable {
    /// As it was given, or as it lies in the folder that was given.
    public var file: String
    /// Whether it was run here.
    public var isRun = false
    /// Why it could not be shown, a line a reason; nil for one that could.
    public var message: String?
    /// The reasons, for programs.
    public var errors: [OutputWarning] = []
    public var warnings: [OutputWarning] = []
    public var pictures: [PictureReport] = []
    public var logs: [LogReport] = []
    /// How long it took to lay it out in all its states, in seconds.
    public var seconds = 0.0

    public init(file: String) {
        self.file = file
    }
}
