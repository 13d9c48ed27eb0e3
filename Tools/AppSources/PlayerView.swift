import UIKit
import UIKit.UIGestureRecognizerSubclass
#if canImport(os)
import os.log
#endif

@objc public protocol PlayerViewDelegate: NSObjectProtocol {
    @objc(playerViewDidPlay:) optional func playerDidPlay(_ player: PlayerView)
    @objc optional func player(_ player: PlayerView, didSeekTo time: Double, of duration: Double)
    @objc optional func playerShouldLoop(_ player: PlayerView) -> Bool
}

@objc(WPPlayerView)
@IBDesignable
open class PlayerView: UIView {
    @IBOutlet open weak var delegate: PlayerViewDelegate?
    @objc open dynamic var time: Double = 0 {
        willSet { precondition(newValue >= 0) }
        didSet { delegate?.player?(self, didSeekTo: time, of: duration) }
    }
    @objc public let duration: Double = 60

    private lazy var playButton: UIButton = {
        let button = UIButton(type: .custom)
        button.setTitle("▶️", for: .normal)
        button.addTarget(self, action: #selector(togglePlay), for: .touchUpInside)
        return button
    }()

    @objc open private(set) var isPlaying = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(playButton)
        playButton.frame = bounds
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @objc open func togglePlay() {
        isPlaying.toggle()
        guard isPlaying else { return }
        delegate?.playerDidPlay?(self)
        if delegate?.playerShouldLoop?(self) == true { time = 0 } else { time += 10 }
    }

    open func tap() { playButton.sendActions(for: .touchUpInside) }
}
