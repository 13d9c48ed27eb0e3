extension UIView {
    final var attachedRecognizers: [UIGestureRecognizer] { extras?.responder?.recognizers ?? [] }

    /// Adds a recogniser to this view, and removes it from its previous view.
    final func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        ensureExtras().responder.made().recognizers.append(recognizer)
        recognizer.view = self
    }

    final func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.interrupt()
        extras?.responder?.recognizers.removeAll { $0 === recognizer }
        recognizer.view = nil
    }
}
