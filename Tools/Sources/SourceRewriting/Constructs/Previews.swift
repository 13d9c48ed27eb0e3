import SwiftSyntax

// A preview is a class of its own, which makes the screens. Another class has the names of all of them, so that they are
// found without being registered at run time: `Preview.all(in:)`.
extension Rewriter {
    /// `#Preview("Empty") { ListViewController() }` becomes a class with a call of `Preview.screens("Empty") { … }`.
    func rewritePreview(_ node: some FreestandingMacroExpansionSyntax) {
        guard node.isPreviewOfFile else {
            return warn(node, "#Preview is found at the level of a file only: move it out of the declaration around it")
        }
        needsUIKit = true
        previews += 1
        edits.replace(
            node.pound.range.lowerBound..<node.macroName.range.upperBound,
            with: "final class \(Self.previewName(file.name, previews)): UIKit.PreviewRegistry "
                + "{ static var previews: [UIKit.Preview] { UIKit.Preview.screens")
        edits.insert(" } }", at: node.range.upperBound)
    }

    /// The list of the module's previews, in the first file that has some.
    func addPreviewNames() {
        guard previews > 0 else { return }
        let names = index.previewNames()
        guard !names.isEmpty else { return }
        let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
        edits.append(
            "public final class Reflow_Previews: UIKit.PreviewRegistry { public static var previews: [UIKit.Preview] "
                + "{ UIKit.Preview.registered([\(list)]) } }")
    }

    /// The tests of the previews of the modules that a test module imports. They run if the environment asks for them.
    func addPreviewTests() {
        guard !importedModules.isDisjoint(with: Imports.snapshots), let tests = index.previewTests() else { return }
        let file = tests.folder.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let functions = tests.modules.map { module in
            "@Test(.enabled(if: ProcessInfo.processInfo.environment[\"REFLOW_PREVIEWS\"] != nil)) @MainActor "
                + "func \(module)() { assertPreviews(of: \"\(module)\", file: \"\(file)/Previews.swift\") }"
        }
        edits.append(
            "import Foundation; import ReflowTesting; import Testing; struct Reflow_PreviewTests { "
                + functions.joined(separator: "; ") + " }")
    }

    static let previewPrefix = "Reflow_Preview_"

    /// The name of a file's preview, which are numbered from 1.
    static func previewName(_ file: String, _ number: Int) -> String {
        "\(previewPrefix)\(SourceFile.identifier(of: file))_\(number)"
    }
}

extension FreestandingMacroExpansionSyntax {
    /// Whether it is a preview that stands in no declaration.
    var isPreviewOfFile: Bool {
        guard macroName.text == "Preview" else { return false }
        var node = parent
        while let one = node {
            if one.is(SourceFileSyntax.self) { return true }
            let isPlain =
                one.is(CodeBlockItemSyntax.self) || one.is(CodeBlockItemListSyntax.self)
                || one.is(IfConfigClauseSyntax.self) || one.is(IfConfigClauseListSyntax.self)
                || one.is(IfConfigDeclSyntax.self)
            if !isPlain { return false }
            node = one.parent
        }
        return false
    }
}
