import Basics
import Foundation
import Glibc

/// Environment variables that change how libraries draw, or make them print debug output. The same input must give the
/// same bytes, so they are removed.
enum LibraryVariables {
    /// The beginnings of the variables' names. Later versions of the libraries may have more variables with these
    /// beginnings.
    private static let prefixes = [
        "CAIRO_", "EXPAT_", "FC_", "FONTCONFIG_", "FREETYPE_", "G_", "GLIB_", "GOBJECT_", "HB_", "ICU_", "JSIMD_",
        "LIBTHAI_", "PANGO", "PIXMAN_", "TJ_", "XML_",
    ]

    /// A variable with such a name that belongs to no library: with it, Bazel names the file that its test must write.
    private static let others: Set = ["XML_OUTPUT_FILE"]

    static func isOne(_ name: String) -> Bool {
        prefixes.contains { name.hasPrefix($0) } && !others.contains(name)
    }

    /// Removes the variables from the environment. Because some are read while the libraries are loaded, before this
    /// code runs, the program then starts again. Text that a library has printed into its buffer by then is lost.
    ///
    /// The process must have only one thread, and no open files.
    static func discard() throws(StartError) {
        let names = ProcessInfo.processInfo.environment.keys.filter(isOne).sorted()
        guard let first = names.first else { return }
        for name in names { unsetenv(name) }
        // `execv` returns only if it fails. In a bundle, the process itself is the loader, which expects other
        // arguments.
        execv(PortableBundle.current?.command ?? "/proc/self/exe", CommandLine.unsafeArgv)
        throw .variable(first, errno)
    }
}
