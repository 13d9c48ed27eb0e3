import Basics
import Foundation
import Glibc

/// Environment variables that change how libraries draw, or make them print debug output. The same input must give the
/// same bytes, so they are removed.
enum LibraryVariables {
    /// By what they begin with; later versions of the libraries may know more of them.
    private static let prefixes = [
        "CAIRO_", "EXPAT_", "FC_", "FONTCONFIG_", "FREETYPE_", "G_", "GLIB_", "GOBJECT_", "HB_", "ICU_", "JSIMD_",
        "LIBTHAI_", "PANGO", "PIXMAN_", "TJ_", "XML_",
    ]

    /// A variable with such a name that belongs to no library: Bazel names the file that its test must write with it.
    private static let others: Set = ["XML_OUTPUT_FILE"]

    static func isOne(_ name: String) -> Bool {
        prefixes.contains { name.hasPrefix($0) } && !others.contains(name)
    }

    /// Removes them from the environment. As some are read while the libraries are loaded, before anything here runs,
    /// the program then starts again; anything a library has printed by then is lost with its buffer.
    ///
    /// There must be one thread, and nothing that was opened.
    static func discard() throws(StartError) {
        let names = ProcessInfo.processInfo.environment.keys.filter(isOne).sorted()
        guard let first = names.first else { return }
        for name in names { unsetenv(name) }
        // Returns only if it fails. In a bundle, the process itself is the loader, which expects other arguments.
        execv(PortableBundle.current?.command ?? "/proc/self/exe", CommandLine.unsafeArgv)
        throw .variable(first, errno)
    }
}
