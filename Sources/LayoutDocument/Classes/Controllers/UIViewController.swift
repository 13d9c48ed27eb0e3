import KitSchema
import LayoutRules

extension ControllerSchema {
    static let viewController = ControllerSchema(
        .viewController,
        keys: [
            KeySchema("view", .view, "The controller's view. The window or the container sets its size."),
            KeySchema(
                "children", .controllers, "Child controllers. The view of each is added to this controller's view."),
        ])
}
