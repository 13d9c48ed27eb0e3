import Dispatch
import Foundation
import KitTestSupport
import Testing

@testable import ReflowKit

/// Creates views whose layers read the layer of their own view while they are created.
@MainActor
private final class CuriousView: UIView {
    static var inTheMaking: UIView?
    static var found: [CALayer] = []

    final class Layer: CALayer {
        override init() {
            super.init()
            if let view = CuriousView.inTheMaking { CuriousView.found.append(view.layer) }
        }

        required init?(coder: NSCoder) { nil }
    }

    override class var layerClass: AnyClass { Layer.self }
}

/// Releases the last reference to an object on a separate thread, and waits for it.
@MainActor
private func dropElsewhere<Object: AnyObject>(_ make: () -> Object) {
    let address = UInt(bitPattern: Unmanaged.passRetained(make()).toOpaque())
    let thread = Thread {
        guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
        Unmanaged<AnyObject>.fromOpaque(pointer).release()
        done.signal()
    }
    thread.start()
    done.wait()
}

private let done = DispatchSemaphore(value: 0)

@MainActor
@Suite("What outlives a view", .serialized)
struct ViewLifetimeTests {
    @Test("A layer keeps its looks and has a place of its own when its view is gone")
    func layer() {
        let layer = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)).layer
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
        layer.position = CGPoint(x: 5, y: 10)
        #expect(layer.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    }

    @Test("A layer that looks for its view's layer while it is made finds one that is nobody's, and becomes the view's")
    func curiousLayer() {
        CuriousView.found = []
        var own: CALayer?
        do {
            let view = CuriousView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            CuriousView.inTheMaking = view
            own = view.layer
            CuriousView.inTheMaking = nil
            #expect(own is CuriousView.Layer)
            #expect(view.layer === own)
            #expect(CuriousView.found.count == 1)
            #expect(CuriousView.found.first !== own)
        }
        for layer in CuriousView.found + [own].compactMap(\.self) {
            layer.bounds = CGRect(x: 0, y: 0, width: 7, height: 7)
            #expect(layer.bounds.width == 7)
        }
    }

    @Test("Subviews and the layer of a view whose last reference goes on another thread have no view above them")
    func otherThread() {
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var layer: CALayer?
        dropElsewhere {
            let superview = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            superview.addSubview(child)
            layer = superview.layer
            return superview
        }
        #expect(child.superview == nil)
        child.setNeedsLayout()
        child.removeFromSuperview()
        layer?.bounds = CGRect(x: 0, y: 0, width: 7, height: 7)
        #expect(layer?.bounds.width == 7)
        let other = UIView()
        other.addSubview(child)
        #expect(child.superview === other)
    }

    @Test("A window whose last reference goes on another thread ends the notifications that it began")
    func windowOnOtherThread() {
        inWorld { world in
            dropElsewhere {
                let window = UIWindow()
                window.rootViewController = UIViewController()
                #expect(world.device.isGeneratingDeviceOrientationNotifications)
                return window
            }
            #expect(!world.device.isGeneratingDeviceOrientationNotifications)
        }
    }

    @Test("Begins and ends nest with those of windows, and an end without a beginning counts for nothing")
    func notifications() {
        inWorld { world in
            let device = world.device
            device.endGeneratingDeviceOrientationNotifications()
            do {
                let window = UIWindow()
                window.rootViewController = UIViewController()
                window.rootViewController = UIViewController()
                device.beginGeneratingDeviceOrientationNotifications()
                device.endGeneratingDeviceOrientationNotifications()
                #expect(device.isGeneratingDeviceOrientationNotifications)
                device.endGeneratingDeviceOrientationNotifications()
                #expect(!device.isGeneratingDeviceOrientationNotifications)
                withExtendedLifetime(window) {}
            }
            #expect(!device.isGeneratingDeviceOrientationNotifications)
            device.beginGeneratingDeviceOrientationNotifications()
            #expect(device.isGeneratingDeviceOrientationNotifications)
            device.endGeneratingDeviceOrientationNotifications()
            #expect(!device.isGeneratingDeviceOrientationNotifications)
        }
    }

    @Test("What a subclass holds finds no superview above its views when it goes with the subclass")
    func fieldsOfDyingView() {
        @MainActor final class Witness {
            let child = UIView()
            static var superviews: [Bool] = []

            isolated deinit { Witness.superviews.append(child.superview == nil) }
        }
        final class Holder: UIView {
            let witness = Witness()
        }
        Witness.superviews = []
        do {
            let holder = Holder()
            holder.addSubview(holder.witness.child)
        }
        #expect(Witness.superviews == [true])
    }

    @Test("A view that is removed in its own callbacks and held by nobody else goes after them")
    func removedInOwnCallbacks() {
        final class Leaver: UIView {
            override func didMoveToSuperview() { removeFromSuperview() }
            override func layoutSubviews() { removeFromSuperview() }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        weak var leaver: Leaver?
        do {
            let view = Leaver()
            leaver = view
            root.addSubview(view)
        }
        root.layoutIfNeeded()
        #expect(leaver == nil)
        #expect(root.subviews.isEmpty)
    }
}
