import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

@MainActor
@Suite("Stack views (autolayout.md §12)")
struct StackViewTests {
    /// A view that adds another one to its stack view when it is first asked for its content size.
    private final class Growing: UIView {
        var added: UIView?

        override var intrinsicContentSize: CGSize {
            if let view = added {
                added = nil
                (superview as? UIStackView)?.addArrangedSubview(view)
            }
            return CGSize(width: 10, height: 10)
        }
    }

    @Test("A view that is added while a stack view's height is read for a baseline takes part from then on")
    func addedWhileRead() {
        inWorld { world in
            let (growing, added) = (Growing(), UIView())
            growing.added = added
            let inner = UIStackView(arrangedSubviews: [growing])
            inner.axis = .vertical
            let outer = UIStackView(arrangedSubviews: [inner])
            #expect(outer.forLastBaselineLayout === added)
            #expect(inner.arrangedSubviews == [growing, added])
            #expect(world.diagnostics == [])
        }
    }

    @Test("What stays the same keeps its constraints; hiding a view takes its room")
    func changes() throws {
        try inWorld(settings: CaseScreen.settings) { _ in
            let views = [10.0, 20, 30].map { width in
                let view = Sized()
                view.content = CGSize(width: width, height: 10)
                return view
            }
            let stack = UIStackView(arrangedSubviews: views)
            stack.spacing = 5
            stack.translatesAutoresizingMaskIntoConstraints = false
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            root.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutIfNeeded()
            #expect(stack.frame.width == 70)
            let first = try #require(stack.constraints.first)
            stack.spacing = 8
            root.layoutIfNeeded()
            #expect(stack.frame.width == 76)
            #expect(stack.constraints.first === first)
            views[1].isHidden = true
            root.layoutIfNeeded()
            #expect(stack.frame.width == 48)
            views[1].isHidden = false
            stack.setCustomSpacing(20, after: views[0])
            root.layoutIfNeeded()
            #expect(stack.frame.width == 88)
            #expect(stack.customSpacing(after: views[0]) == 20)
            stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
            stack.insertArrangedSubview(views[2], at: 0)
            root.layoutIfNeeded()
            #expect(views.map(\.frame.minX) == [38, 56, 0])
            views[0].removeFromSuperview()
            root.layoutIfNeeded()
            #expect(stack.arrangedSubviews == [views[2], views[1]])
            #expect(stack.frame.width == 58)
        }
    }

    @Test("A visual format makes constraints, and a mistake in it is UIKit's exception")
    func visualFormats() throws {
        try inWorld(settings: CaseScreen.settings) { world in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            let views = ["a": UIView(), "b": UIView()]
            for view in views.values {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            for format in ["H:|-gap-[a(40)]-[b]-|", "V:|[a(b,==20)]", "V:|[b]"] {
                NSLayoutConstraint.activate(
                    NSLayoutConstraint.constraints(withVisualFormat: format, metrics: ["gap": 12], views: views))
            }
            root.layoutIfNeeded()
            #expect(views["a"]?.frame == CGRect(x: 12, y: 0, width: 40, height: 20))
            #expect(views["b"]?.frame == CGRect(x: 60, y: 0, width: 220, height: 20))
            #expect(NSLayoutConstraint.constraints(withVisualFormat: "[zz]", metrics: nil, views: views).isEmpty)
            let last = try #require(world.diagnostics.last)
            #expect(last.exceptionName == "NSInvalidArgumentException")
        }
    }

    @Test(
        "§12.8: a column with a baseline alignment keeps its views inside",
        arguments: [
            UIStackView.Alignment.firstBaseline, .lastBaseline,
        ])
    func columnOnBaseline(alignment: UIStackView.Alignment) {
        inWorld { world in
            let views = [400, 100].map { width in
                let view = UIView()
                let wish = view.widthAnchor.constraint(equalToConstant: width)
                wish.priority = .defaultHigh
                wish.isActive = true
                view.heightAnchor.constraint(equalToConstant: 20).isActive = true
                return view
            }
            let stack = UIStackView(arrangedSubviews: views)
            stack.axis = .vertical
            stack.alignment = alignment
            stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
            stack.layoutIfNeeded()
            #expect(views[0].frame == CGRect(x: 0, y: 0, width: 300, height: 20))
            #expect(views[1].frame.width == 100 && stack.bounds.contains(views[1].frame))
            #expect(world.diagnostics == [])
        }
    }
}
