import Basics
import JSON
import KitSchema

/// Selects a tab of a tab bar controller.
package struct SelectTabStep: Step {
    package enum Tab: Sendable, Equatable {
        case index(Int)
        /// The id of the tab's controller.
        case controller(String)
    }

    package var tab: Tab
    /// The tab bar controller, or a controller in it; nil for the visible one.
    package var from: String?

    package static let verb = StepVerb(
        "selectTab", .tab, "Selects a tab, by its index or by the id of its controller.",
        options: [
            KeySchema(
                "from", .name,
                "The id of the tab bar controller, or of a controller inside it. Default: the visible tab "
                    + "bar controller."
            ).example(#""tabs""#)
        ]
    ) { step, decoder in
        guard let tab = decoder.tab(step.verb), let bar = decoder.optionalID(step.from) else { return nil }
        return SelectTabStep(tab: tab, from: bar.id)
    }

    package var text: String {
        switch tab {
        case .index(let index): "selectTab \(index)" + Self.options(isAnimated: true, from: from)
        case .controller(let id): "selectTab \(id)" + Self.options(isAnimated: true, from: from)
        }
    }

    package var mayChangeOrientations: Bool { true }
}

extension DocumentDecoder {
    fileprivate mutating func tab(_ member: JSONMember) -> SelectTabStep.Tab? {
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
}
