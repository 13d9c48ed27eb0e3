import SourceRewriting

/// Swift files of random pieces: the same for the same seed.
struct RandomSources {
    private var state: UInt64
    private let isPlain: Bool
    private var classes: [String] = []
    /// The members of each type: no member is declared twice.
    private var declared: [String: Set<String>] = [:]

    init(seed: UInt64, isPlain: Bool = false) {
        state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
        self.isPlain = isPlain
    }

    /// The files of a module, which share their classes, protocols and the names of their members.
    mutating func module() -> [SourceFile] {
        classes = (0..<4 + next(4)).map { "C\($0)" }
        return (0..<4 + next(6)).map { number in
            var text = pick(["import UIKit\n", "import UIKit\r\n", "// File\nimport UIKit; import Foundation\n"])
            for index in classes.indices where index % 4 == number % 4 || next(9) == 0 {
                text += declaration(of: index)
            }
            for _ in 0..<next(4) { text += isPlain ? plainDeclaration() : declaration() }
            if next(4) == 0 { text.removeLast() }
            if next(8) == 0 { text = text.replacing("\n", with: "\r\n").replacing("\r\r", with: "\r") }
            return SourceFile(path: "/app/\(number).swift", text: text)
        }
    }

    // MARK: Numbers and choices

    private mutating func next(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(count))
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[next(values.count)] }

    // MARK: Declarations

    private mutating func declaration(of index: Int) -> String {
        let parent = index > 0 && next(3) > 0 ? classes[next(index)] : pick(["UIViewController", "UIView", "NSObject"])
        let attributes = isPlain ? "" : pick(["", "", "@objc ", "@objcMembers\n", "@IBDesignable ", "@objc(XC)\n"])
        let adopted = isPlain ? "" : pick(["", "", ", P0", ", @preconcurrency P0", ", P1, Hashable"])
        let kind = pick(["class ", "final class ", "public class ", "open\nclass "])
        return attributes + kind + classes[index] + pick(["", "<Element>"]) + ": " + parent + adopted
            + body(of: classes[index])
    }

    private mutating func plainDeclaration() -> String {
        pick(["struct S { var a = 1 }\n", "func f() { print(\"#nothing\") }\n", "extension C0" + body(of: "C0")])
    }

    private mutating func declaration() -> String {
        let owner = next(3) == 0 ? pick(["UIViewController", "UIView", "NSObject"]) : pick(classes)
        switch next(9) {
        case 8: return pick(["#Preview { C0() }\n", "#Preview(\"a\", traits: .portrait) {\n    C1()\n}\n"])
        case 0:
            let refined = pick(["", ": AnyObject", ": NSObjectProtocol", ": Sendable", ": P1"])
            let start = pick(["@objc protocol P0", "@MainActor @objc\npublic protocol P0", "@objc protocol P1"])
            return start + refined + " {\n" + requirement() + requirement() + "}\n"
        case 1:
            return "#if \(condition())\n" + "extension \(owner)" + body(of: owner) + "#else\n" + "extension \(owner)"
                + body(of: owner)
                + "#endif\n"
        case 2: return "let k\(next(99)) = \(expression())\n"
        case 3: return "enum N {\n" + declaration(of: next(classes.count)) + "}\n"
        case 4:
            return pick(["import QuartzCore\n", "import os.log\n", "import class UIKit.UIView\n", "import Darwin\n"])
        default:
            let attributes = pick(["", "", "@objc ", "private ", "public ", "@available(iOS 13, *)\n"])
            return attributes + "extension \(owner)" + pick(["", ": P0", ": @MainActor P1"]) + body(of: owner)
        }
    }

    private mutating func body(of owner: String) -> String {
        let members = (0..<next(5)).map { _ in isPlain ? plainMember() : member(of: owner) }
        let isOneLine = next(4) == 0 && !members.contains { $0.contains("\n") || $0.contains("//") }
        if isOneLine { return " { " + members.joined(separator: "; ") + " }\n" }
        return " {\n" + members.map { $0 + "\n" }.joined() + pick(["", "    // end\n"]) + "}\n"
    }

    private mutating func plainMember() -> String {
        pick(["var p\(next(9)) = 0", "func q\(next(9))() {}", "let r = \"x\"", "init(a\(next(9)): Int) {}"])
    }

    private mutating func member(of owner: String) -> String {
        let attribute = pick(["", "@objc ", "@objc\n", "@IBAction ", "@objc(m\(next(9)):) ", "@IBOutlet ", "@nonobjc "])
        let modifiers = pick([
            "", "override ", "override ", "private ", "public override ", "open ", "dynamic ", "class ",
        ])
        let start = "    " + attribute + modifiers
        var name = pick(["m0", "m1", "m2", "m3"])
        if !declared[owner, default: []].insert(name).inserted { name = "u\(next(1_000_000))" }
        switch next(9) {
        case 0: return start + "var \(name): Int { \(next(9)) }"
        case 1: return start + "var \(name): Int {\n get { super.\(name) }\n set { super.\(name) = newValue } }"
        case 2: return start + "var \(name): Int { \(pick(["didSet", "willSet(x)", "didSet(y)"])) { use() } }"
        case 3: return start + "var v\(next(99)) = \(expression())"
        case 4: return start + "func \(name)() async throws -> Int { try await super.\(name)() }"
        case 5: return start + "func \(name)(_: Int, in: Bool = true) {\n        \(statement())\n    }"
        case 6: return start + "func \(name)<T>(_ x: T,\n  by y: inout [Int]) where T: Q { super.\(name)(x, by: &y) }"
        case 7: return start + "func \(name)(_ x: @escaping (Int) -> Void, _ y: Int...) {}"
        default: return start + "func \(name)(_ x: Int) { \(statement()) }"
        }
    }

    private mutating func requirement() -> String {
        let name = pick(["m0", "m1", "d0"])
        return pick([
            "    @objc optional func \(name)(_ x: Int) -> Bool\n", "    @objc optional var \(name): Int? { get }\n",
            "    @objc\n    optional func \(name)(\n        _ x: Int,\n        y: () -> Void\n    )\n",
            "    func \(name)()\n", "    @objc(o:) optional static func \(name)(x: Int)\n",
        ])
    }

    private mutating func statement() -> String {
        switch next(7) {
        case 0:
            return "do { try f() } catch let e as NSError where e.code == 1 { print(e) } catch let error as NSError {}"
        case 1: return "delegate?.\(pick(["m0", "m1", "d0"]))?(1)"
        case 2: return "if let x = self.delegate?.m0?(1), x { d0?(2) }"
        case 3: return "let t = Timer.scheduledTimer(timeInterval: 1, target: self, selector: \(expression()))"
        case 4: return "class L: C0 { @objc func l() {} ; let s = #selector(L.l) }"
        default: return "use(\(expression()))"
        }
    }

    private mutating func expression() -> String {
        let name = pick(["m0", "m1", "m2"])
        return pick([
            "#selector(\(name))", "#selector(C0.\(name)(_:))", "#selector(self.\(name)(_:in:))",
            "#selector(\n  C1\n    .\(name)\n  )", "#selector(getter: \(name))", "#selector(setter: view.\(name))",
            "#selector(\(name) as () -> Void)", "#selector(C1.\(name) as (C1) -> (Int) -> Void)",
            "#keyPath(C0.\(name).x)",
            "Selector(\"\(name)\")", "Selector((\"\(name):\"))", "NSSelectorFromString(\"none\")",
            "(x as? NSError)?.code",
            "a ?? b as NSString", "\"\\(#keyPath(\(name))) #selector(x) \\(x as! NSError)\"",
            "\"@objc 👩‍👩‍👧‍👦\" /* #selector(y) */",
            "{ #selector(\(name)) }", "[#selector(\(name)), #selector((a as! C0).\(name))]",
        ])
    }

    private mutating func condition() -> String {
        pick(["os(iOS)", "os(macOS) || os(tvOS)", "!os(Linux) && DEBUG", "canImport(AppKit)", "swift(>=5) || os(iOS)"])
    }
}
