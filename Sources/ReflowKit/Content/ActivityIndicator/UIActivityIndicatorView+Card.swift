import KitSchema

extension ClassCards {
    static let uiActivityIndicatorView = ClassCard(
        UIActivityIndicatorView.self, over: uiView, elements: "activityIndicatorView", measured: .both,
        make: { _ in UIActivityIndicatorView(style: .medium) },
        keys: [
            .key(
                "style", \.style, .choice(.activityIndicatorStyle),
                "The size. whiteLarge, white and gray also set the colour.", document: .attribute("style")),
            .key(
                "isAnimating", .boolean, "Whether the spokes are animated.", default: .read,
                document: .flag("animating", absent: false), reset: { .plain(.boolean($0.isAnimating)) }
            ) { $1.boolean == true ? $0.startAnimating() : $0.stopAnimating() },
            .key(
                "hidesWhenStopped", \.hidesWhenStopped, .flag, "Whether the view is hidden while it is not animating.",
                document: .flag("hidesWhenStopped", absent: false)),
            .key(
                "color", .color, "The colour of the spokes.", default: .stated("the colour of the style"),
                document: .child
            ) { $0.color = $1.color }.optional.ordered(.afterOthers),
        ])
}
