import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

@MainActor
@Suite("A view outside of a window that does not translate its mask (autolayout.md §7, §13)")
struct DetachedRootTests {
    /// A card with a label-like view pinned to its edges.
    private func card() -> (root: UIView, inner: UIView) {
        let root = UIView()
        root.translatesAutoresizingMaskIntoConstraints = false
        let inner = Sized()
        inner.content = CGSize(width: 120, height: 30)
        inner.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            inner.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
            inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            inner.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        ])
        return (root, inner)
    }

    @Test("§7: layoutIfNeeded neither moves it nor changes its size; what is in it follows the size that it has")
    func keepsItsFrame() {
        inWorld { world in
            let (root, inner) = card()
            root.frame = CGRect(x: 5, y: 6, width: 200, height: 80)
            root.layoutIfNeeded()
            #expect(root.frame == CGRect(x: 5, y: 6, width: 200, height: 80))
            #expect(inner.frame == CGRect(x: 16, y: 10, width: 168, height: 60))
            root.bounds.size.width = 300
            root.layoutIfNeeded()
            #expect(inner.frame == CGRect(x: 16, y: 10, width: 268, height: 60))
            #expect(world.diagnostics == [])
        }
    }

    @Test("§13: it is measured by its constraints, whatever size it has, and laid out in the measured size")
    func fitting() {
        inWorld { world in
            let (root, inner) = card()
            root.widthAnchor.constraint(equalToConstant: 320).isActive = true
            let size = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            #expect(size == CGSize(width: 320, height: 50))
            root.frame.size = size
            root.layoutIfNeeded()
            #expect(inner.frame == CGRect(x: 16, y: 10, width: 288, height: 30))
            #expect(world.diagnostics == [])
        }
    }

    @Test("§3, §13: a size of its own that it has not got is a conflict, in which UIKit names the size it has")
    func otherSize() {
        inWorld { world in
            let (root, inner) = card()
            let width = root.widthAnchor.constraint(equalToConstant: 320)
            width.isActive = true
            root.frame.size = CGSize(width: 200, height: 80)
            root.layoutIfNeeded()
            #expect(root.frame.size == CGSize(width: 200, height: 80) && inner.frame.width == 168)
            #expect(world.diagnostics.count == 1)
            let message = world.diagnostics.first?.description ?? ""
            #expect(message.contains("'_UITemporaryLayoutWidth' UIView:0x"), "\(message)")
            #expect(message.contains(".width == 200   (active)>"), "\(message)")
            #expect(message.contains(".width == 320   (active)>"), "\(message)")
            root.frame.size.width = 320
            root.layoutIfNeeded()
            #expect(inner.frame.width == 288 && world.diagnostics.count == 1)
        }
    }

    @Test("§7: nobody gave it a size: its constraints lay out what is in it, and there is no conflict with 0")
    func withoutSize() {
        inWorld { world in
            let (root, inner) = card()
            root.layoutIfNeeded()
            #expect(root.frame == .zero && inner.frame == CGRect(x: 16, y: 10, width: 120, height: 30))
            let width = root.widthAnchor.constraint(equalToConstant: 320)
            width.isActive = true
            root.layoutIfNeeded()
            #expect(inner.frame == CGRect(x: 16, y: 10, width: 288, height: 30))
            width.constant = 400
            root.layoutIfNeeded()
            #expect(inner.frame == CGRect(x: 16, y: 10, width: 368, height: 30))
            // Only one axis has a length.
            root.frame.size.height = 80
            root.layoutIfNeeded()
            #expect(inner.frame == CGRect(x: 16, y: 10, width: 368, height: 60))
            root.frame.size = .zero
            root.layoutIfNeeded()
            #expect(inner.frame == CGRect(x: 16, y: 10, width: 368, height: 30))
            #expect(world.diagnostics == [])
        }
    }

    @Test("§7: in a window its constraints place it; taken out again it keeps its place and lays out by its size")
    func inAndOut() {
        inWorld { world in
            let (root, inner) = card()
            root.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
            root.layoutIfNeeded()
            let controller = UIViewController()
            controller.view.addSubview(root)
            NSLayoutConstraint.activate([
                root.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 30),
                root.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
            ])
            _ = world.show(controller)
            #expect(root.frame == CGRect(x: 30, y: 100, width: 152, height: 50))
            world.turn(to: .landscapeLeft)
            #expect(root.frame == CGRect(x: 30, y: 100, width: 152, height: 50))
            root.removeFromSuperview()
            root.layoutIfNeeded()
            #expect(root.frame == CGRect(x: 30, y: 100, width: 152, height: 50))
            root.frame.size.width = 232
            root.layoutIfNeeded()
            #expect(inner.frame == CGRect(x: 16, y: 10, width: 200, height: 30))
            #expect(world.diagnostics == [])
        }
    }
}
