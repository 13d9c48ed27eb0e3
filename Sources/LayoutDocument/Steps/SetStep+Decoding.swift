import Basics
import Foundation
import JSON
import KitSchema

extension DocumentDecoder {
    /// The changes that a step makes.
    mutating func settings(_ value: JSONValue) -> SetStep? {
        guard let members = value.members else {
            reportType(value, .settings, "\"set\"")
            return nil
        }
        if let member = members.first(where: { $0.has(ConstraintSettingKeys.constraint) }) {
            return constraintSettings(value, member)
        }
        guard let member = members.first(where: { $0.has(ViewKeys.id) }) else {
            report(.missingKey, "\"set\" has no \"id\"", at: value.position)
            return nil
        }
        guard let id = string(member.value, .name, "\"id\"") else { return nil }
        let changes = members.filter { !$0.has(ViewKeys.id) }
        if changes.isEmpty {
            report(
                .invalidList, "\"set\" has no properties", at: value.position,
                advice: "add a property beside "
                    + "\"id\"")
            return nil
        }
        switch (id, ids[id]?.bearer ?? bearerInCells(id)) {
        case (SetStep.applicationDelegateID, _):
            return SetStep(target: .applicationDelegate, properties: changes.compactMap { delegateChange($0) })
        case (DocumentDecoder.applicationID, _):
            report(
                .misplacedKey, "a property list does not change while the application runs", at: member.value.position,
                advice: "set \(Wording.quoted(SetStep.applicationDelegateID))")
        case (_, .controller(let schema, let isCustom)):
            return SetStep(
                target: .controller(id),
                properties: changes.compactMap { controllerChange($0, schema, isCustom: isCustom) })
        case (_, .view(let schema, let isPlaced)):
            return SetStep(
                target: .view(id), properties: changes.compactMap { viewChange($0, schema, isPlaced: isPlaced) })
        case (_, .guide):
            report(
                .wrongClass, "\(Wording.quoted(id)) is a layout guide and has no properties", at: member.value.position)
        case (_, nil):
            report(
                .unknownID, "no view or controller has the id \(Wording.quoted(id))", at: member.value.position,
                advice: suggestion(id, ids.keys.sorted() + [SetStep.applicationDelegateID]))
        }
        return nil
    }

    /// The object of an id in a cell: `name`, `trips[0,7].name`, or of a cell: `trips[0,7]`.
    private func bearerInCells(_ id: String) -> IDBearer? {
        guard let reference = RowReference(id), ids[reference.table] != nil else { return idsInCells[id] }
        if let inner = reference.view { return idsInCells[inner] }
        return classes.views[.tableViewCell].map { .view($0, isPlaced: true) }
    }

    private mutating func constraintSettings(_ value: JSONValue, _ constraint: JSONMember) -> SetStep? {
        guard let members = members(of: value, .constraintSettings, "\"set\"", title: "a constraint"),
            let identifier = members.value(ConstraintSettingKeys.constraint, \.string)
        else { return nil }
        switch constraintIdentifiers[identifier] ?? 0 {
        case 0:
            report(
                .unknownID, "no constraint has the identifier \(Wording.quoted(identifier))",
                at: constraint.value.position, advice: suggestion(identifier, constraintIdentifiers.keys.sorted()))
            return nil
        case 1: break
        case let count:
            report(
                .duplicateID, "\(count) constraints have the identifier \(Wording.quoted(identifier))",
                at: constraint.value.position, advice: "a step changes a single constraint: give it a unique identifier"
            )
            return nil
        }
        let changes = members.properties.filter { $0.name != ConstraintSettingKeys.constraint.name }
        if changes.isEmpty {
            report(
                .invalidList, "\"set\" sets nothing", at: value.position,
                advice: "add \"constant\", \"priority\" or \"isActive\"")
            return nil
        }
        return SetStep(target: .constraint(identifier), properties: changes)
    }

    private mutating func delegateChange(_ member: JSONMember) -> Property? {
        guard let key = ObjectSchema.applicationDelegate[member.key] else {
            report(
                .unknownKey, "unknown key \(Wording.quoted(member.key)) in \"delegate\"", at: member.position,
                advice: suggestion(member.key, ObjectSchema.applicationDelegate.keys.map(\.name)))
            return nil
        }
        return property(member, key.optional)
    }

    private mutating func controllerChange(
        _ member: JSONMember, _ schema: ControllerSchema, isCustom: Bool
    ) -> Property? {
        guard let key = schema[member.key] else {
            report(
                .unknownKey, "unknown key \(Wording.quoted(member.key)) in \(schema.name)", at: member.position,
                advice: suggestion(member.key, schema.keys.filter(schema.isSettable).map(\.name)))
            return nil
        }
        if !schema.isSettable(key) {
            report(.misplacedKey, "\(Wording.quoted(key.name)) cannot be changed by a step", at: member.position)
        } else if isCustom, ControllerSchema.isAnswer(key.name) {
            report(
                .misplacedKey, "\(Wording.quoted(key.name)) has no effect: your own class decides this",
                at: member.position)
        } else {
            return property(member, key)
        }
        return nil
    }

    private mutating func viewChange(_ member: JSONMember, _ schema: ClassSchema, isPlaced: Bool) -> Property? {
        if let key = schema[member.key], !key.isFixed { return property(member, key) }
        if let key = ObjectSchema.view[member.key], key.name == ViewKeys.frame.name {
            guard isPlaced else { return property(member, key) }
            report(
                .misplacedKey, "\"frame\" has no effect here: something else positions this view",
                at: member.position)
        } else if ObjectSchema.view[member.key] != nil || schema[member.key] != nil {
            report(.misplacedKey, "\(Wording.quoted(member.key)) cannot be changed by a step", at: member.position)
        } else {
            reportUnknownProperty(member, schema, in: schema.name, others: [ViewKeys.frame.name])
        }
        return nil
    }
}
