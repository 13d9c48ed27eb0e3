import Foundation

/// A message with a format of C and its values: `"%{public}@ took %.2f s"`.
///
/// Each value is written by its own type, so a format that does not fit its value is no access to foreign memory.
struct FormattedMessage {
    let text: String

    init(_ format: String, _ arguments: [any CVarArg]) {
        var values = arguments[...]
        var text = ""
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                text += "%"
                rest = rest.dropFirst()
                continue
            }
            // The privacy and the type of a value: they change nothing here.
            if rest.first == "{", let end = rest.firstIndex(of: "}") { rest = rest[end...].dropFirst() }
            let flags = rest.prefix { !$0.isLetter && $0 != "@" }
            rest = rest.dropFirst(flags.count)
            rest = rest.drop { "hlqjztL".contains($0) }
            guard let conversion = rest.popFirst() else { break }
            guard let value = values.popFirst() else {
                text += "<missing value>"
                continue
            }
            text += Self.text(of: value, flags: String(flags), conversion: conversion)
        }
        self.text = text + rest
    }

    private static func text(of value: any CVarArg, flags: String, conversion: Character) -> String {
        if "eEfFgGaA".contains(conversion), let number = double(value) {
            return String(format: "%\(flags)\(conversion)", number)
        }
        if "diuxXoD".contains(conversion), let number = value as? any BinaryInteger {
            return String(
                format: "%\(flags)ll\(conversion == "D" ? "d" : conversion)", Int64(truncatingIfNeeded: number))
        }
        return String(describing: value)
    }

    private static func double(_ value: any CVarArg) -> Double? {
        switch value {
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as CGFloat: Double(value)
        default: nil
        }
    }
}
