import LayoutDocument
import Suites

/// The sections of the manual other than commands, with terms and their meanings.
enum ManualTexts {
    /// Files that the tool reads and writes.
    static let files = [
        ("Layouts/", "the layouts of a suite, by default: layout files, .xib and .storyboard, also in subfolders"),
        (
            SuiteDocument.fileName,
            "settings for all layouts in a folder, in that folder or a parent: which pictures are taken, "
                + "and tolerances and masks, for all layouts or single ones. \"reflow schema suite\" prints its schema"
        ),
        (
            "\(SuiteRequest.defaultSnapshotDirectory)/",
            "the goldens, one folder per layout: a .png for each picture, the tree that \"reflow tree\" prints as .txt, and "
                + "for layouts with steps a .log of the events"
        ),
        (
            "report/",
            "the result of a run: the page \(ReportPage.fileName); \(SuiteReport.fileName), which accept, merge and "
                + "--only-failed read; and the pictures of failures"
        ),
        (
            ".gitattributes",
            "written by init: goldens are compared byte for byte, so git must not convert their line endings; it also "
                + "contains a line for Git LFS"
        ),
    ]

    /// Examples for a beginning.
    static let examples = [
        ("reflow init && reflow record", "a starter folder and its goldens"),
        (
            "reflow render Layouts/login.json --orientation all --appearance dark -o pictures",
            "every orientation that the layout supports, in dark mode"
        ),
        ("reflow explain Layouts/login.json --to landscape --trace", "why it rotates or stays, with every event"),
        (
            "reflow explain Layouts/login.json --view brand --to landscape",
            "why a view is where it is, before and after"
        ),
        ("reflow rotate Layouts/login.json --to landscape -o turn.apng", "the animation"),
        (
            "reflow test --strict --junit junit.xml --markdown comment.md",
            "the whole suite against its goldens, as in CI; obsolete goldens make it fail"
        ),
        ("reflow test --only-failed --embed all", "only the last failures, and a page that can be shared"),
        ("reflow adopt ~/Projects/Trails --run", "which sources of an app compile, and which of its screens turn"),
        ("reflow accept login.iphone-15.portrait", "accept a change that the report shows"),
        (
            "seq 4 | parallel 'reflow test --shard {}/4 --report part-{}'; reflow merge part-1 part-2 part-3 part-4",
            "a suite in four shards, merged into one report"
        ),
    ]

    /// The environment variables of Swift tests, which the command does not read.
    static let swiftTestVariables = [
        ("SNAPSHOT_TESTING_RECORD", "which goldens are written: all, failed, missing or never"),
        ("SNAPSHOT_ARTIFACTS", "the folder for the files of failures"),
        ("SNAPSHOT_REFERENCE_DIR", "the folder to use in place of every __Snapshots__"),
        (
            "SNAPSHOT_REPORT_DIR",
            "the folder to which assertions write their results; \"reflow merge\" makes a report from them"
        ),
    ]

    static let seeAlso =
        "gitattributes(5), git-lfs(1), parallel(1), and the articles of the documentation: \"Layout files\", \"Why an "
        + "interface does not rotate\", \"Tolerances\", \"Continuous integration\", \"Testing layouts with Bazel\"."
}
