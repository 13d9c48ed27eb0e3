import Foundation

/// A tab: the item of a tab bar for one controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    private(set) final var systemItem: SystemItem?
    /// The image that is shown while the tab is selected.
    open var selectedImage: UIImage? { didSet { noteChange() } }
    /// Text in a red capsule at the image's corner.
    open var badgeValue: String? { didSet { noteChange() } }
    open var badgeColor: UIColor? { didSet { noteChange() } }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.systemItem = systemItem
        title = systemItem.title
        self.tag = tag
    }

    /// Tabs that the system names and draws, with UIKit's raw values.
    public enum SystemItem: Int, Sendable, CaseIterable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed

        var title: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }

        var symbol: BarSymbol {
            switch self {
            case .more: .dots
            case .favorites, .featured, .topRated: .star
            case .recents, .history, .mostRecent: .clock
            case .contacts: .person
            case .bookmarks: .book
            case .search: .search
            case .downloads: .download
            case .mostViewed: .list
            }
        }
    }
}
