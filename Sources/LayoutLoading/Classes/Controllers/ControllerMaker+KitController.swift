import LayoutRules

extension ControllerMaker {
    static func of(_ kitController: KitController) -> ControllerMaker {
        switch kitController {
        // Of a collection or a table only the view is shown.
        case .viewController, .collectionViewController, .tableViewController: viewController
        case .navigationController: navigationController
        case .tabBarController: tabBarController
        case .splitViewController: splitViewController
        case .pageViewController: pageViewController
        }
    }
}
