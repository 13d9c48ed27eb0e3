import Foundation
import KitTestSupport
import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
@Suite("Measuring (behaviour.md §3.4)")
struct MeasuringTests {
    /// One view of every class that has a size of its own, each with some content.
    private func views() -> [UIView] {
        let label = UILabel()
        label.text = "A sentence that takes more than one line where there is little room"
        label.numberOfLines = 0
        let button = UIButton(type: .system)
        button.setTitle("Continue", for: .normal)
        let field = UITextField()
        field.placeholder = "Name"
        let segments = UISegmentedControl()
        for title in ["Day", "Week"] {
            segments.insertSegment(withTitle: title, at: segments.numberOfSegments, animated: false)
        }
        let pages = UIPageControl()
        pages.numberOfPages = 4
        let plain: [UIView] = [
            UIView(), UIImageView(), UISwitch(), UISlider(), UIStepper(), UIProgressView(), UIActivityIndicatorView(),
            UIScrollView(), UINavigationBar(), UITabBar(), UIToolbar(), UIControl(),
        ]
        return [label, button, field, segments, pages] + plain
    }

    /// The classes, frames and pending work of the view and all views below it.
    private func state(of view: UIView) -> [String] {
        ["\(type(of: view)) \(view.frame) \(view.bounds) \(view.marks.rawValue) \(view.isHidden)"]
            + view.subviews.flatMap(state)
    }

    @Test(
        "Asking how large a view would be changes no frame and no mark, and is no event", arguments: [0, 1, 80, 10_000])
    func leavesNoTrace(width: Int) {
        inWorld { world in
            world.simulation.events.isRecording = true
            let controller = UIViewController()
            let window = world.show(controller)
            for view in views() { controller.view.addSubview(view) }
            window.layoutIfNeeded()
            // Some views are measured while a layout is due, others while none is.
            for view in controller.view.subviews.prefix(6) { view.setNeedsLayout() }
            let before = state(of: window)
            let events = world.simulation.events.text
            for view in controller.view.subviews {
                _ = view.sizeThatFits(CGSize(width: width, height: 50))
                _ = view.intrinsicContentSize
            }
            #expect(state(of: window) == before)
            #expect(world.simulation.events.text == events)
        }
    }
}
