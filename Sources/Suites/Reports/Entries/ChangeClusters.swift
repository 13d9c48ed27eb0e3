import Basics
import Comparison
import Foundation
import Snapshots

/// Which pictures changed in the same way: a bar that grew by a point shows on every screen that has it, and is looked
/// at once.
///
/// Views decide where their frames or their looks differ: the same views that moved and grew by as much, wherever they
/// lie, and of a colour that became another whatever views show it. Otherwise the pixels do: as many in a rectangle of
/// the same size, off by as much; or, where another renderer recorded them, that one.
public struct ChangeClusters: Sendable {
    public struct Cluster: Sendable, Hashable {
        /// Equal for the same change, in every report.
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

    /// Nil for what has not changed.
    public subscript(entry: ReportEntry) -> Cluster? { clusters[entry.key] }

    private static let linesInTitle = 3

    /// `title: x +12` where the change is `title: x 16 → 28`: on another device the same change begins elsewhere.
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
            // Two views that are drawn differently may have nothing else in common.
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
        return Cluster("message", message, title: entry.kind == .text ? textTitle(message) : message)
    }

    /// The lines that came and went, of the hunks that say how a text differs.
    private static func textTitle(_ message: String) -> String {
        let lines = message.split(separator: "\n").filter { $0.hasPrefix("+") || $0.hasPrefix("−") }
        return lines.isEmpty ? message : shortened(lines.map(String.init))
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
    /// Equal for the same pixels wherever they lie.
    fileprivate var signature: String {
        "\(bounds?.width ?? 0)x\(bounds?.height ?? 0) \(differingPixels) \(maximumDifference)"
    }
}
