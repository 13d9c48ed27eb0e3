import Foundation

/// One request over a connection of its own with HTTP/1.1 (RFC 9112). Foundation's client cannot read chromedriver's
/// header end.
struct HTTPRequest: Sendable {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let method: String
    let port: UInt16
    let path: String
    let body: Data?

    /// The time limit for a response in seconds, during which a browser has to start.
    private static let patience = 120

    /// The response's status and body.
    func response() async throws -> (status: Int, body: Data) {
        try await withCheckedThrowingContinuation { continuation in
            // The request waits for the network, so it does not run on a shared thread.
            DispatchQueue.global().async {
                continuation.resume(with: Result { try exchange() })
            }
        }
    }

    private func exchange() throws -> (status: Int, body: Data) {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0 else { throw failure("no socket") }
        defer { close(socket) }
        var time = timeval(tv_sec: HTTPRequest.patience, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { throw failure("nobody listens on port \(port)") }
        try write(message, to: socket)
        return try read(from: socket)
    }

    private var message: Data {
        let head = """
            \(method) \(path) HTTP/1.1\r
            Host: 127.0.0.1:\(port)\r
            Connection: close\r
            Content-Type: application/json; charset=utf-8\r
            Content-Length: \(body?.count ?? 0)\r
            \r

            """
        return Data(head.utf8) + (body ?? Data())
    }

    private func write(_ data: Data, to socket: Int32) throws {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { throw failure("the connection broke") }
            rest = rest.dropFirst(count)
        }
    }

    private func read(from socket: Int32) throws -> (status: Int, body: Data) {
        var received = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let answer = HTTPRequest.parsed(received) { return answer }
            let count = recv(socket, &buffer, buffer.count, 0)
            guard count > 0 else { throw failure("no whole answer, but \(received.count) bytes") }
            received.append(contentsOf: buffer[..<count])
        }
    }

    /// The response; nil until it is complete.
    private static func parsed(_ received: Data) -> (status: Int, body: Data)? {
        guard let end = received.range(of: Data("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: received[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let lengths = lines.compactMap { line -> Int? in
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            return parts.count == 2 && parts[0].lowercased() == "content-length" ? Int(parts[1]) : nil
        }
        let body = received[end.upperBound...]
        guard let status = lines[0].split(separator: " ").dropFirst().first.flatMap({ Int($0) }),
            let length = lengths.first, body.count >= length
        else { return nil }
        return (status, Data(body.prefix(length)))
    }

    private func failure(_ reason: String) -> Failure {
        Failure(description: "\(method) \(path): \(reason)")
    }
}
