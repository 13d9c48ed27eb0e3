import Basics
import JSON
import KitSchema

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
        return elements.compactMap { element in
            step(element).map { StepNode(position: element.position, step: $0) }
        }
    }

    private mutating func step(_ value: JSONValue) -> (any Step)? {
        guard let members = value.members else {
            report(
                .wrongType,
                "a step must be an object such as { \"turn\": \"landscape\" }, not "
                    + value.summary, at: value.position)
            return nil
        }
        let verbs = members.filter { Steps.verb(named: $0.key) != nil }
        guard let key = verbs.first, let verb = Steps.verb(named: key.key) else {
            reportNoVerb(members, at: value.position)
            return nil
        }
        if verbs.count > 1 {
            report(
                .misplacedKey,
                "\(Wording.quoted(key.key)) and \(Wording.quoted(verbs[1].key)) are two steps; write one object for each",
                at: verbs[1].position)
            return nil
        }
        guard let members = self.members(of: value, verb.schema, "a step"), let member = members[verb.key] else {
            return nil
        }
        return verb.read(WrittenStep(key: verb.key, verb: member, members: members), &self)
    }

    private mutating func reportNoVerb(_ members: [JSONMember], at position: SourcePosition) {
        let known = "expected \(Wording.alternatives(Steps.names))"
        guard let first = members.first else {
            report(.missingKey, "a step has no action", at: position, advice: known)
            return
        }
        report(
            .unknownKey, "unknown key \(Wording.quoted(first.key)) in a step", at: first.position,
            advice: suggestion(first.key, Steps.names) ?? known)
    }

    // MARK: Controllers that steps name

    /// An optional id.
    struct OptionalID {
        var id: String?
    }

    /// The id of a controller that an option names.
    /// - Returns: nil if the option is invalid.
    mutating func optionalID(_ member: JSONMember?) -> OptionalID? {
        guard let member else { return OptionalID(id: nil) }
        return controllerID(member).map { OptionalID(id: $0) }
    }

    /// `true`, or the id of a controller.
    /// - Returns: nil if it is wrong.
    mutating func confirmation(_ member: JSONMember) -> OptionalID? {
        switch member.value.content {
        case .boolean(true): return OptionalID(id: nil)
        case .string(let id) where !id.isEmpty: return optionalID(member)
        default:
            reportType(member.value, .confirmation, Wording.quoted(member.key))
            return nil
        }
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
}
