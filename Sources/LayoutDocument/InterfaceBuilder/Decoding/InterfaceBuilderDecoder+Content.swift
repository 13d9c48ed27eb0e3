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
        if let placeholder = text(element, "placeholder") { list.add("placeholder", .string(placeholder)) }
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
        let isSystem = element["buttonType"].map { $0 != "custom" } ?? false
        list.add("buttonType", .choice(isSystem ? Choice("system", rawValue: 1) : Choice("custom", rawValue: 0)))
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

    /// What a configuration of iOS 15 says takes the place of the states'.
    private mutating func addConfiguration(_ configuration: DocumentElement, to list: inout PropertyList) {
        let normal = Choice("normal", rawValue: 0)
        func set(_ name: String, _ value: PropertyValue) {
            list.replace(
                name, .states([StateValue(normal, value, at: configuration.position)]), at: configuration.position)
        }
        let isFilled = configuration["style"] == "filled"
        if let attributed = configuration.child("attributedString", key: "attributedTitle") {
            set("attributedTitle", .attributedText(attributedText(attributed)))
        } else if let title = text(configuration, "title") {
            set("title", .string(title))
        }
        if let image = image(configuration, "image") { set("image", .image(image)) }
        if let font = font(of: configuration, key: "titleFontDescription") {
            list.replace("titleLabel.font", .font(font), at: configuration.position)
        }
        if let child = configuration.child("color", key: "baseForegroundColor"), let color = color(child) {
            set("titleColor", .color(color))
        } else if isFilled {
            set("titleColor", .color(.named("white")))
        }
        let ground = configuration.child("backgroundConfiguration")?.child("color", key: "backgroundColor")
        if let child = configuration.child("color", key: "baseBackgroundColor") ?? ground, let color = color(child) {
            list.replace("backgroundColor", .color(color), at: configuration.position)
        } else if isFilled {
            list.replace("backgroundColor", .color(.named("tintColor")), at: configuration.position)
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
