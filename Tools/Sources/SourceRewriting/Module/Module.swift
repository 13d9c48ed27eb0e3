import Dispatch
import SwiftSyntax

/// The sources of one Swift module, written for iOS.
public struct Module {
    public var name: String
    public var files: [SourceFile]
    /// The modules that its files can import.
    public var importable: Set<String>
    /// Whether `#if os(iOS)` holds in it.
    public var isForIOS: Bool
    /// Whether its sources ask for Linux. Such a module is compiled as its authors meant it there, and has no copies.
    var knowsLinux: Bool

    /// The names that the compiler gets with `-D`; nil if nobody knows.
    public var flags: Set<String>?

    public init(
        name: String, files: [SourceFile], importable: Set<String> = ["UIKit"], isForIOS: Bool? = nil,
        flags: Set<String>? = nil
    ) {
        self.name = name
        self.files = files
        self.importable = importable
        let asks = files.contains { $0.mentions("os(Linux)") && LinuxFinder.asksForLinux($0.parse()) }
        self.isForIOS = isForIOS ?? (!asks && files.contains { $0.mentions("import UIKit") })
        knowsLinux = isForIOS != true && asks
        self.flags = flags
    }

    var conditions: BuildConditions {
        BuildConditions(isForIOS: isForIOS, importable: importable, flags: flags)
    }

    /// A copy of every file that Linux would not compile as it is, in the order of the files.
    public func copies() -> [Copy] {
        if knowsLinux { return [] }
        let trees = SyntaxTrees(of: files)
        let index = ModuleIndex(of: self, trees)
        return files.indices.compactMap { number in
            let file = files[number]
            guard index.concerns(file: number) || file.hasObjectiveC || file.lacksImports else { return nil }
            let rewriter = Rewriter(number, trees[number], module: self, index: index)
            rewriter.walk(trees[number])
            let copy = rewriter.copy()
            return copy.isRewritten || !copy.warnings.isEmpty ? copy : nil
        }
    }
}

/// The trees of a module's files, each parsed when it is first needed.
final class SyntaxTrees {
    private let files: [SourceFile]
    private var parsed: [SourceFileSyntax?]

    init(of files: [SourceFile]) {
        self.files = files
        parsed = Array(repeating: nil, count: files.count)
    }

    subscript(number: Int) -> SourceFileSyntax {
        if let tree = parsed[number] { return tree }
        let tree = files[number].parse()
        parsed[number] = tree
        return tree
    }

    /// Parses files that are needed soon, on all processors.
    func parse(_ numbers: [Int]) {
        let missing = numbers.filter { parsed[$0] == nil }
        guard missing.count > 1 else { return }
        let files = files
        parsed.withUnsafeMutableBufferPointer { buffer in
            // Each call writes a place of its own.
            nonisolated(unsafe) let buffer = buffer
            DispatchQueue.concurrentPerform(iterations: missing.count) { place in
                buffer[missing[place]] = files[missing[place]].parse()
            }
        }
    }
}

/// A text that the compiler reads in place of a file: the same lines, in Swift that Linux compiles.
public struct Copy: Equatable, Sendable {
    public var path: String
    public var text: [UInt8]
    /// The places that could not be rewritten.
    public var warnings: [Warning]
    /// Whether the text differs from the file's.
    public var isRewritten: Bool
}

/// Says at its place in a file what has no counterpart on Linux, and what to write instead.
public struct Warning: Equatable, Sendable, CustomStringConvertible {
    public var path: String
    public var line: Int
    public var column: Int
    public var message: String

    /// As the compiler prints warnings, so that editors find the place.
    public var description: String { "\(path):\(line):\(column): warning: \(message)" }
}
