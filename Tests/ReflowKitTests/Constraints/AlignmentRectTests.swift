import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

/// Own derivations: constraints and masks apply to the alignment rectangle or to the frame.
@MainActor
@Suite("Alignment rectangles (autolayout.md §10)")
struct AlignmentRectTests {
    /// A view whose alignment rectangle has a different inset at each edge.
    private final class Framed: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11) }
    }

    private func place(_ view: UIView, in page: UIView, at rect: CGRect) {
        view.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: rect.minX),
            view.topAnchor.constraint(equalTo: page.topAnchor, constant: rect.minY),
            view.widthAnchor.constraint(equalToConstant: rect.width),
            view.heightAnchor.constraint(equalToConstant: rect.height),
        ])
    }

    @Test("§10: constraints place the alignment rectangle, and edges inside of the view are those of it")
    func inside() {
        inWorld { world in
            let (framed, inner) = (Framed(), UIView())
            inner.translatesAutoresizingMaskIntoConstraints = false
            framed.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: framed.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: framed.trailingAnchor),
                inner.topAnchor.constraint(equalTo: framed.topAnchor),
                inner.bottomAnchor.constraint(equalTo: framed.bottomAnchor),
            ])
            let page = world.showPage { place(framed, in: $0, at: CGRect(x: 100, y: 50, width: 200, height: 80)) }
            page.layoutIfNeeded()
            #expect(framed.frame == CGRect(x: 95, y: 47, width: 216, height: 90))
            #expect(inner.frame == CGRect(x: 5, y: 3, width: 200, height: 80))
        }
    }

    @Test("§10: a constraint that a view further up holds counts from frames, whatever lies in between")
    func between() {
        inWorld { world in
            let framed = Framed(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            framed.addSubview(inner)
            let page = world.showPage { page in
                page.addSubview(framed)
                NSLayoutConstraint.activate([
                    inner.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 50),
                    inner.topAnchor.constraint(equalTo: page.topAnchor, constant: 70),
                    inner.widthAnchor.constraint(equalToConstant: 9), inner.heightAnchor.constraint(equalToConstant: 9),
                ])
            }
            page.layoutIfNeeded()
            #expect(inner.frame == CGRect(x: 40, y: 50, width: 9, height: 9))
        }
    }

    @Test("§6, §10: edges of a view that its mask places are those of its alignment rectangle")
    func masked() {
        inWorld { world in
            let framed = Framed(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            let page = world.showPage { page in
                page.addSubview(framed)
                page.addSubview(box)
                NSLayoutConstraint.activate([
                    box.leftAnchor.constraint(equalTo: framed.leftAnchor),
                    box.topAnchor.constraint(equalTo: framed.topAnchor),
                    box.rightAnchor.constraint(equalTo: framed.rightAnchor),
                    box.bottomAnchor.constraint(equalTo: framed.bottomAnchor),
                ])
            }
            page.layoutIfNeeded()
            #expect(box.frame == CGRect(x: 15, y: 23, width: 184, height: 90))
        }
    }

    @Test("§6, §10: a mask follows the frame of the superview, not its alignment rectangle")
    func mask() {
        inWorld { world in
            let framed = Framed(frame: CGRect(x: 0, y: 0, width: 116, height: 60))
            let masked = UIView(frame: CGRect(x: 10, y: 20, width: 96, height: 30))
            masked.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            framed.addSubview(masked)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            framed.addSubview(box)
            NSLayoutConstraint.activate([
                box.leftAnchor.constraint(equalTo: masked.rightAnchor), box.widthAnchor.constraint(equalToConstant: 9),
                box.topAnchor.constraint(equalTo: masked.bottomAnchor),
                box.heightAnchor.constraint(equalToConstant: 9),
            ])
            let page = world.showPage { place(framed, in: $0, at: CGRect(x: 20, y: 50, width: 300, height: 150)) }
            page.layoutIfNeeded()
            // The size changes to 316 × 160 from 116 × 60.
            #expect(masked.frame == CGRect(x: 10, y: 20, width: 296, height: 130))
            #expect(box.frame == CGRect(x: 306, y: 150, width: 9, height: 9))
        }
    }
}
