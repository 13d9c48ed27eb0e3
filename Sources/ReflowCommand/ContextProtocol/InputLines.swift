import Basics
import Dispatch
import Foundation
import Glibc

/// The lines of a descriptor, each within a limit. A longer line is dropped.
struct InputLines {
    enum Line: Equatable {
        case line(Data)
        case tooLong
    }

    private let descriptor: Int32
    private let limit: Int
    private var buffer = Data()
    private var isSkipping = false
    private var isAtEnd = false

    init(descriptor: Int32, limit: Int) {
        self.descriptor = descriptor
        self.limit = limit
    }

    /// All lines. Each is read on demand, on a separate thread, so that other work continues while the thread waits for
    /// input.
    static func all(of descriptor: Int32, limit: Int) -> AsyncThrowingStream<Line, any Error> {
        let queue = DispatchQueue(label: "input lines")
        let input = Guarded(InputLines(descriptor: descriptor, limit: limit))
        return AsyncThrowingStream(unfolding: {
            try await withCheckedThrowingContinuation { continuation in
                queue.async {
                    continuation.resume(with: Result { try input.withLock { try $0.next() } })
                }
            }
        })
    }

    /// The next line without its end; nil after the last one.
    mutating func next() throws(InputError) -> Line? {
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                let line = buffer[..<end]
                buffer = Data(buffer[(end + 1)...])
                if isSkipping {
                    isSkipping = false
                    return .tooLong
                }
                if line.count > limit { return .tooLong }
                return .line(Data(line))
            }
            if isAtEnd {
                guard !buffer.isEmpty || isSkipping else { return nil }
                let line = buffer
                buffer = Data()
                defer { isSkipping = false }
                return isSkipping || line.count > limit ? .tooLong : .line(line)
            }
            if buffer.count > limit {
                isSkipping = true
                buffer = Data()
            }
            try fill()
        }
    }

    private mutating func fill() throws(InputError) {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &bytes, bytes.count)
            if count > 0 {
                buffer.append(contentsOf: bytes[..<count])
                return
            }
            if count == 0 {
                isAtEnd = true
                return
            }
            guard errno == EINTR else {
                throw InputError(file: "standard input", reason: String(cString: strerror(errno)))
            }
        }
    }
}
