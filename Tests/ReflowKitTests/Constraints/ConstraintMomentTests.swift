import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

@MainActor
@Suite("Constraints that change on the way of a rotation (autolayout.md §7, §18)")
struct ConstraintMomentTests {
    enum Moment: String, CaseIterable, Sendable {
        case transition, alongside, alongsideWithLayout, traits, updateConstraints, willLayout, didLayout
        case animation, animationWithoutLayout, animator
    }

    /// A box that is wider in landscape, and a neighbour behind it.
    private final class Screen: UIViewController {
        let moment: Moment
        let box = UIView()
        let neighbour = UIView()
        /// The widths of the box for each change with its own layout: before the change, after setting the constant,
        /// and after the layout.
        private(set) var widths: [[CGFloat]] = []
        private lazy var width = box.widthAnchor.constraint(equalToConstant: 100)

        init(_ moment: Moment) {
            self.moment = moment
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        /// The box's width and the neighbour's position.
        var places: [CGFloat] { [box.frame.width, neighbour.frame.minX] }

        override func viewDidLoad() {
            super.viewDidLoad()
            for view in [box, neighbour] {
                view.translatesAutoresizingMaskIntoConstraints = false
                self.view.addSubview(view)
            }
            NSLayoutConstraint.activate([
                width, box.heightAnchor.constraint(equalToConstant: 10),
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
                box.topAnchor.constraint(equalTo: view.topAnchor),
                neighbour.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
                neighbour.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                neighbour.topAnchor.constraint(equalTo: view.topAnchor),
                neighbour.heightAnchor.constraint(equalTo: box.heightAnchor),
            ])
        }

        private func setConstant(isWide: Bool) { width.constant = isWide ? 200 : 100 }

        private func setConstantAndLayOut(isWide: Bool) {
            let before = box.frame.width
            setConstant(isWide: isWide)
            let still = box.frame.width
            view.layoutIfNeeded()
            widths.append([before, still, box.frame.width])
        }

        private var isWide: Bool { view.bounds.width > view.bounds.height }

        /// An animation as in an app's action, without a rotation.
        func animate() {
            switch moment {
            case .animation: UIView.animate(withDuration: 0.3) { self.setConstantAndLayOut(isWide: self.isWide) }
            case .animationWithoutLayout: UIView.animate(withDuration: 0.3) { self.setConstant(isWide: self.isWide) }
            case .animator:
                UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) {
                    self.setConstantAndLayOut(isWide: self.isWide)
                }.startAnimation()
            default: break
            }
        }

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            let isWide = size.width > size.height
            switch moment {
            case .transition: setConstant(isWide: isWide)
            case .alongside: coordinator.animate { _ in self.setConstant(isWide: isWide) }
            case .alongsideWithLayout: coordinator.animate { _ in self.setConstantAndLayOut(isWide: isWide) }
            default: break
            }
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            if moment == .traits { setConstant(isWide: traitCollection.verticalSizeClass == .compact) }
        }

        override func updateViewConstraints() {
            if moment == .updateConstraints { setConstant(isWide: traitCollection.verticalSizeClass == .compact) }
            super.updateViewConstraints()
        }

        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            if moment == .willLayout { setConstant(isWide: isWide) }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if moment == .didLayout { setConstant(isWide: isWide) }
        }
    }

    @Test("Wherever a constant is set, frames follow by the end of the rotation, and back", arguments: Moment.allCases)
    func thereAndBack(moment: Moment) {
        inWorld("iPhone 15") { world in
            let screen = Screen(moment)
            let window = world.show(screen)
            #expect(screen.places == [100, 118])
            for _ in 0..<2 {
                for (orientation, places) in [
                    (UIDeviceOrientation.landscapeLeft, [200, 218] as [CGFloat]), (.portrait, [100, 118]),
                ] {
                    world.turn(to: orientation)
                    screen.animate()
                    if moment == .animationWithoutLayout {
                        #expect(screen.places != places, "the next layout moves it")
                        window.layoutIfNeeded()
                    }
                    #expect(screen.places == places)
                    #expect(screen.neighbour.frame.maxX == window.bounds.width)
                }
            }
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test(
        "In a block a frame changes when the tree is laid out, not when the constant is set",
        arguments: [Moment.alongsideWithLayout, .animation, .animator])
    func inBlocks(moment: Moment) {
        inWorld("iPhone 15") { world in
            let screen = Screen(moment)
            _ = world.show(screen)
            for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
                world.turn(to: orientation)
                screen.animate()
            }
            #expect(screen.widths == [[100, 100, 200], [200, 200, 100]])
        }
    }
}
