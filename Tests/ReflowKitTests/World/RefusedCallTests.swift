import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

@MainActor
@Suite("A call for which UIKit would raise leaves nothing behind")
struct RefusedCallTests {
    /// The calls that are refused, with a check that nothing changed.
    struct Call: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let exception: String
        let isUnchanged: @MainActor @Sendable () -> Bool
    }

    nonisolated static let calls: [Call] = [
        Call(testDescription: "addConstraint of another tree's", exception: "NSInternalInconsistencyException") {
            let (view, other, top) = (UIView(), UIView(), UIView())
            top.addSubview(view)
            let constraint = view.widthAnchor.constraint(equalTo: top.widthAnchor)
            constraint.isActive = true
            other.addConstraint(constraint)
            return top.constraints == [constraint] && other.constraints.isEmpty && constraint.isActive
        },
        Call(
            testDescription: "addConstraints, one of which is another tree's",
            exception: "NSInternalInconsistencyException"
        ) {
            let (view, other) = (UIView(), UIView())
            let constraint = view.widthAnchor.constraint(equalToConstant: 1)
            view.addConstraints([constraint, other.widthAnchor.constraint(equalToConstant: 1)])
            return view.constraints.isEmpty && !constraint.isActive
        },
        Call(testDescription: "activate, where one has no common ancestor", exception: "NSGenericException") {
            let (view, other) = (UIView(), UIView())
            let active = view.heightAnchor.constraint(equalToConstant: 1)
            active.isActive = true
            let first = view.widthAnchor.constraint(equalToConstant: 1)
            let last = view.widthAnchor.constraint(equalToConstant: 2)
            NSLayoutConstraint.activate([first, active, view.topAnchor.constraint(equalTo: other.topAnchor), last])
            return view.constraints == [active] && !first.isActive && !last.isActive
        },
        Call(testDescription: "a visual format with a priority of 0", exception: "NSInternalInconsistencyException") {
            let (top, view) = (UIView(), UIView())
            top.addSubview(view)
            return NSLayoutConstraint.constraints(withVisualFormat: "|[v(10@0)]|", metrics: nil, views: ["v": view])
                .isEmpty
        },
        Call(testDescription: "a visual format of something that is no view", exception: "NSInvalidArgumentException") {
            NSLayoutConstraint.constraints(withVisualFormat: "[v(10)]", metrics: nil, views: ["v": "text"]).isEmpty
        },
        Call(testDescription: "a constant that is not finite", exception: "NSInternalInconsistencyException") {
            let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
            constraint.constant = .infinity
            return constraint.constant == 1
        },
        Call(testDescription: "a hugging priority above 1000", exception: "NSInternalInconsistencyException") {
            let view = UIView()
            view.setContentHuggingPriority(UILayoutPriority(1001), for: .vertical)
            return view.contentHuggingPriority(for: .vertical) == .defaultLow
        },
        Call(testDescription: "a frame that is not finite", exception: "CALayerInvalidGeometry") {
            let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            view.frame = CGRect(x: 9, y: 9, width: CGFloat.nan, height: 9)
            return view.frame == CGRect(x: 1, y: 2, width: 3, height: 4)
        },
        Call(testDescription: "a view in itself", exception: "NSInvalidArgumentException") {
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            inner.addSubview(outer)
            return outer.subviews == [inner] && inner.subviews.isEmpty && outer.superview == nil
        },
        Call(testDescription: "a stack with the container's own parent in it", exception: "NSInvalidArgumentException")
        {
            let (parent, navigation) = (UIViewController(), UINavigationController())
            parent.addChild(navigation)
            let (old, new) = (UIViewController(), UIViewController())
            navigation.viewControllers = [old]
            navigation.viewControllers = [new, parent]
            return navigation.viewControllers == [old] && new.parent == nil && parent.parent == nil
        },
        Call(
            testDescription: "tabs with the container's own parent among them", exception: "NSInvalidArgumentException"
        ) {
            let (parent, tabs) = (UIViewController(), UITabBarController())
            parent.addChild(tabs)
            let (old, new) = (UIViewController(), UIViewController())
            tabs.viewControllers = [old]
            tabs.viewControllers = [new, parent]
            return tabs.viewControllers == [old] && new.parent == nil && tabs.children == [old]
        },
        Call(testDescription: "a column that is the container's own parent", exception: "NSInvalidArgumentException") {
            let (parent, split) = (UIViewController(), UISplitViewController(style: .doubleColumn))
            parent.addChild(split)
            split.setViewController(parent, for: .primary)
            return split.viewController(for: .primary) == nil && parent.parent == nil && split.children.isEmpty
        },
        Call(testDescription: "a pushed controller that is in the stack", exception: "NSInvalidArgumentException") {
            let root = UIViewController()
            let navigation = UINavigationController(rootViewController: root)
            navigation.pushViewController(root, animated: false)
            return navigation.viewControllers == [root]
        },
        Call(testDescription: "popping to a stranger", exception: "NSInternalInconsistencyException") {
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.pushViewController(UIViewController(), animated: false)
            return navigation.popToViewController(UIViewController(), animated: false) == nil
                && navigation.viewControllers.count == 2
        },
    ]

    @Test("It is told once, and everything is as it was", arguments: calls)
    func refused(call: Call) {
        inWorld { world in
            #expect(call.isUnchanged())
            #expect(world.diagnostics.map(\.exceptionName) == [call.exception])
        }
    }
}
