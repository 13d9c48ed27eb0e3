import LayoutRules

extension ClassSchema {
    static let window = ClassSchema(.window, superclass: view, availability: .later, elements: "window")
}
