import LayoutRules

extension ControllerSchema {
    static let pageViewController = ControllerSchema(
        .pageViewController,
        keys: [
            KeySchema("viewControllers", .controllers, "The pages that are shown, as setViewControllers takes them."),
            delegate,
            KeySchema("transitionStyle", .choice(.pageTransitionStyle), "Default: pageCurl.").fixed,
            KeySchema("navigationOrientation", .choice(.pageOrientation), "Default: horizontal.").fixed,
        ])
}
