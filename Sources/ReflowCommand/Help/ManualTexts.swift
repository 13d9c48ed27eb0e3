import LayoutDocument
import Suites

/// What the manual says beside the commands, each term with what it means.
enum ManualTexts {
    /// Files that the tool reads and writes.
    static let files = [
        ("Layouts/", "the layouts of a suite, unless told: layout files, .xib and .storyboard, in folders or not"),
        (
            SuiteDocument.fileName,
            "the suite file, nearest to the layouts in their folder or above: which pictures are taken, how far they may "
                + "be from their goldens, which views are not compared, for all layouts and for single ones. Its schema "
                + "is printed by 'reflow schema suite'"
        ),
        (
            "\(SuiteRequest.defaultSnapshotDirectory)/",
            "the goldens, a folder for each layout: a .png for each picture, beside it a .txt, the tree that 'reflow "
                + "tree' prints, and a .log of the events where a layout has steps"
        ),
        (
            "report/",
            "what a run leaves: \(ReportPage.fileName), the page; \(SuiteReport.fileName), from which accept, merge and "
                + "--only-failed go on; and the pictures of failures"
        ),
        (
            ".gitattributes",
            "written by init: goldens are compared byte for byte, so git may change no line end in them; with a line "
                + "for Git LFS"
        ),
    ]

    /// Commands to begin with.
    static let examples = [
        ("reflow init && reflow record", "a folder to begin with, and its goldens"),
        (
            "reflow render Layouts/login.json --orientation all --appearance dark -o pictures",
            "every orientation that the layout supports, dark"
        ),
        ("reflow explain Layouts/login.json --to landscape --trace", "why it turns or does not, and every event"),
        ("reflow rotate Layouts/login.json --to landscape -o turn.apng", "the animation"),
        (
            "reflow test --strict --junit junit.xml --markdown comment.md",
            "the whole suite against its goldens, as in CI; goldens that nobody owns count"
        ),
        ("reflow test --only-failed --embed all", "what failed in the last report, and a page that can be sent around"),
        ("reflow accept login.iphone-15.portrait", "take over a change that the report shows"),
        (
            "seq 4 | parallel 'reflow test --shard {}/4 --report part-{}'; reflow merge part-1 part-2 part-3 part-4",
            "a suite in four parts, and one report of them"
        ),
    ]

    /// What tests in Swift heed; the library reads them, not the tool.
    static let swiftTestVariables = [
        ("SNAPSHOT_TESTING_RECORD", "which references are written: all, failed, missing or never"),
        ("SNAPSHOT_ARTIFACTS", "where the files of failures go"),
        ("SNAPSHOT_REFERENCE_DIR", "the folder that takes the place of every __Snapshots__"),
        ("SNAPSHOT_REPORT_DIR", "where every assertion leaves what merge makes a report of"),
    ]

    static let seeAlso =
        "gitattributes(5), git-lfs(1), parallel(1), and the articles of the documentation: 'Layout files', 'Why an interface "
        + "does not rotate', 'Tolerances', 'Continuous integration', 'Testing layouts with Bazel'."
}
