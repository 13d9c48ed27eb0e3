import Basics
import Comparison
import Foundation
import Snapshots

/// Groups pictures that changed in the same way: a bar that grew by a point affects every screen that has it, and needs
/// only one review.
///
/// Pictures with changed views are grouped by the views' changes: the same views with the same moves and growth, wherever
/// they are; or the same change of colour, in any views. Other pictures are grouped by their pixels: the same number in a
/// rectangle of the same size with the same largest difference. If another renderer recorded the golden, that renderer
/// is the group.
public struct ChangeClusters: Sendable {
    public struct Cluster: Sendable, Hashable {
        /// An identifier that is equal for the same change in every report.
        public let id: String
        /// The change for people, shortened.
        public let title: String
    }

    private let clusters: [String: Cluster]

    public init(of entries: [ReportEntry]) {
        var clusters: [String: Cluster] = [:]
        for entry in entries { clusters[entry.key] = ChangeClusters.cluster(of: entry) }
        self.clusters = clusters
    }

    /// The entries in groups of equal changes, in the order of the first of each.
    static func groups(of entries: [ReportEntry]) -> [[ReportEntry]] {
        let clusters = ChangeClusters(of: entries)
        return entries.grouped { clusters[$0]?.id ?? "\($0.status.rawValue) \($0.message ?? "")" }
    }

    /// The group of an entry; nil if nothing changed.
    public subscript(entry: ReportEntry) -> Cluster? { clusters[entry.key] }

    private static let linesInTitle = 3

    /// The change without places: `title: x +12` for `title: x 16 → 28`, because the coordinates differ between
    /// devices.
    private static func line(of change: ViewChangeReport) -> String {
        guard case .differences(let differences) = change.what else { return change.text }
        let shifts = differences.map { difference in
            guard let shift = difference.shift else { return difference.description }
            return "\(difference.property.rawValue) \(shift > 0 ? "+" : "")\(shift.sixDigitText)"
        }
        return "\(change.view): \(shifts.joined(separator: ", "))"
    }

    private static func cluster(of entry: ReportEntry) -> Cluster? {
        guard entry.status == .changed else { return nil }
        if let first = entry.changes.first?.what, first.isOfLooksAlone, entry.changes.allSatisfy({ $0.what == first }) {
            return Cluster("color", first.description, title: first.description)
        }
        if !entry.changes.isEmpty {
            let lines = entry.changes.map(ChangeClusters.line)
            // Two views that are only drawn differently may have nothing else in common.
            let isVague = entry.changes.contains { $0.what == .drawnDifferently }
            let signature = lines + (isVague ? [entry.pixels?.signature ?? entry.key] : [])
            return Cluster("frames", signature.joined(separator: "\n"), title: shortened(lines))
        }
        if let renderer = entry.recordedBy {
            return Cluster("renderer", renderer, title: "recorded by another renderer (\(renderer))")
        }
        if let pixels = entry.pixels, let bounds = pixels.bounds {
            let rect = bounds.points(scale: entry.scale)
            let title =
                pixels.referenceSize == pixels.actualSize
                ? "pixels in \(rect.width.sixDigitText) × \(rect.height.sixDigitText) points"
                : "\(pixels.referenceSize) became \(pixels.actualSize)"
            return Cluster("pixels", pixels.signature + title, title: title)
        }
        guard let message = entry.message else { return nil }
        return Cluster("message", message, title: entry.changedLines.isEmpty ? message : shortened(entry.changedLines))
    }

    private static func shortened(_ lines: [String]) -> String {
        let rest = lines.count - linesInTitle
        return (lines.prefix(linesInTitle) + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "; ")
    }
}

extension ChangeClusters.Cluster {
    fileprivate init(_ kind: String, _ signature: String, title: String) {
        id = String(ContentDigest(of: "\(kind)\n\(signature)").description.prefix(16))
        self.title = title
    }
}

extension PixelReport {
    /// A text that is equal for the same pixels at any place.
    fileprivate var signature: String {
        "\(bounds?.width ?? 0)x\(bounds?.height ?? 0) \(differingPixels) \(maximumDifference)"
    }
}
