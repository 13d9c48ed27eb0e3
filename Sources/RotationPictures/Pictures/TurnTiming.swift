public import Foundation
import LayoutRules

/// The timing of an animation.
public struct TurnTiming: Sendable, Hashable {
    public let framesPerSecond: Int
    /// The duration of the device's rotation, in seconds. The interface rotates afterwards.
    public let deviceSeconds: TimeInterval
    /// The duration of the interface's rotation, in seconds (behaviour.md §6.4).
    public let interfaceSeconds: TimeInterval
    /// The duration for which the first and the last picture stay, in seconds.
    public let restSeconds: TimeInterval

    public init(
        framesPerSecond: Int = 30, deviceSeconds: TimeInterval = 0.3, interfaceSeconds: TimeInterval = 0.3,
        restSeconds: TimeInterval = 0.8
    ) {
        self.framesPerSecond = min(max(framesPerSecond, 1), 120)
        self.deviceSeconds = min(max(deviceSeconds, 0), 10)
        self.interfaceSeconds = min(max(interfaceSeconds, 0), 10)
        self.restSeconds = min(max(restSeconds, 0), 60)
    }

    /// The device's progress at each frame, without start and end.
    var deviceProgress: [CGFloat] { progress(over: deviceSeconds) }
    /// The interface's progress at each frame, without start and end: the moments to record.
    public var interfaceProgress: [CGFloat] { progress(over: interfaceSeconds) }

    private func progress(over seconds: TimeInterval) -> [CGFloat] {
        let count = Int((seconds * Double(framesPerSecond)).rounded())
        guard count > 1 else { return [] }
        return (1..<count).map { TurnTiming.eased(CGFloat($0) / CGFloat(count)) }
    }

    var frameMilliseconds: Int { Int((1000 / Double(framesPerSecond)).rounded()) }
    var restMilliseconds: Int { Int((restSeconds * 1000).rounded()) }

    /// The progress at a fraction of the time, by UIKit's default curve, which is slow at both ends. It is the Bézier
    /// curve with the control points (0.42, 0) and (0.58, 1).
    public static func eased(_ time: CGFloat) -> CGFloat {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        func curve(_ first: CGFloat, _ second: CGFloat, _ t: CGFloat) -> CGFloat {
            let rest = 1 - t
            return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
        }
        // The horizontal coordinate grows with the parameter, so bisection finds the parameter for `time`.
        var low: CGFloat = 0
        var high: CGFloat = 1
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if curve(0.42, 0.58, middle) < time { low = middle } else { high = middle }
        }
        return curve(0, 1, (low + high) / 2)
    }
}
