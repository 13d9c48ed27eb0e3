import Foundation
import LayoutDocument
import LayoutRules

/// A tolerance of its own for one view, as it is written on the command line: `map:precision=0.99,maxDiffPixels=4`, with
/// the names of the suite file.
struct ViewTolerance: Sendable, Equatable {
    let view: String
    let tolerance: ToleranceSettings

    /// By view; what is said of one view twice is taken together, setting by setting.
    static func all(_ given: [ViewTolerance]) -> [String: ToleranceSettings] {
        given.reduce(into: [:]) { views, one in
            views[one.view] = (views[one.view] ?? ToleranceSettings()).overridden(by: one.tolerance)
        }
    }
}

extension ValueFormat<ViewTolerance> {
    static var viewTolerance: ValueFormat {
        ValueFormat(
            placeholder: "ID:KEY=VALUE,…", expected: "a view and settings of reflow.json, as in map:precision=0.99"
        ) { text in
            // The settings have no colon, an id may have one.
            guard let colon = text.lastIndex(of: ":"), colon > text.startIndex else { return nil }
            var tolerance = ToleranceSettings()
            let settings = text[text.index(after: colon)...].split(separator: ",", omittingEmptySubsequences: false)
            for setting in settings {
                let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
                guard parts.count == 2, tolerance.take(parts[1], as: parts[0]) else { return nil }
            }
            return ViewTolerance(view: String(text[..<colon]), tolerance: tolerance)
        }
    }
}

extension ToleranceSettings {
    /// - Returns: whether there is such a setting and it takes such a value.
    fileprivate mutating func take(_ text: String, as key: String) -> Bool {
        func share() -> CGFloat? { ValueFormat<Double>.share.read(text).map { CGFloat($0) } }
        func count(_ range: ClosedRange<Int>) -> Int? { ValueFormat<Int>.integer("N", in: range).read(text) }
        switch key {
        case "precision":
            precision = share()
            return precision != nil
        case "perceptualPrecision":
            perceptualPrecision = share()
            return perceptualPrecision != nil
        case "ignoreAntialiasing":
            ignoreAntialiasing = Bool(text)
            return ignoreAntialiasing != nil
        case "maxDiffPixels":
            maxDiffPixels = count(ToleranceSettings.pixelCounts)
            return maxDiffPixels != nil
        case "maxDiffPixelsPerWindow":
            maxDiffPixelsPerWindow = count(ToleranceSettings.pixelCounts)
            return maxDiffPixelsPerWindow != nil
        case "windowSize":
            windowSize = count(ToleranceSettings.windowSizes)
            return windowSize != nil
        default: return false
        }
    }
}
