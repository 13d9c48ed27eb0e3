import Foundation
package import JSON

extension PassingSettings: JSONRecord {
    package static let record = JSONRecordTable<PassingSettings>(
        name: "passing",
        sentence: "settings, each of which alone would have made a part of the picture pass",
        PassingSettings.init(_:_:_:_:_:_:_:), mustBe: "the settings; windowSize belongs to maxDiffPixelsPerWindow",
        .nullable("view", \.view, "null for the rest of the picture"),
        .optional("precision", \.precision, "the share of pixels that must match"),
        .optional("perceptualPrecision", \.perceptualPrecision, "how similar a pixel must look to match"),
        .optional("ignoreAntialiasing", \.ignoresAntialiasing, "whether anti-aliased edges may differ"),
        .optional("maxDiffPixels", \.maxDiffPixels, "how many pixels may differ"),
        .optional("maxDiffPixelsPerWindow", \.maxDiffPixelsPerWindow, "how many pixels of any window may differ"),
        .optional("windowSize", \.windowSize, "the window size of maxDiffPixelsPerWindow"))

    /// Fails for a window without a size.
    private init?(
        _ view: String?, _ precision: CGFloat?, _ perceptualPrecision: CGFloat?, _ ignoresAntialiasing: Bool?,
        _ maxDiffPixels: Int?, _ maxDiffPixelsPerWindow: Int?, _ windowSize: Int?
    ) {
        if maxDiffPixelsPerWindow != nil, windowSize == nil { return nil }
        let window = maxDiffPixelsPerWindow.flatMap { count in
            windowSize.map { PassingSetting.maxDiffPixelsPerWindow(count, side: $0) }
        }
        let settings: [PassingSetting?] = [
            precision.map { .precision($0) }, perceptualPrecision.map { .perceptualPrecision($0) },
            ignoresAntialiasing == true ? .ignoreAntialiasing : nil, maxDiffPixels.map { .maxDiffPixels($0) }, window,
        ]
        self.init(view: view, settings: settings.compactMap(\.self))
    }

    private var precision: CGFloat? { first { if case .precision(let value) = $0 { value } else { nil } } }

    private var perceptualPrecision: CGFloat? {
        first { if case .perceptualPrecision(let value) = $0 { value } else { nil } }
    }

    private var ignoresAntialiasing: Bool? { settings.contains(.ignoreAntialiasing) ? true : nil }

    private var maxDiffPixels: Int? { first { if case .maxDiffPixels(let count) = $0 { count } else { nil } } }

    private var window: (count: Int, side: Int)? {
        first { if case .maxDiffPixelsPerWindow(let count, let side) = $0 { (count, side) } else { nil } }
    }

    private var maxDiffPixelsPerWindow: Int? { window?.count }

    private var windowSize: Int? { window?.side }

    private func first<Value>(_ value: (PassingSetting) -> Value?) -> Value? {
        settings.lazy.compactMap(value).first
    }
}
