import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

/// A form in a scroll view above a bar that is attached to the keyboard.
@MainActor
@Suite("A scroll view with a stack and the keyboard, by hand (autolayout.md §12, §14; input.md §3.6, §3.8)")
struct KeyboardScreenTests {
    private final class FormController: UIViewController {
        let scroll = UIScrollView()
        let stack = UIStackView()
        let bar = UIView()
        let rows = [UIView(), UIView(), UIView(), UIView()]

        override func viewDidLoad() {
            super.viewDidLoad()
            stack.axis = .vertical
            stack.spacing = 12
            for row in rows {
                row.heightAnchor.constraint(equalToConstant: 150).isActive = true
                stack.addArrangedSubview(row)
            }
            for item in [scroll, bar] {
                item.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(item)
            }
            stack.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(stack)
            NSLayoutConstraint.activate([
                scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                scroll.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
                scroll.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
                scroll.bottomAnchor.constraint(equalTo: bar.topAnchor),
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                bar.heightAnchor.constraint(equalToConstant: 50),
                stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
                stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 16),
                stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -16),
                stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
                stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
            ])
        }
    }

    /// The geometry of a phone, computed by hand: the screen's size, its safe area, and the keyboard's height.
    struct Phone: Sendable, CustomTestStringConvertible {
        var name: String
        /// The values in portrait, then in landscape: width, height, top, sides, bottom, keyboard.
        var upright: [CGFloat]
        var sideways: [CGFloat]
        var testDescription: String { name }
    }

    nonisolated private static let phones = [
        Phone(
            name: "iPhone 15", upright: [393, 852, 59, 0, 34, 336], sideways: [852, 393, 0, 59, 21, 209]),
        Phone(
            name: "iPhone SE (2nd)", upright: [375, 667, 20, 0, 0, 260], sideways: [667, 375, 0, 0, 0, 200]),
    ]

    @Test("Hidden and shown, upright and in landscape, through rotations and back", arguments: phones)
    func frames(phone: Phone) {
        inWorld(phone.name) { world in
            let controller = FormController()
            let window = world.show(controller)
            @MainActor func check(_ numbers: [CGFloat], isKeyboardShown: Bool) {
                let (width, height, top, side) = (numbers[0], numbers[1], numbers[2], numbers[3])
                let covered = isKeyboardShown ? numbers[5] : numbers[4]
                // From the bottom, there are the covered part, the bar, and the rest up to the safe area.
                #expect(controller.bar.frame == CGRect(x: 0, y: height - covered - 50, width: width, height: 50))
                let scroll = CGRect(x: side, y: top, width: width - 2 * side, height: height - covered - 50 - top)
                #expect(controller.scroll.frame == scroll)
                // The 4 rows and 3 gaps take 636 points, however many are visible.
                #expect(controller.stack.frame == CGRect(x: 16, y: 16, width: scroll.width - 32, height: 636))
                #expect(controller.scroll.contentSize == CGSize(width: scroll.width, height: 668))
                #expect(controller.rows[3].frame == CGRect(x: 0, y: 486, width: scroll.width - 32, height: 150))
            }
            check(phone.upright, isKeyboardShown: false)
            world.simulation.showKeyboard()
            check(phone.upright, isKeyboardShown: true)
            world.turn(to: .landscapeLeft)
            check(phone.sideways, isKeyboardShown: true)
            world.turn(to: .landscapeRight)
            check(phone.sideways, isKeyboardShown: true)
            world.simulation.hideKeyboard()
            check(phone.sideways, isKeyboardShown: false)
            world.simulation.showKeyboard()
            world.turn(to: .portrait)
            check(phone.upright, isKeyboardShown: true)
            world.simulation.hideKeyboard()
            window.layoutIfNeeded()
            check(phone.upright, isKeyboardShown: false)
            #expect(world.diagnostics == [])
        }
    }

    @Test("The older way: insets by notification, animated with the keyboard's duration and curve", arguments: phones)
    func insets(phone: Phone) {
        final class Page: UIViewController {
            let scroll = UIScrollView()
            private var observer: (any NSObjectProtocol)?

            override func viewDidLoad() {
                super.viewDidLoad()
                scroll.frame = view.bounds
                scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(scroll)
                observer = NotificationCenter.default.addObserver(
                    forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
                ) { [weak self] note in
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue,
                        let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
                        let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
                    else { return }
                    let end = frame.cgRectValue
                    MainActor.assumeIsolated { self?.makeRoom(for: end, duration, curve) }
                }
            }

            private func makeRoom(for keyboard: CGRect, _ duration: Double, _ curve: UInt) {
                let covered = max(0, view.bounds.maxY - view.convert(keyboard, from: nil).minY)
                let options = UIView.AnimationOptions(rawValue: curve << 16)
                UIView.animate(withDuration: duration, delay: 0, options: options) {
                    self.scroll.contentInset.bottom = covered
                }
            }

            func stop() { observer.map(NotificationCenter.default.removeObserver) }
        }
        inWorld(phone.name) { world in
            let page = Page()
            _ = world.show(page)
            world.simulation.showKeyboard()
            #expect(page.scroll.contentInset.bottom == phone.upright[5])
            world.turn(to: .landscapeLeft)
            #expect(page.scroll.contentInset.bottom == phone.sideways[5])
            world.simulation.hideKeyboard()
            #expect(page.scroll.contentInset.bottom == 0)
            page.stop()
        }
    }
}
