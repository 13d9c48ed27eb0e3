import Foundation

/// A browser without a window, controlled by WebDriver over HTTP (the W3C recommendation WebDriver, sections 5 to 18).
final class Browser: Sendable {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private struct Reply<Value: Decodable>: Decodable { let value: Value }
    private struct Nothing: Decodable { init(from decoder: any Decoder) {} }
    private struct Started: Decodable { let sessionId: String }

    private let driver: ChromeDriver
    private let session: String

    init() async throws {
        driver = try await ChromeDriver()
        var arguments: [JSONValue] = [
            "--headless=new", "--hide-scrollbars", "--disable-gpu", "--disable-dev-shm-usage",
        ]
        // Chromium's sandbox needs a user other than root.
        if getuid() == 0 { arguments.append("--no-sandbox") }
        let capabilities: JSONValue = [
            "browserName": "chrome", "goog:loggingPrefs": ["browser": "ALL"],
            "goog:chromeOptions": ["binary": .string(ChromeDriver.browserPath), "args": .array(arguments)],
        ]
        let started: Started = try await Browser.send(
            driver.port, "POST", "/session", ["capabilities": ["alwaysMatch": capabilities]])
        session = started.sessionId
    }

    /// Ends the session, which ends the browser and its driver.
    func quit() async throws {
        defer { driver.quit() }
        let _: Nothing? = try await call("DELETE", "")
    }

    // MARK: Pages

    func open(_ url: URL) async throws {
        let _: Nothing? = try await call("POST", "url", ["url": .string(url.absoluteString)])
    }

    /// Sets the inner size of the window in CSS pixels, and the user's preferences.
    func show(width: Int, height: Int, isDark: Bool = false, reducesMotion: Bool = true) async throws {
        try await command(
            "Emulation.setDeviceMetricsOverride",
            ["width": .integer(width), "height": .integer(height), "deviceScaleFactor": 1, "mobile": false])
        try await command(
            "Emulation.setEmulatedMedia",
            [
                "features": [
                    ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"],
                    ["name": "prefers-reduced-motion", "value": reducesMotion ? "reduce" : "no-preference"],
                ]
            ])
    }

    private func command(_ name: String, _ parameters: JSONValue) async throws {
        let _: Nothing? = try await call("POST", "goog/cdp/execute", ["cmd": .string(name), "params": parameters])
    }

    /// The result of a script.
    func evaluate<Value: Decodable>(
        _ script: String, _ arguments: JSONValue..., as type: Value.Type = Value.self
    ) async throws -> Value {
        try await call("POST", "execute/sync", ["script": .string(script), "args": .array(arguments)])
    }

    /// Runs a script without a result.
    func run(_ script: String, _ arguments: JSONValue...) async throws {
        let _: Nothing? = try await call(
            "POST", "execute/sync", ["script": .string(script), "args": .array(arguments)])
    }

    /// Waits until the script returns true.
    func wait(for script: String) async throws {
        for _ in 0..<400 {
            if try await evaluate(script, as: Bool.self) { return }
            try await Task.sleep(for: .milliseconds(25))
        }
        throw Failure(description: "this never became true: \(script)")
    }

    /// The console messages since the last call.
    func consoleMessages() async throws -> [String] {
        struct Entry: Decodable {
            let level: String
            let message: String
        }
        let entries: [Entry] = try await call("POST", "se/log", ["type": "browser"])
        return entries.map { "\($0.level): \($0.message)" }
    }

    /// A screenshot as PNG.
    func screenshot() async throws -> Data {
        let text: String = try await call("GET", "screenshot")
        guard let data = Data(base64Encoded: text) else { throw Failure(description: "the screenshot is no base64") }
        return data
    }

    // MARK: Hands

    /// Presses keys one after the other, given by the characters that they type.
    func press(_ keys: String...) async throws {
        let actions = keys.flatMap { key -> [JSONValue] in
            [["type": "keyDown", "value": .string(key)], ["type": "keyUp", "value": .string(key)]]
        }
        try await perform(["type": "key", "id": "keyboard", "actions": .array(actions)])
    }

    /// Moves the mouse to a point of the window.
    func hover(_ place: (x: Int, y: Int)) async throws {
        try await perform([
            "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"],
            "actions": [
                ["type": "pointerMove", "duration": 0, "x": .integer(place.x), "y": .integer(place.y)]
            ],
        ])
    }

    /// Presses the mouse at one point of the window, and releases it at another.
    func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) async throws {
        func move(_ place: (x: Int, y: Int), _ milliseconds: Int) -> JSONValue {
            ["type": "pointerMove", "duration": .integer(milliseconds), "x": .integer(place.x), "y": .integer(place.y)]
        }
        try await perform([
            "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"],
            "actions": [
                move(start, 0), ["type": "pointerDown", "button": 0], move(end, 50),
                ["type": "pointerUp", "button": 0],
            ],
        ])
    }

    private func perform(_ source: JSONValue) async throws {
        let _: Nothing? = try await call("POST", "actions", ["actions": [source]])
    }

    /// Clicks the middle of the only element that matches a selector. As for a person, it must be visible.
    func click(_ selector: String) async throws {
        let found: [[String: String]] = try await call(
            "POST", "elements", ["using": "css selector", "value": .string(selector)])
        guard found.count == 1, let id = found[0].values.first else {
            throw Failure(description: "\(found.count) elements are \(selector)")
        }
        let _: Nothing? = try await call("POST", "element/\(id)/click", [:])
    }

    // MARK: HTTP

    private func call<Value: Decodable>(
        _ method: String, _ path: String, _ body: JSONValue? = nil
    ) async throws -> Value {
        try await Browser.send(driver.port, method, "/session/\(session)" + (path.isEmpty ? "" : "/" + path), body)
    }

    private static func send<Value: Decodable>(
        _ port: UInt16, _ method: String, _ path: String, _ body: JSONValue?
    ) async throws -> Value {
        let request = HTTPRequest(
            method: method, port: port, path: path, body: try body.map { try JSONEncoder().encode($0) })
        let (status, data) = try await request.response()
        guard status == 200 else {
            throw Failure(description: "\(method) \(path): \(String(decoding: data, as: UTF8.self).prefix(600))")
        }
        return try JSONDecoder().decode(Reply<Value>.self, from: data).value
    }
}

/// The keys that type no character, by their names (WebDriver §17.4.2).
enum Key {
    static let escape = "\u{E00C}"
    static let enter = "\u{E007}"
    static let tab = "\u{E004}"
    static let left = "\u{E012}"
    static let right = "\u{E014}"
    static let down = "\u{E015}"
    static let home = "\u{E011}"
    static let end = "\u{E010}"
}
