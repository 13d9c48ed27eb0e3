import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

/// A settings form as in apps: rows in a vertical stack, each with a label and a switch. The row's axis changes if the
/// text becomes too large to fit beside the switch.
@MainActor
@Suite("A settings form with Dynamic Type, by hand (autolayout.md §9, §12)")
struct SettingsFormTests {
    private final class FormController: UIViewController {
        let form = UIStackView()
        let rows = [UIStackView(), UIStackView()]
        let labels = [UILabel(), UILabel()]
        let switches = [UISwitch(), UISwitch()]
        let save = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            form.axis = .vertical
            form.spacing = 12
            form.translatesAutoresizingMaskIntoConstraints = false
            for (index, row) in rows.enumerated() {
                labels[index].text = ["Wi-Fi", "Bluetooth"][index]
                labels[index].font = .preferredFont(forTextStyle: .body)
                row.addArrangedSubview(labels[index])
                row.addArrangedSubview(switches[index])
                row.spacing = 8
                form.addArrangedSubview(row)
            }
            view.addSubview(form)
            save.setTitle("Save", for: .normal)
            save.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(save)
            let margins = view.layoutMarginsGuide
            NSLayoutConstraint.activate([
                form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
                form.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                form.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                save.topAnchor.constraint(equalTo: form.bottomAnchor, constant: 20),
                save.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
                save.widthAnchor.constraint(equalTo: margins.widthAnchor, multiplier: 0.5),
                save.heightAnchor.constraint(equalToConstant: 44),
            ])
            arrangeRows()
        }

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            arrangeRows()
        }

        private func arrangeRows() {
            let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            for row in rows {
                row.axis = isLarge ? .vertical : .horizontal
                row.alignment = isLarge ? .leading : .center
            }
        }
    }

    /// The expected frames on one screen: the second row, its label and its switch in the row, and the button.
    private struct Expected {
        let row: CGRect
        let label: CGRect
        let control: CGRect
        let save: CGRect
    }

    private func check(
        _ controller: FormController, _ expected: Expected, _ name: Comment,
        at location: SourceLocation = #_sourceLocation
    ) {
        // The rows are in the form, which is pinned to the root view.
        let origin = controller.form.frame.origin
        let row = controller.rows[1].frame.offsetBy(dx: origin.x, dy: origin.y)
        #expect(row.isNear(expected.row), "\(name): row \(row)", sourceLocation: location)
        let label = controller.labels[1].frame
        #expect(label.isNear(expected.label), "\(name): label \(label)", sourceLocation: location)
        let control = controller.switches[1].frame
        #expect(control.isNear(expected.control), "\(name): switch \(control)", sourceLocation: location)
        let save = controller.save.frame
        #expect(save.isNear(expected.save), "\(name): button \(save)", sourceLocation: location)
    }

    @Test("iPhone 15: margins of 16 within the safe area, in both orientations and back")
    func withNotch() {
        inWorld("iPhone 15") { world in
            let controller = FormController()
            let window = world.show(controller)
            window.layoutIfNeeded()
            // Portrait: the safe area begins at 59, so the form at 75. The margins leave 393 − 2 × 16 = 361. A row is as
            // high as its switch, 31; the second begins at 75 + 31 + 12 = 118. The switch's alignment rectangle is 49
            // wide, so it begins at 361 − 49 = 312, and its frame goes two points on. The label gets what is left,
            // 312 − 8; it is 20.2871 high, rounded up to 20 1/3, and (31 − 20 1/3) / 2 = 5 1/3 below the row's top. The
            // button is half of 361 wide, centred: from 106.25 to 286.75, each edge to the nearest third: 106 1/3 and
            // 286 2/3.
            let portrait = Expected(
                row: CGRect(x: 16, y: 118, width: 361, height: 31),
                label: CGRect(x: 0, y: 16.0 / 3, width: 304, height: 61.0 / 3),
                control: CGRect(x: 312, y: 0, width: 51, height: 31),
                save: CGRect(x: 319.0 / 3, y: 169, width: 541.0 / 3, height: 44))
            check(controller, portrait, "portrait")
            world.turn(to: .landscapeLeft)
            // The sides of the safe area are 59, the margins 16 more: 852 − 150 = 702. Its top is 0.
            check(
                controller,
                Expected(
                    row: CGRect(x: 75, y: 59, width: 702, height: 31),
                    label: CGRect(x: 0, y: 16.0 / 3, width: 645, height: 61.0 / 3),
                    control: CGRect(x: 653, y: 0, width: 51, height: 31),
                    save: CGRect(x: 250.5, y: 110, width: 351, height: 44).thirds),
                "landscape")
            world.turn(to: .portrait)
            check(controller, portrait, "portrait again")
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("iPhone SE: margins of 16 upright and 20 in landscape, on the grid of half points")
    func withHomeButton() {
        inWorld("iPhone SE (2nd)") { world in
            let controller = FormController()
            let window = world.show(controller)
            window.layoutIfNeeded()
            // The status bar ends at 20, so the form begins at 36, and the second row at 36 + 31 + 12 = 79. 375 − 32 =
            // 343. The label is 20.5 high, 5.25 below the row's top: its edges are at 84.25 and 104.75 on the screen,
            // which become 84.5 and 105 (halves up). The button is 171.5 wide, from 101.75 to 273.25: 102 and 273.5.
            check(
                controller,
                Expected(
                    row: CGRect(x: 16, y: 79, width: 343, height: 31),
                    label: CGRect(x: 0, y: 5.5, width: 286, height: 20.5),
                    control: CGRect(x: 294, y: 0, width: 51, height: 31),
                    save: CGRect(x: 102, y: 130, width: 171.5, height: 44)),
                "portrait")
            world.turn(to: .landscapeLeft)
            // No status bar, no safe area: 667 − 40 = 627. The form begins at 16, the second row at 59: the label's edges
            // are 64.25 and 84.75 again a quarter off. The button is 313.5 wide, from 176.75 to 490.25.
            check(
                controller,
                Expected(
                    row: CGRect(x: 20, y: 59, width: 627, height: 31),
                    label: CGRect(x: 0, y: 5.5, width: 570, height: 20.5),
                    control: CGRect(x: 578, y: 0, width: 51, height: 31),
                    save: CGRect(x: 177, y: 110, width: 313.5, height: 44)),
                "landscape")
        }
    }

    @Test("At an accessibility size the rows turn vertical, with the label's own width")
    func accessibilitySize() {
        var settings = Simulation.Settings()
        settings.preferredContentSizeCategory = .accessibilityMedium
        inWorld("iPhone 15", settings: settings) { world in
            let controller = FormController()
            let window = world.show(controller)
            for orientation in [UIDeviceOrientation.portrait, .landscapeLeft] {
                world.turn(to: orientation)
                window.layoutIfNeeded()
                let label = controller.labels[1].frame
                // Body is 28 points: 2444 / 2048 × 28 = 33.4141, rounded up to 33 2/3 at @3x. The switch follows 8 below.
                #expect(label.origin == .zero)
                #expect(label.height.isNear(101.0 / 3))
                #expect(label.width == controller.labels[1].intrinsicContentSize.width)
                #expect(controller.switches[1].frame.isNear(CGRect(x: 0, y: 125.0 / 3, width: 51, height: 31)))
                #expect(controller.rows[1].frame.height.isNear(218.0 / 3))
            }
        }
    }
}

extension CGRect {
    /// The rectangle with each edge at the nearest third of a point, halves rounded up, as at @3x.
    fileprivate var thirds: CGRect {
        func snap(_ value: CGFloat) -> CGFloat { (value * 3 + 0.5).rounded(.down) / 3 }
        return CGRect(
            x: snap(minX), y: snap(minY), width: snap(maxX) - snap(minX), height: snap(maxY) - snap(minY))
    }
}
