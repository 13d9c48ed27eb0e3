import Basics
import Foundation
import KitSchema
import KitValues
import LayoutRules

/// A token of an equation, with its position.
struct EquationToken {
    enum Kind {
        /// A name without quotes.
        case word(String)
        case quoted(String)
        case number(Double)
        case relation(NSLayoutRelation)
        case symbol(Character)
        case end
    }

    var kind: Kind
    /// The number of Unicode scalars in the equation before the token.
    var offset: Int

    /// The tokens of an equation, followed by the end.
    static func tokens(of text: String) throws(EquationParser.Failure) -> [EquationToken] {
        var reader = Reader(Array(text.unicodeScalars))
        var tokens: [EquationToken] = []
        while let token = try reader.next() { tokens.append(token) }
        return tokens + [EquationToken(kind: .end, offset: reader.index)]
    }

    private struct Reader {
        private let scalars: [Unicode.Scalar]
        private(set) var index = 0

        init(_ scalars: [Unicode.Scalar]) {
            self.scalars = scalars
        }

        mutating func next() throws(EquationParser.Failure) -> EquationToken? {
            while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
            guard index < scalars.count else { return nil }
            let start = index
            let scalar = scalars[index]
            if EquationName.beginsWord(scalar) {
                return EquationToken(kind: .word(take(EquationName.isInWord)), offset: start)
            }
            if Reader.isDigit(scalar) || Reader.isSign(scalar) && follows(Reader.isDigit) {
                return EquationToken(kind: .number(try number()), offset: start)
            }
            if scalar == "'" { return try quoted() }
            if scalar == "=" || scalar == "<" || scalar == ">" {
                guard follows({ $0 == "=" }) else {
                    let meant = scalar == "=" ? "==" : "\(scalar)="
                    throw EquationParser.Failure(
                        message: "\(Wording.quoted(String(scalar))) is not a relation",
                        advice: "write \(Wording.quoted(meant))", offset: start)
                }
                index += 2
                let relation: NSLayoutRelation =
                    scalar == "=" ? .equal : scalar == "<" ? .lessThanOrEqual : .greaterThanOrEqual
                return EquationToken(kind: .relation(relation), offset: start)
            }
            if let relation = Reader.relations[scalar] {
                index += 1
                return EquationToken(kind: .relation(relation), offset: start)
            }
            let symbol = Reader.plainSigns[scalar] ?? scalar
            guard ".*/:+-@[]".unicodeScalars.contains(symbol) else {
                throw EquationParser.Failure(
                    message: "unexpected character \(Wording.quoted(String(scalar))) in an equation",
                    advice: "quote ids such as 'my view'",
                    offset: start)
            }
            index += 1
            return EquationToken(kind: .symbol(Character(symbol)), offset: start)
        }

        // Signs that explanations print are accepted, too.
        private static let relations: [Unicode.Scalar: NSLayoutRelation] = [
            "≤": .lessThanOrEqual, "≥": .greaterThanOrEqual,
        ]
        private static let plainSigns: [Unicode.Scalar: Unicode.Scalar] = ["−": "-", "×": "*"]

        private mutating func quoted() throws(EquationParser.Failure) -> EquationToken {
            let start = index
            index += 1
            var name = ""
            // A doubled quotation mark is part of the id.
            while index < scalars.count, scalars[index] != "'" || follows({ $0 == "'" }) {
                name.unicodeScalars.append(scalars[index])
                index += scalars[index] == "'" ? 2 : 1
            }
            guard index < scalars.count, !name.isEmpty else {
                throw EquationParser.Failure(message: "expected an id between two \"'\"", offset: start)
            }
            index += 1
            return EquationToken(kind: .quoted(name), offset: start)
        }

        private mutating func number() throws(EquationParser.Failure) -> Double {
            let start = index
            var text = ""
            if Reader.isSign(scalars[index]) {
                text += scalars[index] == "+" ? "+" : "-"
                index += 1
            }
            text += take(Reader.isDigit)
            if index < scalars.count, scalars[index] == ".", follows(Reader.isDigit) {
                index += 1
                text += "." + take(Reader.isDigit)
            }
            if let exponent = takeExponent() { text += exponent }
            guard let number = Double(text), abs(number) <= LayoutLimits.coordinate else {
                let limit = DocumentDecoder.text(LayoutLimits.coordinate)
                throw EquationParser.Failure(
                    message: "a number must be from -\(limit) to \(limit), not \(Wording.unquoted(text))",
                    offset: start)
            }
            return number
        }

        /// The exponent of a number, `e-05`, with which small numbers are printed.
        private mutating func takeExponent() -> String? {
            guard index < scalars.count, scalars[index] == "e" || scalars[index] == "E" else { return nil }
            let isSigned = follows(Reader.isSign)
            let first = index + (isSigned ? 2 : 1)
            guard first < scalars.count, Reader.isDigit(scalars[first]) else { return nil }
            let sign = isSigned && scalars[index + 1] != "+" ? "-" : ""
            index = first
            return "e\(sign)" + take(Reader.isDigit)
        }

        private mutating func take(_ isPart: (Unicode.Scalar) -> Bool) -> String {
            var text = ""
            while index < scalars.count, isPart(scalars[index]) {
                text.unicodeScalars.append(scalars[index])
                index += 1
            }
            return text
        }

        private func follows(_ isWanted: (Unicode.Scalar) -> Bool) -> Bool {
            index + 1 < scalars.count && isWanted(scalars[index + 1])
        }

        private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

        private static func isSign(_ scalar: Unicode.Scalar) -> Bool { scalar == "-" || scalar == "+" || scalar == "−" }
    }
}
