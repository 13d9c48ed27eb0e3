import Basics
import LayoutDocument
import ReflowKit

extension SelectTabStep: RunnableStep {
    func run(on stage: StepRunner) throws(Diagnostic) {
        switch tab {
        case .index(let index):
            let tabs = try stage.container(UITabBarController.self, of: from)
            let count = tabs.viewControllers?.count ?? 0
            guard index < count else {
                throw stage.failure("there is no tab \(index): the last tab is \(count - 1)")
            }
            tabs.selectedIndex = index
        case .controller(let id):
            let tabs = try stage.container(UITabBarController.self, of: from ?? id)
            let controller = try stage.controller(id)
            guard let index = tabs.viewControllers?.firstIndex(where: { $0 === controller }) else {
                throw stage.failure("\(Wording.quoted(id)) is not a tab")
            }
            tabs.selectedIndex = index
        }
    }
}
