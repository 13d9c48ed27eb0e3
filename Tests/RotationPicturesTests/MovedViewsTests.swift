import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Screens
import Staging
import Testing
import Typesetting

@testable import RotationPictures

@Suite("What a plate tells of a turn")
@MainActor
struct MovedViewsTests {
    private let simulation = Simulation(device: .default)

    /// Rotates a page of 393 × 852 points with these views, from portrait on an iPhone 15.
    private func turned(_ views: [UIView], names: [ObjectIdentifier: String] = [:]) -> TurnRecording {
        let window = simulation.perform {
            let window = UIWindow()
            let controller = UIViewController()
            controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            for view in views { controller.view.addSubview(view) }
            window.rootViewController = controller
            window.makeKeyAndVisible()
            return window
        }
        return TurnRecording.record(window, in: simulation, names: { names }) {
            simulation.turn(to: .landscapeLeft)
        }.recording
    }

    private func view(_ id: String, _ frame: CGRect, _ mask: UIView.AutoresizingMask = []) -> UIView {
        simulation.perform {
            let view = UIView(frame: frame)
            view.accessibilityIdentifier = id
            view.autoresizingMask = mask
            return view
        }
    }

    @Test("Views that change alike share a row; where they stand in different places it tells how far they went")
    func groups() {
        let moved = MovedViews(
            turned([
                view("one", CGRect(x: 300, y: 100, width: 80, height: 40), .flexibleLeftMargin),
                view("two", CGRect(x: 300, y: 200, width: 80, height: 40), .flexibleLeftMargin),
                view("wide", CGRect(x: 20, y: 300, width: 353, height: 40), .flexibleWidth),
            ]), limit: 10)
        let rows = Dictionary(uniqueKeysWithValues: moved.rows.map { ($0.members.map(\.name), $0) })
        // The page has 852 − 393 = 459 points more space.
        #expect(rows[["one", "two"]]?.cells.map(\.text) == ["300 → 759", "", "80", "40"])
        #expect(rows[["wide"]]?.cells.map(\.text) == ["20", "300", "353 → 812", "40"])
        #expect(moved.omitted == 0)
        #expect(moved.rows.map(\.number) == [1, 2])
    }

    @Test(
        "A single row more is shown, for the line that counts it takes as much room; two are counted",
        arguments: [(count: 4, rows: 4, omitted: 0), (count: 5, rows: 3, omitted: 2)])
    func lastRow(count: Int, rows: Int, omitted: Int) {
        let moved = MovedViews(
            turned(
                (0..<count).map { index in
                    // Each view moves differently: by another fraction of the additional space.
                    view(
                        "view\(index)", CGRect(x: 20 + 10 * index, y: 300, width: 300 - 20 * index, height: 40),
                        [.flexibleLeftMargin, .flexibleWidth])
                }), limit: 3)
        #expect(moved.rows.count == rows)
        #expect(moved.omitted == omitted)
    }

    @Test("First what goes far in its superview, last of all hairlines")
    func ranking() {
        // With half of the growth on either side, a view stays in the middle; the other view's left edge moves from 0
        // to 54 %.
        let moved = MovedViews(
            turned([
                view("line", CGRect(x: 0, y: 50, width: 393, height: 0.5), .flexibleWidth),
                view(
                    "middle", CGRect(x: 146.5, y: 100, width: 100, height: 40),
                    [.flexibleLeftMargin, .flexibleRightMargin]),
                view("far", CGRect(x: 0, y: 200, width: 100, height: 40), .flexibleLeftMargin),
            ]), limit: 10)
        #expect(moved.rows.map { $0.members[0].name } == ["far", "middle", "line"])
    }

    @Test("What is clipped, hidden or outside is not outlined; what is never seen has no row")
    func unseen() {
        let clip = view("clip", CGRect(x: 0, y: 0, width: 100, height: 100), .flexibleWidth)
        let cut = view("cut", CGRect(x: 50, y: 0, width: 100, height: 20), .flexibleWidth)
        let gone = view("gone", CGRect(x: 120, y: 50, width: 10, height: 10), .flexibleRightMargin)
        let hidden = view("hidden", CGRect(x: 0, y: 80, width: 100, height: 10), .flexibleWidth)
        simulation.perform {
            clip.clipsToBounds = true
            hidden.isHidden = true
            for subview in [cut, gone, hidden] { clip.addSubview(subview) }
        }
        let moved = MovedViews(turned([clip]), limit: 10)
        let members = moved.rows.flatMap(\.members)
        #expect(!members.map(\.name).contains("hidden"))
        let place = members.first { $0.name == "cut" }?.before
        #expect(place?.rect == CGRect(x: 50, y: 0, width: 100, height: 20))
        #expect(place?.visible == CGRect(x: 50, y: 0, width: 50, height: 20))
        // The row of both has one outline, because the inner view moves with the outer one.
        #expect(moved.rows.first { $0.members.count > 1 }?.outermost.map(\.name) == ["clip"])
        #expect(moved.omitted == 1)
    }

    @Test(
        "The numbers of the table are those of a tree, with a minus sign",
        arguments: [(283.0 / 3, "94.3333"), (-1.0 / 3, "−0.333333"), (12, "12"), (362.0 / 3, "120.667"), (-0.0, "0")]
            as [(CGFloat, String)])
    func numbers(value: CGFloat, text: String) {
        #expect(value.tableText == text)
    }

    @Test("Names as far as there is room")
    func names() {
        let moved = MovedViews(
            turned([
                view("one", CGRect(x: 300, y: 100, width: 80, height: 40), .flexibleLeftMargin),
                view("two", CGRect(x: 300, y: 200, width: 80, height: 40), .flexibleLeftMargin),
                view("three", CGRect(x: 300, y: 300, width: 80, height: 40), .flexibleLeftMargin),
            ]), limit: 10)
        let row = moved.rows[0]
        func names(_ width: CGFloat) -> String { row.names(in: width) { CGFloat($0.count) } }
        #expect(names(100) == "one, two, three")
        #expect(names(14) == "one and 2 more")
        #expect(names(3) == "one and 2 more")
    }

    @Test("Views without an identifier go by the names of properties, else by class and text, those of one name once")
    func unnamed() {
        let labels = simulation.perform {
            ["Lamp", "Lamp", "Heating"].enumerated().map { index, text in
                let label = UILabel(frame: CGRect(x: 300, y: 100 + 50 * CGFloat(index), width: 80, height: 40))
                label.text = text
                label.autoresizingMask = .flexibleLeftMargin
                return label
            }
        }
        let box = simulation.perform { UIView(frame: CGRect(x: 20, y: 300, width: 353, height: 40)) }
        box.autoresizingMask = .flexibleWidth
        let recording = turned(labels + [box], names: [ObjectIdentifier(box): "boxView"])
        func rows(_ width: CGFloat) -> Set<String> {
            Set(MovedViews(recording, limit: 10).rows.map { $0.names(in: width) { CGFloat($0.count) } })
        }
        #expect(rows(100) == ["UILabel \"Lamp\" ×2, UILabel \"Heating\"", "boxView"])
        #expect(rows(30) == ["UILabel \"Lamp\" ×2 and 1 more", "boxView"])
        #expect(rows(20) == ["UILabel ×3", "boxView"])
    }
}
