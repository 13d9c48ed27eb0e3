internal import CGLib
import Foundation

/// Other programs, started by GLib: when the system refuses, GLib reports an error, while Foundation's `Process` would
/// end this process.
public enum ChildProcess {
    /// The text that a program writes to standard output. Its standard input is empty, and its standard error is
    /// discarded.
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

    /// Starts a program that may outlive this process, such as a browser. Its input is empty, and its output is
    /// discarded.
    ///
    /// - Parameters:
    ///   - arguments: the program's name, which is looked for in `PATH`, and its arguments.
    ///   - patience: the time in seconds to wait for a failure.
    /// - Returns: false if it cannot be started, or ends within that time with another status than 0.
    public static func start(_ arguments: [String], patience: Double = 1) -> Bool {
        var argv = arguments.map { strdup($0) } + [nil]
        defer { for argument in argv { free(argument) } }
        let silent = G_SPAWN_STDOUT_TO_DEV_NULL.rawValue | G_SPAWN_STDERR_TO_DEV_NULL.rawValue
        let flags = GSpawnFlags(G_SPAWN_SEARCH_PATH.rawValue | silent | G_SPAWN_DO_NOT_REAP_CHILD.rawValue)
        var child: GPid = 0
        guard g_spawn_async(nil, &argv, nil, flags, nil, nil, &child, nil) != 0 else { return false }
        let end = Date(timeIntervalSinceNow: patience)
        var status: Int32 = 0
        while Date() < end {
            let ended = waitpid(child, &status, WNOHANG)
            if ended == child { return status == 0 }
            // If the parent ignores ended children, the status of this one is unknown.
            if ended < 0, errno != EINTR { return true }
            usleep(10_000)
        }
        reap(child)
        return true
    }

    /// Waits for the end of a child on a separate thread. Otherwise, other code of this process that waits for any
    /// child would get the status of this one.
    private static func reap(_ child: GPid) {
        Thread.detachNewThread {
            var status: Int32 = 0
            while waitpid(child, &status, 0) < 0, errno == EINTR {}
        }
    }
}
