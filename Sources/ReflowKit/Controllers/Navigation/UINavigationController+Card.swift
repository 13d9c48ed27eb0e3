import KitSchema

extension ClassCards {
    static let uiNavigationController = ControllerCard(
        UINavigationController.self, over: uiViewController, make: { _ in UINavigationController() },
        contain: { $0.setViewControllers($1, animated: false) },
        keys: UINavigationControllerKeys.own + UINavigationControllerKeys.bars)
}

private enum UINavigationControllerKeys {
    static let own: [ClassKey<UINavigationController>] = [
        .key(
            "isNavigationBarHidden", \.isNavigationBarHidden, .flag, "Whether the navigation bar is hidden.",
            document: .attribute("navigationBarHidden")),
        .key(
            "isToolbarHidden", \.isToolbarHidden, .flag, "Whether the toolbar is hidden.",
            document: .attribute("toolbarHidden")),
        .key(
            KeyName(.prefersLargeTitles, of: "navigationBar").name, \.navigationBar.prefersLargeTitles, .flag,
            "Whether titles are large."),
    ]

    static let bars =
        ClassKey<UINavigationController>.bar("navigationBar", \.navigationBar, shows: [.titles, .buttons])
        + ClassKey<UINavigationController>.bar("toolbar", \.toolbar!, shows: [.buttons])
}
