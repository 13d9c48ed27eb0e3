import Foundation
import FoundationNetworking
import Testing

@testable import ReflowTesting

@Suite("Requests as text, in the forms of swift-snapshot-testing's testURLRequest")
struct RequestTextTests {
    private func text(_ request: URLRequest, _ strategy: Snapshotting<URLRequest, String>) -> String {
        var text = ""
        strategy.snapshot(request).run { text = $0 }
        return text
    }

    private var get: URLRequest {
        var request = URLRequest(url: URL(string: "https://www.pointfree.co/?b=2&c=3&a=1%2B1")!)
        request.addValue("pf_session={}", forHTTPHeaderField: "Cookie")
        request.addValue("text/html", forHTTPHeaderField: "Accept")
        return request
    }

    @Test("raw: method and address, sorted headers, an empty line and the body")
    func raw() {
        #expect(
            text(get, .raw) == """
                GET https://www.pointfree.co/?a=1%2B1&b=2&c=3
                Accept: text/html
                Cookie: pf_session={}
                """)
        var post = URLRequest(url: URL(string: "https://www.pointfree.co/subscribe")!)
        post.httpMethod = "POST"
        post.httpBody = Data("pricing[billing]=monthly".utf8)
        #expect(text(post, .raw) == "POST https://www.pointfree.co/subscribe\n\npricing[billing]=monthly")
        #expect(text(post, .raw(pretty: true)) == text(post, .raw))
        post.httpBody = Data("{\"b\": [1], \"a\": 2}".utf8)
        #expect(text(post, .raw) == "POST https://www.pointfree.co/subscribe\n\n{\"b\": [1], \"a\": 2}")
        #expect(
            text(post, .raw(pretty: true)) == """
                POST https://www.pointfree.co/subscribe

                {
                  "a" : 2,
                  "b" : [
                    1
                  ]
                }
                """)
    }

    @Test("curl: an option a line, cookies apart, the address last")
    func curl() {
        #expect(
            text(get, .curl) == """
                curl \\
                \t--header "Accept: text/html" \\
                \t--cookie "pf_session={}" \\
                \t"https://www.pointfree.co/?a=1%2B1&b=2&c=3"
                """)
        var head = URLRequest(url: URL(string: "https://www.pointfree.co/")!)
        head.httpMethod = "HEAD"
        #expect(text(head, .curl) == "curl \\\n\t--head \\\n\t\"https://www.pointfree.co/\"")
        head.httpMethod = "POST"
        head.httpBody = Data("{\"name\":\"a\\\"b\"}".utf8)
        #expect(
            text(head, .curl) == """
                curl \\
                \t--request POST \\
                \t--data "{\\"name\\":\\"a\\\\\\"b\\"}" \\
                \t"https://www.pointfree.co/"
                """)
    }

    @Test(
        "curl: a shell reads back what was sent",
        arguments: ["plain", "a\"b", "$HOME `id`", "back\\slash", "end\\", "line\\\nbreak", "\\\\\"", "'single' !"])
    func shell(body: String) throws {
        var request = URLRequest(url: URL(string: "https://example.com/")!)
        request.httpMethod = "POST"
        request.httpBody = Data(body.utf8)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "curl() { printf %s \"$4\"; }\n" + text(request, .curl)]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(String(decoding: data, as: UTF8.self) == body)
    }
}
