import LayoutRules

extension ClassSchema {
    static let visualEffectView = ClassSchema(
        .visualEffectView, superclass: view, elements: "visualEffectView",
        properties: [
            KeySchema(
                "effect", .choice(.blurEffectStyle),
                "The style of a UIBlurEffect: how what is behind the view is blurred and tinted. subviews are in the "
                    + "contentView. Default: none."
            ).optional
        ]
    ) { decoder, element, list in
        // A vibrancy effect holds the blur effect that it belongs to; it is not drawn.
        guard let effect = element.child("blurEffect") else { return }
        if let style = decoder.choice(effect, "style", .blurEffectStyle) { list.add("effect", .choice(style)) }
    } arrange: { _, view, _ in
        for index in view.subviews.indices where view.subviews[index].follows == .size {
            view.subviews[index].follows = nil
            view.subviews[index].isContentView = true
            // The stored mask is empty, and the view fills its superview all the same.
            view.subviews[index].properties.removeAll { $0.name == "autoresizingMask" }
        }
    }
}

extension Enumeration {
    fileprivate static let blurEffectStyle = Enumeration(
        "UIBlurEffect.Style", "extraLight", "light", "dark", "extraDark", "regular", "prominent",
        "systemUltraThinMaterial", "systemThinMaterial", "systemMaterial", "systemThickMaterial",
        "systemChromeMaterial", "systemUltraThinMaterialLight", "systemThinMaterialLight", "systemMaterialLight",
        "systemThickMaterialLight", "systemChromeMaterialLight", "systemUltraThinMaterialDark",
        "systemThinMaterialDark", "systemMaterialDark", "systemThickMaterialDark", "systemChromeMaterialDark")
}
