import Comparison
import JSON
import Snapshots
import Suites

/// The output of `reflow record --format json`.
struct RecordOutput: Sendable {
    /// The report of this run alone.
    let run: SuiteReport
    let recorded: [String]
    /// The goldens that replaced pointers of Git LFS.
    let replacedPointers: [String]
    let page: String
}

extension RecordOutput: JSONWritten {
    static let table = JSONTable<RecordOutput>(
        .required("recorded", \.recorded, "the goldens that were written"),
        .required("replacedPointers", \.replacedPointers, "the goldens among them that Git LFS had not fetched"),
        .required("counts", \.run.counts, "number of pictures by status"),
        .required("problems", { $0.run.unsettledPictures }, "pictures that could not be recorded"),
        .required("report", \.page, "the page to look at"),
        .required("errors", { $0.run.layouts.flatMap(\.errors) }, "why layouts could not be shown"),
        .warnings { $0.run.warnings + $0.run.layouts.flatMap(\.warnings) })
}

/// A picture, log or layout that still needs a review, with the reason.
struct UnsettledPicture: Sendable {
    let name: String
    /// The status in one word.
    let status: String
    let message: String
}

extension UnsettledPicture {
    init(_ picture: PictureReport) {
        let status = picture.status.rawValue
        self.init(name: picture.name, status: status, message: picture.message ?? status)
    }

    init(_ failure: UnacceptableFailure) {
        self.init(name: failure.name, status: failure.status.rawValue, message: failure.message)
    }
}

extension UnsettledPicture: JSONWritten {
    static let table = JSONTable<UnsettledPicture>(
        name: "problem",
        .required("name", \.name, "the name of the picture or log, or the layout's file"),
        .required("status", \.status, "the status, as in the output of test"),
        .required("message", \.message, "for people"))
}

extension SuiteReport {
    fileprivate var unsettledPictures: [UnsettledPicture] {
        pictures.filter(\.status.needsLook).map { UnsettledPicture($0) }
            + logs.filter(\.status.needsLook).map { log in
                UnsettledPicture(
                    name: log.name, status: log.status.rawValue, message: log.message ?? log.status.rawValue)
            }
    }
}
