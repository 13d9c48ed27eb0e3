/// The keys of a controller's item in a navigation bar, which UINavigationItem's card sets.
package enum NavigationItemKeys {
    package static let title = KeySchema("title", .text, "The title. Default: the controller's title.").optional
        .documented(.attribute("title"))
    package static let prompt = KeySchema("prompt", .text, "A line above the title.").optional
        .documented(.attribute("prompt"))
    package static let largeTitleDisplayMode = KeySchema(
        "largeTitleDisplayMode", .choice(.largeTitleDisplayMode), "Whether the title is large. Default: automatic."
    ).documented(.attribute("largeTitleDisplayMode"))
    package static let hidesBackButton = KeySchema(
        "hidesBackButton", .boolean, "Whether the back button is hidden. Default: false."
    ).documented(.attribute("hidesBackButton"))
    package static let leftItemsSupplementBackButton = KeySchema(
        "leftItemsSupplementBackButton", .boolean,
        "Whether left items are shown beside the back button instead of replacing it. Default: false."
    ).documented(.attribute("leftItemsSupplementBackButton"))

    package static let all = [title, prompt, largeTitleDisplayMode, hidesBackButton, leftItemsSupplementBackButton]
}

/// The keys of an item of a navigation bar or toolbar, which UIBarButtonItem's card sets.
package enum BarButtonItemKeys {
    package static let title = KeySchema(KeyName.title.name, .text, "The title.").optional
    package static let image = KeySchema(
        KeyName.image.name, .image, "An image that is shown instead of the title."
    ).optional.documented(.child)
    package static let systemItem = KeySchema(
        "systemItem", .choice(.barButtonSystemItem), "A system item, or a space, instead of a title. Default: none.")
    package static let style = KeySchema(
        "style", .choice(.barButtonStyle), "With done, the title is semibold. Default: plain.")
    package static let width = KeySchema(
        "width", .number(ValueType.lengths), "The width, in points. Default: 0, as wide as the content.")
    package static let isEnabled = KeySchema("isEnabled", .boolean, "Whether the item can be tapped. Default: true.")
        .documented(.attribute("enabled"))
    package static let tintColor = KeySchema(
        KeyName.tintColor.name, .color, "The colour of the item. Default: the bar's."
    ).optional.documented(.child)

    package static let all = [title, image, systemItem, style, width, isEnabled, tintColor]
}

/// The keys of a controller's item in a tab bar, which UITabBarItem's card sets.
package enum TabBarItemKeys {
    package static let title = KeySchema(
        KeyName.title.name, .text, "The title. Default: the controller's title."
    ).optional
    package static let image = KeySchema(
        KeyName.image.name, .image, "The image, in the colour of the title."
    ).optional.documented(.child)
    package static let selectedImage = KeySchema(
        "selectedImage", .image, "Replaces image while the tab is selected."
    ).optional.documented(.child)
    package static let badgeValue = KeySchema("badgeValue", .text, "The text of the red badge.").optional
        .documented(.attribute("badgeValue"))
    package static let isEnabled = KeySchema("isEnabled", .boolean, "Whether the tab can be selected. Default: true.")
        .documented(.attribute("enabled"))

    package static let all = [title, image, selectedImage, badgeValue, isEnabled]
}
