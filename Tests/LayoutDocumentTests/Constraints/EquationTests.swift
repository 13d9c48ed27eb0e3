import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import TestSupport
import Testing

/// A layout with two labels, a guide and one constraint in the root view; the constraint starts at column 54 of line 1.
private func layout(_ constraint: String, more: String = "") -> String {
    "{\"root\": {\"class\": \"UIView\", \"id\": \"page\", \"constraints\": [\(constraint)], \"layoutGuides\": [\"gap\"], "
        + "\"subviews\": [{\"class\": \"UILabel\", \"id\": \"title\"}, {\"class\": \"UILabel\", \"id\": \"sub title\", "
        + "\"frame\": [0, 0, 9, 9]}]\(more)}}"
}

private func equation(_ text: String) -> ConstraintEquation? {
    guard case .equation(let equation)? = view(layout("\"\(text)\""))?.constraints.first?.form else { return nil }
    return equation
}

private func operand(
    _ id: String, _ attribute: NSLayoutAttribute, _ area: LayoutArea? = nil
) -> ConstraintEquation.Operand {
    let base: ConstraintEquation.Item.Base = id == "self" ? .holder : id == "superview" ? .superview : .id(id)
    return ConstraintEquation.Operand(ConstraintEquation.Item(base, area), attribute)
}

private func made(
    _ first: ConstraintEquation.Operand, _ relation: NSLayoutRelation, _ second: ConstraintEquation.Operand?,
    times multiplier: Double = 1, plus constant: ConstraintEquation.Constant = .points(0), at priority: Double = 1000
) -> ConstraintEquation {
    var equation = ConstraintEquation(first, relation, second)
    equation.multiplier = multiplier
    equation.constant = constant
    equation.priority = priority
    return equation
}

@Suite("Equations in layout files")
struct EquationTests {
    @Test(
        "every form of the grammar",
        arguments: [
            ("title.top == self.top", made(operand("title", .top), .equal, operand("self", .top))),
            (
                "title.leading == self.layoutMargins.leading",
                made(operand("title", .leading), .equal, operand("self", .leading, .layoutMargins))
            ),
            (
                "title.top >= superview.safeArea.top + 12 @750",
                made(
                    operand("title", .top), .greaterThanOrEqual, operand("superview", .top, .safeArea),
                    plus: .points(12), at: 750)
            ),
            (
                "title.width == 16:9 * title.height",
                made(operand("title", .width), .equal, operand("title", .height), times: 16.0 / 9)
            ),
            (
                "title.width <= 1/2 * self.width - 8.5",
                made(
                    operand("title", .width), .lessThanOrEqual, operand("self", .width), times: 0.5,
                    plus: .points(-8.5))
            ),
            (
                "title.width<=100@defaultLow",
                made(operand("title", .width), .lessThanOrEqual, nil, plus: .points(100), at: 250)
            ),
            ("title.height == system", made(operand("title", .height), .equal, nil, plus: .system(1))),
            (
                "'sub title'.firstBaseline == title.lastBaseline + system * 2",
                made(operand("sub title", .firstBaseline), .equal, operand("title", .lastBaseline), plus: .system(2))
            ),
            (
                "gap.bottom == title.top - system @fittingSizeLevel",
                made(operand("gap", .bottom), .equal, operand("title", .top), plus: .system(-1), at: 50)
            ),
            (
                "title.centerX == -0.5 * self.right",
                made(operand("title", .centerX), .equal, operand("self", .right), times: -0.5)
            ),
        ] as [(String, ConstraintEquation)])
    func forms(_ text: String, _ expected: ConstraintEquation) {
        #expect(diagnostics(layout("\"\(text)\"")).filter { $0.contains("error") } == [])
        #expect(equation(text) == expected)
    }

    @Test(
        "what an explanation prints can be written",
        arguments: [
            ("title.width ≤ 100 @750", "title.width <= 100 @750"),
            ("title.width ≥ 0.5 × self.width − 8", "title.width >= 0.5 * self.width - 8"),
            ("title.centerX == −0.5 × self.right", "title.centerX == -0.5 * self.right"),
            ("title.width≥−20", "title.width>=-20"),
            ("title.width == 1e-05 × self.width + 1e+05", "title.width == 0.00001 * self.width + 100000"),
        ])
    func printed(_ text: String, _ plain: String) {
        #expect(equation(text) != nil && equation(text) == equation(plain))
    }

