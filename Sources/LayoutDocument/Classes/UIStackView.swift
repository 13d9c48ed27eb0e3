import LayoutRules

extension ClassSchema {
    static let stackView = ClassSchema(.stackView, superclass: view, availability: .later, elements: "stackView")
}
