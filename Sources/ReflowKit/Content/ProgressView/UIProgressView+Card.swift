import KitSchema

extension ClassCards {
    static let uiProgressView = ClassCard(
        UIProgressView.self, over: uiView, elements: "progressView", measured: .vertical,
        make: { _ in UIProgressView() },
        keys: [
            .key(
                "progress", \.progress, .number(ValueType.fraction), "The completed part, from 0 to 1.",
                document: .attribute("progress")),
            .key(
                "progressViewStyle", \.progressViewStyle, .choice(.progressViewStyle), "How thick the bar is.",
                document: .attribute("progressViewStyle")),
            .key(
                "progressTintColor", \.progressTintColor, .color, "The colour of the completed part.",
                default: .stated("the tint colour"), document: .child
            ).look,
            .key(
                "trackTintColor", \.trackTintColor, .color, "The colour of the remaining part.",
                default: .stated("grey"), document: .child
            ).look,
        ])
}
