import KitSchema

extension ClassCards {
    static let uiVisualEffectView = ClassCard(
        UIVisualEffectView.self, over: uiView, elements: "visualEffectView",
        make: { _ in UIVisualEffectView(effect: nil) },
        keys: [
            .key(
                KeyName.effect.name, .choice(.blurEffectStyle),
                "The style of a UIBlurEffect: how what is behind the view is blurred and tinted. subviews are in the "
                    + "contentView.", default: .stated("none")
            ) { view, value in
                view.effect = value.raw.flatMap(UIBlurEffect.Style.init).map { UIBlurEffect(style: $0) }
            }.optional
        ])
}
