import Foundation
import SnapshotTesting
import Testing
import UIKit

/// A view that takes no coder.
final class RefusingView: UIView {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        return nil
    }
}

/// A view that asks for a state of its own, which no document has.
final class RestoringView: UIView {
    let answers: [Bool]

    required init?(coder: NSCoder) {
        answers = [
            coder.decodeObject(of: NSString.self, forKey: "name") == nil,
            coder.decodeObject(of: [NSString.self], forKey: "name") == nil,
            coder.decodeObject(forKey: "name") == nil, coder.decodePropertyList(forKey: "list") == nil,
            coder.decodeInteger(forKey: "count") == 0, !coder.containsValue(forKey: "count"),
        ]
        super.init(coder: coder)
    }
}

final class CaptionView: UIView {
    weak var caption: UILabel?

    override class var nibMethods: [Selector] {
        super.nibMethods + [Selector("setCaption:", { (one: CaptionView) in .init { one.caption = $0 } })]
    }
}

/// A view that counts how often it is woken.
final class CountingView: UIView {
    static var awakened = 0
    override func awakeFromNib() {
        super.awakeFromNib()
        CountingView.awakened += 1
    }
}

@MainActor
@Suite("Documents with faults are told, and end nothing")
struct NibFaultTests {
    private let bundle = Bundle.module

    init() { Simulation.current = Simulation() }

    /// The objects of a nib with this view, and everything that was said.
    private func load(_ view: String) -> (objects: [Any], said: [String]) {
        var said: [String] = []
        // Other tests use the current simulation in between, and collect its exceptions.
        let others = Simulation.current
        defer { Simulation.current = others }
        Simulation.current = Simulation()
        Simulation.current.diagnosticHandler = { said.append($0.description) }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            \(view)
            </objects>
            </document>
            """
        let objects = UINib(data: Data(text.utf8), bundle: bundle).instantiate(withOwner: nil)
        return (objects, said)
    }

    @Test("A container that contains itself, and a scene that embeds itself, are left out there")
    func loops() {
        let raised = exceptionsRaised {
            let storyboard = UIStoryboard(name: "Loop", bundle: bundle)
            let navigation = storyboard.instantiateInitialViewController() as? UINavigationController
            #expect((navigation?.topViewController as? UITabBarController)?.viewControllers?.isEmpty ?? true)
            let mirror = storyboard.instantiateViewController(withIdentifier: "Mirror")
            mirror.loadViewIfNeeded()
            #expect(mirror.children.count <= 1)
        }
        #expect(raised.allSatisfy { $0.description.contains("contains itself (Loop.storyboard:") })
        #expect(raised.count == 2)
    }

    @Test("An outlet whose object is not made is told with its place")
    func missingObjects() {
        let (_, said) = load(
            """
            <view id="v" customClass="CaptionView"><connections>
            <outlet property="caption" destination="nowhere" id="c"/>
            </connections></view>
            """)
        #expect(said.contains { $0.contains("the outlet caption of NibTests.CaptionView is not connected: nowhere") })
    }

    @Test("A view of the app without a delegate gets UIKit's exception for an outlet of that name; a table does not")
    func delegates() {
        let plain = load(
            """
            <view id="v" customClass="CountingView"><connections>
            <outlet property="delegate" destination="-1" id="c"/></connections></view>
            <view id="w"/>
            """)
        #expect(plain.objects.count == 2)
        let connected = load(
            """
            <view id="v" customClass="CountingView"><connections>
            <outlet property="delegate" destination="w" id="c"/></connections></view>
            <view id="w"/>
            """)
        #expect(connected.said.contains { $0.contains("not key value coding-compliant for the key delegate") })
        let scrolling = load(
            """
            <scrollView id="v"><connections><outlet property="delegate" destination="w" id="c"/></connections></scrollView>
            <view id="w"/>
            """)
        #expect(!scrolling.said.contains { $0.contains("key delegate") })
    }

    @Test("An initialiser that returns nil is told, and what is inside is woken once")
    func refusal() {
        CountingView.awakened = 0
        let (objects, said) = load(
            """
            <view id="v" customClass="RefusingView"><subviews><view id="w" customClass="CountingView"/></subviews></view>
            """)
        #expect((objects.first as? UIView)?.subviews.count == 1 && CountingView.awakened == 1)
        #expect(said.contains { $0.contains("init(coder:) of RefusingView returned nil") })
    }

    @Test("Something that is shown as a box is told")
    func warnings() {
        let (objects, said) = load(#"<mapView id="v"><rect key="frame" x="0" y="0" width="10" height="10"/></mapView>"#)
        #expect(objects.count == 1 && said.contains { $0.contains("MKMapView") })
        // The app's own class is no fault.
        let own = load(
            #"<view id="v" customClass="CountingView"><rect key="frame" x="0" y="0" width="9" height="9"/></view>"#
        )
        #expect(own.said == [])
    }

    @Test("The coder of a document has no keys of the app's")
    func keys() {
        let view = load(#"<view id="v" customClass="RestoringView"/>"#).objects.first as? RestoringView
        #expect(view?.answers == Array(repeating: true, count: 6))
    }

    @Test("A class that is not there is told, also if its name begins as UIKit's do")
    func unknownClasses() {
        let (_, said) = load(#"<view id="v" customClass="UIRoundedThing"/>"#)
        #expect(said.contains { $0.contains("Unknown class UIRoundedThing in Interface Builder file.") })
    }
}
