import Foundation
public import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
    /// The request as it is sent: method and URL, headers, body. Headers and query items are sorted.
    public static var raw: Snapshotting { .raw(pretty: false) }

    /// - Parameter pretty: whether a JSON body is indented, with sorted keys. Other bodies do not change.
    public static func raw(pretty: Bool) -> Snapshotting {
        SimplySnapshotting.lines.pullback { RequestText(request: $0).raw(pretty: pretty) }
    }

    /// The request as a curl command with one option per line, which can be pasted into a shell.
    public static var curl: Snapshotting {
        SimplySnapshotting.lines.pullback { RequestText(request: $0).curl }
    }
}

/// A request as text, in the formats of swift-snapshot-testing, so that goldens of that library match.
private struct RequestText {
    let request: URLRequest

    func raw(pretty: Bool) -> String {
        var lines = ["\(request.httpMethod ?? "GET") \(address)"]
        lines += (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
        if let body = request.httpBody {
            lines += ["", pretty ? RequestText.indented(body) : String(decoding: body, as: UTF8.self)]
        }
        return lines.joined(separator: "\n")
    }

    var curl: String {
        var parts = ["curl"]
        let method = request.httpMethod ?? "GET"
        if method == "HEAD" {
            parts.append("--head")
        } else if method != "GET" {
            parts.append("--request \(method)")
        }
        let headers = (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
        parts += headers.filter { $0.key != "Cookie" }.map { "--header \(RequestText.quoted("\($0): \($1)"))" }
        if let body = request.httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
            parts.append("--data \(RequestText.quoted(body))")
        }
        parts += headers.filter { $0.key == "Cookie" }.map { "--cookie \(RequestText.quoted($0.value))" }
        parts.append(RequestText.quoted(address))
        return parts.joined(separator: " \\\n\t")
    }

    /// The address, with its query items sorted by name.
    private var address: String {
        guard let url = request.url else { return "(null)" }
        var components = URLComponents(url: url, resolvingAgainstBaseURL: false)
        let items = components?.percentEncodedQueryItems?.sorted { $0.name < $1.name } ?? []
        components?.percentEncodedQueryItems = items.isEmpty ? nil : items
        return (components?.url ?? url).absoluteString
    }

    private static func indented(_ body: Data) -> String {
        guard let value = try? JSONSerialization.jsonObject(with: body),
            let text = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
        else { return String(decoding: body, as: UTF8.self) }
        return String(decoding: text, as: UTF8.self)
    }

    /// The text in double quotes, in which a shell only interprets the characters that are escaped here. A backslash is
    /// escaped only before a character that it would escape.
    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing(/\\(?=["$`\\\n]|$)|["$`]/) { "\\\($0.output)" } + "\""
    }
}
