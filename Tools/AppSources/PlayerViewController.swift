import UIKit

final class PlayerViewController: BaseViewController {
    let player = PlayerView(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    fileprivate(set) var events: [String] = []

    override func setUpSubviews() {
        view.addSubview(player)
        player.delegate = self
    }
}

// MARK: - PlayerViewDelegate

extension PlayerViewController: @preconcurrency PlayerViewDelegate {
    func playerDidPlay(_ player: PlayerView) {
        events.append("play")
    }

    func player(_ player: PlayerView, didSeekTo time: Double, of duration: Double) {
        events.append("seek \(time)/\(duration)")
    }
}

@objc final class LoopingPlayerDelegate: NSObject, @preconcurrency PlayerViewDelegate {
    var asked = 0

    @MainActor func playerShouldLoop(_ player: PlayerView) -> Bool {
        asked += 1
        return true
    }
}
