import KitSchema

// The pages of the classes that layout files may use.
extension ReferencePage {
    /// - Parameter classes: the view classes. If the pages are shown, the summaries of their keys must contain the
    ///   defaults.
    static func views(of classes: [ClassSchema]) -> [ReferencePage] { classes.map(page) }

    private static func page(of schema: ClassSchema) -> ReferencePage {
        let isRoot = schema.superclass == nil
        let structure = isRoot ? [ReferenceSection(.view, "structure")] : []
        return ReferencePage(
            name: schema.name, kind: .view, summary: "the keys of a \(schema.name)",
            introduction: isRoot
                ? ["Every view has these keys. Names and values are UIKit's."]
                : ["A view of UIKit. Names and values are UIKit's."],
            sections: structure + [
                ReferenceSection(
                    schema.name, isRoot ? "properties" : nil,
                    text: schema.ownProperties.isEmpty ? ["This class adds no keys to the inherited ones."] : [],
                    keys: schema.ownProperties.map(ReferenceKey.init))
            ],
            inherited: inherited(by: schema))
    }

    private static func inherited(by schema: ClassSchema) -> [Inherited] {
        guard let superclass = schema.superclass else { return [] }
        let structure = superclass.superclass == nil ? ObjectSchema.view.keys : []
        let own = Inherited(page: superclass.name, keys: (structure + superclass.ownProperties).map(\.name))
        return [own] + inherited(by: superclass)
    }

    static func controllers(of classes: [ControllerSchema]) -> [ReferencePage] { classes.map(page) }

    private static func page(of controller: ControllerSchema) -> ReferencePage {
        let superclass = controller.schema.superclass
        let isPlain = superclass == nil
        return ReferencePage(
            name: controller.name, kind: .controller, summary: "the keys of a \(controller.name)",
            introduction: [
                isPlain
                    ? "Every controller has these keys, but containers do not have view and children. Keys with the "
                        + "name of a UIKit method or property replace what it returns."
                    : "A container of UIKit."
            ],
            sections: [
                ReferenceSection(
                    controller.name, nil,
                    keys: (isPlain ? controller.keys : controller.ownKeys).map(ReferenceKey.init))
            ],
            inherited: superclass.map { [Inherited(page: $0.name, keys: controller.commonKeys.map(\.name))] } ?? [])
    }
}
