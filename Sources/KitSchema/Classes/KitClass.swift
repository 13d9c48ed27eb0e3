/// A view or controller class of UIKit by its name. Its card in ReflowKit describes it.
package struct KitClass: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    package init(_ name: String) {
        self.init(rawValue: name)
    }
}

// The classes for which documents have special forms.
extension KitClass {
    package static let view = KitClass("UIView")
    package static let label = KitClass("UILabel")
    package static let imageView = KitClass("UIImageView")
    package static let button = KitClass("UIButton")
    package static let textField = KitClass("UITextField")
    package static let segmentedControl = KitClass("UISegmentedControl")
    package static let stepper = KitClass("UIStepper")
    package static let progressView = KitClass("UIProgressView")
    package static let stackView = KitClass("UIStackView")
    package static let visualEffectView = KitClass("UIVisualEffectView")
    package static let collectionView = KitClass("UICollectionView")
    package static let navigationBar = KitClass("UINavigationBar")
    package static let searchBar = KitClass("UISearchBar")
    package static let tabBar = KitClass("UITabBar")
    package static let tableView = KitClass("UITableView")
    package static let tableViewCell = KitClass("UITableViewCell")
    package static let tableViewCellContentView = KitClass("UITableViewCellContentView")
    package static let textView = KitClass("UITextView")
    package static let toolbar = KitClass("UIToolbar")
    package static let datePicker = KitClass("UIDatePicker")
    package static let pickerView = KitClass("UIPickerView")

    package static let viewController = KitClass("UIViewController")
    package static let navigationController = KitClass("UINavigationController")
    package static let tabBarController = KitClass("UITabBarController")
    package static let splitViewController = KitClass("UISplitViewController")
    package static let pageViewController = KitClass("UIPageViewController")
}
