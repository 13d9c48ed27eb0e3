import Foundation

extension InterfaceBuilderDecoder {
    // MARK: Labels

    mutating func addLabel(of element: DocumentElement, to list: inout PropertyList) {
        addText(of: element, to: &list)
        // Absent means left, not natural as in code (format.md §4).
        list.add(
            "textAlignment",
            .choice(choice(element, "textAlignment", .textAlignment) ?? Choice("left", rawValue: 0)))
        if let mode = choice(element, "lineBreakMode", .lineBreakMode, Spelling.lineBreakMode) {
            list.add("lineBreakMode", .choice(mode))
        }
        if let lines = element["numberOfLines"].flatMap(Int.init) { list.add("numberOfLines", .integer(max(0, lines))) }
        list.add(
            "baselineAdjustment",
            .choice(choice(element, "baselineAdjustment", .baselineAdjustment) ?? Choice("alignCenters", rawValue: 1)))
        list.flag("isEnabled", attribute: "enabled", absent: true)
        addShrinking(of: element, standardSize: 17, to: &list)
        addColors(["shadowColor"], of: element, to: &list)
        if let offset = element.child("size", key: "shadowOffset") { list.add("shadowOffset", .size(size(offset))) }
    }

    /// Text, or attributed text, with font and colour.
    private mutating func addText(of element: DocumentElement, to list: inout PropertyList) {
        if let font = font(of: element) { list.add("font", .font(font)) }
        addColors(["textColor"], of: element, to: &list)
        if let attributed = element.child("attributedString", key: "attributedText") {
            list.add("attributedText", .attributedText(attributedText(attributed)))
        } else if let text = text(element, "text") {
            list.add("text", .string(text))
        }
    }

    /// Text shrinks if a least size is given and nothing forbids it (format.md §4).
    private mutating func addShrinking(
        of element: DocumentElement, standardSize: CGFloat, to list: inout PropertyList
    ) {
        let scale = number(element, "minimumScaleFactor") ?? 0
        let least = number(element, "minimumFontSize") ?? 0
        guard scale > 0 || least > 0, element.flag("adjustsFontSizeToFit") ?? true else { return }
        var size = standardSize
        if case .font(let font) = list.value("font") { size = font.pointSize ?? standardSize }
        list.add("adjustsFontSizeToFitWidth", .boolean(true))
        list.add("minimumScaleFactor", .number(min(1, scale > 0 ? scale : least / max(size, 1))))
    }

    // MARK: Image views

    mutating func addImageView(of element: DocumentElement, to list: inout PropertyList) {
        if let image = image(element, "image") { list.add("image", .image(image)) }
        if let image = image(element, "highlightedImage") { list.add("highlightedImage", .image(image)) }
        list.flag("isHighlighted", attribute: "highlighted", absent: false)
    }

    // MARK: Fields

    mutating func addTextField(of element: DocumentElement, to list: inout PropertyList) {
        if let font = font(of: element) { list.add("font", .font(font)) }
        addColors(["textColor"], of: element, to: &list)
        if let attributed = element.child("attributedString", key: "attributedText") {
            list.add("text", .string(attributedText(attributed).map(\.text).joined()))
        } else if let text = text(element, "text") {
            list.add("text", .string(text))
        }
        if let attributed = element.child("attributedString", key: "attributedPlaceholder") {
            list.add("placeholder", .string(attributedText(attributed).map(\.text).joined()))
        } else if let placeholder = text(element, "placeholder") {
            list.add("placeholder", .string(placeholder))
        }
        list.add(
            "textAlignment",
            .choice(choice(element, "textAlignment", .textAlignment) ?? Choice("left", rawValue: 0)))
        if let style = choice(element, "borderStyle", .borderStyle) { list.add("borderStyle", .choice(style)) }
        if let mode = choice(element, "clearButtonMode", .viewMode) { list.add("clearButtonMode", .choice(mode)) }
        if element.child("textInputTraits")?.flag("secureTextEntry") == true {
            list.add("isSecureTextEntry", .boolean(true))
        }
        if let least = number(element, "minimumFontSize"), least > 0, element.flag("adjustsFontSizeToFit") ?? true {
            list.add("adjustsFontSizeToFitWidth", .boolean(true))
            list.add("minimumFontSize", .number(least))
        }
    }

    mutating func addTextView(of element: DocumentElement, to list: inout PropertyList) {
        addText(of: element, to: &list)
        list.add(
            "textAlignment",
            .choice(choice(element, "textAlignment", .textAlignment) ?? Choice("left", rawValue: 0)))
    }

    // MARK: Buttons

    mutating func addButton(of element: DocumentElement, to list: inout PropertyList) {
        let type = element["buttonType"] ?? "custom"
        let rawValue = InterfaceBuilderDecoder.buttonTypes[type]
        list.add(
            "buttonType", .choice(rawValue.map { Choice(type, rawValue: $0) } ?? Choice("system", rawValue: 1)))
        if let font = font(of: element) { list.add("titleLabel.font", .font(font)) }
        if let mode = choice(element, "lineBreakMode", .lineBreakMode, Spelling.lineBreakMode) {
            list.add("titleLabel.lineBreakMode", .choice(mode))
        }
        for key in ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"] {
            if let inset = element.child("inset", key: key) { list.add(key, .insets(insets(inset))) }
        }
        addStates(of: element, to: &list)
        if let configuration = element.child("buttonConfiguration", key: "configuration") {
            addConfiguration(configuration, to: &list)
        }
    }

    /// Every other type is a kind of system button.
    private static let buttonTypes = [
        "custom": 0, "detailDisclosure": 2, "infoLight": 3, "infoDark": 4, "contactAdd": 5, "plain": 6, "close": 7,
    ]

    private mutating func addStates(of element: DocumentElement, to list: inout PropertyList) {
        var values: [String: [StateValue]] = [:]
        for state in element.children where state.name == "state" {
            // States that a picture never shows, such as `focused`, are passed over.
            guard let control = state["key"].flatMap({ Enumeration.controlState[$0] }) else { continue }
            func note(_ name: String, _ value: PropertyValue) {
                values[name, default: []].append(StateValue(control, value, at: state.position))
            }
            if let attributed = state.child("attributedString", key: "attributedTitle") {
                note("attributedTitle", .attributedText(attributedText(attributed)))
            }
            if let title = text(state, "title") { note("title", .string(title)) }
            if let child = state.child("color", key: "titleColor"), let color = color(child) {
                note("titleColor", .color(color))
            }
            if let image = image(state, "image") { note("image", .image(image)) }
            if let image = image(state, "backgroundImage") { note("backgroundImage", .image(image)) }
        }
        for name in ["title", "attributedTitle", "titleColor", "image", "backgroundImage"] {
            if let states = values[name] { list.add(name, .states(states)) }
        }
    }
}

extension FontValue {
    /// In points; nil for text styles, whose size is the traits'.
    fileprivate var pointSize: CGFloat? {
        switch self {
        case .textStyle: nil
        case .system(let size, _, _), .named(_, let size, _, _): size
        }
    }
}
