import Foundation
import KitValues
import LayoutRules
import TestSupport
import Testing

/// One case of `Tests/Fixtures/visual-formats.json`.
private struct VisualFormatCase: Decodable, CustomTestStringConvertible {
    struct Expected: Decodable {
        var first: String
        var firstAttribute: String
        var relation: String
        var second: String?
        var secondAttribute: String?
        var constant: Double?
        var priority: Double?

        var text: String {
            let right = second.map { "\($0).\(secondAttribute ?? "")" } ?? ""
            return "\(first).\(firstAttribute) \(relation) \(right) + \(constant ?? 0) @\(priority ?? 1000)"
        }
    }

    var id: String
    var format: String
    var options: [String]?
    var metrics: [String: Double]?
    var constraints: [Expected]?
    var reasonStartsWith: String?

    var testDescription: String { id }

    var set: VisualFormatOptions {
        (options ?? []).reduce(into: []) { set, name in
            set.formUnion(VisualFormatOptions.named.first { $0.name == name }?.option ?? [])
        }
    }

    static let all: [VisualFormatCase] = {
        guard let data = try? Fixture.visualFormats else { return [] }
        return (try? JSONDecoder().decode([VisualFormatCase].self, from: data)) ?? []
    }()
}

extension VisualFormatConstraint {
    /// The text with `s` for every superview, and with the standard distances of Apple's reference.
    fileprivate var text: String {
        let touchesSuperview = [first, second].contains { if case .superview? = $0 { true } else { false } }
        let right = second.map { "\(name($0)).\(secondAttribute.name)" } ?? ""
        let constant = constant(standard: touchesSuperview ? 20 : 8)
        return "\(name(first)).\(firstAttribute.name) \(relation.sign) \(right) + \(constant) @\(priority)"
    }

    private func name(_ item: Item) -> String {
        switch item {
        case .view(let name): name
        case .superview: "s"
        }
    }
}

@Suite("Visual formats (autolayout.md §15)")
struct VisualFormatTests {
    private let letters = VisualFormat.Names(metrics: ["wide": 120]) { ["a", "b", "c"].contains($0) }

    @Test(
        "§15: formats of Apple's guide give its constraints, and mistakes UIKit's words",
        arguments: VisualFormatCase.all)
    fileprivate func reference(_ vector: VisualFormatCase) throws {
        let names = VisualFormat.Names(
            metrics: vector.metrics ?? [:], hasView: { ["a", "b", "c"].contains($0) },
            hasSuperview: { _ in vector.reasonStartsWith?.contains("superview") != true })
        if let reason = vector.reasonStartsWith {
            let error = #expect(throws: VisualFormatError.self) {
                try VisualFormat.constraints(vector.format, options: vector.set, names: names)
            }
            #expect(error?.message.hasPrefix(reason) == true, "\(error?.message ?? "")")
        } else {
            let made = try VisualFormat.constraints(vector.format, options: vector.set, names: names)
            // The guide does not specify the position of alignment constraints among the others.
            #expect(made.map(\.text).sorted() == vector.constraints?.map(\.text).sorted())
        }
    }

    @Test("§15: the reference's formats are all there")
    func count() { #expect(VisualFormatCase.all.count == 18) }

    @Test(
        "§15: a mistake is named with its place",
        arguments: [
            ("V|[a]", "Expected ':' after 'V' to specify vertical arrangement", 1),
            ("|[a][b(wide]", "A predicate on a view's thickness must end with ')' and the view must end with ']'", 11),
            ("[a(=80)]", "Unknown relation. Must be ==, >=, or <=", 3),
            ("", "It's an empty string.", 0),
            (" \t", "It's an empty string.", 0),
            ("[ä]", "It contains non-ASCII characters.", 0),
            ("[a]-(>=b)-[c]", nil, 7),
            ("[a]-8[b]", "Expected '-' after the space between two views", 5),
            ("|", "Expected a view here: its name between '[' and ']'", 1),
            ("[a]|[b]", "Expected the end of the format after '|'", 4),
            ("[a(1e999)]", "Expected a number or the name of a metric", 3),
            ("[a", "A predicate on a view's thickness must end with ')' and the view must end with ']'", 2),
        ] as [(String, String?, Int)])
    func mistakes(_ format: String, _ reason: String?, _ offset: Int) {
        let error = #expect(throws: VisualFormatError.self) {
            try VisualFormat.constraints(format, names: letters)
        }
        if let reason { #expect(error?.reason == reason) }
        #expect(error?.offset == offset)
    }

    @Test("§15: the message has four lines, the last of which points to the place")
    func message() {
        let error = #expect(throws: VisualFormatError.self) {
            try VisualFormat.constraints("H: [a] - [d]", names: letters)
        }
        #expect(
            error?.message == """
                Unable to parse constraint format: 
                d is not a key in the views dictionary. 
                H:[a]-[d] 
                       ^
                """)
    }

    @Test("§15: views cannot be lined up along the axis of the format")
    func alignmentAlongTheAxis() {
        for (format, option) in [("[a]-[b]", NSLayoutAttribute.left), ("V:[a]-[b]", .firstBaseline)] {
            #expect(throws: VisualFormatError.self) {
                try VisualFormat.constraints(format, options: .alignAll(option), names: letters)
            }
        }
    }

    @Test("§15: from right to left distances count backwards and inequalities turn")
    func rightToLeft() throws {
        let made = try VisualFormat.constraints("|-(>=4)-[a]-|", options: .directionRightToLeft, names: letters)
        #expect(made.map(\.text) == ["a.right <= s.right + -4.0 @1000.0", "s.left == a.left + -20.0 @1000.0"])
    }

    @Test("Any text ends in constraints or in an error")
    func anything() {
        var state: UInt64 = 7
        let alphabet = Array("HV:|[]()-,@=<>abwide.0129 e+")
        for _ in 0..<20_000 {
            var text = ""
            for _ in 0..<12 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text.append(alphabet[Int(state >> 33) % alphabet.count])
            }
            let made = try? VisualFormat.constraints(text, names: letters)
            #expect(made.map { $0.allSatisfy { $0.constant(standard: 8).isFinite } } ?? true)
        }
        let long = String(repeating: "[a]-[b]-", count: 10_000)
        #expect(throws: VisualFormatError.self) { try VisualFormat.constraints(long, names: letters) }
    }
}
