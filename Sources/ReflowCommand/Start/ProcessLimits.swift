import Foundation
import Glibc

/// What the system lets this process have, against the least that it works with.
///
/// Below these floors neither the threads of Swift nor the libraries can be made, which ends the process in ways that
/// tell nobody why. Measured with the suite of this repository: it failed often with 600 megabytes, once in eighteen runs
/// with 768, and never with 800 or more. It needed 10 files with 16 jobs; the deepest layout needed 768 kilobytes of stack.
struct ProcessLimits: Equatable {
    /// Bytes of address space, most of which is never used: each thread sets some aside.
    var addressSpace: UInt
    /// Files that can be opened beside those that are open already.
    var openFiles: Int
    /// Bytes of the stack of the main thread.
    var stack: UInt

    static func least(processors: Int) -> ProcessLimits {
        ProcessLimits(
            addressSpace: 1 << 30 + UInt(max(0, processors)) << 24, openFiles: 24, stack: 2 << 20)
    }

    /// Those of this process.
    static var current: ProcessLimits {
        let files = limit(of: RLIMIT_NOFILE)
        // The lowest number that is free: what this process was handed lies below.
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

    /// Says which of them is too low, and what it has to be.
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
