import Basics
import Foundation
import KitSchema
import KitValues
import LayoutRules

/// Parses the equation of a constraint: `photo.width <= 0.5 * self.width - 8 @750`.
struct EquationParser {
    struct Failure: Error {
        var message: String
        var advice: String?
        /// The number of characters before the mistake.
        var offset: Int
    }

    /// The maximum number of characters. No equation needs as many.
    static let mostCharacters = 1000

    private let tokens: [EquationToken]
    private var index = 0

    static func parse(_ text: String) throws(Failure) -> ConstraintEquation {
        guard text.unicodeScalars.count <= mostCharacters else {
            throw Failure(message: "the equation has more than \(mostCharacters) characters", offset: 0)
        }
        guard !isVisualFormat(text) else {
            throw Failure(
                message: "this is a visual format, not an equation",
                advice: "write { \"visualFormat\": \(Wording.quoted(text)) }", offset: 0)
        }
        var parser = EquationParser(tokens: try EquationToken.tokens(of: text))
        return try parser.equation()
    }

    /// Whether the text is a visual format. No equation begins like one, or has brackets.
    private static func isVisualFormat(_ text: String) -> Bool {
        let start = text.drop { $0.isWhitespace }
        return ["H:", "V:", "|", "["].contains(where: start.hasPrefix)
    }

    private init(tokens: [EquationToken]) {
        self.tokens = tokens
    }

    private mutating func equation() throws(Failure) -> ConstraintEquation {
        let first = try operand()
        guard case .relation(let relation) = current.kind else {
            throw failure("expected \"==\", \"<=\" or \">=\" after \(text(first))")
        }
        advance()
        var equation = ConstraintEquation(first, relation)
        try rightSide(&equation)
        if case .symbol("@") = current.kind {
            advance()
            equation.priority = try priority()
        }
        guard case .end = current.kind else { throw unexpectedRest(after: equation) }
        let fault = AttributePairing.fault(
            first.attribute, equation.second?.attribute ?? .notAnAttribute, hasSecondItem: equation.second != nil,
            multiplier: equation.multiplier)
        if let fault { throw Failure(message: fault.reason, advice: advice(on: fault, equation), offset: 0) }
        return equation
    }

    // MARK: Sides

    private mutating func rightSide(_ equation: inout ConstraintEquation) throws(Failure) {
        switch current.kind {
        case .word("system") where !isFollowedByDot:
            equation.constant = .system(try systemSpacing())
        case .number:
            let number = try factor()
            guard case .symbol("*") = current.kind else {
                equation.constant = .points(number)
                return
            }
            advance()
            equation.multiplier = number
            equation.second = try operand()
            try distance(&equation)
        case .symbol("-"):
            throw failure(
                "expected a number or an item after \(Wording.quoted(equation.relation.sign))",
                "write \"-8\" without a space")
        default:
            let start = current.offset
            equation.second = try operand()
            if case .symbol("*") = current.kind, let second = equation.second {
                throw Failure(
                    message: "the factor must come before the item",
                    advice: "write \(Wording.quoted("\(followingNumber) * \(text(second))"))", offset: start)
            }
            try distance(&equation)
        }
        let isSuperview = [equation.first, equation.second].map { $0?.item.base == .superview }
        if isSuperview[0], isSuperview[1] || equation.second == nil {
            throw Failure(
                message:
                    "\"superview\" means the superview of the item on the other side, so it cannot be on both sides",
                offset: 0)
        }
    }

    /// The distance that is added to a term.
    private mutating func distance(_ equation: inout ConstraintEquation) throws(Failure) {
        guard case .symbol(let sign) = current.kind, sign == "+" || sign == "-" else { return }
        advance()
        let factor = sign == "-" ? -1.0 : 1
        if case .word("system") = current.kind {
            equation.constant = .system(factor * (try systemSpacing()))
        } else if case .number(let number) = current.kind {
            advance()
            equation.constant = .points(factor * number)
        } else {
            throw failure("expected a number or \"system\" after \(Wording.quoted(String(sign)))")
        }
    }

