import KitSchema
import LayoutRules

extension ControllerSchema {
    static let pageViewController = ControllerSchema(
        .pageViewController,
        keys: [
            KeySchema("viewControllers", .controllers, "The visible pages, as in setViewControllers."),
            delegate,
            KeySchema("transitionStyle", .choice(.pageTransitionStyle), "How pages change. Default: pageCurl.").fixed,
            KeySchema(
                "navigationOrientation", .choice(.pageOrientation),
                "The direction in which pages change. Default: horizontal."
            ).fixed,
        ])
}
