public import Foundation
import KitValues
import LayoutRules

/// A rectangle of a view that layout code can ask for.
@preconcurrency @MainActor
public final class UILayoutGuide: NSObject {
    enum Area {
        case safeArea, layoutMargins, readableContent
    }

    public private(set) weak var owningView: UIView?
    private let area: Area

    init(owningView: UIView, area: Area) {
        self.owningView = owningView
        self.area = area
    }

    /// In the owning view's coordinates, in points.
    public var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        switch area {
        case .safeArea:
            return view.bounds.inset(by: view.safeAreaInsets)
        case .layoutMargins:
            return view.bounds.inset(by: view.layoutMargins)
        case .readableContent:
            return view.readableContentFrame
        }
    }
}
