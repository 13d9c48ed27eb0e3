import Basics
import Foundation
import JSON

/// A call of a tool. It runs the command of that name, and collects its output.
struct ContextCall: Sendable {
    private let tool: ContextTool
    private let arguments: JSONValue?

    /// The maximum number of bytes of the pictures in an answer.
    private static let pictureLimit = 4 << 20

    init(_ tool: ContextTool, arguments: JSONValue?) {
        self.tool = tool
        self.arguments = arguments
    }

    /// - Parameter progress: gets the number of finished layouts and the number of all.
    @concurrent
    func run(_ environment: Environment, progress: (@Sendable (Int, Int) -> Void)?) async -> ContextResult {
        let line: [String]
        do throws(InvalidArguments) {
            for folder in ContextTool.standardFolders { try ContextTool.check(folder) }
            line = try tool.commandLine(for: arguments)
        } catch {
            return .failure(error.message)
        }
        let output = Guarded("")
        let messages = Guarded("")
        let console = Console(
            output: TextStream { text in output.withLock { $0 += text } },
            error: TextStream { text in messages.withLock { $0 += text } }, progress: progress)
        let earlier = lookedAt.flatMap(ContextCall.identity)
        let code = await Reflow.run(arguments: line, console: console, environment: environment)
        var result = ContextResult(
            output: output.withLock { $0 }, messages: messages.withLock { $0 }, code: code, isJSON: isJSON)
        // A picture is shown only if this call has written it.
        if let file = lookedAt, let now = ContextCall.identity(of: file), now != earlier {
            result.add(picturesIn: [file], limit: ContextCall.pictureLimit)
        }
        if tool.showsPictures(arguments) {
            result.add(picturesIn: result.writtenPictures, limit: ContextCall.pictureLimit)
        }
        return result
    }

    private var isJSON: Bool { arguments?["format"]?.content == .string("json") }

    /// The file to which a look writes its picture.
    private var lookedAt: String? {
        guard tool.name == "look", case .string(let file)? = arguments?["picture"]?.content else { return nil }
        return file
    }

    /// The identity of a file. It differs from that of an earlier file at the path, because files are replaced and
    /// never overwritten.
    private static func identity(of file: String) -> [Int]? {
        var status = stat()
        guard stat(file, &status) == 0 else { return nil }
        return [Int(status.st_ino), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    }
}

/// Arguments that a tool does not accept. They lead to an answer for the caller, who can correct the call, and not to
/// an error of the protocol (SEP-1303).
struct InvalidArguments: Error, Equatable {
    let message: String
}
