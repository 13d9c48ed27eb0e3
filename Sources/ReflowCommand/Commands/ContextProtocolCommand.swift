import Basics
import Foundation
import Glibc

extension Command {
    /// `reflow mcp`: answers the messages on standard input until it ends.
    static let contextProtocol = Command(.contextProtocol) { _, context in
        let output = context.console.output
        let server = ContextServer(environment: context.environment) { output.writeLine($0) }
        try await FileBoundary.contain(in: FileManager.default.currentDirectoryPath) {
            // Answers are written in the order of the calls.
            var written: Task<Void, Never>?
            for try await line in InputLines.all(of: STDIN_FILENO, limit: ContextMessage.byteLimit) {
                switch line {
                case .tooLong: output.writeLine(ContextServer.tooLong)
                case .line(let data) where data.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }):
                    break
                case .line(let data):
                    switch await server.receive(data) {
                    case .nothing: break
                    case .text(let text): output.writeLine(text)
                    case .pending(let call):
                        written = Task { [written] in
                            await written?.value
                            if let text = await call.value { output.writeLine(text) }
                        }
                    }
                }
                // If the output has failed, nobody reads the answers.
                if output.failure != nil { break }
            }
            // Running calls are completed and answered.
            await written?.value
        }
        return .success
    }
}
