import Foundation
import Testing

@testable import RotationPictures

@Suite("When an animation shows what")
struct TurnTimingTests {
    @Test("The curve is slow at both ends, symmetrical, and never goes back")
    func curve() {
        #expect(TurnTiming.eased(-1) == 0 && TurnTiming.eased(0) == 0)
        #expect(TurnTiming.eased(1) == 1 && TurnTiming.eased(2) == 1)
        #expect(abs(TurnTiming.eased(0.5) - 0.5) < 1e-9)
        // The reference is CSS's ease-in-out with the same control points, at a quarter of the time.
        #expect(abs(TurnTiming.eased(0.25) - 0.12916) < 1e-4)
        let values = (0...100).map { TurnTiming.eased(CGFloat($0) / 100) }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
        for (index, value) in values.enumerated() { #expect(abs(value + values[100 - index] - 1) < 1e-9) }
    }

    @Test("§6.4: a quarter turn of 0.3 seconds has eight pictures between its ends at 30 a second")
    func count() {
        let timing = TurnTiming(framesPerSecond: 30, interfaceSeconds: 0.3)
        #expect(timing.interfaceProgress.count == 8)
        #expect(timing.frameMilliseconds == 33)
        #expect(TurnTiming(framesPerSecond: 30, interfaceSeconds: 0).interfaceProgress == [])
    }

    @Test("What no animation can be is brought within bounds")
    func bounds() {
        let timing = TurnTiming(framesPerSecond: 0, deviceSeconds: -1, interfaceSeconds: 1e9, restSeconds: .infinity)
        #expect(timing.framesPerSecond == 1)
        #expect(timing.deviceSeconds == 0)
        #expect(timing.interfaceSeconds == 10)
        #expect(timing.restSeconds == 60)
    }
}
