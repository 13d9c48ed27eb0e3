import Foundation
import JSON
import KitValues

@testable import Assets

/// Reads the `Contents.json` of an image set, a colour set and a data set, and chooses the variants for some devices.
/// Files are beside the catalogue's own, scales and insets are finite and not negative, components are finite.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(bytes: bytes, count: count)
    let images = try? ImageSet.read(data)
    let colors = try? ColorSet.read(data)
    let entries = try? DataSet.read(data)
    for traits in devices {
        if let choice = try? images?.choose(for: traits, in: "S") {
            let parts = choice.file.split(separator: "/", omittingEmptySubsequences: false)
            hold(parts.count == 2 && parts[1] != "..", "\(choice.file) is a file in the set")
            hold(choice.scale.isFinite && choice.scale > 0, "the scale \(choice.scale) is positive")
            for insets in [choice.alignmentInsets, choice.slicing?.capInsets ?? .zero] {
                let lengths = [insets.top, insets.left, insets.bottom, insets.right]
                hold(lengths.allSatisfy { $0 >= 0 && $0.isFinite }, "the insets \(insets) are not negative")
            }
        }
        if case .components(_, let red, let green, let blue, let alpha) = colors?.color(for: traits) {
            hold([red, green, blue, alpha].allSatisfy(\.isFinite), "the components are finite")
        }
        if let entry = entries?.choose(for: traits) {
            hold(!entry.filename.contains("/") && entry.filename != "..", "\(entry.filename) is a file in the set")
        }
    }
    return 0
}

private let devices = [
    AssetTraits(userInterfaceIdiom: .phone, userInterfaceStyle: .dark, displayScale: 3),
    AssetTraits(
        userInterfaceIdiom: .pad, accessibilityContrast: .high, horizontalSizeClass: .regular,
        verticalSizeClass: .compact, layoutDirection: .rightToLeft, displayScale: 2),
]
