internal import CGLib
import Foundation

/// Other programs, started by GLib: where the system refuses something it fails, where Foundation's `Process` ends this
/// process.
public enum ChildProcess {
    /// What a program writes to standard output. Its standard input is empty, and nobody sees its standard error.
    ///
    /// - Parameter arguments: the program's name, which is looked for in `PATH`, and its arguments.
    /// - Returns: nil if it cannot be started, or does not exit with 0.
    public static func output(of arguments: [String]) -> String? {
        var argv = arguments.map { strdup($0) } + [nil]
        defer { for argument in argv { free(argument) } }
        let flags = GSpawnFlags(G_SPAWN_SEARCH_PATH.rawValue | G_SPAWN_STDERR_TO_DEV_NULL.rawValue)
        var output: UnsafeMutablePointer<CChar>?
        var status: Int32 = 0
        let isStarted = g_spawn_sync(nil, &argv, nil, flags, nil, nil, &output, nil, &status, nil) != 0
        defer { g_free(output) }
        guard isStarted, status == 0, let output else { return nil }
        return String(cString: output)
    }
}
