import Foundation

/// What may be done here: some failures can only be brought about by some users.
enum Privileges {
    /// A program that runs the rest of the line so that the modes of files count for it, and its options: for root they
    /// do not.
    static var obeyingModes: [String] {
        geteuid() == 0 ? ["/usr/bin/setpriv", "--bounding-set=-dac_override,-dac_read_search"] : []
    }

    static let canObeyModes = succeeds(obeyingModes + ["/bin/true"])

    /// Whether a file system can be mounted where nobody else sees it.
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
