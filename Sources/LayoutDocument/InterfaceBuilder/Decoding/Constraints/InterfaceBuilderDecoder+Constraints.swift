import Basics
import Foundation
import KitSchema
import KitValues
import LayoutRules

// Reads constraints, layout guides and other data that places the views of a document with Auto Layout (autolayout.md
// §16).
extension InterfaceBuilderDecoder {
    /// Reads the data about a view's place, besides its frame.
    mutating func addConstraints(of element: DocumentElement, to node: inout ViewNode) {
        guard usesAutoLayout else { return }
        node.isConstrained = isConstrained(element)
        node.isAmbiguous = element.flag("ambiguous") ?? false
        for guide in element.children where ["viewLayoutGuide", "keyboardLayoutGuide"].contains(guide.name) {
            if let guide = layoutGuide(guide) { node.layoutGuides.append(guide) }
        }
        let excluded = excludedConstraints(of: element)
        for child in element.child("constraints")?.children ?? [] where child.name == "constraint" {
            constraintCount += 1
            guard constraintCount <= limits.constraints else {
                if constraintCount == limits.constraints + 1 {
                    log.add(
                        Diagnostic(
                            .error, .limitExceeded, "the document has more than \(limits.constraints) constraints",
                            file: file, at: child.position))
                }
                return
            }
            if var constraint = constraint(child) {
                if let id = constraint.id { excluded.apply(to: &constraint, id: id) }
                node.constraints.append(constraint)
            }
        }
    }

    /// Whether constraints place a view, whatever frame the document stores.
    func isConstrained(_ element: DocumentElement) -> Bool {
        usesAutoLayout && element.flag("translatesAutoresizingMaskIntoConstraints") == false
            && element.flag("fixedFrame") != true
    }

    /// The layout guides of a controller, which represent the lengths of the bars over its view.
    mutating func controllerLayoutGuides(of element: DocumentElement) -> [LayoutGuideNode] {
        (element.child("layoutGuides")?.children ?? []).compactMap { guide in
            guard guide.name == "viewControllerLayoutGuide", let id = guide["id"] else { return nil }
            return LayoutGuideNode(id: id, kind: guide["type"] == "bottom" ? .bottom : .top, position: guide.position)
        }
    }

    private mutating func layoutGuide(_ element: DocumentElement) -> LayoutGuideNode? {
        guard let id = element["id"] else { return nil }
        guard let key = element["key"] ?? (element.name == "keyboardLayoutGuide" ? "keyboard" : nil) else {
            return LayoutGuideNode(id: id, kind: .own, position: element.position)
        }
        let areas: [String: LayoutArea] = [
            "safeArea": .safeArea, "contentLayoutGuide": .contentLayout, "frameLayoutGuide": .frameLayout,
            "layoutMargins": .layoutMargins, "readableContent": .readableContent, "keyboard": .keyboard,
        ]
        guard let area = areas[key] else {
            warnOnce(
                .unknownValue, "the layout guide \(Wording.quoted(key)) is unknown; nothing determines its frame",
                at: element.position)
            return LayoutGuideNode(id: id, kind: .own, position: element.position)
        }
        return LayoutGuideNode(id: id, kind: .area(area), position: element.position)
    }

    // MARK: A constraint