    /// The system spacing: `system`, or `system * 2`.
    private mutating func systemSpacing() throws(Failure) -> Double {
        advance()
        guard case .symbol("*") = current.kind else { return 1 }
        advance()
        guard case .number(let number) = current.kind else { throw failure("expected a number after \"system *\"") }
        advance()
        return number
    }

    /// A factor: a number, a fraction or a ratio.
    private mutating func factor() throws(Failure) -> Double {
        guard case .number(let number) = current.kind else { throw failure("expected a number") }
        advance()
        guard case .symbol(let sign) = current.kind, sign == "/" || sign == ":" else { return number }
        advance()
        guard case .number(let divisor) = current.kind, divisor != 0 else {
            throw failure("expected a number other than 0 after \(Wording.quoted(String(sign)))")
        }
        let quotient = number / divisor
        guard quotient.isFinite else { throw failure("\(number)\(sign)\(divisor) is not a finite number") }
        advance()
        return quotient
    }

    private mutating func priority() throws(Failure) -> Double {
        switch current.kind {
        case .number(let number):
            guard ConstraintPriority.isLegal(number) else {
                throw failure(
                    "a priority must be greater than 0 and at most 1000, not \(DocumentDecoder.text(number))")
            }
            advance()
            return number
        case .word(let name):
            guard let named = ConstraintPriority.named.first(where: { $0.name == name }) else {
                throw failure(
                    "unknown priority \(Wording.quoted(name))", suggestion(name, ConstraintPriority.named.map(\.name)))
            }
            advance()
            return named.value
        default: throw failure("expected a priority after \"@\"")
        }
    }

    // MARK: Items

    private mutating func operand() throws(Failure) -> ConstraintEquation.Operand {
        let start = current.offset
        let base: ConstraintEquation.Item.Base
        switch current.kind {
        case .word("self"): base = .holder
        case .word("superview"): base = .superview
        case .word("system"):
            throw failure("\"system\" is a distance, not an item", "quote an id of that name: 'system'")
        case .word(let id), .quoted(let id): base = .id(id)
        default: throw failure("expected an item such as \"title.leading\"")
        }
        advance()
        let path = try path(from: base, at: start)
        var names: [(name: String, offset: Int)] = []
        while case .symbol(".") = current.kind {
            advance()
            guard case .word(let name) = current.kind else { throw failure("expected an attribute after \".\"") }
            names.append((name, current.offset))
            advance()
        }
        guard let last = names.last, names.count <= 2 else {
            throw Failure(message: "expected an item with an attribute, such as \"title.leading\"", offset: start)
        }
        let areas = LayoutArea.allCases.map(\.rawValue)
        guard let attribute = NSLayoutAttribute(name: last.name), attribute != .notAnAttribute else {
            let names = NSLayoutAttribute.allCases.dropFirst().map(\.name)
            if areas.contains(last.name) {
                throw Failure(
                    message: "expected an attribute after \(Wording.quoted(last.name))",
                    advice: "write for example \(Wording.quoted(last.name + ".leading"))", offset: last.offset)
            }
            let advice = last.name == "baseline" ? "did you mean \"lastBaseline\"?" : suggestion(last.name, names)
            throw Failure(
                message: "unknown attribute \(Wording.quoted(last.name))", advice: advice, offset: last.offset)
        }
        guard names.count == 2 else {
            return ConstraintEquation.Operand(ConstraintEquation.Item(base, path: path), attribute)
        }
        guard let area = LayoutArea(rawValue: names[0].name) else {
            throw Failure(
                message: "unknown area \(Wording.quoted(names[0].name))", advice: suggestion(names[0].name, areas),
                offset: names[0].offset)
        }
        return ConstraintEquation.Operand(ConstraintEquation.Item(base, path: path, area), attribute)
    }