    @Test("every equation, as people read it, is read back as the same one")
    func everyPrinted() {
        for relation in [NSLayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual] {
            for multiplier in [1, 0.5, -2, 1.0 / 3, 1e-7] {
                for constant in [0, 8, -8.25, 1e6, -123_456, 1e-7] {
                    for priority in [1000, 749.5, 1] {
                        var text = EquationText(
                            first: "title.width", relation: relation, multiplier: multiplier, second: "self.width",
                            constant: constant, priority: priority)
                        #expect(equation(text.forPeople) == equation(text.forFiles), "\(text.forPeople)")
                        #expect(equation(text.forPeople)?.relation == relation, "\(text.forPeople)")
                        text.second = nil
                        #expect(equation(text.forPeople) == equation(text.forFiles), "\(text.forPeople)")
                        #expect(equation(text.forPeople) != nil, "\(text.forPeople)")
                    }
                }
            }
        }
    }

    @Test("the words of equations are no ids", arguments: ["self", "superview"])
    func words(word: String) {
        for object in ["\"id\": \"\(word)\"", "\"layoutGuides\": [\"\(word)\"]"] {
            let errors = diagnostics("{\"root\": {\"class\": \"UIView\", \(object)}}")
            #expect(errors.count == 1 && errors[0].contains(": error: \"\(word)\" is reserved: in equations, it means"))
            #expect(errors[0].hasSuffix("; choose another id"))
        }
        let free = diagnostics("{\"root\": {\"class\": \"UIView\", \"id\": \"system\"}}")
        #expect(free.filter { $0.contains("error") } == [])
    }

    @Test(
        "a mistake is named at its place, with what to write",
        arguments: [
            ("title.tpo == self.top", "1:67: error: unknown attribute \"tpo\"; did you mean \"top\"?"),
            (
                "title.baseline == self.top",
                "1:67: error: unknown attribute \"baseline\"; did you mean \"lastBaseline\"?"
            ),
            (
                "H:|-[title]-|",
                "1:61: error: this is a visual format, not an equation; write { \"visualFormat\": \"H:|-[title]-|\" }"
            ),
            ("title.top = self.top", "1:71: error: \"=\" is not a relation; write \"==\""),
            (
                "title.width == self.width * 0.5",
                "1:76: error: the factor must come before the item; write \"0.5 * self.width\""
            ),
            (
                "title.top == self.top -8",
                "1:83: error: the distance needs a sign with a space on both sides; write \"- 8\""
            ),
            ("title.top == self.sefeArea.top", "1:79: error: unknown area \"sefeArea\"; did you mean \"safeArea\"?"),
            (
                "title.top == self.safeArea",
                "1:79: error: expected an attribute after \"safeArea\"; write for example \"safeArea.leading\""
            ),
            (
                "title.width == 1000000000",
                "1:76: error: a number must be from -1000000 to 1000000, not 1000000000"
            ),
            (
                "title.left == self.left - 1e7",
                "1:87: error: a number must be from -1000000 to 1000000, not 1e7"
            ),
            ("title.width == 100 @0", "1:81: error: a priority must be greater than 0 and at most 1000, not 0"),
            ("title.width == 100 @requierd", "1:81: error: unknown priority \"requierd\"; did you mean \"required\"?"),
            ("title == self.top", "1:61: error: expected an item with an attribute, such as \"title.leading\""),
            (
                "tittle.top == self.top",
                "1:60: error: no view or layout guide has the id \"tittle\"; did you mean \"title\"?"
            ),
            (
                "title.top == safeArea.top + 8",
                "1:60: error: no view or layout guide has the id \"safeArea\"; write whose it is: \"self.safeArea\", or the "
                    + "id of another view in place of self"
            ),
            (
                "title.width == 1:0 * self.width", "1:78: error: expected a number other than 0 after \":\""
            ),
            (
                "self.top == superview.top",
                "1:60: error: \"superview\" cannot be used here: the other item is a controller's root view, which has no "
                    + "superview in the file"
            ),
            (
                "title.leading == self.left",
                "1:61: error: A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
            ),
            (
                "title.width == self.top",
                "1:61: error: Invalid pairing of layout attributes; \"title.width\" is a size, \"self.top\" is a position"
            ),
            (
                "title.leading == self.safeArea.top",
                "1:61: error: Constraint improperly relates anchors of incompatible types; \"title.leading\" is "
                    + "horizontal, \"self.safeArea.top\" is vertical"
            ),
            (
                "title.lastBaseline >= 2 * gap.right",
                "1:61: error: Constraint improperly relates anchors of incompatible types; \"title.lastBaseline\" is "
                    + "vertical, \"gap.right\" is horizontal"
            ),
        ])
    func mistakes(_ text: String, _ expected: String) {
        #expect(diagnostics(layout("\"\(text)\"")).first { $0.contains("error") } == expected)
    }

