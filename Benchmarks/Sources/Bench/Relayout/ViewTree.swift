import Foundation
import KitValues
import LayoutRules
import ReflowKit

/// The tree of `UIView`s as an app builds it.
@MainActor
struct ViewTree {
    private let views: [UIView]

    var root: UIView { views[0] }

    init(_ numbers: TreeNumbers, isCounting: Bool = false) {
        var views: [UIView] = []
        views.reserveCapacity(numbers.count)
        for index in 0..<numbers.count {
            let frame = CGRect(
                x: numbers.frames[4 * index], y: numbers.frames[4 * index + 1],
                width: numbers.frames[4 * index + 2], height: numbers.frames[4 * index + 3])
            let view = isCounting ? CountingView(frame: frame) : UIView(frame: frame)
            view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(numbers.masks[index]))
            if index > 0 { views[(index - 1) / 8].addSubview(view) }
            views.append(view)
        }
        self.views = views
        views[0].layoutIfNeeded()
    }

    func rotate(to size: CGSize) {
        root.frame = CGRect(origin: .zero, size: size)
        root.layoutIfNeeded()
    }

    /// The stored frames. A length may be negative, because nothing is rounded.
    var frames: [Double] {
        views.flatMap { view in
            let frame = view.frame
            return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { Double($0) }
        }
    }
}

/// A view that counts the layouts of all views of its class.
final class CountingView: UIView {
    static var layouts = 0

    override func layoutSubviews() { CountingView.layouts += 1 }
}
