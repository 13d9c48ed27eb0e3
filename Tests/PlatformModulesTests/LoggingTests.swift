import Foundation
import OSLog
import Testing

@testable import os

/// Logging, as sources for iOS write it.
@Suite struct LoggingTests {
    private static let name = "Lofoten"

    @Test(
        "A message shows its values, in the digits and columns that it asks for",
        arguments: [
            ("plain", "plain"),
            ("to \(name, privacy: .private)", "to Lofoten"),
            ("\(7) of \(Int64(12), privacy: .public)", "7 of 12"),
            ("\(255, format: .hex(includePrefix: true, uppercase: true, minDigits: 4))", "0x00FF"),
            ("\(-8, format: .octal)", "-10"),
            ("\(3, format: .decimal(explicitPositiveSign: true, minDigits: 2))", "+03"),
            ("\(2.345, format: .fixed(precision: 1)) s", "2.3 s"),
            ("\(1500, format: .exponential(precision: 1))", "1.5e+03"),
            (
                "[\(name, align: .right(columns: 9))|\(1, format: .decimal, align: .left(columns: 3))]",
                "[  Lofoten|1  ]"
            ),
            ("\(true, format: .answer) \(false, format: .truth)", "YES false"),
            ("\(Int.self)", "Int"),
        ] as [(OSLogMessage, String)])
    func values(message: OSLogMessage, text: String) {
        #expect(message.text == text)
    }

    @Test("A format of C takes each value by the value's own type")
    func formats() {
        let cases: [(format: String, values: [any CVarArg], text: String)] = [
            ("100%% of %d", [3], "100% of 3"),
            ("%{public}ld and %llu", [-3, UInt(4)], "-3 and 4"),
            ("%05.1f|%x", [2.25, 255], "002.2|ff"),
            ("%d of %d", [1], "1 of <missing value>"),
            // The values do not fit the format, which is no reason to read foreign memory.
            ("%s %f", [1, 2], "1 2"),
            ("ends with %", [], "ends with "),
        ]
        for (format, values, text) in cases { #expect(FormattedMessage(format, values).text == text) }
    }

    @Test("A line names subsystem and category, if there are any")
    func lines() {
        #expect(LogOutput.line("hello", subsystem: "com.example", category: "net") == "[com.example:net] hello\n")
        #expect(LogOutput.line("hello", subsystem: "", category: "") == "hello\n")
    }

    @Test("Levels below the default, and the disabled log, write nothing")
    func levels() {
        let written = [OSLogType.debug, .info, .default, .error, .fault].map(OSLog.default.isEnabled)
        #expect(written == [false, false, true, true, true])
        #expect(!OSLog.disabled.isEnabled(type: .fault))
    }

    @Test("All ways to write a message compile as on iOS")
    func calls() {
        let logger = Logger(subsystem: "com.example", category: "tests")
        let log = OSLog(subsystem: "com.example", category: .pointsOfInterest)
        logger.debug("count \(1)")
        logger.trace("nothing")
        logger.log(level: .info, "level")
        os_log("silent %d", log: .disabled, type: .error, 3)
        os_log(.debug, log: log, "silent %{public}d", 3)
        os_log(.debug, "silent \(3)")
        os_signpost(.begin, log: log, name: "load")
        os_signpost(.end, log: log, name: "load", "%d", 2)
        let poster = OSSignposter(logHandle: log)
        let state = poster.beginInterval("load", id: poster.makeSignpostID())
        poster.endInterval("load", state)
        #expect(poster.withIntervalSignpost("load") { 4 } == 4)
    }

    @Test("A lock gives its state to one caller at a time")
    func lock() async {
        let count = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<100 { count.withLock { $0 += 1 } } } }
        }
        #expect(count.withLock { $0 } == 800)
        let plain = OSAllocatedUnfairLock()
        plain.lock()
        #expect(!plain.lockIfAvailable())
        plain.unlock()
        #expect(plain.withLock { true })
    }
}
