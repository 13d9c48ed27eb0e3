extension SnapshotTestingConfiguration {
    /// Says how to look at a failure: which command shows the reference and the new file side by side.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let text: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        /// - Parameter tool: is given the paths of the reference and of the new file, and answers what the failure
        ///   message shows.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            text = tool
        }

        /// A command that is given both paths as arguments.
        public init(stringLiteral value: StringLiteralType) {
            self.init { "\(value) \(ShellWord.quoted($0)) \(ShellWord.quoted($1))" }
        }

        /// Kaleidoscope's.
        public static let ksdiff = Self("ksdiff")

        /// The addresses of both files, one below the other.
        public static let `default` = Self { current, failed in
            """
            @−
            "\(FileAddress.of(current))"
            @+
            "\(FileAddress.of(failed))"

            A tool that shows both can be named: withSnapshotTesting(diffTool: "compare") { … }
            """
        }

        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            text(currentFilePath, failedFilePath)
        }
    }
}
