package import JSON

/// The result of one assertion in a Swift test, which is a file of its own in the folder of a report. `reflow merge`
/// joins these files.
package struct AssertionRecord: Sendable, Equatable {
    /// The name of the folder for these files, inside the folder of the report.
    package static let folder = "assertions"

    /// The module of the test.
    package var module: String
    /// The path of the test's file, relative to the folder of the package.
    package var file: String
    /// The folder that contains all goldens.
    package var goldens: String
    /// The renderer that drew the picture; nil if nothing was drawn.
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

/// The result of one process in a run of Swift tests. With it, `reflow merge` knows whether unused goldens can be
/// reported.
package struct TestProcessRecord: Sendable, Equatable {
    /// The name of the folder for these files, inside the folder of the report.
    package static let folder = "processes"

    /// Whether the process had to run all of its tests, and completed.
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
