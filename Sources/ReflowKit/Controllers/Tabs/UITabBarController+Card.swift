import KitSchema

extension ClassCards {
    static let uiTabBarController = ControllerCard(
        UITabBarController.self, over: uiViewController, make: { _ in UITabBarController() },
        contain: { $0.setViewControllers($1, animated: false) },
        keys: UITabBarControllerKeys.own + UITabBarControllerKeys.bar)
}

private enum UITabBarControllerKeys {
    static let own: [ClassKey<UITabBarController>] = [
        .key(
            "selectedIndex", \.selectedIndex, .integer(0...1000), "The selected tab, counted from 0.",
            default: .stated("0"))
    ]

    static let bar = ClassKey<UITabBarController>.bar(
        "tabBar", \.tabBar, states: BarAppearanceState.ofTabBars, tinted: "The colour of the selected tab.")
}
