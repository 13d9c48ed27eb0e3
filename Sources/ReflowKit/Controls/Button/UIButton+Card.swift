import KitSchema

extension ClassCards {
    static let uiButton = ClassCard(
        UIButton.self, over: uiControl, elements: "button", measured: .both,
        make: { values in
            guard case .choice(let type)? = values("buttonType") else { return UIButton(type: .custom) }
            return UIButton(type: UIButton.ButtonType(rawValue: type.rawValue) ?? .custom)
        },
        looks: { button in
            let label = button.titlePart
            let title = ViewLook.text(
                label.ownAttributedText, color: button.currentTitleColor, font: label.font,
                standardColor: button.defaultTitleColor, standardFont: button.defaultTitleFont)
            return (label.isHidden ? [] : [title])
                + [.image(button.currentImage), .digest(button.currentBackgroundImage)]
        },
        keys: [
            // The initialiser gets the value of this key, except for a button of a nib.
            .key(
                KeyName.buttonType.name, .choice(.buttonType), "UIButton.ButtonType. Variations cannot change it.",
                default: .stated("custom")
            ) { button, value in
                if let type = value.raw.flatMap(UIButton.ButtonType.init) { button.become(type) }
            }.fixed.ordered(.first),
            .key(KeyName.title.name, .states(.text), "setTitle(_:for:): the title, also by control state.") {
                button, value in
                for (state, value) in value.byControlState { button.setTitle(value.string, for: state) }
                if value.isNull { button.setTitle(nil, for: .normal) }
            }.optional,
            .key(
                KeyName.titleColor.name, .states(.color),
                "setTitleColor(_:for:): the colour of the title, also by control state.",
                default: .stated("white; the tint colour for a button of any type but custom")
            ) { button, value in
                for (state, value) in value.byControlState { button.setTitleColor(value.color, for: state) }
                if value.isNull { button.setTitleColor(nil, for: .normal) }
            }.optional,
            .key(
                KeyName.image.name, .states(.image),
                "setImage(_:for:): the image before the title, also by control state."
            ) { button, value in
                for (state, value) in value.byControlState { button.setImage(value.image, for: state) }
                if value.isNull { button.setImage(nil, for: .normal) }
            }.optional,
            .key(
                KeyName.backgroundImage.name, .states(.image),
                "setBackgroundImage(_:for:): an image that fills the button, also by control state."
            ) { button, value in
                for (state, value) in value.byControlState { button.setBackgroundImage(value.image, for: state) }
                if value.isNull { button.setBackgroundImage(nil, for: .normal) }
            }.optional,
            .key(
                KeyName.titleFont.name, .font, "The font of the title.",
                default: .stated("the system font at 18 points; 15 for a button of any type but custom"),
                reset: { .font($0.titlePart.font) }
            ) { button, value in
                if let font = value.font { button.titleLabel?.font = font }
            },
            .key(
                "titleLabel.lineBreakMode", .choice(.lineBreakMode), "Where a title that does not fit is truncated.",
                document: .attribute("lineBreakMode"),
                reset: { _ in .plain(.choice(Choice("byTruncatingMiddle", rawValue: 5))) }
            ) { button, value in
                let mode = value.raw.flatMap(NSLineBreakMode.init) ?? .byTruncatingMiddle
                button.titleLabel?.lineBreakMode = mode
                // A title that breaks by words or characters takes the lines it needs.
                button.titleLabel?.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
            }.unpublished,
            .key(KeyName.attributedTitle.name, .states(.attributedText), "setAttributedTitle(_:for:).") {
                button, value in
                for (state, value) in value.byControlState {
                    if let text = value.attributedText { button.setAttributedTitle(text, for: state) }
                }
            }.unpublished,
            .key(
                KeyName.contentEdgeInsets.name, \.contentEdgeInsets, .insets,
                "Insets around image and title, in points.",
                document: .child),
            .key(
                "titleEdgeInsets", \.titleEdgeInsets, .insets, "Insets around the title, in points.",
                document: .child),
            .key(
                "imageEdgeInsets", \.imageEdgeInsets, .insets, "Insets around the image, in points.",
                document: .child),
        ])
}

extension ViewValue {
    fileprivate var byControlState: [(state: UIControl.State, value: ViewValue)] {
        byState.map { (UIControl.State(rawValue: $0.state), $0.value) }
    }
}
