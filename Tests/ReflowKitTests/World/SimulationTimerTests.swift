import Foundation
import ReflowKit
import Testing

@MainActor
private final class Ticker: NSObject {
    var log: [String] = []
    func tick(_ timer: SimulationTimer) { log.append("\(timer.userInfo ?? "-")") }
    static let tick = Selector("tick:", { (one: Ticker) in .init(one.tick(_:)) })
}

@MainActor
@Suite("Timers in the simulation's time")
struct SimulationTimerTests {
    @Test("A timer fires when its time has come, once or again and again, and never by itself")
    func fires() {
        let simulation = Simulation()
        var log: [String] = []
        simulation.perform {
            SimulationTimer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in log.append("once") }
            SimulationTimer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log.append("again") }
        }
        #expect(log.isEmpty)
        simulation.advance(by: 0.5)
        #expect(log.isEmpty)
        simulation.advance(by: 2.5)
        #expect(log == ["again", "once", "again", "again"])
    }

    @Test("A timer calls a method with itself, and releases its target when it is invalid")
    func selectors() {
        let simulation = Simulation()
        var ticker: Ticker? = Ticker()
        weak let gone = ticker
        let timer = simulation.perform {
            SimulationTimer.scheduledTimer(
                timeInterval: 1, target: ticker!, selector: Ticker.tick, userInfo: "info", repeats: true)
        }
        simulation.advance(by: 1)
        #expect(ticker?.log == ["info"])
        timer.invalidate()
        simulation.advance(by: 5)
        #expect(ticker?.log == ["info"] && !timer.isValid)
        ticker = nil
        #expect(gone == nil)
    }

    @Test("A timer waits until it is added to a run loop; fired by hand, one that fires once is invalid")
    func runLoop() {
        let simulation = Simulation()
        var count = 0
        simulation.perform {
            let timer = SimulationTimer(timeInterval: 1, repeats: false) { _ in count += 1 }
            simulation.advance(by: 3)
            #expect(count == 0)
            RunLoop.main.add(timer, forMode: .common)
            simulation.advance(by: 1)
            #expect(count == 1 && !timer.isValid)
            let other = SimulationTimer(timeInterval: 1, repeats: false) { _ in count += 1 }
            other.fire()
            other.fire()
            #expect(count == 2)
        }
    }
}
