import PlayerApp
import SnapshotTesting
import Testing
import UIKit

@Suite(.snapshots(record: .missing))
@MainActor
struct PlayerTests {
    private nonisolated static let devices: [String: ViewImageConfig] = [
        "iPhoneSe": .iPhoneSe, "iPhone13-landscape": .iPhone13(.landscape),
        "iPhone16Pro-landscape": .device("iPhone 16 Pro", .landscape), "iPadMini": .iPadMini(.portrait),
    ]

    private func makeController() -> PlayerViewController {
        let controller = PlayerViewController()
        if let gap = ProcessInfo.processInfo.environment["CONSUMER_GAP"].flatMap(Double.init) {
            controller.gap = CGFloat(gap)
        }
        return controller
    }

    @Test(arguments: devices.keys.sorted())
    func player(device: String) throws {
        let config = try #require(Self.devices[device])
        assertSnapshot(of: makeController(), as: .image(on: config), named: device)
    }

    @Test func waveform() {
        let view = WaveformView(frame: CGRect(x: 0, y: 0, width: 200, height: 48))
        view.samples = [0.1, 0.5, 0.9, 0.4, 0.7, 0.2]
        view.progress = 0.5
        assertSnapshot(of: view, as: .image)
        assertSnapshot(of: view, as: .image(perceptualPrecision: 0.98, size: CGSize(width: 100, height: 24)))
    }
}
