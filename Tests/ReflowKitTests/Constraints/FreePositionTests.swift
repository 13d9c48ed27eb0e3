import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

@MainActor
@Suite("A free position with one inequality stands at its bound (autolayout.md §0a 19)")
struct FreePositionTests {
    /// A view of 100 × 100 in one of 375 × 667, after layout.
    private func place(_ constraints: (_ view: UIView, _ superview: UIView) -> [NSLayoutConstraint]) -> UIView {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let view = UIView()
        superview.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(
            constraints(view, superview) + [
                view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100),
            ])
        superview.layoutIfNeeded()
        return view
    }

    @Test(
        "Whether it may be less or more: top 10",
        arguments: [
            NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual,
        ])
    func top(relation: NSLayoutConstraint.Relation) {
        inWorld { _ in
            let view = place { view, superview in
                [
                    NSLayoutConstraint(
                        item: view, attribute: .top, relatedBy: relation, toItem: superview, attribute: .top,
                        multiplier: 1, constant: 10), view.leftAnchor.constraint(equalTo: superview.leftAnchor),
                ]
            }
            #expect(view.frame == CGRect(x: 0, y: 10, width: 100, height: 100))
        }
    }

    @Test("An edge at the far side: right <= superview.right - 74 of 375 is x 201")
    func right() {
        inWorld { _ in
            let view = place { view, superview in
                [view.rightAnchor.constraint(lessThanOrEqualTo: superview.rightAnchor, constant: -74)]
            }
            #expect(view.frame.minX == 201)
        }
    }

    @Test("Of equals the one that was made active first, also where constraints come and go")
    func activeFirst() {
        inWorld { _ in
            var both: [NSLayoutConstraint] = []
            var superview: UIView?
            let view = place { view, outer in
                superview = outer
                both = [
                    view.bottomAnchor.constraint(lessThanOrEqualTo: outer.bottomAnchor, constant: -45),
                    view.topAnchor.constraint(greaterThanOrEqualTo: outer.topAnchor, constant: 30),
                ]
                return both
            }
            #expect(view.frame.minY == 522)
            let orders: [([NSLayoutConstraint], CGFloat)] = [(both, 522), (both.reversed(), 30), (both, 522)]
            for (order, y) in orders {
                NSLayoutConstraint.deactivate(both)
                NSLayoutConstraint.activate(order)
                superview?.layoutIfNeeded()
                #expect(view.frame.minY == y)
            }
        }
    }

    @Test(
        "Of two inequalities the more important decides, of equals the first",
        arguments: [
            (Float(1000), Float(1000), CGFloat(16)), (500, 750, 259), (750, 500, 16),
        ])
    func two(left: Float, right: Float, x: CGFloat) {
        inWorld { _ in
            let view = place { view, superview in
                let first = view.leftAnchor.constraint(greaterThanOrEqualTo: superview.leftAnchor, constant: 16)
                let second = view.rightAnchor.constraint(lessThanOrEqualTo: superview.rightAnchor, constant: -16)
                first.priority = UILayoutPriority(left)
                second.priority = UILayoutPriority(right)
                return [first, second]
            }
            #expect(view.frame.minX == x)
        }
    }

    @Test("An inequality about its size leaves a position at 0, and the size at what is nearest to its content")
    func size() {
        inWorld { _ in
            let view = place { view, _ in [view.widthAnchor.constraint(lessThanOrEqualToConstant: 300)] }
            #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        }
    }
}
