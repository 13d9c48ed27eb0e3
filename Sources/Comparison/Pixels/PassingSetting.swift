import Basics
public import Foundation
import Screens

/// A setting with which a failed comparison would have passed, named as in a suite file.
public enum PassingSetting: Sendable, Hashable {
    case precision(CGFloat)
    case perceptualPrecision(CGFloat)
    case ignoreAntialiasing
    case maxDiffPixels(Int)
    case maxDiffPixelsPerWindow(Int, side: Int)
}

extension PassingSetting: CustomStringConvertible {
    /// `precision: 0.9987`
    public var description: String {
        switch self {
        case .precision(let value): "precision: \(value.sixDigitText)"
        case .perceptualPrecision(let value): "perceptualPrecision: \(value.sixDigitText)"
        case .ignoreAntialiasing: "ignoreAntialiasing: true"
        case .maxDiffPixels(let count): "maxDiffPixels: \(count)"
        case .maxDiffPixelsPerWindow(let count, PixelWindow.standardSide): "maxDiffPixelsPerWindow: \(count)"
        case .maxDiffPixelsPerWindow(let count, let side):
            "maxDiffPixelsPerWindow: \(count) with windowSize: \(side)"
        }
    }
}

/// The settings with which one part of a picture would have passed, each on its own.
public struct PassingSettings: Sendable, Hashable {
    /// The id of the view that the settings apply to; nil for the rest of the picture.
    public let view: String?
    /// The strictest setting of each kind; empty if no meaningful setting is enough on its own.
    public let settings: [PassingSetting]

    public init(view: String?, settings: [PassingSetting]) {
        self.view = view
        self.settings = settings
    }
}

extension PassingSettings: CustomStringConvertible {
    /// `It would pass with precision: 0.5, or with perceptualPrecision: 0.996.`
    public var description: String {
        let place = view.map { "In \(QuotedText.word($0)) it" } ?? "It"
        guard !settings.isEmpty else { return "\(place) would not pass with any meaningful tolerance." }
        return "\(place) would pass with " + settings.map(\.description).joined(separator: ", or with ") + "."
    }
}
