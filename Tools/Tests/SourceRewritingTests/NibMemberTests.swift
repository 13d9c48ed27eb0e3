import Testing

@testable import SourceRewriting

/// The lists of the members that nibs name, in the copies of the classes.
@Suite struct NibMemberTests {
    @Test func aViewListsItsOutletsAndActions() {
        expect(
            "class A: UIView {\n    @IBOutlet private weak var label: UILabel!\n    @IBAction func tap(_ s: Any) {}\n}",
            becomes:
                "class A: UIView {\n              private weak var label: UILabel!\n              func tap(_ s: Any) {}\n"
                + #" public override class var nibMethods: [Selector] { super.nibMethods + "#
                + #"[Selector("setLabel:", { (one: A) in .init { one.label = $0 } }), "#
                + #"Selector("tap:", { (one: A) in .init { one.tap($0) } })] } }"#)
    }

    @Test func inspectablePropertiesAreListedIfTheyCanBeSet() {
        expect(
            "class A: UIView { @IBInspectable var n = 0; @IBInspectable var m: Int { 1 } }",
            becomes: "class A: UIView {                var n = 0;                var m: Int { 1 } "
                + #"; public override class var nibMethods: [Selector] { super.nibMethods + "#
                + #"[Selector("setN:", { (one: A) in .init { one.n = $0 } })] } }"#)
    }

    @Test func anObjectStartsAList() {
        expect(
            "class A: NSObject {\n    @IBAction func tap() {}\n}",
            becomes: "class A: NSObject {\n              func tap() {}\n"
                + " @MainActor public class var nibMethods: [Selector] { "
                + #"[Selector("tap", { (one: A) in .init { one.tap() } })] } }"#
                + "\nextension A: SimulationNibObject {}\n")
        expect(
            "class B: A {\n    @IBAction func go() {}\n}",
            becomes: "class B: A {\n              func go() {}\n"
                + " public override class var nibMethods: [Selector] { super.nibMethods + "
                + #"[Selector("go", { (one: B) in .init { one.go() } })] } }"#,
            beside: "class A: NSObject { @IBAction func tap() {} }")
    }

    @Test func membersOfExtensionsAreListedByTheClass() {
        expect(
            "class A: UIView {\n}",
            becomes: "class A: UIView {\n public override class var nibMethods: [Selector] { super.nibMethods + "
                + #"[Selector("tap", { (one: A) in .init { one.tap() } })] + reflow_nibMethods_2 } }"#,
            beside: "extension A { @IBAction func tap() {} }", "extension A { @IBAction private func go() {} }")
        expect(
            "extension A { @IBAction private func go() {} }",
            becomes: "extension A {           private func go() {} }\n"
                + "extension A { @MainActor static var reflow_nibMethods_0: [Selector] { "
                + #"[Selector("go", { (one: A) in .init { one.go() } })] } }"# + "\n", beside: "class A: UIView {\n}")
    }

    @Test func overloadsAreToldByTheirTypes() {
        expect(
            "class A: UIView { @IBAction func go(_ s: UIButton!) {}; func go(_ s: Int) {}\n}",
            becomes: "class A: UIView {           func go(_ s: UIButton!) {}; func go(_ s: Int) {}\n"
                + " public override class var nibMethods: [Selector] { super.nibMethods + "
                + #"[Selector("go:", { (one: A) in .init { (value0: UIButton?) in one.go(value0) } })] } }"#)
    }

    @Test func anObjectIsWokenWithoutASuperclassThatIs() {
        expect(
            "class A: NSObject {\n    override func awakeFromNib() { super.awakeFromNib(); go() }\n    func go() {}\n}",
            becomes: "class A: NSObject {\n             func awakeFromNib() { (); go() }\n"
                + "    func go() {}\n @MainActor public class var nibMethods: [Selector] { [] } }"
                + "\nextension A: SimulationNibObject {}\n")
        expect(
            "class A: UIView { override func awakeFromNib() { super.awakeFromNib() } }",
            becomes: "class A: UIView { override func awakeFromNib() { super.awakeFromNib() } }")
    }

    @Test func aClassIsFoundByItsNameInObjectiveC() {
        func named(_ name: String, _ type: String) -> String {
            "\nfinal class Reflow_Class_\(name): UIKit.SimulationNamedClass "
                + "{ static var named: AnyClass { \(type).self } }\n"
        }
        expect(
            "import UIKit\n@objc(Card)\nclass TrailCard: UIView {}\n@objc(Sheet)\nclass Sheet: UIView {}",
            becomes: "import UIKit\n           \nclass TrailCard: UIView {}\n            \nclass Sheet: UIView {}"
                + named("Card", "TrailCard"))
        expect(
            "import UIKit\nenum Cards {\n@objc(Big)\nfinal class Card: UIView {}\n}",
            becomes: "import UIKit\nenum Cards {\n          \nfinal class Card: UIView {}\n}"
                + named("Big", "Cards.Card"))
        // Code outside cannot name these.
        for (start, end) in [
            ("private enum A {", "}"), ("struct A<T> {", "}"), ("func a() {", "}"), ("extension B {", "}"),
        ] {
            expect(
                "import UIKit\n\(start)\n@objc(Card) private final class C: UIView {}\n\(end)",
                becomes: "import UIKit\n\(start)\n            private final class C: UIView {}\n\(end)")
        }
    }

    @Test func aSubclassInAnotherModuleMayAddToTheListOfAnOpenClass() {
        expect(
            "open class A: UIView {\n    @IBAction func tap() {}\n}",
            becomes:
                "open class A: UIView {\n              func tap() {}\n open override class var nibMethods: [Selector] "
                + #"{ super.nibMethods + [Selector("tap", { (one: A) in .init { one.tap() } })] } }"#)
    }
}
