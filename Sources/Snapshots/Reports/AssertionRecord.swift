package import JSON

/// What one assertion of a Swift test leaves in the folder of a report, as a file of its own: `reflow merge` joins them.
package struct AssertionRecord: Sendable, Equatable {
    /// The folder of these files in that of the report.
    package static let folder = "assertions"

    /// Of the test.
    package var module: String
    /// The test's file, from the folder of the package.
    package var file: String
    /// The folder that holds all goldens.
    package var goldens: String
    /// What drew the picture; nil where nothing was drawn.
    package var renderer: String?
    package var picture: PictureReport?
    package var log: LogReport?

    package init(
        module: String, file: String, goldens: String, renderer: String?, picture: PictureReport? = nil,
        log: LogReport? = nil
    ) {
        self.module = module
        self.file = file
        self.goldens = goldens
        self.renderer = renderer
        self.picture = picture
        self.log = log
    }
}

extension AssertionRecord: JSONRecord {
    package static let record = JSONRecordTable<AssertionRecord>(
        version: 1, AssertionRecord.init(module:file:goldens:renderer:picture:log:),
        .required("module", \.module, "of the test"),
        .required("file", \.file, "the test's, from the folder of the package"),
        .required("goldens", \.goldens, "the folder that holds all goldens"),
        .optional("renderer", \.renderer, "the renderer that drew the picture"),
        .optional("picture", \.picture, "its result"),
        .optional("log", \.log, "the result of a text"))
}

/// What one process of a run of Swift tests leaves there: whether `reflow merge` can tell what no assertion asked for.
package struct TestProcessRecord: Sendable, Equatable {
    /// The folder of these files in that of the report.
    package static let folder = "processes"

    /// Whether it was asked for all of its tests, and came to its end.
    package var isComplete: Bool

    package init(isComplete: Bool) {
        self.isComplete = isComplete
    }
}

extension TestProcessRecord: JSONRecord {
    package static let record = JSONRecordTable<TestProcessRecord>(
        version: 1, TestProcessRecord.init(isComplete:),
        .required("complete", \.isComplete, "whether all tests were requested, and the process finished"))
}
