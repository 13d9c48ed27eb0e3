import Basics
import KitValues

/// Parses a visual format (autolayout.md §15).
///
/// Like UIKit, it removes the blanks first. It reads the characters once, from left to right, without recursion.
package struct VisualFormat {
    /// The meanings of the names in a format.
    package struct Names {
        package var metrics: [String: Double]
        package var hasView: (String) -> Bool
        package var hasSuperview: (String) -> Bool

        package init(
            metrics: [String: Double] = [:], hasView: @escaping (String) -> Bool,
            hasSuperview: @escaping (String) -> Bool = { _ in true }
        ) {
            self.metrics = metrics
            self.hasView = hasView
            self.hasSuperview = hasSuperview
        }
    }

    /// The maximum number of characters. Real formats are far shorter.
    package static let mostCharacters = 10_000

    private let characters: [UInt8]
    private let names: Names
    private let options: VisualFormatOptions
    private var index = 0
    private var isVertical = false
    private var constraints: [VisualFormatConstraint] = []
    private var views: [String] = []

    /// The constraints of a format, from left to right, followed by those that align the views.
    package static func constraints(
        _ format: String, options: VisualFormatOptions = [], names: Names
    ) throws(VisualFormatError) -> [VisualFormatConstraint] {
        guard !format.isEmpty else { throw VisualFormatError(reason: "It's an empty string.", format: "", offset: 0) }
        guard format.utf8.allSatisfy({ $0 < 0x80 }) else {
            throw VisualFormatError(reason: "It contains non-ASCII characters.", format: format, offset: 0)
        }
        guard format.utf8.count <= mostCharacters else {
            throw VisualFormatError(
                reason: "It has more than \(mostCharacters) characters.", format: String(format.prefix(80)), offset: 80)
        }
        var parser = VisualFormat(format, options: options, names: names)
        try parser.parse()
        return parser.constraints
    }

    private init(_ format: String, options: VisualFormatOptions, names: Names) {
        characters = format.utf8.filter { !(0x09...0x0D).contains($0) && $0 != 0x20 }
        self.options = options
        self.names = names
    }

    // MARK: The whole format

    private mutating func parse() throws(VisualFormatError) {
        guard !characters.isEmpty else { throw error("It's an empty string.") }
        try parseOrientation()
        try checkAlignment()
        var connection: [Predicate]?
        let startsAtSuperview = take("|")
        let superviewIndex = index
        if startsAtSuperview { connection = try parseConnection() }
        while true {
            let start = index
            let name = try parseViewName()
            if views.isEmpty, startsAtSuperview {
                try checkSuperview(of: name, at: superviewIndex - 1)
                connect(.superview(of: name), near, to: .view(name), near, connection ?? [])
            } else if let previous = views.last {
                guard previous != name else { throw error("A view cannot be next to itself.", at: start) }
                connect(.view(previous), far, to: .view(name), near, connection ?? [])
            }
            views.append(name)
            try parseSizes(of: name)
            guard index < characters.count else { break }
            connection = try parseConnection()
            if take("|") {
                try checkSuperview(of: name, at: index - 1)
                connect(.view(name), far, to: .superview(of: name), far, connection ?? [])
                guard index == characters.count else { throw error("Expected the end of the format after '|'") }
                break
            }
        }
        align()
    }

    private mutating func parseOrientation() throws(VisualFormatError) {
        guard let first = characters.first, first == ascii("H") || first == ascii("V") else { return }
        isVertical = first == ascii("V")
        index = 1
        guard take(":") else {
            throw error(
                isVertical
                    ? "Expected ':' after 'V' to specify vertical arrangement"
                    : "Expected ':' after 'H' to specify horizontal arrangement")
        }
    }

    private func checkAlignment() throws(VisualFormatError) {
        let along = options.aligned.contains { ($0.axis == .vertical) == isVertical }
        guard along else { return }
        let edge = isVertical ? "horizontal" : "vertical"
        let axis = isVertical ? "vertical" : "horizontal"
        throw error(
            "Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout that is also "
                + "\(axis).", at: 0)
    }

    private func checkSuperview(of name: String, at index: Int) throws(VisualFormatError) {
        guard !names.hasSuperview(name) else { return }
        throw error("Unable to interpret '|' character, because the related view doesn't have a superview", at: index)
    }

    // MARK: Views

    private mutating func parseViewName() throws(VisualFormatError) -> String {
        guard take("[") else { throw error("Expected a view here: its name between '[' and ']'") }
        let start = index
        guard let name = takeIdentifier() else { throw error("Expected the name of a view after '['") }
        guard names.hasView(name) else { throw error("\(name) is not a key in the views dictionary.", at: start) }
        return name
    }

    /// Parses the predicates of a view and the closing bracket.
    private mutating func parseSizes(of name: String) throws(VisualFormatError) {
        if take("(") {
            let size: NSLayoutAttribute = isVertical ? .height : .width
            for predicate in try parsePredicates(allowsViews: true, closing: thicknessReason) {
                var constraint = VisualFormatConstraint(
                    first: .view(name), firstAttribute: size, relation: predicate.relation)
                constraint.priority = predicate.priority
                switch predicate.value {
                case .distance(let distance): constraint.distance = distance
                case .view(let other):
                    constraint.second = .view(other)
                    constraint.secondAttribute = size
                }
                constraints.append(constraint)
            }
        }
        guard take("]") else { throw error(thicknessReason) }
    }

    private var thicknessReason: String {
        "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    }

    // MARK: Connections

    private struct Predicate {
        enum Value {
            case distance(VisualFormatConstraint.Distance)
            case view(String)
        }

        var relation = NSLayoutRelation.equal
        var value: Value
        var priority = 1000.0
    }

    private mutating func parseConnection() throws(VisualFormatError) -> [Predicate] {
        guard take("-") else { return [Predicate(value: .distance(.points(0)))] }
        if current == ascii("[") || current == ascii("|") { return [Predicate(value: .distance(.standard))] }
        var predicates: [Predicate]
        if take("(") {
            predicates = try parsePredicates(
                allowsViews: false, closing: "A predicate on the space between views must end with ')'")
        } else {
            predicates = [Predicate(value: .distance(.points(try parseNumber(allowsSign: false))))]
        }
        guard take("-") else { throw error("Expected '-' after the space between two views") }
        return predicates
    }

    private mutating func parsePredicates(
        allowsViews: Bool, closing: String
    ) throws(VisualFormatError) -> [Predicate] {
        var predicates: [Predicate] = []
        repeat { predicates.append(try parsePredicate(allowsViews: allowsViews)) } while take(",")
        guard take(")") else { throw error(closing) }
        return predicates
    }

    private mutating func parsePredicate(allowsViews: Bool) throws(VisualFormatError) -> Predicate {
        let relation = try parseRelation()
        var predicate = Predicate(value: .distance(.points(0)))
        let start = index
        if allowsViews, let name = takeIdentifier() {
            if let metric = names.metrics[name] {
                predicate.value = .distance(.points(metric))
            } else if names.hasView(name) {
                predicate.value = .view(name)
            } else {
                throw unknownMetric(name, at: start)
            }
        } else {
            predicate.value = .distance(.points(try parseNumber(allowsSign: true)))
        }
        predicate.relation = relation
        if take("@") { predicate.priority = try parseNumber(allowsSign: false) }
        return predicate
    }

    private mutating func parseRelation() throws(VisualFormatError) -> NSLayoutRelation {
        guard let sign = current, sign == ascii("=") || sign == ascii("<") || sign == ascii(">") else { return .equal }
        guard index + 1 < characters.count, characters[index + 1] == ascii("=") else {
            throw error("Unknown relation. Must be ==, >=, or <=")
        }
        index += 2
        return sign == ascii("=") ? .equal : sign == ascii("<") ? .lessThanOrEqual : .greaterThanOrEqual
    }

    // MARK: Numbers and names

    private mutating func parseNumber(allowsSign: Bool) throws(VisualFormatError) -> Double {
        let start = index
        if let name = takeIdentifier() {
            guard let metric = names.metrics[name] else { throw unknownMetric(name, at: start) }
            return metric
        }
        if allowsSign, current == ascii("+") || current == ascii("-") { index += 1 }
        takeDigits()
        if take(".") { takeDigits() }
        takeExponent()
        guard let number = Double(String(decoding: characters[start..<index], as: UTF8.self)), number.isFinite else {
            throw error("Expected a number or the name of a metric", at: start)
        }
        return number
    }

    private mutating func takeDigits() {
        while let current, (ascii("0")...ascii("9")).contains(current) { index += 1 }
    }

    private mutating func takeExponent() {
        guard current == ascii("e") || current == ascii("E") else { return }
        var end = index + 1
        if end < characters.count, characters[end] == ascii("+") || characters[end] == ascii("-") { end += 1 }
        guard end < characters.count, (ascii("0")...ascii("9")).contains(characters[end]) else { return }
        index = end
        takeDigits()
    }

    private mutating func takeIdentifier() -> String? {
        guard let first = current, isLetter(first) else { return nil }
        let start = index
        while let current, isLetter(current) || (ascii("0")...ascii("9")).contains(current) { index += 1 }
        return String(decoding: characters[start..<index], as: UTF8.self)
    }

    private func isLetter(_ character: UInt8) -> Bool {
        (ascii("a")...ascii("z")).contains(character | 0x20) || character == ascii("_")
    }

    // MARK: Characters

    private var current: UInt8? { index < characters.count ? characters[index] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard current == ascii(character) else { return false }
        index += 1
        return true
    }

    private func ascii(_ character: Unicode.Scalar) -> UInt8 { UInt8(ascii: character) }

    private func error(_ reason: String, at place: Int? = nil) -> VisualFormatError {
        VisualFormatError(
            reason: reason, format: String(decoding: characters, as: UTF8.self), offset: max(0, place ?? index))
    }

    private func unknownMetric(_ name: String, at place: Int) -> VisualFormatError {
        error(
            "Encountered metric with name \(Wording.quoted(name)), but value was not specified in metrics or views dictionaries",
            at: place)
    }

    // MARK: Constraints

    /// The edge of a view that comes first in the reading direction.
    private var near: NSLayoutAttribute {
        if isVertical { return .top }
        if options.contains(.directionLeftToRight) { return .left }
        return options.contains(.directionRightToLeft) ? .right : .leading
    }

    private var far: NSLayoutAttribute {
        if isVertical { return .bottom }
        if options.contains(.directionLeftToRight) { return .right }
        return options.contains(.directionRightToLeft) ? .left : .trailing
    }

    private mutating func connect(
        _ item: VisualFormatConstraint.Item, _ attribute: NSLayoutAttribute, to next: VisualFormatConstraint.Item,
        _ nextAttribute: NSLayoutAttribute, _ predicates: [Predicate]
    ) {
        let isReversed = !isVertical && options.contains(.directionRightToLeft)
        for predicate in predicates {
            guard case .distance(let distance) = predicate.value else { continue }
            constraints.append(
                VisualFormatConstraint(
                    first: next, firstAttribute: nextAttribute,
                    relation: isReversed ? predicate.relation.flipped : predicate.relation, second: item,
                    secondAttribute: attribute, distance: distance, isReversed: isReversed,
                    priority: predicate.priority))
        }
    }

    private mutating func align() {
        for (view, next) in zip(views, views.dropFirst()) {
            for attribute in options.aligned {
                constraints.append(
                    VisualFormatConstraint(
                        first: .view(next), firstAttribute: attribute, second: .view(view), secondAttribute: attribute))
            }
        }
    }
}

extension VisualFormat {
    /// The names in brackets, even if the rest of the format is invalid.
    package static func viewNames(in format: String) -> [String] {
        format.split(separator: "[").dropFirst().map { part in
            String(part.prefix { $0 == "_" || $0.isLetter || $0.isNumber || $0 == " " }.filter { $0 != " " })
        }
    }
}
