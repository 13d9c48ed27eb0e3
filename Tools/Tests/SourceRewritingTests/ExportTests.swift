import Testing

@testable import SourceRewriting

/// Copies that depend on another module, which has copies itself.
@Suite struct ExportTests {
    private let kit = """
        import UIKit
        @objc public protocol SheetDelegate {
            @objc optional func sheetDidClose(_ sheet: Sheet)
            func sheetWillClose(_ sheet: Sheet)
        }
        @objc public protocol DeepDelegate: SheetDelegate {}
        @objc protocol HiddenDelegate { @objc optional func hidden() }
        open class Sheet: UIView { public weak var delegate: SheetDelegate? }
        open class Closer: NSObject, SheetDelegate {
            public func sheetDidClose(_ sheet: Sheet) {}
            public func sheetWillClose(_ sheet: Sheet) {}
        }
        open class SpecialCloser: Closer {}

        """

    private func exports(_ module: Module) -> ModuleExports? {
        var (cache, exports) = (RewritingCache(), ModuleExports?.none)
        _ = module.copies(reusing: &cache, exports: &exports)
        // As another call reads them.
        return exports.flatMap { ModuleExports($0.bytes) }
    }

    private func copy(_ source: String, importing module: ModuleExports?) -> String {
        let file = SourceFile(path: "/app/0.swift", text: source)
        let app = Module(name: "App", files: [file], isForIOS: true, imports: [module].compactMap { $0 })
        return app.copies().first.map { String(decoding: $0.text, as: UTF8.self) } ?? source
    }

    private var exports: ModuleExports? {
        exports(Module(name: "Kit", files: [SourceFile(path: "/kit/0.swift", text: kit)], isForIOS: true))
    }

    @Test func aPublicProtocolTellsItsOptionalRequirements() {
        #expect(exports?.protocols.types.map(\.name) == ["DeepDelegate", "SheetDelegate"])
        #expect(exports?.protocols.members.map(\.name.base) == ["sheetDidClose", "sheetWillClose"])
        #expect(exports?.classes.map(\.name) == ["Closer", "SpecialCloser"])
        let plain = SourceFile(path: "/kit/0.swift", text: "import UIKit\n@objc public class A: UIView {}\n")
        #expect(exports(Module(name: "Kit", files: [plain], isForIOS: true))?.isEmpty == true)
    }

    @Test func aClassOfAnotherModuleConformsToTheRequirementsItHas() {
        #expect(
            copy(
                "import Kit\nclass A: UIView, SheetDelegate { func sheetDidClose(_ s: Sheet) {} }\n", importing: exports
            )
                == "import Kit\nclass A: UIView, SheetDelegate, Reflow_SheetDelegate_sheetDidClose__ "
                + "{ func sheetDidClose(_ s: Sheet) {} }\n")
        #expect(
            copy(
                "import Kit\nextension A: Kit.DeepDelegate { func sheetDidClose(_ s: Sheet) {} }\nclass A {}\n",
                importing: exports)
                == "import Kit\nextension A: Kit.DeepDelegate, Reflow_SheetDelegate_sheetDidClose__ "
                + "{ func sheetDidClose(_ s: Sheet) {} }\nclass A {}\n")
        // The superclass has it already.
        let child = "import Kit\nclass A: SpecialCloser, SheetDelegate { override func sheetDidClose(_ s: Sheet) {} }\n"
        #expect(copy(child, importing: exports) == child)
    }

    @Test func aCallOfARequirementOfAnotherModuleLosesItsQuestionMark() {
        #expect(
            copy("import Kit\nfunc f(_ s: Sheet) { s.delegate?.sheetDidClose?(s) }\n", importing: exports)
                == "import Kit\nfunc f(_ s: Sheet) { s.delegate?.sheetDidClose (s) }\n")
    }

    @Test func theFirstTestFileWithSnapshotsTestsThePreviewsOfWhatTheModuleImports() {
        let app = exports(
            Module(
                name: "Kit", files: [SourceFile(path: "/kit/0.swift", text: "import UIKit\n#Preview { UIView() }\n")],
                isForIOS: true))
        #expect(app?.hasPreviews == true)
        let texts = [
            "import Kit\nimport Testing\n", "import SnapshotTesting\nimport XCTest\n",
            "import ReflowTesting\nimport XCTest\n",
        ]
        let files = texts.enumerated().map {
            SourceFile(path: "/app/Tests/\($0.offset)/\($0.offset).swift", text: $0.element)
        }
        let copies = Module(name: "KitTests", files: files, imports: [app].compactMap { $0 }).copies()
        #expect(copies.map(\.path) == ["/app/Tests/1/1.swift"])
        let lines = copies.first.map { String(decoding: $0.text, as: UTF8.self).split(separator: "\n") } ?? []
        #expect(lines.prefix(2) == ["import SnapshotTesting", "import XCTest"])
        let tests =
            "import Foundation; import ReflowTesting; import Testing; struct Reflow_PreviewTests { "
            + "@Test(.enabled(if: ProcessInfo.processInfo.environment[\"REFLOW_PREVIEWS\"] != nil)) @MainActor "
            + "func Kit() { assertPreviews(of: \"Kit\", file: \"/app/Tests/Previews.swift\") } }"
        #expect(lines.last.map(String.init) == tests)
        // Without previews the test files stay.
        #expect(Module(name: "KitTests", files: files, imports: [exports].compactMap { $0 }).copies().isEmpty)
    }

    @Test func onlyModulesThatAreImportedCount() {
        let source = "import UIKit\nclass A: UIView, SheetDelegate { func sheetDidClose(_ s: Sheet) {} }\n"
        #expect(copy(source, importing: exports) == source)
    }

    @Test func anotherModulesRequirementsAreAskedForAgain() {
        let file = SourceFile(
            path: "/app/0.swift",
            text: "import Kit\nclass A: UIView, SheetDelegate { @objc func sheetWillClose(_ s: Sheet) {} }\n")
        var cache = RewritingCache()
        let first = Module(name: "App", files: [file], isForIOS: true, imports: [exports].compactMap { $0 })
            .copies(reusing: &cache)
        let changed = SourceFile(
            path: "/kit/0.swift",
            text: kit.replacing("    func sheetWillClose", with: "    @objc optional func sheetWillClose"))
        let other = exports(Module(name: "Kit", files: [changed], isForIOS: true))
        let second = Module(name: "App", files: [file], isForIOS: true, imports: [other].compactMap { $0 })
            .copies(reusing: &cache)
        #expect(first != second && cache.rewritten == 1)
    }
}