    /// A path such as `.subviews[2].subviews[0]`, which explanations use for views without an id.
    private mutating func path(
        from base: ConstraintEquation.Item.Base, at start: Int
    ) throws(Failure) -> [Int] {
        var path: [Int] = []
        while index + 2 < tokens.count, case .symbol(".") = current.kind,
            case .word("subviews") = tokens[index + 1].kind, case .symbol("[") = tokens[index + 2].kind
        {
            index += 3
            guard case .number(let number) = current.kind, number >= 0, number == number.rounded(.down) else {
                throw failure("expected the place of a subview, from 0")
            }
            advance()
            guard case .symbol("]") = current.kind else { throw failure("expected \"]\" after the place of a subview") }
            advance()
            path.append(Int(number))
        }
        if base == .superview, !path.isEmpty {
            throw Failure(
                message: "\"superview\" has no subviews in an equation", advice: "give the view an id", offset: start)
        }
        return path
    }

    // MARK: Tokens

    private var current: EquationToken { tokens[index] }

    /// Moves to the next token. The last one is the end, and stays.
    private mutating func advance() { if index + 1 < tokens.count { index += 1 } }

    private var isFollowedByDot: Bool {
        guard index + 1 < tokens.count, case .symbol(".") = tokens[index + 1].kind else { return false }
        return true
    }

    private var followingNumber: String {
        guard index + 1 < tokens.count, case .number(let number) = tokens[index + 1].kind else { return "2" }
        return DocumentDecoder.text(number)
    }

    // MARK: Messages

    private func failure(_ message: String, _ advice: String? = nil) -> Failure {
        Failure(message: message, advice: advice, offset: current.offset)
    }

    private func advice(on fault: AttributePairing.Fault, _ equation: ConstraintEquation) -> String? {
        let first = equation.first
        guard let second = equation.second else {
            return "write for example \(Wording.quoted("\(text(first)) == superview.\(first.attribute.name)"))"
        }
        if fault == .invalidPairing {
            let kinds = first.attribute.isSize ? ("size", "position") : ("position", "size")
            return "\(Wording.quoted(text(first))) is a \(kinds.0), \(Wording.quoted(text(second))) is a \(kinds.1)"
        }
        guard fault == .incompatibleTypes else { return nil }
        let isAcross = first.attribute.axis == .horizontal
        return "\(Wording.quoted(text(first))) is \(isAcross ? "horizontal" : "vertical"), "
            + "\(Wording.quoted(text(second))) is \(isAcross ? "vertical" : "horizontal")"
    }

    private func unexpectedRest(after equation: ConstraintEquation) -> Failure {
        if case .number(let number) = current.kind, equation.second != nil {
            let sign = number < 0 ? "-" : "+"
            return failure(
                "the distance needs a sign with a space on both sides",
                "write \(Wording.quoted("\(sign) \(DocumentDecoder.text(abs(number)))"))")
        }
        return failure("unexpected text after the equation")
    }

    private func text(_ operand: ConstraintEquation.Operand) -> String {
        let base =
            switch operand.item.base {
            case .holder: "self"
            case .superview: "superview"
            case .id(let id): EquationName.written(id)
            }
        return
            ([base] + operand.item.path.map { "subviews[\($0)]" }
            + [operand.item.area?.rawValue, operand.attribute.name].compactMap(\.self))
            .joined(separator: ".")
    }

    private func suggestion(_ word: String, _ names: [String]) -> String? {
        NearestKey.find(word, among: names).map { "did you mean \(Wording.quoted($0))?" }
    }
}

/// UIKit's priorities of constraints (autolayout.md §1).
enum ConstraintPriority {
    static let named: [(name: String, value: Double)] = [
        ("required", 1000), ("defaultHigh", 750), ("defaultLow", 250), ("fittingSizeLevel", 50),
    ]

    static func isLegal(_ priority: Double) -> Bool { priority > 0 && priority <= 1000 }
}
