import Basics
package import Foundation

/// The folders with the resources of bundles.
///
/// SwiftPM copies the resources of a target into a folder beside the executable: `Package_Target.resources` on Linux.
/// The main bundle of a process, and `Bundle(for:)`, is the folder of the executable, so it has all of them.
package enum ResourceBundles {
    /// The folders whose files are those of a bundle, in order.
    package static func folders(of bundle: Bundle) -> [String] {
        let path = bundle.bundlePath
        guard let real = Folder.realPath(path) else { return [] }
        guard bundle == .main else { return [real] }
        let names = (try? Folder.names(in: real)) ?? []
        return names.filter { $0.hasSuffix(".resources") }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .map { real + "/" + $0 }
    }
}
