import Foundation

/// The toolchain: its compiler, and the modules that it brings.
struct Toolchain {
    /// The `usr` folder.
    let path: String
    let modules: Set<String>

    init(path: String) throws {
        self.path = path
        var names: Set = ["Swift", "Glibc", "Dispatch", "CoreFoundation"]
        for folder in ["linux", "linux/testing"] {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/lib/swift/\(folder)")) ?? []
            names.formUnion(
                files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
        }
        modules = names
    }

    var compiler: String { path + "/bin/swiftc" }

    /// A text that changes when the compiler does.
    var stamp: String {
        let facts = try? FileManager.default.attributesOfItem(
            atPath: URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path)
        return "\(compiler) \(facts?[.size] ?? 0) \(facts?[.modificationDate] ?? "")"
    }
}
