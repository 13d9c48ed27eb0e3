/// The outcome of compiling one target.
struct TargetResult: Codable, Equatable {
    /// The modules that each file imports and Linux does not have.
    var missingModules: [String: [String]] = [:]
    /// The errors in each file, with empty modules in the place of the missing ones.
    var errors: [String: [CompilerError]] = [:]
    /// The files that compile together, without all others.
    var buildable: [String] = []
    /// The missing modules that some of these files import, and of which they use nothing: empty modules stand in for them.
    var standIns: [String] = []
    /// The files that SwiftPM generates for the target, as far as its sources need them.
    var generated: [String] = []
    /// Whether a source asks for Linux, so that `reflow swift` needs `--ios` to compile the target as for iOS.
    var asksForLinux = false
    /// The previews and the controllers in these files.
    var screens: [Screen] = []

    struct Screen: Codable, Equatable {
        /// The name of a class, or of a preview.
        var name: String
        var file: String
        /// The Swift expression that makes the controller.
        var maker: String
        /// The reason why it cannot be made in this way; nil if it can.
        var obstacle: String?
        var isPreview = false
        /// Whether its outlets are connected by a document that is not there.
        var lacksDocument = false
    }
}