    /// A constraint; nil for any other element.
    private mutating func constraint(_ element: DocumentElement) -> ConstraintNode? {
        guard let first = operand(element, "first") else {
            warnOfAttribute(element, "first")
            return nil
        }
        var equation = ConstraintEquation(first)
        switch element["relation"] {
        case "greaterThanOrEqual": equation.relation = .greaterThanOrEqual
        case "lessThanOrEqual": equation.relation = .lessThanOrEqual
        default: break
        }
        if element["secondItem"] != nil || element["secondAttribute"] != nil {
            guard let second = operand(element, "second") else {
                warnOfAttribute(element, "second")
                return nil
            }
            equation.second = second
        }
        if let multiplier = multiplier(element) { equation.multiplier = multiplier }
        let fault = AttributePairing.fault(
            first.attribute, equation.second?.attribute ?? .notAnAttribute, hasSecondItem: equation.second != nil,
            multiplier: equation.multiplier)
        if let fault {
            warn(.invalidConstraint, "a constraint is ignored: \(fault.reason)", at: element.position)
            return nil
        }
        equation.constant = constant(element, multiplier: equation.multiplier)
        if element["symbolType"] == "layoutAnchor" { equation.multiplier = 1 }
        if let priority = priority(element) { equation.priority = priority }
        // Xcode removes the constraint from the application, where code adds another one in its place.
        let isPlaceholder = element.flag("placeholder") == true
        if isPlaceholder { equation.priority = 1 }
        var node = ConstraintNode(
            .equation(equation), at: element.position, id: element["id"], identifier: element["identifier"])
        node.isPlaceholder = isPlaceholder
        for (condition, variation) in variations(of: element) {
            let changes = ConstraintChanges(
                constant: variation["constant"] == nil ? nil : number(variation, "constant").map { Double($0) },
                priority: isPlaceholder ? nil : priority(variation))
            guard let condition else {
                if let constant = changes.constant { equation.constant = .points(constant) }
                if let priority = changes.priority { equation.priority = priority }
                node.form = .equation(equation)
                continue
            }
            node.variations.append(
                ConstraintVariation(position: variation.position, condition: condition, changes: changes))
        }
        return node
    }

    private mutating func warnOfAttribute(_ element: DocumentElement, _ side: String) {
        let fault = element[side + "Attribute"].map { "its attribute \(Wording.quoted($0)) is unknown" }
        warn(
            .unknownValue, "a constraint is ignored: \(fault ?? "it has no \(side)Attribute")", at: element.position)
    }

    private func operand(_ element: DocumentElement, _ side: String) -> ConstraintEquation.Operand? {
        guard let name = element[side + "Attribute"],
            let attribute = name == "baseline" ? .lastBaseline : NSLayoutAttribute(name: name)
        else { return nil }
        let base = element[side + "Item"].map { ConstraintEquation.Item.Base.id($0) } ?? .holder
        return ConstraintEquation.Operand(ConstraintEquation.Item(base), attribute)
    }

    /// The multiplier, from a decimal, a fraction or a ratio; nil for 1.
    private mutating func multiplier(_ element: DocumentElement) -> Double? {
        guard let text = element["multiplier"] else { return nil }
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map { Double($0) }
        let value: Double? =
            switch parts.count {
            case 1: parts[0]
            case 2: parts[0].flatMap { one in parts[1].map { one / $0 } }
            default: nil
            }
        guard let value, value.isFinite, abs(value) <= Double(LayoutLimits.coordinate) else {
            warn(
                .outOfRange,
                "the multiplier \(Wording.quoted(text)) of a constraint is not a number; 1 is used instead",
                at: element.position)
            return nil
        }
        return value
    }

    /// The stored constant, which a symbolic constant also has; a missing one is 0 (autolayout.md §16).
    private mutating func constant(
        _ element: DocumentElement, multiplier: Double
    ) -> ConstraintEquation.Constant {
        if element["symbolType"] == "layoutAnchor" { return .system(multiplier) }
        if element["constant"] == "standard" {
            return .points(element["secondItem"] == nil || element["firstItem"] == nil ? 20 : 8)
        }
        return .points(number(element, "constant").map { Double($0) } ?? 0)
    }

    private mutating func priority(_ element: DocumentElement) -> Double? {
        guard element["priority"] != nil, let value = number(element, "priority") else { return nil }
        return min(max(Double(value), 1), 1000)
    }

    // MARK: Size classes

    /// The variations of an element with their conditions, in ascending order of the number of conditions. The
    /// condition of the default is nil. Variations that match no device of the catalogue are left out.
    func variations(of element: DocumentElement) -> [(condition: Variation.Condition?, element: DocumentElement)] {
        let all = element.children.filter { $0.name == "variation" }.compactMap { variation in
            VariationKey(variation["key"] ?? "").map { (key: $0, element: variation) }
        }
        return all.enumerated().sorted { ($0.element.key.count, $0.offset) < ($1.element.key.count, $1.offset) }
            .map { ($0.element.key.condition, $0.element.element) }
    }

