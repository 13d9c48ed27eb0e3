import SourceRewriting
import Testing

/// Facts that a file's syntax tells.
@Suite struct SurveyTests {
    private func survey(_ text: String) -> FileSurvey {
        let module = Module(name: "App", files: [SourceFile(path: "/A.swift", text: text)], isForIOS: true, flags: [])
        return module.survey(module.copies())[0]
    }

    @Test("Imports are those of the copy, and say whether the file asks first")
    func imports() {
        let found = survey(
            """
            import UIKit.UIGestureRecognizerSubclass
            @testable import Kit
            #if canImport(Combine)
            import Combine
            #endif
            #if os(macOS)
            import AppKit
            #endif
            """
        ).imports
        #expect(found.map(\.module) == ["UIKit", "Kit", "Combine"])
        #expect(found.map(\.isAsked) == [false, false, true])
    }

    @Test("A module that a package provides keeps its import; a part of it is imported as a whole")
    func platformModules() {
        let text = "import QuartzCore\nimport os.log\nimport CoreText\n"
        let module = Module(
            name: "App", files: [SourceFile(path: "/A.swift", text: text)], importable: ["UIKit", "QuartzCore", "os"],
            isForIOS: true, flags: [])
        let imports = module.survey(module.copies())[0].imports.map(\.module)
        #expect(imports == ["QuartzCore", "os", "UIKit"])
    }

    @Test("Classes that others can make have a superclass, and no generic parameters")
    func classes() {
        let found = survey(
            """
            import UIKit
            class A: UIViewController { class B: A, Sendable {} }
            private class C: A { class D: A {} }
            class E<T>: A {}
            class F: Base<Int> {}
            class G {}
            func f() { class H: A {} }
            """
        ).classes
        #expect(found.map(\.name) == ["A", "A.B", "F"])
        #expect(found.map(\.superclass) == ["UIViewController", "A", "Base"])
    }

    @Test("Declared names are those of types, extensions, members and cases")
    func declared() {
        let found = survey(
            """
            import UIKit
            struct A { var b = 1; func c() { let d = 2 } }
            enum E { case f, g(Int) }
            extension UIKit.UIView { typealias H = Int }
            """
        ).declared
        #expect(found == ["A", "b", "c", "E", "f", "g", "UIView", "H"])
    }

    @Test("Previews have their name, and the class that makes them")
    func previews() {
        let found = survey(
            """
            import UIKit
            #Preview("Empty", traits: .portrait) { A(title: "x") }
            #if os(macOS)
            #Preview("Mac") { A() }
            #endif
            #Preview { make("no name") }
            """
        )
        #expect(
            found.previews == [
                PreviewSurvey(name: "Empty", registry: "Reflow_Preview_A_1"),
                PreviewSurvey(name: nil, registry: "Reflow_Preview_A_2"),
            ])
        #expect(found.classes.isEmpty)
    }

    @Test("Outlets belong to the class that declares them")
    func outletsOfOne() {
        let found = survey(
            "import UIKit\nclass A: UIViewController { @IBOutlet var a: UILabel! }\nclass B: UIViewController {}"
        ).classes
        #expect(found.map(\.hasOutlets) == [true, false])
    }

    @Test("Outlets are found although the copy has lost them")
    func outlets() {
        #expect(
            survey("import UIKit\nclass A: UIViewController { @IBOutlet weak var name: UILabel! }").classes[0]
                .hasOutlets)
        #expect(!survey("import UIKit\nclass A: UIViewController {}").classes[0].hasOutlets)
    }
}
