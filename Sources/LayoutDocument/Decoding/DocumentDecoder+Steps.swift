import Basics
import JSON
import KitValues
import LayoutRules

extension DocumentDecoder {
    /// Reads the script, after all objects to which it can refer.
    mutating func steps(_ value: JSONValue) -> [StepNode] {
        guard case .array(let elements) = value.content else {
            reportType(value, .steps, "\"steps\"")
            return []
        }
        let limit = limits.steps
        guard elements.count <= limit else {
            report(.limitExceeded, "the file has more than \(limit) steps", at: elements[limit].position)
            return []
        }
        var steps: [StepNode] = []
        var snapshots: [String: SourcePosition] = [:]
        for element in elements {
            guard let (verb, members) = step(element), let action = action(verb, members) else { continue }
            if case .snapshot(let name) = action { checkSnapshot(name, members["snapshot"], &snapshots) }
            steps.append(StepNode(position: element.position, action: action))
        }
        return steps
    }

    /// The verb of a step, and its members.
    private mutating func step(_ value: JSONValue) -> (verb: String, members: Members)? {
        guard let members = value.members else {
            report(
                .wrongType,
                "a step must be an object such as { \"turn\": \"landscape\" }, not "
                    + value.summary, at: value.position)
            return nil
        }
        let verbs = members.filter { StepSchema.named($0.key) != nil }
        guard let verb = verbs.first, let schema = StepSchema.named(verb.key) else {
            reportNoVerb(members, at: value.position)
            return nil
        }
        if verbs.count > 1 {
            report(
                .misplacedKey,
                "\(Wording.quoted(verb.key)) and \(Wording.quoted(verbs[1].key)) are two steps; write one object for each",
                at: verbs[1].position)
            return nil
        }
        return self.members(of: value, schema, "a step").map { (verb.key, $0) }
    }

    private mutating func reportNoVerb(_ members: [JSONMember], at position: SourcePosition) {
        let known = "expected \(Wording.alternatives(StepSchema.verbs))"
        guard let first = members.first else {
            report(.missingKey, "a step has no action", at: position, advice: known)
            return
        }
        report(
            .unknownKey, "unknown key \(Wording.quoted(first.key)) in a step", at: first.position,
            advice: suggestion(first.key, StepSchema.verbs) ?? known)
    }

    private mutating func action(_ verb: String, _ members: Members) -> StepNode.Action? {
        guard let member = members[verb] else { return nil }
        let isAnimated = members.value("animated", \.boolean) ?? true
        let from = members["from"]
        switch verb {
        case "turn":
            return members.value(verb, \.choice).flatMap { OrientationRequest(name: $0.name) }.map { .turn($0) }
        case "present":
            guard let controller = controllerID(member), let presenter = optionalID(from) else { return nil }
            return .present(
                StepNode.Presentation(
                    controller: controller, style: members.value("style", \.choice), isAnimated: isAnimated,
                    from: presenter.id))
        case "dismiss": return departure(member, isAnimated, nil).map { .dismiss($0) }
        case "push":
            guard let controller = controllerID(member), let stack = optionalID(from) else { return nil }
            return .push(controller, isAnimated: isAnimated, from: stack.id)
        case "pop": return departure(member, isAnimated, from).map { .pop($0) }
        case "selectTab":
            guard let tab = tab(member), let bar = optionalID(from) else { return nil }
            return .selectTab(tab, from: bar.id)
        case "set": return settings(member.value)
        case "keyboard": return keyboard(member).map { .keyboard($0) }
        case "snapshot": return members.value(verb, \.string).map { .snapshot($0) }
        case "setNeedsUpdateOfSupportedInterfaceOrientations":
            return confirmation(member).map { .setNeedsUpdateOfSupportedInterfaceOrientations($0.id) }
        case "requestGeometryUpdate":
            return members.value(verb, \.orientations).map { .requestGeometryUpdate($0) }
        case "attemptRotationToDeviceOrientation":
            return confirmation(member).map { _ in .attemptRotationToDeviceOrientation }
        case "setStatusBarOrientation":
            return members.value(verb, \.choice).flatMap { UIInterfaceOrientation(name: $0.name) }
                .map { .setStatusBarOrientation($0) }
        default: return nil
        }
    }

