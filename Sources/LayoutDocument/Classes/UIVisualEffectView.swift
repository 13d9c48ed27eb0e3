import LayoutRules

extension ClassSchema {
    /// Approximates a blur by its colour, with some transparency.
    static let visualEffectView = ClassSchema(
        .visualEffectView, superclass: view, availability: .later, elements: "visualEffectView"
    ) { _, element, list in
        guard let effect = element.child("blurEffect"), list.value("backgroundColor") == nil else { return }
        let style = (effect["style"] ?? "light").lowercased()
        let color: ColorValue
        if style.hasSuffix("dark") {
            color = .rgba(red: 0.1, green: 0.1, blue: 0.1, alpha: 0.75)
        } else if style == "light" || style == "extralight" || style.hasSuffix("light") {
            color = .rgba(red: 0.97, green: 0.97, blue: 0.97, alpha: style == "light" ? 0.6 : 0.8)
        } else {
            color = .withAlpha(.named("systemBackground"), style.contains("thin") ? 0.55 : 0.75)
        }
        list.add("backgroundColor", .color(color))
    }
}