    @Test("every pair of attributes that UIKit refuses is an error in its words (autolayout.md §8)")
    func pairs() {
        for first in PairingTable.kinds.keys.sorted() {
            for second in PairingTable.kinds.keys.sorted() {
                let errors = diagnostics(layout("\"title.\(first) == self.\(second)\"")).filter { $0.contains("error") }
                let refusal = PairingTable.refusal(first, second)
                #expect(errors.count == (refusal == nil ? 0 : 1), "\(first) \(second): \(errors)")
                if let refusal { #expect(errors.first?.contains(": \(refusal)") == true, "\(first) \(second)") }
            }
        }
    }

    @Test("a location that is a number is refused in UIKit's words")
    func locations() {
        let error = diagnostics(layout("\"title.top == 20\"")).first { $0.contains("error") }
        #expect(error?.contains("Location attributes must be specified in pairs.") == true)
        #expect(error?.hasSuffix("specified in pairs. Write for example \"title.top == superview.top\"") == true)
    }

    @Test("items in two controllers' views have no common ancestor")
    func otherTree() {
        let text =
            "{\"root\": {\"class\": \"UIView\", \"constraints\": [\"far.top == self.top\"]}, "
            + "\"controllers\": {\"other\": {\"class\": \"UIView\", \"id\": \"far\"}}}"
        #expect(diagnostics(text).first?.contains("have no common ancestor") == true)
    }

    @Test("a view without a frame is placed by constraints that name it")
    func placement() {
        let page = view(layout("\"title.top == self.top\", \"'sub title'.top == self.top\""))
        #expect(page?.subviews.map(\.isConstrained) == [true, false])
        #expect(page?.isConstrained == false)
        #expect(diagnostics(layout("\"title.top == self.top\"")).isEmpty)
        #expect(diagnostics(layout("\"title.safeArea.top == self.top\"")).count == 1)
    }

    @Test("the flag and \"fill\" exclude each other")
    func flagAndFill() {
        let flag = "\"translatesAutoresizingMaskIntoConstraints\": false"
        let both = rootView("UIView", "\"subviews\": [{\"class\": \"UIView\", \"fill\": \"safeArea\", \(flag)}]")
        #expect(diagnostics(both).first?.contains("so only constraints place the view; remove \"fill\"") == true)
        let flagged = view(rootView("UIView", "\"subviews\": [{\"class\": \"UIView\", \(flag)}]"))
        #expect(flagged?.subviews.first?.isConstrained == true)
    }

    @Test("names, variations and steps")
    func variations() throws {
        let text = """
            {"equation": "title.height == 200", "identifier": "tall", "variations": [
              {"when": {"verticalSizeClass": "compact"}, "set": {"constant": 120, "priority": 999}},
              {"when": {"orientation": "landscape", "minWidth": 800}, "set": {"isActive": false}}]}
            """
        let constraint = try #require(view(layout(text))?.constraints.first)
        #expect(constraint.identifier == "tall")
        #expect(
            constraint.variations.map(\.changes) == [
                ConstraintChanges(constant: 120, priority: 999), ConstraintChanges(isActive: false),
            ])
        func steps(_ set: String) -> String {
            layout(text).dropLast() + ", \"steps\": [{\"set\": {\(set)}}]}"
        }
        let step = parse(steps("\"constraint\": \"tall\", \"constant\": 44")).document?.steps.first?.step as? SetStep
        #expect(step?.target == .constraint("tall"))
        #expect(step?.properties.map(\.name) == ["constant"])
        #expect(
            diagnostics(steps("\"constraint\": \"tal\", \"isActive\": true")).first?
                .contains("no constraint has the identifier \"tal\"; did you mean \"tall\"?") == true)
    }

    @Test("visual formats: ids by names, numbers, options; their constraints are numbered")
    func visualFormats() throws {
        let text = """
            {"visualFormat": "H:|-[title(gap)]-[b]", "views": {"b": "sub title"}, "metrics": {"gap": 24},
             "options": ["alignAllCenterY"], "identifier": "row"}
            """
        let constraint = try #require(view(layout(text))?.constraints.first)
        guard case .visualFormat(let format) = constraint.form else {
            Issue.record("no format")
            return
        }
        #expect(format.views == ["b": "sub title"])
        #expect(format.metrics == ["gap": 24])
        #expect(format.options == .alignAll(.centerY))
        let step = "\"steps\": [{\"set\": {\"constraint\": \"row-4\", \"isActive\": false}}]}"
        #expect(diagnostics(layout(text).dropLast() + ", " + step).isEmpty)
        let wrong = diagnostics(layout("{\"visualFormat\": \"[title]-[c]\"}")).first { $0.contains("error") }
        #expect(
            wrong
                == "1:77: error: invalid visual format at character 10 of \"[title]-[c]\": c is not a key in the views dictionary."
        )
    }

    @Test("a metric or view of a format that cannot be read is reported once, not again as missing")
    func unreadableFormats() {
        for (keys, problem) in [
            ("\"metrics\": {\"pad\": \"x\"}", "the metric \"pad\" must be a number, not \"x\""),
            ("\"views\": {\"a\": 5}, \"metrics\": {\"pad\": 1}", "the view \"a\" must be a string, not 5"),
        ] {
            let errors = diagnostics(layout("{\"visualFormat\": \"H:|-pad-[a]\", \(keys)}")).filter {
                $0.contains("error")
            }
            #expect(errors.count == 1 && errors.first?.hasSuffix(problem) == true, "\(errors)")
        }
    }

    @Test("custom spacing must name an arranged view of the stack view, also in a variation")
    func customSpacing() {
        func errors(_ keys: String) -> [String] {
            diagnostics(
                rootView(
                    "UIStackView",
                    "\(keys), \"arrangedSubviews\": [{\"class\": \"UILabel\", \"id\": \"name\"}], \"subviews\": "
                        + "[{\"class\": \"UIView\", \"id\": \"ground\", \"frame\": [0, 0, 1, 1]}]"))
        }
        let message = "which is not an arranged view of this stack view"
        for distance in ["3", "\"default\"", "\"system\""] {
            #expect(errors("\"customSpacing\": {\"name\": \(distance)}").isEmpty)
        }
        #expect(
            errors("\"customSpacing\": {\"nam\": 3}").map { String($0.drop { $0 != "e" }) }
                == ["error: \"customSpacing\" names \"nam\", \(message); did you mean \"name\"?"])
        #expect(errors("\"customSpacing\": {\"ground\": 3}").count == 1)
        let variation = "{\"when\": {\"idiom\": \"pad\"}, \"set\": {\"customSpacing\": {\"nix\": 3}}}"
        #expect(errors("\"variations\": [\(variation)]").count == 1)
    }

    @Test("stack views arrange views in the order of the file, with distances of their own")
    func stackViews() throws {
        let stack = try #require(
            view(
                rootView(
                    "UIStackView",
                    "\"axis\": \"vertical\", \"alignment\": \"leading\", \"customSpacing\": {\"a\": 4, \"b\": \"system\"}, "
                        + "\"arrangedSubviews\": [{\"class\": \"UILabel\", \"id\": \"a\"}, {\"class\": \"UILabel\", "
                        + "\"id\": \"b\"}], \"subviews\": [{\"class\": \"UIView\", \"frame\": [0, 0, 1, 1]}]")))
        #expect(stack.subviews.map(\.isArranged) == [true, true, false])
        #expect(stack.subviews.map(\.isConstrained) == [true, true, false])
        #expect(
            stack.property(named: "customSpacing")?.value
                == .customSpacing([
                    CustomSpacing(view: "a", distance: .points(4)), CustomSpacing(view: "b", distance: .system),
                ]))
        #expect(diagnostics(rootView("UIView", "\"arrangedSubviews\": []")).count == 1)
    }

    @Test("priorities and sizes of contents")
    func contents() {
        #expect(value("UILabel", "contentHuggingPriority", "[251, 750]") == .size(CGSize(width: 251, height: 750)))
        #expect(value("UIView", "intrinsicContentSize", "[null, 40]") == .size(CGSize(width: -1, height: 40)))
        #expect(value("UIView", "contentHuggingPriority", "[0, 250]") == nil)
    }

    @Test("any text ends in an equation or in an error")
    func anything() {
        var state: UInt64 = 11
        let pieces = [
            "title", ".", "top", "width", "==", "<=", " ", "*", "+", "-", "8", "1/2", ":", "@", "750", "self",
            "superview", "system", "'", "safeArea", "e", "=", "%",
        ]
        for _ in 0..<3_000 {
            var text = ""
            for _ in 0..<10 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += pieces[Int(state >> 33) % pieces.count]
            }
            let result = parse(layout("\"\(text)\""))
            #expect((result.document == nil) == !result.errors.isEmpty)
        }
    }
}
