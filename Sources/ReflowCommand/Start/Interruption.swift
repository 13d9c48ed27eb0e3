import Basics
import Dispatch
import Foundation
import Glibc

/// Ends the process on Ctrl-C between two files, and prints the written ones.
enum Interruption {
    /// The exit status that shells expect after `SIGINT`.
    private static let exitStatus = 128 + SIGINT
    private static let namesInMessage = 20

    /// Waits for the signal. If the signal is ignored, as for a command that a script runs in the background, it stays
    /// ignored.
    ///
    /// - Returns: a source that must be kept as long as the process is to be interruptible.
    static func awaitSignal(console: Console) -> (any DispatchSourceSignal)? {
        guard !isIgnored else { return nil }
        signal(SIGINT, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global(qos: .userInteractive))
        source.setEventHandler {
            // Writing the message may block, so a second Ctrl-C ends the process at once.
            signal(SIGINT, SIG_DFL)
            WritesInProgress.stop { files in
                console.error.writeLines("\(CommandTable.program): \(message(files.map(shown)))")
                _exit(exitStatus)
            }
        }
        source.resume()
        return source
    }

    /// Whether the process was started with the signal ignored, which is a bit in the system's status file of the
    /// process.
    private static var isIgnored: Bool {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("SigIgn:") }),
            let mask = UInt64(line.dropFirst("SigIgn:".count).drop { $0.isWhitespace }, radix: 16)
        else { return false }
        return mask >> UInt64(SIGINT - 1) & 1 == 1
    }

    private static func shown(_ path: String) -> String {
        ShownText.name(OutputPath.inCurrentFolder(path) ?? path)
    }

    private static func message(_ files: [String]) -> String {
        guard !files.isEmpty else { return "interrupted; nothing was written" }
        let rest = files.count - namesInMessage
        let lines = files.prefix(namesInMessage) + (rest > 0 ? ["and \(rest) more"] : [])
        let count = files.count == 1 ? "1 file was" : "\(files.count) files were"
        return (["interrupted; \(count) written completely:"] + lines.map { "    \($0)" }).joined(separator: "\n")
    }
}
