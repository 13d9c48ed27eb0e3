import Foundation
import Glibc

/// Environment variables that libraries take orders from: to draw otherwise, or to print what they do into what this
/// tool prints. The same input gives the same bytes, so none of them is heeded.
enum LibraryVariables {
    /// By what they begin with; later versions of the libraries may know more of them.
    private static let prefixes = [
        "CAIRO_", "EXPAT_", "FC_", "FONTCONFIG_", "FREETYPE_", "G_", "GLIB_", "GOBJECT_", "HB_", "ICU_", "JSIMD_",
        "LIBTHAI_", "PANGO", "PIXMAN_", "TJ_", "XML_",
    ]

    /// Called alike, and no library's: Bazel names with it the file that its test has to write.
    private static let others: Set = ["XML_OUTPUT_FILE"]

    static func isOne(_ name: String) -> Bool {
        prefixes.contains { name.hasPrefix($0) } && !others.contains(name)
    }

    /// Takes them out of the environment. As some are read while the libraries are loaded, before anything here runs,
    /// the program then begins again; what a library has printed by then lies in a buffer that goes with it.
    ///
    /// There must be one thread, and nothing that was opened.
    static func discard() throws(StartError) {
        let names = ProcessInfo.processInfo.environment.keys.filter(isOne).sorted()
        guard let first = names.first else { return }
        for name in names { unsetenv(name) }
        // Comes back only if it fails.
        execv("/proc/self/exe", CommandLine.unsafeArgv)
        throw .variable(first, errno)
    }
}
