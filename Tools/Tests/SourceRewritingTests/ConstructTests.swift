import Testing

@testable import SourceRewriting

/// Each construct: how it is written, and how it is copied. What follows on the line keeps its column where it can.
@Suite struct ConstructTests {
    @Test func attributesOfObjectiveCAreSpaces() {
        expect("@objc class A: UIView {}", becomes: "      class A: UIView {}")
        expect("@objcMembers final class A {}", becomes: "             final class A {}")
        expect(
            "class A {\n    @objc(go:) func go(_ x: Int) {}\n}",
            becomes: "class A {\n               func go(_ x: Int) {}\n}")
        expect(
            "class A {\n    @IBOutlet weak var label: UILabel!\n}",
            becomes: "class A {\n              weak var label: UILabel!\n}")
        expect("class A {\n    @IBAction func tap() {}\n}", becomes: "class A {\n              func tap() {}\n}")
        expect("class A {\n    @objc dynamic var n = 0\n}", becomes: "class A {\n                  var n = 0\n}")
        expect("@UIApplicationMain\nclass A {}", becomes: "@main\nclass A {}")
        expect("class A {\n    @IBInspectable var n = 0\n}", becomes: "class A {\n                   var n = 0\n}")
    }

    @Test func selectorsCarryTheMethodTheyName() {
        expect(
            "class A { @objc func go() {}; let s = #selector(go) }",
            becomes: #"class A {       func go() {}; let s = Selector("go", { (one: A) in .init { one.go() } }) }"#)
        expect(
            "class A { @objc func go(_ x: Int) {}; lazy var s = #selector(self.go(_:)) }",
            becomes:
                #"class A {       func go(_ x: Int) {}; lazy var s = Selector("go:", { (one: A) in .init { one.go($0) } }) }"#
        )
        expect(
            "class A { @objc func move(to x: Int, by y: Int) {}; let s = #selector(A.move) }",
            becomes:
                #"class A {       func move(to x: Int, by y: Int) {}; let s = Selector("moveTo:by:", { (one: A) in .init { one.move(to: $0, by: $1) } }) }"#
        )
        expect(
            "class A { @objc func set(name: String) {}; let s = #selector(set(name:)) }",
            becomes:
                #"class A {       func set(name: String) {}; let s = Selector("setWithName:", { (one: A) in .init { one.set(name: $0) } }) }"#
        )
        expect(
            "class A { @objc(other:) func go(_ x: Int) {}; let s = #selector(go(_:)) }",
            becomes:
                #"class A {               func go(_ x: Int) {}; let s = Selector("other:", { (one: A) in .init { one.go($0) } }) }"#
        )
        expect(
            "class A { let s = #selector(UIView.layoutSubviews) }",
            becomes:
                #"class A { let s = Selector(.base("layoutSubviews"), { (one: UIView) in .init(one.layoutSubviews) }) }"#
        )
        expect(
            "extension A.B { func f() { _ = #selector(go) } }",
            becomes: #"extension A.B { func f() { _ = Selector("go", { (one: A.B) in .init { one.go() } }) } }"#,
            beside: "class A { class B { @objc func go() {} } }")
        expect(
            "class A {\n@objc func go(_ x: Int) {}; func f(_ s: Selector) -> Bool {\n"
                + "switch s { case #selector(go), #selector(UIView.copy(_:)): true; default: false } } }",
            becomes: "class A {\n      func go(_ x: Int) {}; func f(_ s: Selector) -> Bool {\n"
                + "switch s { case Selector(\"go:\"), Selector(\"copy:\"): true; default: false } } }")
        expect(
            "class A { let s = #selector(getter: title) }",
            becomes: #"class A { let s = Selector(getter: "title", \A.title) }"#)
        expect(
            "class A { let s = #selector(setter: UIView.alpha) }",
            becomes: #"class A { let s = Selector(setter: "alpha", \UIView.alpha) }"#)
        expect(
            "class A { @objc func go(_ x: Int) {}; @objc func go(_ x: String) {}\n"
                + "    func f() { _ = #selector(go(_:) as (A) -> (Int) -> Void) } }",
            becomes: "class A {       func go(_ x: Int) {};       func go(_ x: String) {}\n"
                + #"    func f() { _ = Selector("go:", { (one: A) in .init { (value0: Int) in one.go(value0) } }) } }"#)
        expect(
            "class A { func f() { _ = #selector(model.reload) } }",
            becomes: #"class A { func f() { _ = Selector(.base("reload"), of: model, { one in .init(one.reload) }) } }"#
        )
    }

    @Test func aSelectorOverLinesKeepsThem() {
        expect(
            "class A { @objc func go() {}\n    let s = #selector(\n        go\n    )\n    let t = 1 }",
            becomes:
                "class A {       func go() {}\n    let s = Selector(\"go\", { (one: A) in .init { one.go() } })\n\n\n    let t = 1 }"
        )
    }

    @Test func keyPathsAreText() {
        expect("let a = #keyPath(UIView.layer.bounds)", becomes: #"let a = "layer.bounds""#)
        expect("let a = #keyPath(name)", becomes: #"let a = "name""#)
    }

    @Test func conditionsHoldAsOnIOS() {
        expect("#if os(iOS) || os(tvOS)\nlet a = 1\n#endif", becomes: "#if true || os(tvOS)\nlet a = 1\n#endif")
        expect("#if !os(Linux)\nlet a = 1\n#endif", becomes: "#if !false\nlet a = 1\n#endif")
    }

    @Test func errorsBecomeObjects() {
        expect(
            "func f() { do { try g() } catch let e as NSError where e.code == 1 { print(e) } catch let e as NSError {} }",
            becomes: "func f() { do { try g() } catch let e            where (e as NSError).code == 1 "
                + "{ let e = e as NSError; print(e) } catch let e            {} }")
        expect("let a = b as? NSError", becomes: "let a = (b as Any as? any Error) as NSError?")
        expect("let a = x ?? b as! NSError", becomes: "let a = x ?? (b as Any as! any Error) as NSError")
        // Linux makes objects of values as iOS does.
        expect("let a = (text as NSString).length", becomes: "let a = (text as NSString).length")
    }

    @Test func protocolsOfObjectiveCAreForClasses() {
        expect("@objc protocol P { func f() }", becomes: "      protocol P: AnyObject { func f() }")
        expect("@objc protocol P: NSObjectProtocol {}", becomes: "      protocol P: NSObjectProtocol {}")
    }

    @Test func anOptionalRequirementIsAProtocolOfItsOwn() {
        expect(
            "@objc protocol P {\n    @objc optional func did(_ x: Int) -> Bool\n}\nclass C: P {\n    func did(_ x: Int) -> Bool { true }\n}\n"
                + "func f(_ p: P?) -> Bool { p?.did?(1) ?? false }",
            becomes: "      protocol P: AnyObject {\n\(spaces("    @objc optional func did(_ x: Int) -> Bool"))\n}\n"
                + "class C: P, Reflow_P_did__ {\n    func did(_ x: Int) -> Bool { true }\n}\n"
                + "func f(_ p: P?) -> Bool { p?.did (1) ?? false }\n"
                + "protocol Reflow_P_did__: AnyObject { func did(_ x: Int) -> Bool }\n"
                + "extension P { @discardableResult func did(_ x: Int) -> Bool? { (self as? any Reflow_P_did__)?.did(x) } }\n"
        )
        expect(
            "class C: B, P {}", becomes: "class C: B, P, Reflow_P_name {}",
            beside: "@objc protocol P { @objc optional var name: String { get } }",
            "class B { var name: String { \"\" } }")
    }

    @Test func anOverrideInAnExtensionIsForwardedByTheClass() {
        expect(
            "class A: UIViewController {\n}\nextension A {\n    override func viewDidLoad() {\n        super.viewDidLoad()\n    }\n}",
            becomes:
                "class A: UIViewController {\n override func viewDidLoad() { reflow_A_viewDidLoad() } }\nextension A {\n"
                + "             func reflow_A_viewDidLoad() {\n        super.viewDidLoad()\n    }\n}")
        expect(
            "class A: UIViewController {\n}",
            becomes:
                "class A: UIViewController {\n override var shouldAutorotate: Bool { reflow_A_shouldAutorotate } }",
            beside: "extension A { override var shouldAutorotate: Bool { false } }")
        expect(
            "extension A {\n    override var frame: CGRect { didSet { go(oldValue) } }\n}",
            becomes:
                "extension A {\n                                 func reflow_A_frame_didSet(_ oldValue: CGRect) { go(oldValue) }  \n}",
            beside: "class A: UIView {}")
        expect(
            "class A: UIView {}",
            becomes: "class A: UIView { override var frame: CGRect { didSet { reflow_A_frame_didSet(oldValue) } } }",
            beside: "extension A {\n    override var frame: CGRect { didSet { go(oldValue) } }\n}")
    }

    @Test func whatAnExtensionDeclaresCanBeOverridden() {
        expect(
            "class B: A {\n    override func configure(_ n: Int) { super.configure(n) }\n}",
            becomes: "class B: A {\n    override func configure(_ n: Int) { super.configure(n) }\n}",
            beside: "class A: UIView {}\nextension A { @objc func configure(_ n: Int) {} }")
        expect(
            "class A: UIView {}\nextension A { @objc func configure(_ n: Int) {} }",
            becomes: "class A: UIView { func configure(_ n: Int) { reflow_A_configure(n) } }\n"
                + "extension A {       func reflow_A_configure(_ n: Int) {} }",
            beside: "class B: A {\n    override func configure(_ n: Int) { super.configure(n) }\n}")
    }

    @Test func whatAnExtensionOfUIKitDeclaresAsksTheObject() {
        let child = "class B: UIViewController {\n    override func configure(n: Int) { super.configure(n: n) }\n}"
        let parent = "extension UIViewController { @objc func configure(n: Int) { print(n) } }"
        expect(
            child,
            becomes: "class B: UIViewController, Reflow_UIViewController_configure_n {\n"
                + "             func reflow_override_configure(n: Int) { self.reflow_UIViewController_configure(n: n) }\n}",
            beside: parent)
        expect(
            parent,
            becomes: "extension UIViewController {       func reflow_UIViewController_configure(n: Int) { print(n) }; "
                + "func configure(n: Int) { if let one = self as? any Reflow_UIViewController_configure_n "
                + "{ return one.reflow_override_configure(n: n) }; return reflow_UIViewController_configure(n: n) } }\n"
                + "protocol Reflow_UIViewController_configure_n: UIViewController { func reflow_override_configure(n: Int) }\n",
            beside: child)
        expect(
            "class C: B {\n    override func configure(n: Int) { super.configure(n: n) }\n}",
            becomes:
                "class C: B {\n    override func reflow_override_configure(n: Int) { super.reflow_override_configure(n: n) }\n}",
            beside: child, parent)
    }

    @Test func anOptionalRequirementIsAskedForByItsProtocol() {
        let other =
            "@objc protocol P { @objc optional func did(); @objc optional func did(_ x: Int); @objc optional func end() }"
        expect(
            "class A { weak var d: P?; func f() { if d?.end != nil, nil == d { d!.end == nil } } }",
            becomes: "class A { weak var d: P?; func f() { if (d as Any? as? any Reflow_P_end) != nil, nil == d "
                + "{ (d! as Any? as? any Reflow_P_end) == nil } } }", beside: other)
        expect(
            "@objcMembers class A { func f(_ d: P) -> Bool { d.did(_:) != nil } }",
            becomes: spaces("@objcMembers")
                + " class A { func f(_ d: P) -> Bool { (d as Any? as? any Reflow_P_did__) != nil } }", beside: other)
        #expect(
            warnings(
                of:
                    "class A { func f() { _ = table.delegate?.tableView(_:heightForRowAt:) != nil } }; let s = #selector(a)"
            )
            .filter { $0.hasPrefix("1:") || $0.contains("optional methods of UIKit") }.count == 1)
        #expect(warnings(of: "let s = #selector(UITableViewDelegate.tableView(_:heightForRowAt:))").count == 1)
    }

    @Test func anOptionalMethodOfUIKitIsBoundAsAnOptional() {
        expect(
            "func f(_ d: UITableViewDelegate) { if let h = d.tableView?(t, heightForRowAt: i) {} }",
            becomes: "func f(_ d: UITableViewDelegate) { if let h = d.tableView (t, heightForRowAt: i) as Optional {} }"
        )
    }

    @Test func aMethodThatComesAfterTheConformanceIsAWarning() {
        let method = "func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}"
        let list = "class List: Base { \(method) }"
        func count(_ base: String, _ list: String) -> Int { warnings(of: base + "\n" + list).count }
        #expect(count("class Base: UIViewController, UITableViewDelegate {}", list) == 1)
        #expect(count("class Base: UIViewController {}\nextension Base: UITableViewDelegate {}", list) == 1)
        #expect(count("class Base: UIViewController, UITableViewDelegate { \(method) }", list) == 0)
        #expect(count("class Base: UIViewController {}", "class List: Base, UITableViewDelegate { \(method) }") == 0)
        #expect(count("class Base: UIViewController, UITextFieldDelegate {}", list) == 0)
        #expect(count("class Base: UITableViewController {}", "class List: Base { override \(method) }") == 0)
    }

    @Test func aPatternThatNoErrorMatchesIsAWarning() {
        let places = [
            "switch e { case let e as NSError where e.code == 3: break; default: break }",
            "if case let e as NSError = e {}",
            "guard e is NSError else { return }",
            "switch r { case .failure(let e as NSError): break; default: break }",
        ]
        for place in places {
            #expect(warnings(of: "func f(_ e: any Error) {\n\(place)\n}").count == 1, "\(place)")
        }
        #expect(
            warnings(
                of:
                    "func f(_ e: any Error) { if case 3 = (e as NSError).code {}; do {} catch let e as NSError { e.code } }"
            ).isEmpty)
    }

    @Test func aModuleThatAsksForLinuxIsToldIfItNeedsCopies() {
        func warnings(_ text: String) -> [String] {
            let texts = ["import UIKit\n#if os(Linux)\nimport FoundationNetworking\n#endif", "import UIKit\n" + text]
            let files = texts.enumerated().map { SourceFile(path: "/app/\($0.offset).swift", text: $0.element) }
            let copies = Module(name: "App", files: files).copies()
            let isRewritten = copies.contains { $0.isRewritten }
            #expect(!isRewritten)
            return copies.flatMap(\.warnings).map(\.description)
        }
        #expect(
            warnings("class A {\n    @objc func f() {}\n}") == [
                "/app/1.swift:3:5: warning: The module App is compiled as it is, because 0.swift asks for Linux: build it as "
                    + "for iOS with --ios App"
            ])
        #expect(warnings("#if !os(Linux)\nclass A { @objc func f() {} }\n#endif").isEmpty)
        #expect(warnings("class A {}").isEmpty)
    }

    @Test func aPreviewIsAClassThatIsFoundByItsName() {
        let class1 =
            "final class Reflow_Preview_0_1: UIKit.PreviewRegistry "
            + "{ static var previews: [UIKit.Preview] { UIKit.Preview.screens"
        expect(
            "#Preview { A() }",
            becomes: "\(class1) { A() } } }\npublic final class Reflow_Previews: UIKit.PreviewRegistry "
                + "{ public static var previews: [UIKit.Preview] "
                + "{ UIKit.Preview.registered([\"Reflow_Preview_0_1\"]) } }\n")
        expect(
            "@available(iOS 17, *)\n#Preview(\"Empty\", traits: .portrait) {\n    A()\n}\n"
                + "#if DEBUG\n#Preview { A() }\n#endif",
            becomes: "@available(iOS 17, *)\n\(class1)(\"Empty\", traits: .portrait) {\n    A()\n} } }\n"
                + "#if DEBUG\n\(class1.replacing("0_1", with: "0_2")) { A() } } }\n#endif\n"
                + "public final class Reflow_Previews: UIKit.PreviewRegistry { public static var previews: [UIKit.Preview] "
                + "{ UIKit.Preview.registered([\"Reflow_Preview_0_1\", \"Reflow_Preview_0_2\", \"Reflow_Preview_1_1\"]) } }\n",
            beside: "#Preview { B() }")
        expect("func f() {}", becomes: "func f() {}", beside: "#Preview { B() }")
        #expect(warnings(of: "class A {\n    #Preview { B() }\n}").count == 1)
    }

    @Test func timersAreTheSimulations() {
        expect(
            "class A { var timer: Timer? = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }",
            becomes:
                "class A { var timer: SimulationTimer? = SimulationTimer.scheduledTimer(withTimeInterval: 1, repeats: true) "
                + "{ _ in } }")
        expect("let a = clock.Timer", becomes: "let a = clock.Timer")
        expect("let a = Timer()", becomes: "let a = Timer()", beside: "final class Timer {}; @objc class B {}")
    }

    @Test func aSelectorMadeOfTextNamesAMethod() {
        expect(
            "class A { @objc func go(_ x: Int) {}; let s = Selector(\"go:\"), t = NSSelectorFromString(\"go:\") }",
            becomes:
                "class A {       func go(_ x: Int) {}; let s = Selector(\"go:\", { (one: A) in .init { one.go($0) } }), "
                + "t = Selector(\"go:\", { (one: A) in .init { one.go($0) } }) }")
        let warnings = warnings(of: "let s = Selector(\"private\")")
        #expect(
            warnings == [
                "/app/0.swift:2:9: warning: No method of this module has this name, so nothing is called on "
                    + "Linux: write #selector(Type.method)"
            ])
    }

    @Test func aChoiceOfOneOfSeveralMethodsIsThatOfTheirValues() {
        expect(
            "class A { @objc func go() {}; @objc func go(_ x: Int) {}; lazy var s = #selector(go as () -> Void) }",
            becomes: "class A {       func go() {};       func go(_ x: Int) {}; "
                + "lazy var s = Selector(\"go\", { (one: A) in .init { one.go() } }) }")
        expect(
            "class A { @objc class func go() {}; let s = #selector(A.go) }",
            becomes:
                #"class A {       class func go() {}; let s = Selector("go", { (one: A.Type) in .init { one.go() } }) }"#
        )
        expect(
            "class A { let s = #selector((delegate as! B).go) }",
            becomes: #"class A { let s = Selector(.base("go"), of: (delegate as! B), { one in .init(one.go) }) }"#)
        expect(
            "class A { let s = #selector(setter: view.tag) }",
            becomes: #"class A { let s = Selector("setTag:", of: view, { one in .init { one.tag = $0 } }) }"#)
    }

    @Test func methodsThatThrowOrWaitHaveTheNamesOfObjectiveC() {
        expect(
            "class A { @objc func go() throws {}; let s = #selector(go) }",
            becomes: "class A {       func go() throws {}; "
                + "let s = Selector(\"goAndReturnError:\", { (one: A) in .init { try one.go() } }) }")
        expect(
            "class A { @objc func go(_ x: Int) async throws {}; let s = #selector(go(_:)) }",
            becomes: "class A {       func go(_ x: Int) async throws {}; "
                + "let s = Selector(\"go:completionHandler:\", { (one: A) in .init { try await one.go($0) } }) }")
    }

    @Test func aForwarderNamesWhatTheMemberLeavesUnnamed() {
        expect(
            "class A: UIView {}",
            becomes: "class A: UIView { override func f(_ value0: Int, in: Bool, for value2: Int, g value3: Int = 2) "
                + "{ reflow_A_f(value0, in: `in`, for: value2, g: value3) } }",
            beside: "extension A { override func f(_: Int, in: Bool, for _: Int, g value3: Int = 2) {} }")
        expect(
            "class A: B {}",
            becomes: "class A: B { override var x: Int { get async throws { try await reflow_A_x } } }",
            beside: "extension A { override var x: Int { get async throws { 1 } } }")
        expect(
            "public class A: UIView {}",
            becomes: "public class A: UIView { public override func f() { reflow_A_f() } }",
            beside: "public extension A { override func f() {} }")
    }

    @Test func anExtensionOverridesWhatAnExtensionDeclares() {
        expect(
            "class B: UIView {}",
            becomes: "class B: UIView, Reflow_UIView_role { func reflow_override_role() { reflow_B_role() } }",
            beside: "extension UIView { @objc func role() {} }", "extension B { override func role() { super.role() } }"
        )
        // A member of the same name of another class is another member.
        expect(
            "class B: UIView { override func role() {} }",
            becomes: "class B: UIView, Reflow_UIView_role {          func reflow_override_role() {} }",
            beside: "extension UIView { @objc func role() {} }", "extension UIViewController { @objc func role() {} }",
            "class C: UIViewController { override func role() {} }")
        expect(
            "extension UIView { @objc class var name: String { \"\" } }",
            becomes: "extension UIView {       class var reflow_UIView_name: String { \"\" }; class var name: String "
                + "{ if let one = self as? any Reflow_UIView_name.Type { return one.reflow_override_name }; "
                + "return reflow_UIView_name } }\n"
                + "protocol Reflow_UIView_name: UIView { static var reflow_override_name: String { get } }\n",
            beside: "class B: UIView { override class var name: String { super.name } }")
    }

    @Test func allMembersOfAClassCanBeVisibleToObjectiveC() {
        expect(
            "@objcMembers class A: UIView {}",
            becomes: "             class A: UIView { func f() { reflow_A_f() } }",
            beside: "extension A { func f() {} }", "class B: A { override func f() {} }")
    }

    @Test func aConformanceStandsWhereTheProtocolIsStated() {
        expect(
            "extension C: @preconcurrency P { func f() {} }",
            becomes: "extension C:                 P, @preconcurrency Reflow_P_f { func f() {} }",
            beside: "class C {}", "@objc protocol P { @objc optional func f() }")
        expect(
            "extension UIView: P { func f() {} }", becomes: "extension UIView: P, Reflow_P_f { func f() {} }",
            beside: "@objc protocol P { @objc optional func f() }")
    }

    @Test func aClosureIsNoRequirement() {
        expect(
            "class A { var did: (() -> Void)?; func f() { did?(); self.did?(); delegate?.did?() } }",
            becomes: "class A { var did: (() -> Void)?; func f() { did?(); self.did?(); delegate?.did () } }",
            beside: "@objc protocol P { @objc optional func did() }")
    }

    @Test func whatDoesNotHoldIsNotThere() {
        expect(
            "#if os(macOS)\nclass A: NSView { @objc func f() {} }\n#else\nclass A: UIView { @objc func f() {} }\n#endif",
            becomes:
                "#if os(macOS)\nclass A: NSView { @objc func f() {} }\n#else\nclass A: UIView {       func f() {} }\n#endif"
        )
    }

    @Test func observingByKeyPathIsAWarning() {
        let source = "let a = b.addObserver(c, forKeyPath: \"d\", options: [], context: nil)"
        #expect(warnings(of: source).count == 1)
    }

    @Test func importsNameModulesThatExist() {
        #expect(rewritten("import QuartzCore\nlet a = 1") == "import UIKit\nlet a = 1")
        #expect(rewritten("import os.log\nlet a = 1") == "import os\nlet a = 1")
        #expect(rewritten("import Darwin\nlet a = 1") == "import Foundation\nlet a = 1")
        #expect(rewritten("import class UIKit.UIView") == "import       UIKit")
        #expect(
            rewritten("import UIKit.UIGestureRecognizerSubclass\nlet a = 1") == "import UIKit\nlet a = 1")
        #expect(
            rewritten("import Foundation\nlet a: URLRequest? = nil")
                == "import Foundation; import FoundationNetworking\nlet a: URLRequest? = nil")
        #expect(
            rewritten("import Foundation\nlet a = CGAffineTransform.identity")
                == "import Foundation; import UIKit\nlet a = CGAffineTransform.identity")
        #expect(
            rewritten("import QuartzCore\nlet a = 1", importable: ["UIKit", "QuartzCore"])
                == "import QuartzCore\nlet a = 1")
    }

    private func spaces(_ text: String) -> String {
        let indent = text.prefix { $0 == " " }
        return indent + String(repeating: " ", count: text.count - indent.count)
    }
}
