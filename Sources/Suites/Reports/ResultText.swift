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

    /// A block for each picture that is worth a word; those that pass or were recorded are not.
    public var details: [String] {
        result.pictures.compactMap { picture in
            let head = "\(picture.status.rawValue): \(picture.name.stem)"
            let text = picture.text(limit: ResultText.viewLimit)
            // What was recorded is listed as data, with its path.
            if picture.status == .recorded || picture.status == .passed && text == nil { return nil }
            let lines = (text ?? "").split(separator: "\n").map { "    \($0)" }
            return ([head] + lines).joined(separator: "\n")
        }
    }

    /// `12 pictures: 11 passed, 1 changed`.
    public var summary: String {
        let counts = PictureResult.Status.allCases.compactMap { status -> String? in
            let count = result.pictures.filter { $0.status == status }.count
            return count == 0 ? nil : "\(count) \(status.rawValue)"
        }
        let pictures = ResultText.count(result.pictures.count, "picture")
        var text = counts.isEmpty ? "no pictures" : "\(pictures): \(counts.joined(separator: ", "))"
        if !result.failures.isEmpty { text += "; \(ResultText.count(result.failures.count, "layout")) not shown" }
        if !result.obsolete.isEmpty { text += "; \(ResultText.count(result.obsolete.count, "obsolete golden file"))" }
        return text
    }

    private static func count(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
}