    private mutating func departure(
        _ member: JSONMember, _ isAnimated: Bool, _ from: JSONMember?
    ) -> StepNode.Departure? {
        guard let controller = confirmation(member), let stack = optionalID(from) else { return nil }
        return StepNode.Departure(controller: controller.id, isAnimated: isAnimated, from: stack.id)
    }

    private mutating func keyboard(_ member: JSONMember) -> StepNode.Keyboard? {
        switch member.value.content {
        case .boolean(let isShown): return isShown ? .shown(height: nil) : .hidden
        case .number:
            guard
                case .number(let height)? = value(
                    member.value, .number(ValueType.keyboardHeights), Wording.quoted(member.key))
            else { return nil }
            return .shown(height: Double(height))
        default:
            reportType(member.value, .keyboard, Wording.quoted(member.key))
            return nil
        }
    }

    // MARK: Ids of targets

    /// An optional id.
    private struct OptionalID {
        var id: String?
    }

    private mutating func optionalID(_ member: JSONMember?) -> OptionalID? {
        guard let member else { return OptionalID(id: nil) }
        return controllerID(member).map { OptionalID(id: $0) }
    }

    /// `true`, or the id of a controller.
    private mutating func confirmation(_ member: JSONMember) -> OptionalID? {
        switch member.value.content {
        case .boolean(true): return OptionalID(id: nil)
        case .string(let id) where !id.isEmpty: return optionalID(member)
        default:
            reportType(member.value, .confirmation, Wording.quoted(member.key))
            return nil
        }
    }

    private mutating func tab(_ member: JSONMember) -> StepNode.Tab? {
        if case .string(let id) = member.value.content, !id.isEmpty {
            return controllerID(member).map { .controller($0) }
        }
        guard case .number = member.value.content else {
            reportType(member.value, .tab, Wording.quoted(member.key))
            return nil
        }
        guard case .integer(let index)? = value(member.value, .integer(0...1000), Wording.quoted(member.key)) else {
            return nil
        }
        return .index(index)
    }

    /// The id of a controller of the file; an unknown id is reported.
    mutating func controllerID(_ member: JSONMember) -> String? {
        // Any other value was reported when the step's keys were read.
        guard case .string(let id) = member.value.content, !id.isEmpty else { return nil }
        switch ids[id]?.bearer {
        case .controller: return id
        case .guide?:
            report(.wrongClass, "\(Wording.quoted(id)) is a layout guide, not a controller", at: member.value.position)
        case .view?:
            report(.wrongClass, "\(Wording.quoted(id)) is a view, not a controller", at: member.value.position)
        case nil:
            let known = ids.filter { if case .controller = $0.value.bearer { true } else { false } }
            report(
                .unknownID, "no controller has the id \(Wording.quoted(id))", at: member.value.position,
                advice: suggestion(id, known.keys.sorted()))
        }
        return nil
    }

    // MARK: Snapshots

    /// Reports names that are invalid as file names, or would overwrite another picture.
    private mutating func checkSnapshot(
        _ name: String, _ member: JSONMember?, _ earlier: inout [String: SourcePosition]
    ) {
        guard let position = member?.value.position else { return }
        // Names are compared in lower case and as strings, because some file systems ignore case and the encoding of
        // accents.
        let folded = name.uppercased().lowercased()
        if name.count > 100 || name.contains(where: { !$0.isLetter && !$0.isNumber && !"-_ ".contains($0) })
            || name.first == " " || name.last == " "
        {
            report(
                .outOfRange, "\(Wording.quoted(name)) is not a valid snapshot name", at: position,
                advice: "use up to 100 letters, digits, dashes, underscores and spaces")
        } else if DocumentDecoder.isOrientation(folded) {
            report(
                .outOfRange, "the snapshot \(Wording.quoted(name)) would overwrite the picture of that orientation",
                at: position, advice: "choose another name, such as \"turned\"")
        } else if let first = earlier.updateValue(position, forKey: folded) {
            report(
                .duplicateID, "the snapshot \(Wording.quoted(name)) is taken twice; the first is at \(first)",
                at: position)
        }
    }

    /// Whether a lower-case name is that of an orientation, which pictures already use.
    private static func isOrientation(_ name: String) -> Bool {
        (UIInterfaceOrientation.namedCases.map(\.name) + ["landscape"]).contains { $0.lowercased() == name }
    }
}
