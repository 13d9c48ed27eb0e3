/// The sources of one Swift module, written for iOS.
public struct Module {
    public var name: String
    public var files: [SourceFile]
    /// The modules that its files can import.
    public var importable: Set<String>
    /// Whether it is compiled as on iOS; nil if its sources say so: those that import UIKit, unless one asks for Linux.
    public var isForIOS: Bool?
    /// The names that the compiler gets with `-D`; nil if they are not known.
    public var flags: Set<String>?
    /// The exports of the modules that it can import.
    public var imports: [ModuleExports]

    public init(
        name: String, files: [SourceFile], importable: Set<String> = ["UIKit"], isForIOS: Bool? = nil,
        flags: Set<String>? = nil, imports: [ModuleExports] = []
    ) {
        self.name = name
        self.files = files
        self.importable = importable
        self.isForIOS = isForIOS
        self.flags = flags
        self.imports = imports
    }

    /// The conditions under which its files are compiled.
    var conditions: BuildConditions {
        conditions(
            asksForLinux: files.contains(where: \.asksForLinux), importsUIKit: files.contains(where: \.importsUIKit))
    }

    /// - Parameters:
    ///   - asksForLinux: whether one of the files does.
    ///   - importsUIKit: whether one of the files does.
    func conditions(asksForLinux: @autoclosure () -> Bool, importsUIKit: @autoclosure () -> Bool) -> BuildConditions {
        BuildConditions(
            isForIOS: isForIOS ?? (!asksForLinux() && importsUIKit()), importable: importable, flags: flags)
    }

    /// A copy of each file that Linux would not compile as it is, in the order of the files.
    public func copies() -> [Copy] {
        var cache = RewritingCache()
        return copies(reusing: &cache)
    }
}

/// The module's name and settings, on which each copy depends.
struct ModuleSettings: Equatable {
    var name: String
    var conditions: BuildConditions
}
