/// The place of a window's first responder.
@MainActor
final class FirstPlace: MadeOnDemand {
    fileprivate(set) weak var responder: UIResponder?
    /// Whether the responder resigns for another one, so that the keyboard stays.
    fileprivate var isPassedOn = false
    /// Whether the responder resigns without being asked.
    fileprivate var isForced = false
}

// Who is asked, and in which order: input.md §3.1.
extension UIResponder {
    /// The place of the window that shows the responder, if there was a first responder in it.
    final var firstPlace: FirstPlace? { viewOfResponder?.actualWindow?.extras?.responder?.firstPlace }

    final func takeFirstPlace() -> Bool {
        guard let window = viewOfResponder?.actualWindow else { return false }
        let place = window.ensureExtras().responder.made().firstPlace.made()
        guard place.responder !== self else { return true }
        guard canBecomeFirstResponder, shouldBeginEditing() else { return false }
        let previous = place.responder
        if let previous {
            let outer = place.isPassedOn
            place.isPassedOn = true
            let isGone = previous.canResignFirstResponder && previous.resignFirstResponder()
            place.isPassedOn = outer
            guard isGone else { return false }
        }
        // The one that resigned may have called another one, or removed this one.
        guard place.responder == nil, viewOfResponder?.actualWindow === window else {
            if previous?.needsKeyboard == true, place.responder?.needsKeyboard != true {
                window.simulation.hideKeyboard()
            }
            return false
        }
        place.responder = self
        if needsKeyboard {
            if window.simulation.keyboardFrame == nil { window.simulation.showKeyboard() }
        } else if previous?.needsKeyboard == true {
            window.simulation.hideKeyboard()
        }
        // An observer of the keyboard may have ended it.
        if place.responder === self { didBeginEditing() }
        return isFirstResponder
    }

    final func leaveFirstPlace() -> Bool {
        guard let place = firstPlace, place.responder === self else { return true }
        guard place.isForced || canResignFirstResponder && shouldEndEditing() else { return false }
        // The delegate may have ended it.
        if place.responder === self { leave(place) }
        return true
    }

    fileprivate final func leave(_ place: FirstPlace) {
        let simulation = viewOfResponder?.simulation
        place.responder = nil
        if needsKeyboard, !place.isPassedOn { simulation?.hideKeyboard() }
        didEndEditing()
    }
}

extension UIView {
    /// The first responder of a window.
    final var firstResponderOfWindow: UIResponder? { extras?.responder?.firstPlace?.responder }

    /// The first responder, if it is this view, a view inside, or the controller of one of them.
    private final var firstResponderInside: UIResponder? {
        guard let first = actualWindow?.firstResponderOfWindow, let view = first.viewOfResponder,
            view === self || view.isDescendant(of: self)
        else { return nil }
        return first
    }

    /// Lets the first responder resign, if it is inside.
    /// - Parameter isForced: whether it is not asked, as when the view leaves its window.
    /// - Returns: whether one resigned.
    final func endFirstResponder(isForced: Bool) -> Bool {
        guard let first = firstResponderInside, let place = first.firstPlace else { return false }
        guard isForced else { return first.resignFirstResponder() }
        let outer = place.isForced
        place.isForced = true
        _ = first.resignFirstResponder()
        place.isForced = outer
        // An override may not call its superclass.
        if place.responder === first { first.leave(place) }
        return true
    }
}
