import LayoutRules

extension ControllerSchema {
    static let pageViewController = ControllerSchema(
        .pageViewController,
        keys: [
            KeySchema("viewControllers", .controllers, "The visible pages, as in setViewControllers."),
            delegate,
            KeySchema("transitionStyle", .choice(.pageTransitionStyle), "Default: pageCurl.").fixed,
            KeySchema("navigationOrientation", .choice(.pageOrientation), "Default: horizontal.").fixed,
        ])
}
