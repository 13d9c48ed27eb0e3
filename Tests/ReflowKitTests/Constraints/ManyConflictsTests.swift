import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import TestSupport
import Testing

@MainActor
@Suite("Screens with many conflicts, and constraints that nothing can be solved with (autolayout.md §3)")
struct ManyConflictsTests {
    /// Rows of 44 points below each other, between the top and the bottom of a view.
    private func column(of count: Int, in height: CGFloat) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
        var constraints: [NSLayoutConstraint] = []
        var end = root.topAnchor
        for _ in 0..<count {
            let row = UIView()
            row.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(row)
            constraints += [
                row.topAnchor.constraint(equalTo: end), row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            ]
            end = row.bottomAnchor
        }
        NSLayoutConstraint.activate(constraints + [end.constraint(equalTo: root.bottomAnchor)])
        root.layoutIfNeeded()
        return root
    }

    @Test("A conflict with a constraint that comes for another one is told, although it may get that one's row")
    func replaced() {
        inWorld { world in
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            root.addSubview(box)
            let widths = [100.0, 200].map { box.widthAnchor.constraint(equalToConstant: $0) }
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
                widths[0],
            ])
            root.layoutIfNeeded()
            #expect(world.diagnostics.count == 1)
            widths[0].isActive = false
            widths[1].isActive = true
            root.layoutIfNeeded()
            #expect(world.diagnostics.count == 2)
            #expect(box.frame.width == 320)
        }
    }

    @Test("Another conflict that breaks the same constraint is told, and the same one with other numbers is not")
    func brokenAgain() {
        inWorld { world in
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            root.addSubview(box)
            let trailing = (0..<3).map {
                box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: CGFloat(-10 * $0))
            }
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
                box.widthAnchor.constraint(equalToConstant: 100), trailing[0],
            ])
            root.layoutIfNeeded()
            #expect(world.diagnostics.count == 1)
            trailing[0].constant = -5
            root.layoutIfNeeded()
            #expect(box.frame.width == 315 && world.diagnostics.count == 1)
            trailing[1].isActive = true
            trailing[0].isActive = false
            root.layoutIfNeeded()
            #expect(box.frame.width == 310 && world.diagnostics.count == 2)
            trailing[2].isActive = true
            trailing[1].priority = UILayoutPriority(999)
            root.layoutIfNeeded()
            #expect(box.frame.width == 300 && world.diagnostics.count == 3)
            #expect(Set(world.diagnostics.compactMap(\.conflict?.broken)).count == 1)
        }
    }

    @Test("Of 40 rows in 10 rows' height the first 30 give way: 20 conflicts are told in full, the others counted")
    func counted() {
        inWorld { world in
            let root = column(of: 40, in: 440)
            #expect(
                root.subviews.map(\.frame.height) == Array(repeating: 0, count: 30) + Array(repeating: 44, count: 10))
            #expect(world.diagnostics.prefix(20).allSatisfy { $0.conflict != nil })
            #expect(world.diagnostics.dropFirst(20) == [.furtherUnsatisfiableConstraints(count: 10)])
            // A conflict that was reported is not reported again.
            root.setNeedsLayout()
            root.layoutIfNeeded()
            #expect(world.diagnostics.count == 21)
            // If all rows fit, no constraint is left out.
            root.bounds.size.height = 40 * 44
            root.layoutIfNeeded()
            #expect(root.subviews.allSatisfy { $0.frame.height == 44 })
            #expect(world.diagnostics.count == 21)
        }
    }

    @Test("A factor of 1e-8 stops no screen, wherever it is among the constraints", arguments: 0..<6)
    func tinyFactor(place: Int) {
        inWorld { world in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            let (one, other) = (UIView(), UIView())
            for view in [one, other] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            let tiny = NSLayoutConstraint(
                item: one, attribute: .top, relatedBy: .equal, toItem: other, attribute: .centerY, multiplier: 1e-8,
                constant: -100_000)
            tiny.priority = UILayoutPriority(250)
            var constraints = [
                one.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
                one.heightAnchor.constraint(equalToConstant: 60),
                one.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8),
                one.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -8),
                other.leftAnchor.constraint(equalTo: one.leftAnchor),
            ]
            constraints.insert(tiny, at: place)
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
            #expect(one.frame == CGRect(x: 8, y: 20, width: 384, height: 60))
            #expect(other.frame.minX == 8)
            #expect(world.diagnostics.map(\.code) == [.unsolvedConstraints])
            let words = world.diagnostics.first?.description ?? ""
            #expect(words.contains("0.00000001") || words.contains("1e-08"))
        }
    }
}