    private func excludedConstraints(of element: DocumentElement) -> InstallationMask {
        InstallationMask(variations(of: element), key: "constraints")
    }

    /// Records the situations in which the subviews of an element are installed.
    func installSubviews(of element: DocumentElement, in node: inout ViewNode) {
        let mask = InstallationMask(variations(of: element), key: "subviews")
        for index in node.subviews.indices {
            guard let id = node.subviews[index].id else { continue }
            node.subviews[index].installation = mask.installation(of: id)
        }
    }

    /// Adds properties that a view has in some situations only.
    mutating func addVariations(of element: DocumentElement, _ schema: ClassSchema?, to node: inout ViewNode) {
        for (condition, variation) in variations(of: element) {
            var varied = element
            for (key, value) in variation.attributes where key != "key" { varied.attributes[key] = value }
            for child in variation.children where child["key"] != nil && child.name != "mask" && child.name != "rect" {
                varied.children.removeAll { $0["key"] == child["key"] }
                varied.children.append(child)
            }
            guard varied != element else { continue }
            let changed = properties(of: varied, schema).properties.filter {
                node.property(named: $0.name)?.value != $0.value
            }
            guard let condition else {
                for property in changed { node.set(named: property.name, property.value) }
                continue
            }
            guard !changed.isEmpty else { continue }
            node.variations.append(
                Variation(
                    position: variation.position, condition: condition, frame: nil, designedSize: nil,
                    properties: changed))
        }
    }
}

/// The key of a condition: `heightClass=compact-widthClass=regular`.
private struct VariationKey {
    /// The condition; nil for the default.
    var condition: Variation.Condition?
    var count = 0

    /// Fails for a condition that matches no device of the catalogue.
    init?(_ key: String) {
        guard key != "default" else { return }
        var condition = Variation.Condition()
        for part in key.split(separator: "-") {
            let words = part.split(separator: "=").map(String.init)
            let size: UIUserInterfaceSizeClass? =
                words.last == "compact" ? .compact : words.last == "regular" ? .regular : nil
            guard words.count == 2, let size else { return nil }
            switch words[0] {
            case "heightClass": condition.verticalSizeClass = size
            case "widthClass": condition.horizontalSizeClass = size
            default: return nil
            }
            count += 1
        }
        guard count > 0 else { return nil }
        self.condition = condition
    }
}

/// The ids that variations include and exclude.
private struct InstallationMask {
    private var steps: [(condition: Variation.Condition?, included: Set<String>, excluded: Set<String>)] = []

    init(_ variations: [(condition: Variation.Condition?, element: DocumentElement)], key: String) {
        for (condition, variation) in variations {
            guard let mask = variation.child("mask", key: key) else { continue }
            func references(_ name: String) -> Set<String> {
                Set(mask.children.filter { $0.name == name }.compactMap { $0["reference"] })
            }
            steps.append((condition, references("include"), references("exclude")))
        }
    }

    /// The installation of an object; nil if it is always installed.
    func installation(of id: String) -> Installation? {
        var installation = Installation(isInstalled: true)
        for step in steps {
            let isIncluded = step.included.contains(id)
            guard isIncluded || step.excluded.contains(id) else { continue }
            if let condition = step.condition {
                installation.variations.append((condition, isIncluded))
            } else {
                installation.isInstalled = isIncluded
            }
        }
        return installation.isInstalled && installation.variations.isEmpty ? nil : installation
    }

    func apply(to constraint: inout ConstraintNode, id: String) {
        guard let installation = installation(of: id) else { return }
        constraint.isActive = installation.isInstalled
        constraint.variations += installation.variations.map {
            ConstraintVariation(
                position: nil, condition: $0.condition, changes: ConstraintChanges(isActive: $0.isInstalled))
        }
    }
}
