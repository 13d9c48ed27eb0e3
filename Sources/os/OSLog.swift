// The module for `import os` on Linux: logging, signposts and locks.
public import Foundation

/// A place for messages: a subsystem, which is usually an app's identifier, and a category in it.
open class OSLog: NSObject, @unchecked Sendable {
    let subsystem: String
    let category: String
    private let isDisabled: Bool

    private init(subsystem: String, category: String, isDisabled: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isDisabled = isDisabled
    }

    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isDisabled: false)
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// The log of messages that name none.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log whose messages are not written.
    public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

    /// The categories that Instruments knows.
    public struct Category: Sendable, Hashable {
        let rawValue: String

        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// Whether messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled && LogOutput.writes(type) }

    /// Signposts are not recorded.
    public var signpostsEnabled: Bool { false }

    func write(_ type: OSLogType, _ message: @autoclosure () -> String) {
        if isEnabled(type: type) { LogOutput.write(message(), subsystem: subsystem, category: category) }
    }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    public static let fault = OSLogType(17)
}
