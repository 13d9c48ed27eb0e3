import SwiftSyntax

/// The sources of one Swift module, written for iOS.
public struct Module {
    public var name: String
    public var files: [SourceFile]
    /// The modules that its files can import.
    public var importable: Set<String>
    /// Whether `#if os(iOS)` holds in the module.
    public var isForIOS: Bool
    /// Whether the module's sources test for Linux. Such a module is compiled as its authors intended for Linux, and
    /// has no copies.
    var knowsLinux: Bool

    /// The names that the compiler gets with `-D`; nil if they are not known.
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

    /// A copy of each file that Linux would not compile as it is, in the order of the files.
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
