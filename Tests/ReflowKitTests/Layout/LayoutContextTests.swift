import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
@Suite("Two simulations in one process")
struct LayoutContextTests {
    private class Probe: UIView {
        var layouts = 0
        var action: () -> Void = {}
        var traits: [UIUserInterfaceStyle] = []

        override func layoutSubviews() {
            layouts += 1
            traits.append(UITraitCollection.current.userInterfaceStyle)
            action()
        }
    }

    /// A window whose root view is a probe, in a simulation of its own.
    private func show(_ style: UIUserInterfaceStyle) -> (World, Probe) {
        var settings = Simulation.Settings()
        settings.userInterfaceStyle = style
        return inWorld(settings: settings) { world in
            let probe = Probe(frame: .zero)
            let controller = UIViewController()
            controller.view = probe
            world.show(controller).layoutIfNeeded()
            return (world, probe)
        }
    }

    @Test("A pass inside another simulation's pass counts by itself, and gives up by itself")
    func separateCounts() {
        let (light, inner) = show(.light)
        let (dark, outer) = show(.dark)
        inner.layouts = 0
        outer.layouts = 0
        // The view of the outer simulation requests layouts until the pass gives up; the other one is laid out once
        // each time.
        outer.action = {
            outer.setNeedsLayout()
            light.simulation.perform {
                inner.setNeedsLayout()
                inner.layoutIfNeeded()
            }
        }
        dark.simulation.perform {
            outer.setNeedsLayout()
            outer.layoutIfNeeded()
        }
        #expect(outer.layouts == 100)
        #expect(inner.layouts == 100)
        #expect(dark.diagnostics.map(\.description).filter { $0.contains("100") }.count == 1)
        #expect(light.diagnostics.isEmpty)
        #expect(Set(inner.traits) == [.light])
        #expect(Set(outer.traits) == [.dark])
    }

    @Test("Changes made in one world's animation block are no animation of another world")
    func separateBlocks() {
        let (first, moved) = show(.light)
        let (second, other) = show(.dark)
        first.simulation.events.isRecording = true
        second.simulation.events.isRecording = true
        first.simulation.events.removeAll()
        second.simulation.events.removeAll()
        first.simulation.perform {
            UIView.animate(withDuration: 1) {
                moved.alpha = 0.5
                second.simulation.perform { other.alpha = 0.25 }
                moved.alpha = 0.75
            }
        }
        #expect(first.simulation.events.text.contains("alpha 1 → 0.5"))
        #expect(first.simulation.events.text.contains("alpha 0.5 → 0.75"))
        #expect(second.simulation.events.text == "")
    }

    /// A view in the probe whose constraints make it 100 points wide.
    private func constrain(in world: World, _ probe: Probe) -> UIView {
        world.simulation.perform {
            let view = UIView()
            // The probe itself lays out no subviews.
            let holder = UIView()
            probe.addSubview(holder)
            holder.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            view.widthAnchor.constraint(equalToConstant: 100).isActive = true
            probe.layoutIfNeeded()
            return view
        }
    }

    @Test("While one world changes constraints as one, what another world contradicts for a moment is found")
    func separateChanges() {
        let (first, firstProbe) = show(.light)
        let (second, secondProbe) = show(.dark)
        let own = constrain(in: first, firstProbe)
        let other = constrain(in: second, secondProbe)
        /// Adds a contradicting width for a moment.
        func contradict(_ view: UIView) {
            let width = view.widthAnchor.constraint(equalToConstant: 200)
            width.isActive = true
            width.isActive = false
        }
        for world in [first, second] { world.simulation.findsConflictsAtOnce = true }
        first.simulation.perform {
            NSLayoutConstraint.changeTogether {
                contradict(own)
                second.simulation.perform { contradict(other) }
            }
            firstProbe.setNeedsLayout()
            firstProbe.layoutIfNeeded()
        }
        second.simulation.perform {
            secondProbe.setNeedsLayout()
            secondProbe.layoutIfNeeded()
        }
        #expect(own.frame.width == 100 && other.frame.width == 100, "\(own.frame) \(other.frame)")
        #expect(first.diagnostics.isEmpty)
        #expect(second.diagnostics.count == 1)
    }

    /// A view that reports changes of its size, and counts its layouts.
    private final class Watched: UIView {
        var onResize: () -> Void = {}
        private(set) var layouts = 0

        override var bounds: CGRect {
            didSet { if bounds.size != oldValue.size { onResize() } }
        }

        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }
    }

    /// A view 100 points wide, with a subview that is 4 points away from its sides.
    private func watch(in world: World, _ probe: Probe) -> (view: Watched, inner: UIView, width: NSLayoutConstraint) {
        world.simulation.perform {
            let (holder, view, inner) = (UIView(), Watched(), UIView())
            probe.addSubview(holder)
            holder.addSubview(view)
            view.addSubview(inner)
            view.translatesAutoresizingMaskIntoConstraints = false
            inner.translatesAutoresizingMaskIntoConstraints = false
            let width = view.widthAnchor.constraint(equalToConstant: 100)
            NSLayoutConstraint.activate([
                width, inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 4),
                inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -4),
            ])
            probe.layoutIfNeeded()
            return (view, inner, width)
        }
    }

    @Test("A view whose bounds lay out another world in the middle of a pass: each world is as if it were alone")
    func separatePlaces() {
        let (first, firstProbe) = show(.light)
        let (second, secondProbe) = show(.dark)
        let one = watch(in: first, firstProbe)
        let other = watch(in: second, secondProbe)
        #expect(one.view.frame.width == 100 && other.view.frame.width == 100)
        one.view.onResize = {
            second.simulation.perform {
                other.width.constant += 50
                secondProbe.layoutIfNeeded()
            }
        }
        let before = (one: one.view.layouts, other: other.view.layouts)
        first.simulation.perform {
            one.width.constant = 180
            firstProbe.layoutIfNeeded()
        }
        #expect(one.view.frame.width == 180)
        #expect(one.inner.frame.minX == 4 && one.inner.frame.width == 172)
        #expect(other.view.frame.width == 150)
        #expect(other.inner.frame.minX == 4 && other.inner.frame.width == 142)
        #expect(one.view.layouts == before.one + 1 && other.view.layouts == before.other + 1)
        // Neither pass left work for the other one.
        for (world, probe) in [(first, firstProbe), (second, secondProbe)] {
            world.simulation.perform { probe.layoutIfNeeded() }
        }
        #expect(one.view.layouts == before.one + 1 && other.view.layouts == before.other + 1)
        #expect(first.diagnostics.isEmpty && second.diagnostics.isEmpty)
    }
}
