import Foundation
import KitValues

/// The keyboard guides in one engine, and the state needed to update only those that may have moved.
struct KeyboardGuides {
    /// The items that are keyboard guides.
    var items: Set<Int32> = []
    /// The keyboard's frame at the last update of the guides; nil if it was hidden.
    var keyboard: CGRect?
    /// The views that have moved since the last update of the guides, with keyboard guides in them or in their
    /// descendants.
    var moved: [LayoutItemState] = []
    /// The number of guide updates; for tests.
    var updates = 0
}

// The keyboard appears and disappears, and views move towards it, without any change of the guides' own views.
extension LayoutEngine {
    func add(keyboardGuide index: Int32, in view: UIView) {
        keyboardGuides.items.insert(index)
        view.markCarriesKeyboardGuide()
    }

    /// Records that a view that contains a keyboard guide has moved or scrolled.
    func keyboardGuidesDidMove(in state: LayoutItemState) {
        // While the keyboard is hidden, guides move only with the safe area, which is a change of their views. When the
        // keyboard appears, all guides are updated.
        guard keyboardGuides.keyboard != nil, !keyboardGuides.items.isEmpty else { return }
        keyboardGuides.moved.append(state)
    }

    /// Updates the guides: all of them if the keyboard has another frame, otherwise those in views that moved.
    func refreshKeyboardGuides() {
        guard !keyboardGuides.items.isEmpty else { return }
        let keyboard = Simulation.current.keyboardFrame
        let moved = keyboardGuides.moved
        keyboardGuides.moved = []
        if keyboard != keyboardGuides.keyboard {
            keyboardGuides.keyboard = keyboard
            // Reading alignment rectangles can run code of subclasses, which may remove a guide.
            for index in keyboardGuides.items.sorted() where keyboardGuides.items.contains(index) {
                if let view = items[Int(index)].view.view { refreshKeyboardGuide(index, of: view) }
            }
        } else if !moved.isEmpty {
            refreshKeyboardGuides(in: moved.compactMap { $0.engine === self ? items[Int($0.index)].view.view : nil })
        }
    }

    /// Updates the guides in `views`. Each view is visited once, even if one is inside another.
    private func refreshKeyboardGuides(in views: [UIView]) {
        var waiting = views
        var seen: Set<Identity<UIView>> = []
        while let view = waiting.popLast() {
            guard seen.insert(Identity(view)).inserted else { continue }
            if let state = view.systemGuide(.keyboard)?.layoutState, let index = index(of: state) {
                refreshKeyboardGuide(index, of: view)
            }
            for child in view.children where child.marks.contains(.carriesKeyboardGuide) { waiting.append(child) }
        }
    }

    private func refreshKeyboardGuide(_ index: Int32, of view: UIView) {
        keyboardGuides.updates += 1
        setRows(of: index, .keyboard, view)
    }
}

extension UIView {
    /// Marks the view and all views above it as containing a keyboard guide.
    final func markCarriesKeyboardGuide() {
        var view: UIView? = self
        while let current = view, !current.marks.contains(.carriesKeyboardGuide) {
            current.marks.formUnion(.carriesKeyboardGuide)
            view = current.parent
        }
    }

    /// Records that the view, its scroll position or its transform has changed.
    @inline(__always)
    final func moveKeyboardGuides() {
        if marks.contains(.carriesKeyboardGuide) { keyboardGuidesDidMove() }
    }

    @inline(never)
    private final func keyboardGuidesDidMove() {
        guard let state = layoutState, let engine = state.engine else { return }
        engine.keyboardGuidesDidMove(in: state)
    }
}
