import Basics
import Foundation
import LayoutDocument
import LayoutRules

/// A tolerance for a single view, as written on the command line: `map:precision=0.99,maxDiffPixels=4`, with
/// the names of the suite file.
struct ViewTolerance: Sendable, Equatable {
    let view: String
    let tolerance: ToleranceSettings

    /// The tolerances by view. If a view is given twice, the later settings override the earlier ones, each setting
    /// separately.
    static func all(_ given: [ViewTolerance]) -> [String: ToleranceSettings] {
        given.reduce(into: [:]) { views, one in
            views[one.view] = (views[one.view] ?? ToleranceSettings()).overridden(by: one.tolerance)
        }
    }
}

extension ValueFormat<ViewTolerance> {
    static var viewTolerance: ValueFormat {
        let expected = "a view and settings of reflow.json, as in map:precision=0.99"
        return ValueFormat(
            placeholder: "ID:KEY=VALUE,…", expected: expected,
            problem: { text in
                do throws(ViewToleranceError) {
                    _ = try ViewTolerance(parsing: text)
                    return nil
                } catch {
                    return error.description
                }
            },
            read: { text in try? ViewTolerance(parsing: text) })
    }
}

/// The error in the text of a tolerance.
private enum ViewToleranceError: Error, CustomStringConvertible {
    /// The text has no colon, or no id before it.
    case noView
    case noValue(String)
    case unknownSetting(String)
    case invalidValue(String, of: String, expected: String)

    var description: String {
        switch self {
        case .noView: "the id of the view is missing; write ID:KEY=VALUE, as in map:precision=0.99"
        case .noValue(let setting): "\(Wording.quoted(setting)) has no value; write KEY=VALUE"
        case .unknownSetting(let key):
            "unknown setting \(Wording.quoted(key))"
                + (NearestKey.find(key, among: ToleranceSettings.keys).map { "; did you mean \(Wording.quoted($0))?" }
                    ?? "")
        case .invalidValue(let value, let key, let expected):
            "\(Wording.quoted(key)) takes \(expected), not \(Wording.quoted(value))"
        }
    }
}

extension ViewTolerance {
    fileprivate init(parsing text: String) throws(ViewToleranceError) {
        // The last colon is used, because an id may contain colons, but the settings do not.
        guard let colon = text.lastIndex(of: ":"), colon > text.startIndex else { throw .noView }
        var tolerance = ToleranceSettings()
        let settings = text[text.index(after: colon)...].split(separator: ",", omittingEmptySubsequences: false)
        for setting in settings {
            let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { throw .noValue(String(setting)) }
            try tolerance.take(parts[1], as: parts[0])
        }
        self.init(view: String(text[..<colon]), tolerance: tolerance)
    }
}

extension ToleranceSettings {
    fileprivate static let keys = [
        "precision", "perceptualPrecision", "ignoreAntialiasing", "maxDiffPixels", "maxDiffPixelsPerWindow",
        "windowSize",
    ]

    fileprivate mutating func take(_ text: String, as key: String) throws(ViewToleranceError) {
        func value<Value>(_ format: ValueFormat<Value>) throws(ViewToleranceError) -> Value {
            guard let value = format.read(text) else {
                throw .invalidValue(text, of: key, expected: format.expected)
            }
            return value
        }
        func count(_ range: ClosedRange<Int>) throws(ViewToleranceError) -> Int { try value(.integer("N", in: range)) }
        switch key {
        case "precision": precision = CGFloat(try value(ValueFormat<Double>.share))
        case "perceptualPrecision": perceptualPrecision = CGFloat(try value(ValueFormat<Double>.share))
        case "ignoreAntialiasing": ignoreAntialiasing = try value(.choice([("true", true), ("false", false)]))
        case "maxDiffPixels": maxDiffPixels = try count(ToleranceSettings.pixelCounts)
        case "maxDiffPixelsPerWindow": maxDiffPixelsPerWindow = try count(ToleranceSettings.pixelCounts)
        case "windowSize": windowSize = try count(ToleranceSettings.windowSizes)
        default: throw .unknownSetting(key)
        }
    }
}
