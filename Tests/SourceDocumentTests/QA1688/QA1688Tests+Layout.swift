import Foundation
import KitTestSupport
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import ReflowKit
import Suites
import TestSupport
import Testing

// The reason “The view controller is altering the layout of its subviews programmatically”.
extension QA1688Tests {
    /// A controller that makes a box as wide as the view, in one of the methods that the note mentions.
    private final class Manual: UIViewController {
        enum Place: CaseIterable {
            case shouldAutorotate, willRotate, willAnimateRotation, didRotate
            case viewWillLayoutSubviews, viewDidLayoutSubviews

            var isRotationMethod: Bool { self != .viewWillLayoutSubviews && self != .viewDidLayoutSubviews }
        }

        let place: Place
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 10))

        init(_ place: Place) {
            self.place = place
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .fullScreen
        }

        required init?(coder: NSCoder) { nil }

        private func layOut(in place: Place, isLandscape: Bool? = nil) {
            guard place == self.place else { return }
            box.frame.size.width = isLandscape.map { $0 ? 667 : 375 } ?? view.bounds.width
        }

        override func viewDidLoad() { view.addSubview(box) }
        override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
            layOut(in: .shouldAutorotate, isLandscape: orientation.isLandscape)
            return true
        }
        override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
            layOut(in: .willRotate, isLandscape: orientation.isLandscape)
        }
        override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
            layOut(in: .willAnimateRotation)
        }
        override func didRotate(from orientation: UIInterfaceOrientation) { layOut(in: .didRotate) }
        override func viewWillLayoutSubviews() { layOut(in: .viewWillLayoutSubviews) }
        override func viewDidLayoutSubviews() { layOut(in: .viewDidLayoutSubviews) }
    }

    @Test(
        "Every iOS: layout in the methods about rotation is diagnosed, layout in viewWill/DidLayoutSubviews is not",
        arguments: RotationSemantics.allCases)
    func layoutInRotationCallback(semantics: RotationSemantics) {
        for place in Manual.Place.allCases {
            inWorld(semantics) { world in
                let manual = Manual(place)
                world.show(manual)
                world.turn(to: .landscapeLeft)
                #expect(world.shown == .landscapeRight)
                #expect(manual.box.frame.width == 667 || place == .shouldAutorotate, "\(place)")
                #expect(mistakes(world) == (place.isRotationMethod ? ["layoutInRotationCallback"] : []), "\(place)")
            }
        }
    }

    @Test(
        "iOS 5 to 7: the interface may turn without these methods being called, which leaves such layout inconsistent",
        arguments: [RotationSemantics.iOS5, .iOS6])
    func turnWithoutCallbacks(semantics: RotationSemantics) {
        for place in Manual.Place.allCases where place != .shouldAutorotate {
            inWorld(semantics) { world in
                let manual = Manual(place)
                let over = AnsweringController()
                over.accepted = Set(UIInterfaceOrientation.shown)
                world.show(manual)
                manual.present(over, animated: false)
                world.turn(to: .landscapeLeft)
                over.dismiss(animated: false)
                #expect(world.shown == .landscapeRight)
                #expect(manual.view.bounds.width == 667)
                #expect(manual.box.frame.width == (place.isRotationMethod ? 375 : 667), "\(place)")
            }
        }
    }

    @Test(
        "iOS 4 and later: layoutSubviews of the controller's own view serves as well",
        arguments: RotationSemantics.allCases)
    func layoutSubviews(semantics: RotationSemantics) {
        final class OwnView: UIView {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            override func layoutSubviews() {
                if box.superview == nil { addSubview(box) }
                box.frame.size.width = bounds.width
            }
        }
        inWorld(semantics) { world in
            let (root, own) = (AnsweringController(), OwnView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)))
            if semantics < .iOS6 { root.accepted = Set(UIInterfaceOrientation.shown) }
            root.view = own
            world.show(root)
            world.turn(to: .landscapeLeft)
            #expect(own.box.frame.width == 667)
            #expect(mistakes(world) == [])
        }
    }

    @Test("iOS 5 and later: certain layouts are beyond masks alone, and within reach of viewWillLayoutSubviews")
    func beyondMasks() {
        // The two views must share the width with a gap of 10 points between them.
        final class Halves: UIViewController {
            let (left, right) = (UIView(), UIView())
            override func viewDidLoad() {
                for half in [left, right] { view.addSubview(half) }
            }
            override func viewWillLayoutSubviews() {
                let width = (view.bounds.width - 10) / 2
                left.frame = CGRect(x: 0, y: 0, width: width, height: 40)
                right.frame = CGRect(x: width + 10, y: 0, width: width, height: 40)
            }
        }
        inWorld(.standard) { world in
            let halves = Halves()
            world.show(halves)
            world.turn(to: .landscapeLeft)
            #expect(halves.left.frame.width == 328.5)
            #expect(halves.right.frame == CGRect(x: 338.5, y: 0, width: 328.5, height: 40))
            // With masks, either the gap grows along with the views, or one of the two does not grow.
            let window = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 40))
            let half = UIView(frame: CGRect(x: 0, y: 0, width: 182.5, height: 40))
            half.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
            window.addSubview(half)
            window.frame.size.width = 667
            #expect(half.frame.width != 328.5)
        }
    }

    @Test("A Swift class in a layout file: explain's JSON has the diagnosis among its warnings")
    func inLayoutFile() throws {
        let folder = try TemporaryFolder()
        let url = folder.url("layout.json")
        try folder.write(#"{ "root": { "class": "Manual" } }"#, to: "layout.json")
        for (place, codes) in [(Manual.Place.willRotate, ["layoutInRotationCallback"]), (.viewWillLayoutSubviews, [])] {
            var classes = ClassRegistry()
            classes.register("Manual", makeController: { Manual(place) })
            let source = LayoutSource(url: url)
            let document = try #require(try source.parse(shownAs: "layout.json", classes: classes.bases).document)
            let device = try DeviceCatalogue.standard.require(named: "iPhone 8")
            let stage = try LayoutStage(document, on: device, source: source, classes: classes)
            let report = stage.report(ofTurningTo: OrientationRequest.landscape)
            let json = ExplanationReport(of: report, showsEvents: false).json
            let explained = try JSONDecoder().decode(ExplainedLayout.self, from: Data(json.utf8))
            #expect(explained.decision == "rotate")
            #expect(explained.warnings.map(\.code) == codes)
        }
    }
}
