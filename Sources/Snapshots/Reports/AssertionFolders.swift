/// Where a run of Swift tests leaves what became of it, in the folder of its report: tests write it, and `reflow merge`
/// reads it.
package enum AssertionFolders {
    /// A file for each assertion.
    package static let assertions = "assertions"
    /// A file for each process.
    package static let processes = "processes"
}
