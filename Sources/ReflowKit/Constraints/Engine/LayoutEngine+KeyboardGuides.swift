import Foundation
import KitValues

/// The guides of the keyboard in one engine, and what has to be known to look only at those that may have moved.
struct KeyboardGuides {
    /// The items that are such guides.
    var items: Set<Int32> = []
    /// Where the keyboard was when they were last brought up to date; nil while it was hidden.
    var keyboard: CGRect?
    /// The views with such guides in them, or further inside, that were moved since.
    var moved: [LayoutItemState] = []
    /// How often a guide was brought up to date; for tests.
    var updates = 0
}

// The keyboard comes and goes, and views move towards it, without any change of the guides' own views.
extension LayoutEngine {
    func add(keyboardGuide index: Int32, in view: UIView) {
        keyboardGuides.items.insert(index)
        view.markCarriesKeyboardGuide()
    }

    /// A view with a guide of the keyboard in it has another place, or what it shows has.
    func keyboardGuidesDidMove(in state: LayoutItemState) {
        // While the keyboard is hidden only the safe area moves them, which is a change of their views. When it comes,
        // all are looked at.
        guard keyboardGuides.keyboard != nil, !keyboardGuides.items.isEmpty else { return }
        keyboardGuides.moved.append(state)
    }

    /// Brings the guides up to date: all of them where the keyboard has another frame, or else those in views that moved.
    func refreshKeyboardGuides() {
        guard !keyboardGuides.items.isEmpty else { return }
        let keyboard = Simulation.current.keyboardFrame
        let moved = keyboardGuides.moved
        keyboardGuides.moved = []
        if keyboard != keyboardGuides.keyboard {
            keyboardGuides.keyboard = keyboard
            for index in keyboardGuides.items.sorted() {
                if let view = items[Int(index)].view.view { refreshKeyboardGuide(index, of: view) }
            }
        } else if !moved.isEmpty {
            refreshKeyboardGuides(in: moved.compactMap { $0.engine === self ? items[Int($0.index)].view.view : nil })
        }
    }

    /// Each view is looked at once, also where one that moved is inside another one.
    private func refreshKeyboardGuides(in views: [UIView]) {
        var waiting = views
        var seen: Set<Identity<UIView>> = []
        while let view = waiting.popLast() {
            guard seen.insert(Identity(view)).inserted else { continue }
            if let state = view.extras?.layoutGuides[.keyboard]?.layoutState, let index = index(of: state) {
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
    /// Says on the way up that moving a view may move a guide of the keyboard.
    final func markCarriesKeyboardGuide() {
        var view: UIView? = self
        while let current = view, !current.marks.contains(.carriesKeyboardGuide) {
            current.marks.formUnion(.carriesKeyboardGuide)
            view = current.parent
        }
    }

    /// The view, what it scrolls or its transform has moved.
    @inline(__always)
    final func moveKeyboardGuides() {
        if marks.contains(.carriesKeyboardGuide) { keyboardGuidesDidMove() }
    }

    @inline(never)
    private final func keyboardGuidesDidMove() {
        guard let state = extras?.layoutState, let engine = state.engine else { return }
        engine.keyboardGuidesDidMove(in: state)
    }
}
