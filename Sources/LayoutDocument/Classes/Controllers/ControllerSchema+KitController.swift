package import KitSchema

extension ControllerSchema {
    package static func of(_ kitController: KitController) -> ControllerSchema {
        switch kitController {
        case .viewController: viewController
        case .navigationController: navigationController
        case .tabBarController: tabBarController
        case .splitViewController: splitViewController
        case .pageViewController: pageViewController
        case .collectionViewController: collectionViewController
        case .tableViewController: tableViewController
        }
    }

    // Only the view of these controllers is shown.
    private static let collectionViewController = ControllerSchema(
        .collectionViewController, availability: .later, keys: [])
    private static let tableViewController = ControllerSchema(.tableViewController, availability: .later, keys: [])
}
