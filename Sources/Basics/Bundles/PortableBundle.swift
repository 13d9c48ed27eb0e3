internal import CLoader
import Foundation

/// A folder with the command, the libraries and fonts that it draws with, and a C library. It runs on machines that
/// have none of them installed. `Scripts/bundle` makes it.
public struct PortableBundle: Sendable, Equatable {
    /// The folder's path, without symbolic links.
    public let path: String

    /// The bundle whose libraries this process draws with; nil if it draws with the system's.
    ///
    /// It is found by the path of a library, not by the path of the executable: in a bundle, the system has started the
    /// bundle's loader, and Swift tests that draw with a bundle's libraries are executables of their own.
    public static let current: PortableBundle? = library(of: "g_checksum_new").flatMap { PortableBundle(of: $0) }

    /// - Parameter library: the path of a library; nil if it is in no bundle.
    package init?(of library: String) {
        guard let file = Folder.realPath(library) else { return nil }
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        let root = folder.deletingLastPathComponent()
        guard folder.lastPathComponent == "lib",
            FileManager.default.fileExists(atPath: root.appendingPathComponent(PortableBundle.ownList).path)
        else { return nil }
        path = root.path
    }

    /// The script that starts the command. It is needed because the bundle's loader must not be started by itself.
    public var command: String { self["bin/reflow"] }

    /// The folder of Inter.
    public var systemFonts: String { self["share/fonts/inter"] }

    /// The folder of the Noto fonts, which exists only if the second archive was unpacked, too.
    public var fallbackFonts: String { self["share/fonts/noto"] }

    /// The folder of the drawing libraries, without those that every process of the system already has.
    public var libraries: String { self["lib"] }

    /// The folder of the libraries' pkg-config files, for programs that are built with them.
    public var packageConfiguration: String { self["lib/pkgconfig"] }

    /// The list of the files that the bundle has without its second archive.
    static let ownList = "bundle.sha256"

    subscript(path: String) -> String { "\(self.path)/\(path)" }

    /// The path of the library that has a function.
    private static func library(of function: String) -> String? {
        dlsym(nil, function).flatMap { reflow_loaded_file($0) }.map { String(cString: $0) }
    }
}
