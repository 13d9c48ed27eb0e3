import Basics
public import Comparison
import Foundation
import LayoutDocument
import LayoutLoading
import LayoutRules

// A setting for a layout or a view that does not exist has no effect, and the user would not notice. For a layout, this
// gives a warning. For a view, which was to be masked or compared less strictly, it gives an error. Both contain the
// name that the user most likely meant.

extension SuiteRun {
    /// The warnings about settings in the suite file that apply to no layout.
    ///
    /// - Parameter seen: the ids of the views of the layouts that were run, by the layouts' indices in the suite.
    func settingWarnings(seen: [Int: Set<String>]) -> [Diagnostic] {
        // If only single files are run, nothing is known about the others.
        guard let document, layouts.coversFolders else { return [] }
        return unknownLayouts(document) + unknownViews(document, seen: seen)
    }

    /// The settings for layouts that are nowhere in the suite, run or not.
    private func unknownLayouts(_ document: SuiteDocument) -> [Diagnostic] {
        var names = Set(layouts.entries.map(\.source.name))
        guard document.layouts.contains(where: { !names.contains($0.name.value) }) else { return [] }
        // The run may include only one folder of the suite.
        guard let neighbours else { return [] }
        names.formUnion(neighbours.map(\.name))
        return document.layouts.map(\.name).filter { !names.contains($0.value) }.map { name in
            // A setting identifies a layout by its name alone, in any folder.
            let meant = URL(fileURLWithPath: "/" + name.value)
            let stem = LayoutSet.isLayout(meant) ? meant.deletingPathExtension() : meant
            return document.warning(
                .unknownLayout, "no layout is called \(Wording.quoted(name.value))", about: name,
                nearest: SuiteDocument.nearest(to: stem.lastPathComponent, among: names))
        }
    }

    /// The views that are named for all layouts but exist in none.
    private func unknownViews(_ document: SuiteDocument, seen: [Int: Set<String>]) -> [Diagnostic] {
        let names = document.viewNames.map(\.value)
        guard var ids = viewIDs(seen: seen, among: names), !ids.isSuperset(of: names), let neighbours else { return [] }
        for source in neighbours { ids.formUnion(source.viewIDs() ?? []) }
        return document.unknownViews(document.viewNames, of: "any layout", known: ids)
    }

    /// The views that are named for this run but exist in none of its layouts.
    ///
    /// - Parameter seen: the ids of the views of the layouts that were run, by the layouts' indices in the suite.
    func overrideWarnings(seen: [Int: Set<String>]) -> [OutputWarning] {
        let names = overrides.comparison.viewNames
        return viewIDs(seen: seen, among: names).map { OutputWarning.unknownViews(names, known: $0) } ?? []
    }

    /// Whether settings name single views of a layout.
    func namesViews(of layout: String) -> Bool {
        !overrides.comparison.viewNames.isEmpty || document?.namesViews(of: layout) == true
    }

    /// The ids of the views of all layouts, or of enough layouts to contain all of the names; nil if a layout that may
    /// contain one of them cannot be read.
    private func viewIDs(seen: [Int: Set<String>], among names: [String]) -> Set<String>? {
        var ids = seen.values.reduce(into: Set()) { $0.formUnion($1) }
        // Layouts of other parts of the suite are only read if a name has not been found before.
        for (place, entry) in layouts.entries.enumerated() where seen[place] == nil {
            if ids.isSuperset(of: names) { return ids }
            guard let found = entry.source.viewIDs() else { return nil }
            ids.formUnion(found)
        }
        return ids
    }

    /// The layouts in the folder of the suite file that were not named; nil if they cannot be determined.
    private var neighbours: [LayoutSource]? {
        guard let suiteFolder else { return [] }
        let own = Set(layouts.entries.map(\.source.url.path))
        return LayoutSet.sources(below: suiteFolder)?.filter { !own.contains($0.url.path) }
    }
}

extension SuiteDocument {
    /// Whether the settings name single views of a layout.
    func namesViews(of layout: String) -> Bool {
        !viewNames.isEmpty || layouts.contains { $0.name.value == layout && !$0.viewNames.isEmpty }
    }

    /// The views that are named for one layout but do not exist in it.
    ///
    /// - Parameters:
    ///   - layout: the layout file's name without its extension.
    ///   - ids: the ids of its views.
    func unknownViews(of layout: String, known ids: Set<String>) -> [Diagnostic] {
        let names = layouts.filter { $0.name.value == layout }.flatMap(\.viewNames)
        return unknownViews(names, of: Wording.quoted(layout), known: ids)
    }

    fileprivate func unknownViews(
        _ names: [Located<String>], of whom: String, known ids: Set<String>
    ) -> [Diagnostic] {
        names.filter { !ids.contains($0.value) }.map { name in
            warning(
                .unknownID, "no view of \(whom) has the id \(Wording.quoted(name.value))", about: name,
                nearest: SuiteDocument.nearest(to: name.value, among: ids))
        }
    }

    /// The name that was most likely meant. A name that only differs in case is preferred to all others.
    static func nearest(to name: String, among known: Set<String>) -> String? {
        let known = known.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return known.first { $0.lowercased() == name.lowercased() } ?? NearestKey.find(name, among: known)
    }

    fileprivate func warning(
        _ code: Diagnostic.Code, _ message: String, about name: Located<String>, nearest: String?
    ) -> Diagnostic {
        Diagnostic(
            code == .unknownID ? .error : .warning, code, message, file: file, at: name.position,
            advice: nearest.map { "did you mean \(Wording.quoted($0))?" },
            id: code == .unknownID ? name.value : nil)
    }
}

extension LayoutSource {
    /// The ids of the views of the file; nil for a file that cannot be read.
    fileprivate func viewIDs() -> Set<String>? {
        guard let read = try? layouts(shownAs: url.path) else { return nil }
        return read.viewIDs
    }
}

extension ComparisonSettings {
    /// The ids of all views that the settings name, in order.
    fileprivate var viewNames: [String] { Set(masks ?? []).union(views.keys).sorted() }
}

extension OutputWarning {
    /// The warnings about ids that the user named and no view has, each with the id that was most likely meant.
    ///
    /// - Parameter known: the ids of all views.
    public static func unknownViews(_ ids: [String], known: Set<String>) -> [OutputWarning] {
        ids.filter { !known.contains($0) }.map { id in
            let advice = SuiteDocument.nearest(to: id, among: known).map { "; did you mean \(Wording.quoted($0))?" }
            return OutputWarning(
                code: Diagnostic.Code.unknownID.rawValue,
                message: "no view of any layout has the id \(Wording.quoted(id))" + (advice ?? ""), id: id)
        }
    }
}
