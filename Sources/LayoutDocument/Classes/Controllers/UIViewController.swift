import LayoutRules

extension ControllerSchema {
    static let viewController = ControllerSchema(
        .viewController,
        keys: [
            KeySchema("view", .view, "The controller's view. The window or the container gives it its size."),
            KeySchema("children", .controllers, "Added by addChild, each with its view in this one's."),
        ])
}
