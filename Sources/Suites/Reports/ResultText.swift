import Comparison
import Snapshots

/// What a run says on a terminal: what is not as it should be, and one line of counts at the end.
public struct ResultText: Sendable {
    /// Views named for one picture at most; the report names all.
    private static let viewLimit = 8

    private let result: SuiteResult

    public init(of result: SuiteResult) {
        self.result = result
    }

    /// A block for each picture and log that is worth a word; those that pass or were recorded are not.
    public var details: [String] {
        result.pictures.compactMap { picture in
            ResultText.detail(picture.status, picture.name.stem, picture.text(limit: ResultText.viewLimit))
        }
            + result.logs.compactMap { log in
                // What UIKit would have raised while a log was recorded is news all the same.
                ResultText.detail(log.exception == nil ? log.status : .refused, log.name.stem + ".log", log.text)
            }
    }

    private static func detail(_ status: PictureResult.Status, _ name: String, _ text: String?) -> String? {
        // What was recorded is listed as data, with its path.
        if status == .recorded || status == .passed && text == nil { return nil }
        let lines = (text ?? "").split(separator: "\n").map { "    \($0)" }
        return (["\(status.rawValue): \(name)"] + lines).joined(separator: "\n")
    }

    /// `12 pictures: 11 passed, 1 changed`.
    public var summary: String {
        let pictures = ResultText.count(result.pictures.count, "picture")
        var text =
            result.pictures.isEmpty ? "no pictures" : "\(pictures): \(ResultText.counts(result.pictures.map(\.status)))"
        if !result.logs.isEmpty {
            text += "; \(ResultText.count(result.logs.count, "log")): \(ResultText.counts(result.logs.map(\.status)))"
        }
        if !result.failures.isEmpty { text += "; \(ResultText.count(result.failures.count, "layout")) not shown" }
        if !result.obsolete.isEmpty { text += "; \(ResultText.count(result.obsolete.count, "obsolete golden file"))" }
        return text
    }

    /// `11 passed, 1 changed`.
    private static func counts(_ statuses: [PictureResult.Status]) -> String {
        PictureResult.Status.allCases.compactMap { status in
            let count = statuses.count { $0 == status }
            return count == 0 ? nil : "\(count) \(status.rawValue)"
        }.joined(separator: ", ")
    }

    private static func count(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
}
