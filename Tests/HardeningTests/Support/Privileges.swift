import Foundation

/// The privileges of the current user, because some failures can only be caused by some users.
enum Privileges {
    /// A program with its options that runs a command so that file modes apply to it. For root they do not apply.
    static var obeyingModes: [String] {
        geteuid() == 0 ? ["/usr/bin/setpriv", "--bounding-set=-dac_override,-dac_read_search"] : []
    }

    static let canObeyModes = succeeds(obeyingModes + ["/bin/true"])

    /// Whether a file system can be mounted that other processes do not see.
    static let canMount = succeeds(["/usr/bin/unshare", "--mount", "/bin/sh", "-c", "mount -t tmpfs none /tmp"])

    private static func succeeds(_ line: [String]) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: line[0])
        process.arguments = Array(line.dropFirst())
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
