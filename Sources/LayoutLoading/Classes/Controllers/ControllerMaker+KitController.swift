import KitSchema
import LayoutRules

extension ControllerMaker {
    static func of(_ kitController: KitController) -> ControllerMaker {
        switch kitController {
        // Only the view of a collection or table controller is shown.
        case .viewController, .collectionViewController, .tableViewController: viewController
        case .navigationController: navigationController
        case .tabBarController: tabBarController
        case .splitViewController: splitViewController
        case .pageViewController: pageViewController
        }
    }
}
