import Basics
import Foundation
import Glibc

extension Command {
    /// `reflow mcp`: answers the messages on standard input until it ends.
    static let contextProtocol = Command(.contextProtocol) { _, context in
        let server = ContextServer(environment: context.environment)
        try await FileBoundary.contain(in: FileManager.default.currentDirectoryPath) {
            var lines = InputLines(descriptor: STDIN_FILENO, limit: ContextMessage.byteLimit)
            while let line = try lines.next() {
                let answer: String?
                switch line {
                case .tooLong: answer = ContextServer.tooLong
                case .line(let data) where data.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }):
                    answer = nil
                case .line(let data): answer = await server.answer(data)
                }
                if let answer { context.console.output.writeLine(answer) }
                // Nobody is left to answer.
                if context.console.output.failure != nil { break }
            }
        }
        return .success
    }
}
