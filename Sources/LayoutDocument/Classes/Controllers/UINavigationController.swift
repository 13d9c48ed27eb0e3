import KitSchema
import LayoutRules

extension ControllerSchema {
    static let navigationController = ControllerSchema(
        .navigationController,
        keys: [
            KeySchema("viewControllers", .controllers, "The navigation stack. The last controller is on screen."),
            delegate,
            KeySchema("isNavigationBarHidden", .boolean, "Whether the navigation bar is hidden. Default: false."),
            KeySchema("isToolbarHidden", .boolean, "Whether the toolbar is hidden. Default: true."),
            KeySchema("navigationBar.prefersLargeTitles", .boolean, "Whether titles are large. Default: false."),
            KeySchema(
                "navigationBar.isTranslucent", .boolean, "Whether content is visible through the bar. Default: true."),
            KeySchema("navigationBar.barTintColor", .color, "The colour of the bar. Default: the system's.").optional,
            KeySchema("navigationBar.tintColor", .color, "The colour of the items. Default: the superview's.").optional,
        ] + BarAppearanceState.allCases.flatMap { $0.keys(of: "navigationBar", hasTitles: true, hasButtons: true) } + [
            KeySchema("toolbar.isTranslucent", .boolean, "Whether content is visible through the bar. Default: true."),
            KeySchema("toolbar.barTintColor", .color, "The colour of the bar. Default: the system's.").optional,
            KeySchema("toolbar.tintColor", .color, "The colour of the items. Default: the superview's.").optional,
        ] + BarAppearanceState.allCases.flatMap { $0.keys(of: "toolbar", hasTitles: false, hasButtons: true) }
    ) { decoder, element, list in
        if let flag = element.flag("navigationBarHidden") { list.add("isNavigationBarHidden", .boolean(flag)) }
        if let flag = element.flag("toolbarHidden") { list.add("isToolbarHidden", .boolean(flag)) }
        if let bar = element.child(key: "navigationBar") {
            if let flag = bar.flag("largeTitles") { list.add("navigationBar.prefersLargeTitles", .boolean(flag)) }
            decoder.addBar(bar, as: "navigationBar", to: &list)
        }
        if let bar = element.child(key: "toolbar") { decoder.addBar(bar, as: "toolbar", to: &list) }
    }
}
