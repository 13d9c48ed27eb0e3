import Basics
import Foundation
import JSON
import KitSchema
import KitValues
import LayoutRules

extension DocumentDecoder {
    /// - Parameter schema: the view's class; nil if it is unknown, so that properties cannot be checked.
    mutating func variations(
        _ value: JSONValue, _ schema: ClassSchema?, _ className: String, _ context: ViewContext
    ) -> [Variation] {
        guard case .array(let elements) = value.content else {
            reportType(value, .variations, "\"variations\"")
            return []
        }
        var variations: [Variation] = []
        for element in elements {
            guard let members = members(of: element, .variation, "a variation") else { continue }
            var variation = Variation(
                position: element.position, condition: Variation.Condition(),
                designedSize: members.value(VariationKeys.at, \.size), properties: [])
            if let when = members[VariationKeys.when] { variation.condition = condition(when.value) }
            if let set = members[VariationKeys.set] {
                changes(set.value, schema, className, members[VariationKeys.at], context, &variation)
            }
            variations.append(variation)
        }
        return variations
    }

    mutating func condition(_ value: JSONValue) -> Variation.Condition {
        guard let members = members(of: value, .condition, "\"when\"") else { return Variation.Condition() }
        if value.members?.isEmpty == true {
            let keys = Wording.alternatives(ObjectSchema.condition.keys.map(\.name))
            report(.invalidList, "\"when\" is empty", at: value.position, advice: "add \(keys)")
        }
        let condition = Variation.Condition(
            orientations: members.value(ConditionKeys.orientation, \.options).map {
                UIInterfaceOrientationMask(rawValue: $0.rawValue)
            },
            horizontalSizeClass: members.value(ConditionKeys.horizontalSizeClass, \.choice).flatMap {
                UIUserInterfaceSizeClass(rawValue: $0.rawValue)
            },
            verticalSizeClass: members.value(ConditionKeys.verticalSizeClass, \.choice).flatMap {
                UIUserInterfaceSizeClass(rawValue: $0.rawValue)
            },
            idiom: members.value(ConditionKeys.idiom, \.choice).flatMap { UIUserInterfaceIdiom(rawValue: $0.rawValue) },
            minWidth: members.value(ConditionKeys.minWidth, \.number),
            maxWidth: members.value(ConditionKeys.maxWidth, \.number),
            minHeight: members.value(ConditionKeys.minHeight, \.number),
            maxHeight: members.value(ConditionKeys.maxHeight, \.number),
            contentSizes: members.value(ConditionKeys.contentSize, \.choice).map {
                Enumeration.contentSizes(named: $0.name)
            },
            layoutDirection: members.value(ConditionKeys.layoutDirection, \.choice).flatMap {
                UITraitEnvironmentLayoutDirection(rawValue: $0.rawValue)
            },
            appearance: members.value(ConditionKeys.appearance, \.choice).flatMap {
                UIUserInterfaceStyle(rawValue: $0.rawValue)
            })
        if condition.orientations?.isEmpty == true {
            report(
                .impossibleCondition, "\"orientation\" is empty, so the variation never applies",
                at: members[ConditionKeys.orientation]?.value.position ?? value.position)
        }
        checkRange(condition.minWidth, condition.maxWidth, of: "Width", at: value.position)
        checkRange(condition.minHeight, condition.maxHeight, of: "Height", at: value.position)
        return condition
    }

    private mutating func checkRange(_ low: CGFloat?, _ high: CGFloat?, of length: String, at position: SourcePosition)
    {
        guard let low, let high, low > high else { return }
        report(
            .impossibleCondition,
            "\"min\(length)\" \(DocumentDecoder.text(low)) is more than \"max\(length)\" "
                + "\(DocumentDecoder.text(high)), so the variation never applies",
            at: position)
    }

    /// Reads `set` into `variation`.
    /// - Parameter outerSize: the `at` next to `set`, which has the same meaning as one inside it.
    private mutating func changes(
        _ value: JSONValue, _ schema: ClassSchema?, _ className: String, _ outerSize: JSONMember?,
        _ context: ViewContext, _ variation: inout Variation
    ) {
        guard let members = value.members else {
            reportType(value, .changes, "\"set\"")
            return
        }
        for member in members {
            if let key = ObjectSchema.changes[member.key] {
                guard let property = property(member, key) else { continue }
                switch key.name {
                case ChangeKeys.frame.name:
                    variation.frame = property.value.rect.map { Located($0, at: property.valuePosition) }
                case VariationKeys.at.name: variation.designedSize = property.value.size
                default: break
                }
            } else if ObjectSchema.view[member.key] != nil || schema?[member.key]?.isFixed == true {
                report(
                    .misplacedKey, "\(Wording.quoted(member.key)) cannot be changed by a variation",
                    at: member.position)
            } else if let schema {
                if let key = schema[member.key] {
                    if let property = property(member, key) { variation.properties.append(property) }
                } else {
                    reportUnknownProperty(
                        member, schema, in: className, others: ObjectSchema.changes.keys.map(\.name))
                }
            }
        }
        checkPlacement(members, outerSize, context)
    }

    /// Reports a frame, or its superview's size, that has no effect.
    private mutating func checkPlacement(_ members: [JSONMember], _ outerSize: JSONMember?, _ context: ViewContext) {
        let frame = members.first { $0.has(ChangeKeys.frame) }
        let innerSize = members.first { $0.has(VariationKeys.at) }
        if let frame, context.isRoot {
            report(
                .misplacedKey, "\"frame\" has no effect here: the window sets the size of this view", at: frame.position
            )
        }
        if let innerSize, let outerSize {
            report(
                .misplacedKey,
                "\"at\" is given twice, in \"set\" and beside "
                    + "it", at: max(innerSize.position, outerSize.position)
            )
        } else if let size = innerSize ?? outerSize, frame == nil {
            report(
                .misplacedKey, "\"at\" has no effect without a \"frame\" in \"set\"", at: size.position)
        }
    }
}
