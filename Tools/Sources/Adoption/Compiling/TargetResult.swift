/// The outcome of compiling one target.
struct TargetResult: Codable, Equatable {
    /// The modules that each file imports and Linux does not have.
    var missingModules: [String: [String]] = [:]
    /// The errors in each file, with empty modules in the place of the missing ones.
    var errors: [String: [CompilerError]] = [:]
    /// The files that compile together, without all others.
    var buildable: [String] = []
    /// The controllers in these files.
    var screens: [Screen] = []

    struct Screen: Codable, Equatable {
        /// The class's name.
        var name: String
        var file: String
        /// The reason why it cannot be made without arguments; nil if it can.
        var obstacle: String?
        /// Whether an Interface Builder document connects its outlets.
        var needsDocument = false
    }
}
