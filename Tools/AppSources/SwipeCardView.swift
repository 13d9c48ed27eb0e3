import UIKit
import UIKit.UIGestureRecognizerSubclass

@MainActor
@objc protocol SwipeCardDelegate: AnyObject {
    @objc optional func cardDidTap(_ card: SwipeCardView)
    @objc optional func card(_ card: SwipeCardView, didMoveBy distance: CGFloat, animated: Bool)
    @objc optional func cardShouldMove(_ card: SwipeCardView) -> Bool
}

final class SwipeCardView: UIView {
    @IBOutlet weak var delegate: SwipeCardDelegate?
    private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
    let tap = UITapGestureRecognizer()
    private(set) var states: [UIGestureRecognizer.State] = []

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview != nil, gestureRecognizers?.isEmpty ?? true else { return }
        tap.addTarget(self, action: #selector(tapped))
        tap.numberOfTapsRequired = 2
        addGestureRecognizer(tap)
        addGestureRecognizer(pan)
    }

    @objc private func tapped() { delegate?.cardDidTap?(self) }

    @objc private func panned(_ recognizer: UIPanGestureRecognizer) {
        states.append(recognizer.state)
        guard delegate?.cardShouldMove?(self) ?? true else { return }
        delegate?.card?(self, didMoveBy: CGFloat(states.count), animated: recognizer.state == .ended)
    }

    func run() {
        tap.state = .ended
        pan.state = .began
        pan.state = .changed
        pan.state = .ended
    }
}

final class CardStackController: UIViewController, SwipeCardDelegate {
    let card = SwipeCardView(frame: CGRect(x: 20, y: 80, width: 200, height: 120))
    private(set) var moves: [CGFloat] = []
    private(set) var taps = 0

    override func loadView() {
        super.loadView()
        card.delegate = self
        card.backgroundColor = .orange
        view.addSubview(card)
    }

    func cardDidTap(_ card: SwipeCardView) { taps += 1 }
    func card(_ card: SwipeCardView, didMoveBy distance: CGFloat, animated: Bool) {
        moves.append(animated ? -distance : distance)
    }
}
