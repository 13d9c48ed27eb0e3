import Foundation

/// The place where messages go: standard error, one line each, without times and process numbers, so that the same test
/// writes the same text.
enum LogOutput {
    /// The lowest level that is written. As in Xcode, `OS_ACTIVITY_MODE` sets it: `debug`, `info`, or `disable` for
    /// nothing at all. Else messages of the levels `info` and `debug` are not written.
    private enum Mode: String {
        case `default`, info, debug, disable
    }

    private static let mode =
        ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"].flatMap(Mode.init) ?? .default

    static func writes(_ type: OSLogType) -> Bool {
        switch mode {
        case .debug: true
        case .info: type != .debug
        case .default: type != .debug && type != .info
        case .disable: false
        }
    }

    static func write(_ message: String, subsystem: String, category: String) {
        FileHandle.standardError.write(Data(line(message, subsystem: subsystem, category: category).utf8))
    }

    static func line(_ message: String, subsystem: String, category: String) -> String {
        subsystem.isEmpty && category.isEmpty ? "\(message)\n" : "[\(subsystem):\(category)] \(message)\n"
    }
}
