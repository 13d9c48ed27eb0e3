import Foundation
import KitSchema

extension ClassCards {
    package static let uiNavigationItem = ItemCard<UINavigationItem>(
        keys: [
            .key(NavigationItemKeys.title, \.title, .text),
            .key(NavigationItemKeys.prompt, \.prompt, .text),
            .key(
                NavigationItemKeys.largeTitleDisplayMode, \.largeTitleDisplayMode, .choice(.largeTitleDisplayMode)),
            .key(NavigationItemKeys.hidesBackButton, \.hidesBackButton, .flag),
            .key(NavigationItemKeys.leftItemsSupplementBackButton, \.leftItemsSupplementBackButton, .flag),
        ])

    /// The system item is the initialiser's.
    package static let uiBarButtonItem = ItemCard<UIBarButtonItem>(
        keys: [
            .key(BarButtonItemKeys.title, \.title, .text),
            .key(BarButtonItemKeys.image, \.image, .image),
            .key(BarButtonItemKeys.style, \.style, .choice(.barButtonStyle)),
            .key(BarButtonItemKeys.width, \.width, .number(ValueType.lengths)),
            .key(BarButtonItemKeys.isEnabled, \.isEnabled, .flag),
            .key(BarButtonItemKeys.tintColor, \.tintColor, .color),
        ])

    package static let uiTabBarItem = ItemCard<UITabBarItem>(
        keys: [
            .key(TabBarItemKeys.title, \.title, .text),
            .key(TabBarItemKeys.image, \.image, .image),
            .key(TabBarItemKeys.selectedImage, \.selectedImage, .image),
            .key(TabBarItemKeys.badgeValue, \.badgeValue, .text),
            .key(TabBarItemKeys.isEnabled, \.isEnabled, .flag),
        ])
}
