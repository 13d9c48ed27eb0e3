import KitSchema
import LayoutRules
import ReflowKit
import Screens

// Advice names views that an app can change. Parts of bars and controls, and the views of container controllers, belong
// to UIKit.
extension UIView {
    /// This view, or else the nearest superview that an app can change.
    var changeable: UIView {
        var view = self
        while view.belongsToKit, let superview = view.superview, !superview.isWindow { view = superview }
        return view
    }

    /// The name of ``changeable`` in advice.
    func changeableName(_ names: [ObjectIdentifier: String]) -> String {
        let view = changeable
        if view.hasPrivateClass, view.accessibilityIdentifier == nil, let controller = view.controller {
            return "the view of \(controller.nameInEvents)"
        }
        return view.spokenName(names)
    }

    /// The kind of cover that the view is for a control behind it.
    var coverKind: TouchObstacle.Cover.Kind {
        switch portrait.role {
        case .bar: superview?.hasPrivateClass == true ? .containerBar : .bar
        case .control: .control
        case .plain, .effect: .view
        }
    }

    private var belongsToKit: Bool { isPartOfControl || hasPrivateClass && controller == nil }

    /// Whether the view's class is private in UIKit.
    private var hasPrivateClass: Bool {
        standIn == nil && UIView.isKitClass(type(of: self)) && ClassCards[KitClass(classNames.kit)] == nil
    }

    /// The controller that owns the view.
    private var controller: UIViewController? {
        (next as? UIViewController).flatMap { $0.viewIfLoaded === self ? $0 : nil }
    }
}
