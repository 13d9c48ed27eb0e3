import Basics

extension SnapshotTestingConfiguration {
    /// The command that shows the golden and the new file side by side.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let text: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        /// - Parameter tool: gets the paths of the golden and of the new file, and returns the text for the failure
        ///   message.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            text = tool
        }

        /// A command that gets both paths as arguments.
        public init(stringLiteral value: StringLiteralType) {
            self.init { "\(value) \(ShellWord.quoted($0)) \(ShellWord.quoted($1))" }
        }

        /// The command of Kaleidoscope.
        public static let ksdiff = Self("ksdiff")

        /// The URLs of both files, one below the other.
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
