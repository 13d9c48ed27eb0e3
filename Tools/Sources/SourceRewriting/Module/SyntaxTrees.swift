import Dispatch
import SwiftSyntax

/// The trees of a module's files, each parsed when it is first needed.
final class SyntaxTrees {
    private let files: [SourceFile]
    private var parsed: [SourceFileSyntax?]

    init(of files: [SourceFile]) {
        self.files = files
        parsed = Array(repeating: nil, count: files.count)
    }

    /// The number of files that were parsed.
    var count: Int { parsed.count { $0 != nil } }

    subscript(number: Int) -> SourceFileSyntax {
        if let tree = parsed[number] { return tree }
        let tree = files[number].parse()
        parsed[number] = tree
        return tree
    }

    /// Parses files that are needed soon, on all processors.
    func parse(_ numbers: [Int]) {
        let missing = numbers.filter { parsed[$0] == nil }
        let files = files
        parsed.withUnsafeMutableBufferPointer { buffer in
            // Each call writes to its own element.
            nonisolated(unsafe) let buffer = buffer
            DispatchQueue.concurrentPerform(iterations: missing.count) { place in
                buffer[missing[place]] = files[missing[place]].parse()
            }
        }
    }
}
