import Dispatch
import Foundation

/// Checks the types of a module's files: a few files in each process, and all processors at work.
///
/// A process that takes too long, or crashes, is repeated with half of its files, so that one file costs no other its
/// result.
struct TypeChecker {
    /// The compiler and its arguments, without files.
    var words: [String]
    var files: [String]
    /// The folder for lists of files.
    var folder: String
    /// Whether the bodies are compiled as far as errors are found: a missing return, an uninitialised variable and data
    /// races are found after the types.
    var isWhole = false

    /// Errors in the files, by path.
    typealias Errors = [String: [CompilerError]]

    static let batchSize = 20
    /// The time for one file alone, in seconds. A missing superclass made the compiler take 143 seconds for one file.
    static let limit: TimeInterval = 30

    /// Checks some of the files; the others are declarations for them.
    func errors(in primaries: [String]) throws -> Errors {
        let batches = stride(from: 0, to: primaries.count, by: Self.batchSize).map {
            Array(primaries[$0..<min($0 + Self.batchSize, primaries.count)])
        }
        let all = folder + "/files.txt"
        try Data((files.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: all))
        var results = [Result<Errors, any Error>?](repeating: nil, count: batches.count)
        results.withUnsafeMutableBufferPointer { buffer in
            // Each call writes a place of its own.
            nonisolated(unsafe) let buffer = buffer
            DispatchQueue.concurrentPerform(iterations: batches.count) { number in
                buffer[number] = Result { try check(batches[number], all: all, name: "\(number)") }
            }
        }
        return try results.reduce(into: [:]) { merged, result in
            merged.merge(try result?.get() ?? [:]) { $0 + $1 }
        }
    }

    private func check(_ primaries: [String], all: String, name: String) throws -> Errors {
        let list = "\(folder)/primaries-\(name).txt"
        try Data((primaries.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: list))
        let limit = Self.limit + (primaries.count > 1 ? 2 * Double(primaries.count) : 0)
        let (mode, outputs) = try outputMode(for: primaries, name: name)
        defer { for output in outputs { try? FileManager.default.removeItem(atPath: output) } }
        let run = try ChildRun.run(words + mode + ["-filelist", all, "-primary-filelist", list], limit: limit)
        if run.isTimedOut || run.isCrashed {
            guard primaries.count > 1 else {
                let message =
                    run.isTimedOut
                    ? "not compiled within \(Int(Self.limit)) seconds" : "the compiler crashes"
                return [primaries[0]: [CompilerError(file: primaries[0], line: 1, message: message)]]
            }
            let half = primaries.count / 2
            return try check(Array(primaries[..<half]), all: all, name: name + "a")
                .merging(check(Array(primaries[half...]), all: all, name: name + "b")) { $0 + $1 }
        }
        let errors = CompilerError.read(run.errorText)
        let known = Set(primaries)
        let result = Dictionary(grouping: errors.filter { known.contains($0.file) }, by: \.file)
        // An error without a place, such as a module of another compiler, is the call's and no file's.
        if run.status != 0, result.isEmpty {
            throw AdoptionError("the compiler refuses every file:\n\(run.errorText.prefix(2000))")
        }
        return result
    }

    /// The arguments for what is made of the files, and the files that it writes.
    private func outputMode(for primaries: [String], name: String) throws -> ([String], outputs: [String]) {
        guard isWhole else { return (["-typecheck"], []) }
        let outputs = primaries.indices.map { "\(folder)/body-\(name)-\($0).sib" }
        let list = "\(folder)/bodies-\(name).txt"
        try Data((outputs.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: list))
        return (["-emit-sib", "-output-filelist", list], outputs)
    }
}
