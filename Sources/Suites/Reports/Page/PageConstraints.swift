import Basics
import Foundation
import JSON
import Snapshots

/// The constraints and other causes that place the views of pictures, as texts in the page. They are parsed when the
/// user asks to see them.
struct PageConstraints {
    /// The maximum number of bytes; the other pictures then have none, because the page must stay small.
    private static let limit = ReportPage.comfortableBytes / 4
    private static let largestFile = 2 << 20

    private var texts: [String] = []
    private var bytes = 0

    /// The address in the page of the constraints of a picture: `#constraints-3`; nil if they were not recorded.
    mutating func source(of entry: ReportEntry, in folder: ContainedFolder) throws(FileError) -> String? {
        guard entry.artifacts.contains(.constraints), bytes < PageConstraints.limit,
            let report = try PageConstraints.report(at: entry.path(.constraints), in: folder)
        else { return nil }
        let text = PageSource.escaped(report.jsonText)
        guard bytes + text.utf8.count <= PageConstraints.limit else { return nil }
        bytes += text.utf8.count
        texts.append(text)
        return "#constraints-\(texts.count - 1)"
    }

    /// The recorded report; nil for a file that is missing, too large, or not written by the run. The picture is then
    /// shown without it.
    private static func report(at path: String, in folder: ContainedFolder) throws(FileError) -> ConstraintsReport? {
        do throws(FileError) {
            guard let data = try folder.read(path, limit: largestFile) else { return nil }
            return try? ConstraintsReport.read(data)
        } catch {
            if case .tooLarge = error.cause { return nil }
            throw error
        }
    }

    /// The elements that hold the texts.
    var html: String {
        texts.enumerated().map { place, text in
            "<script type=\"application/json\" id=\"constraints-\(place)\">\(text)</script>\n"
        }.joined()
    }
}
