import Foundation
import Glibc

/// The limits of the system for this process, compared with the minimum that it needs.
///
/// Below these minimums, Swift's threads or the libraries cannot be initialised, and the process ends without a useful
/// message. Measured with the suite of this repository: it failed often with 600 megabytes, once in eighteen runs with
/// 768, and never with 800 or more. It needed 10 files with 16 jobs; the deepest layout needed 768 kilobytes of stack.
struct ProcessLimits: Equatable {
    /// The bytes of address space. Most of them are never used: each thread reserves some.
    var addressSpace: UInt
    /// The number of files that can be opened in addition to those already open.
    var openFiles: Int
    /// The bytes of the main thread's stack.
    var stack: UInt

    static func least(processors: Int) -> ProcessLimits {
        ProcessLimits(
            addressSpace: 1 << 30 + UInt(max(0, processors)) << 24, openFiles: 24, stack: 2 << 20)
    }

    /// The limits of this process.
    static var current: ProcessLimits {
        let files = limit(of: RLIMIT_NOFILE)
        // This is the lowest free descriptor. Inherited descriptors are below it.
        let next = open("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if next >= 0 { close(next) }
        return ProcessLimits(
            addressSpace: limit(of: RLIMIT_AS),
            openFiles: next < 0 ? 0 : max(0, Int(clamping: files) - Int(next)), stack: limit(of: RLIMIT_STACK))
    }

    private static func limit(of resource: __rlimit_resource) -> UInt {
        var limit = rlimit()
        return getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 ? UInt(limit.rlim_cur) : .max
    }

    /// Throws an error with the first limit that is too low, and its minimum.
    func check(against least: ProcessLimits) throws(StartError) {
        if addressSpace < least.addressSpace {
            throw .limit("\(addressSpace >> 20) MB of address space", least: "\(least.addressSpace >> 20) MB", "-v")
        }
        if openFiles < least.openFiles {
            throw .limit("\(openFiles) more open files", least: "\(least.openFiles)", "-n")
        }
        if stack < least.stack {
            throw .limit("\(stack >> 10) KB of stack", least: "\(least.stack >> 10) KB", "-s")
        }
    }
}
