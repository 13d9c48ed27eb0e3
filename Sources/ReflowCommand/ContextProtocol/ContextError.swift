/// An error of JSON-RPC 2.0, by the codes of its specification.
enum ContextError: Error, Equatable {
    /// The line is not JSON.
    case parse(String)
    /// The line is JSON, but not a message.
    case invalidRequest(String)
    case unknownMethod(String)
    case invalidParameters(String)

    var code: Int {
        switch self {
        case .parse: -32700
        case .invalidRequest: -32600
        case .unknownMethod: -32601
        case .invalidParameters: -32602
        }
    }

    var message: String {
        switch self {
        case .parse(let message): "Parse error: \(message)"
        case .invalidRequest(let message): "Invalid request: \(message)"
        case .unknownMethod(let method): "Method not found: \(method)"
        case .invalidParameters(let message): message
        }
    }
}
