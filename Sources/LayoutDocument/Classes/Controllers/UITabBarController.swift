import KitSchema
import LayoutRules

extension ControllerSchema {
    static let tabBarController = ControllerSchema(
        .tabBarController,
        keys: [
            KeySchema("viewControllers", .controllers, "The controllers of the tabs, in order."),
            delegate,
            KeySchema("selectedIndex", .integer(0...1000), "The selected tab, counted from 0. Default: 0."),
            KeySchema("tabBar.isTranslucent", .boolean, "Whether content is visible through the bar. Default: true."),
            KeySchema("tabBar.barTintColor", .color, "The colour of the bar. Default: the system's.").optional,
            KeySchema("tabBar.tintColor", .color, "The colour of the selected tab. Default: the superview's.").optional,
        ] + BarAppearanceState.ofTabBars.flatMap { $0.keys(of: "tabBar", hasTitles: false, hasButtons: false) }
    ) { decoder, element, list in
        if let bar = element.child(key: "tabBar") { decoder.addBar(bar, as: "tabBar", to: &list) }
    }
}
