import Glibc

extension TextStream {
    public static func standardOutput(_ environment: Environment) -> TextStream {
        stream(on: STDOUT_FILENO, name: "standard output", environment)
    }

    public static func standardError(_ environment: Environment) -> TextStream {
        stream(on: STDERR_FILENO, name: "standard error", environment)
    }

    /// A stream on a descriptor. Every write is executed at once, so that the outputs of one thread and another process
    /// keep their order.
    private static func stream(on descriptor: Int32, name: String, _ environment: Environment) -> TextStream {
        let isTerminal = isatty(descriptor) == 1
        return TextStream(isTerminal: isTerminal, usesColor: isTerminal && environment.allowsColor) { text in
            var text = text
            let failure = text.withUTF8 { bytes in writeAll(UnsafeRawBufferPointer(bytes), to: descriptor) }
            if let failure { throw StreamError(stream: name, code: failure) }
        }
    }

    /// The error number of the write that failed; nil if all bytes arrived.
    private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
        var rest = bytes
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
            if count >= 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
    }
}

/// An error: a stream of the process does not accept text.
public struct StreamError: Error, Equatable, CustomStringConvertible {
    public let stream: String
    /// The system's error number.
    public let code: Int32

    public var description: String {
        "cannot write to \(stream): \(String(cString: strerror(code)))"
    }
}
