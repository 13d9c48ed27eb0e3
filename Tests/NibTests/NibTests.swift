import SnapshotTesting
import Testing
import UIKit

@MainActor
@Suite("Nibs of an app's own classes")
struct NibTests {
    private let bundle = Bundle.module

    init() { Simulation.current = Simulation() }

    private func badge(_ owner: BadgeOwner) throws -> BadgeView {
        let objects = UINib(nibName: "Badge", bundle: bundle).instantiate(withOwner: owner)
        return try #require(objects.first as? BadgeView)
    }

    @Test("All objects are made, then connected, then woken; an initialiser finds its frame and subviews")
    func order() throws {
        Calls.all = []
        let view = try badge(BadgeOwner())
        #expect(
            Calls.all == [
                "quiet.init Subtitle", "badge.init 200x100", "badge.titleLabel", "badge.awake Title", "quiet.awake",
            ])
        #expect(view.subviewsInInitialiser == 3)
        #expect(view.sizeInInitialiser == .zero)
        #expect(view.backgroundColor == .red)
    }

    @Test("Outlets, collections and constraints are set on the owner and on views")
    func outlets() throws {
        let owner = BadgeOwner()
        let view = try badge(owner)
        #expect(owner.badge === view)
        #expect(view.title?.text == "Title")
        #expect(owner.texts.map(\.text) == ["Title", "Subtitle"])
        owner.topDistance.constant = 30
        view.layoutIfNeeded()
        #expect(view.title?.frame.minY == 30)
    }

    @Test("Controls and recognisers send their actions to owner and views; one without a target goes up the chain")
    func actions() throws {
        let owner = BadgeOwner()
        let view = try badge(owner)
        let button = try #require(view.subviews.last as? RoundButton)
        button.sendActions(for: .touchUpInside)
        #expect(owner.senders.first === button)
        #expect(view.flashes == 1)
        let tap = try #require(view.gestureRecognizers?.first as? UITapGestureRecognizer)
        #expect(tap.numberOfTapsRequired == 2)
        tap.state = .ended
        #expect(owner.senders.last === tap)
        let listener = Listener()
        listener.addSubview(view)
        button.sendActions(for: .touchDown)
        #expect(listener.heard === button)
    }

    final class Listener: UIView {
        private(set) weak var heard: UIButton?
        func hear(_ sender: UIButton) { heard = sender }
        override class var nibMethods: [Selector] {
            super.nibMethods + [Selector("heard:", { (one: Listener) in .init { one.hear($0) } })]
        }
    }

    @Test("Runtime attributes reach properties of the app and of UIKit; the type of a button too")
    func attributes() throws {
        let view = try badge(BadgeOwner())
        let button = try #require(view.subviews.last as? RoundButton)
        #expect(button.radius == 6.5)
        #expect(button.isLoud)
        #expect(button.note == "by heart")
        #expect(button.layer.cornerRadius == 4)
        #expect(button.buttonType == .system)
    }

    @Test("An object that is no view is made, connected and woken")
    func customObject() throws {
        let objects = UINib(nibName: "Badge", bundle: bundle).instantiate(withOwner: nil)
        let helper = try #require(objects.last as? BadgeHelper)
        #expect(helper.helped === objects.first as? UIView)
        #expect(helper.isAwake)
    }

    @Test("Every call makes new objects, and a bundle loads them by name")
    func again() throws {
        let nib = UINib(nibName: "Badge", bundle: bundle)
        let first = nib.instantiate(withOwner: nil).first as? BadgeView
        let second = nib.instantiate(withOwner: nil).first as? BadgeView
        #expect(first !== second)
        #expect(bundle.loadNibNamed("Badge", owner: nil)?.first is BadgeView)
        let data = try Data(contentsOf: #require(bundle.url(forResource: "Badge", withExtension: "xib")))
        #expect(UINib(data: data, bundle: bundle).instantiate(withOwner: nil).first is BadgeView)
    }

    @Test("A document names a class as Objective-C does")
    func objectiveCName() {
        #expect(UINib(nibName: "Sticker", bundle: bundle).instantiate(withOwner: nil).first is TrailSticker)
        // Without a bundle, the modules of the document's other classes are searched.
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <view id="a" customClass="Sticker"/><view id="b" customClass="CountingView" customModule="NibTests"/>
            </objects></document>
            """
        let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
        #expect(objects.first is TrailSticker)
    }

    @Test("A missing outlet is UIKit's exception with document, object and class; the rest of the nib is there")
    func missingOutlet() throws {
        var objects: [Any] = []
        let raised = exceptionsRaised {
            objects = UINib(nibName: "Broken", bundle: bundle).instantiate(withOwner: BadgeOwner())
        }
        #expect(
            raised.map(\.exceptionName) == [
                "NSUnknownKeyException", "NSInvalidArgumentException", "NSUnknownKeyException",
            ])
        let words = raised.map(\.description)
        #expect(
            words.first
                == "NSUnknownKeyException: [<NibTests.BadgeOwner> setValue:forUndefinedKey:]: this class is not key value "
                + "coding-compliant for the key baj. (Broken.xib:7)")
        #expect(words[1].contains("the outlet badge of NibTests.BadgeOwner cannot hold the ReflowKit.UILabel"))
        #expect(
            words[2].hasSuffix("(Broken.xib:26) On Linux, outlets are found in classes that `reflow swift` compiled."))
        // A class that is not there is UIKit's, and an attribute that is not there is only printed.
        #expect((objects.first as? UIView)?.subviews.count == 2)
        let printed = Simulation.current.events.text
        #expect(printed.contains("Unknown class NibTests.Nobody in Interface Builder file. (Broken.xib:12)"))
        #expect(
            printed.contains("Failed to set (cornerRadius) user defined inspected property on (NibTests.UnlistedView)"))
    }

    // MARK: Controllers

    @Test("A controller loads the nib with the name of its class; without the view outlet it has a plain view")
    func classNames() {
        let named = ProfileController()
        named.loadViewIfNeeded()
        #expect(named.textAtLoad == "Name")
        let explicit = UIViewController(nibName: "Badge", bundle: bundle)
        let raised = exceptionsRaised { explicit.loadViewIfNeeded() }
        #expect(
            raised.map(\.exceptionName)
                == Array(repeating: "NSUnknownKeyException", count: 3) + ["NSInternalInconsistencyException"])
        let viewless = UIViewController(nibName: "Viewless", bundle: bundle)
        let missing = exceptionsRaised { viewless.loadViewIfNeeded() }
        #expect(missing.map(\.exceptionName) == ["NSInternalInconsistencyException"])
        #expect(viewless.isViewLoaded)
    }

    @Test("A nib that is nowhere is UIKit's exception")
    func missingNib() {
        let raised = exceptionsRaised {
            UIViewController(nibName: "Nowhere", bundle: bundle).loadViewIfNeeded()
            #expect(UINib(nibName: "Nowhere", bundle: bundle).instantiate(withOwner: nil).isEmpty)
        }
        #expect(raised.map(\.exceptionName) == Array(repeating: "NSInternalInconsistencyException", count: 2))
        #expect(raised.allSatisfy { $0.description.contains("with name 'Nowhere'") })
    }

    @Test("The view of a nib follows the device there and back")
    func turns() throws {
        let controller = ProfileController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let label = try #require(controller.nameLabel)
        let upright = label.frame
        #expect(upright == CGRect(x: 20, y: 79, width: 353, height: 40))
        Simulation.current.turn(to: .landscapeLeft)
        window.layoutIfNeeded()
        // iPhone 15: 852 points wide, 59 of them unsafe at each side.
        #expect(label.frame == CGRect(x: 79, y: 20, width: 694, height: 40))
        Simulation.current.turn(to: .portrait)
        window.layoutIfNeeded()
        #expect(label.frame == upright)
    }
}
