import DisplayList
import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Screens
import Staging
import Testing
import Typesetting

@testable import RotationPictures

@Suite("What places views, on a plate")
@MainActor
struct ConstraintPlateTests {
    private let simulation: Simulation

    init() {
        simulation = Simulation(device: .default)
    }

    /// Rotates a page with a title that is half as wide as the page, and whose optional constraint limits it to 200
    /// points.
    private func turned(_ ids: Set<String>, in simulation: Simulation? = nil) -> TurnRecording {
        let simulation = simulation ?? self.simulation
        let window = simulation.perform {
            let window = UIWindow()
            let controller = UIViewController()
            let title = UIView()
            title.accessibilityIdentifier = "title"
            title.translatesAutoresizingMaskIntoConstraints = false
            let bar = UIView(frame: CGRect(x: 0, y: 800, width: 100, height: 20))
            bar.accessibilityIdentifier = "bar"
            let page: UIView = controller.view
            page.accessibilityIdentifier = "page"
            page.addSubview(title)
            page.addSubview(bar)
            let wish = title.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
            wish.priority = .defaultHigh
            wish.identifier = "readable"
            NSLayoutConstraint.activate([
                title.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
                title.topAnchor.constraint(equalTo: page.topAnchor, constant: 100),
                title.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5), wish,
                title.heightAnchor.constraint(equalToConstant: 40),
            ])
            window.rootViewController = controller
            window.makeKeyAndVisible()
            return window
        }
        return TurnRecording.record(window, in: simulation, constraints: ids.isEmpty ? nil : .views(ids)) {
            simulation.turn(to: .landscapeLeft)
        }.recording
    }

    private func drawing(_ recording: TurnRecording) throws -> Drawing {
        RotationPlate(recording, title: "page", typesetter: try Typesetter()).drawing()
    }

    /// The texts of a drawing with the bounding boxes of their letters, in the drawing's coordinates.
    private func texts(
        _ commands: [DisplayCommand], _ transform: CGAffineTransform = .identity
    ) -> [(text: String, box: CGRect)] {
        commands.flatMap { command -> [(text: String, box: CGRect)] in
            switch command {
            case .glyphs(let run):
                let xs = run.glyphs.map(\.position.x)
                let box = CGRect(
                    x: xs.min() ?? 0, y: (run.glyphs.first?.position.y ?? 0) - run.pointSize,
                    width: (xs.max() ?? 0) - (xs.min() ?? 0) + run.pointSize * 0.6, height: run.pointSize)
                return [(run.text, box.applying(transform))]
            case .layer(let layer): return texts(layer.commands, layer.transform.concatenating(transform))
            default: return []
            }
        }
    }

    private func dashes(_ commands: [DisplayCommand]) -> Int {
        commands.reduce(0) { count, command in
            switch command {
            case .stroke(_, _, let style): count + (style.dashes == [5, 3.5] ? 1 : 0)
            case .layer(let layer): count + dashes(layer.commands)
            default: count
            }
        }
    }

    @Test("The lines of the named views are recorded before and after, in the coordinates of the picture")
    func recorded() {
        let recording = turned(["title"])
        #expect(recording.before.constraints.map(\.view) == ["title"])
        #expect(recording.before.constraints[0].lines.filter { !$0.isSatisfied }.isEmpty)
        let after = recording.after.constraints[0]
        #expect(after.rect == CGRect(x: 16, y: 100, width: 426, height: 40))
        #expect(after.lines.filter { !$0.isSatisfied }.map(\.name) == ["readable"])
        #expect(turned([]).before.constraints.isEmpty)
    }

    @Test(
        "A window that stays in portrait, as up to iOS 7, has the lines where people see the view (behaviour.md §6.5)")
    func legacy() {
        let recording = turned(["title"], in: Simulation(device: .default, semantics: .iOS6))
        #expect(!recording.turnsWindow && recording.after.orientation.isLandscape)
        let after = recording.after.constraints[0]
        // The status bar takes 20 points above the page.
        #expect(after.rect == CGRect(x: 16, y: 120, width: 426, height: 40))
        let leading = after.lines.first { $0.name == "title.leading == page.leading + 16" }
        #expect(leading?.start == CGPoint(x: 16, y: 140) && leading?.end == CGPoint(x: 0, y: 140))
    }

    @Test("Names stand beside their lines, whole and on the sheet; a table says what holds before and after")
    func plate() throws {
        let drawing = try drawing(turned(["title"]))
        let texts = texts(drawing.list.commands)
        // The text is on both devices and in the table. The constraint that lost is drawn only after the rotation.
        #expect(texts.filter { $0.text == "title.height == 40" }.count == 3)
        #expect(texts.filter { $0.text == "readable" }.count == 1)
        for text in ["readable: title.width ≤ 200 @750", "off by 226", "–", "satisfied", "portrait", "landscapeRight"] {
            #expect(texts.contains { $0.text == text }, "\(text)")
        }
        let heading = try #require(texts.first { $0.text.contains("→") }).text
        #expect(heading.hasSuffix("· what places title"))
        let sheet = CGRect(origin: .zero, size: drawing.list.size)
        #expect(texts.allSatisfy { sheet.contains($0.box) && !$0.text.contains("…") })
        // The dashes are the line and the frame of its name.
        #expect(dashes(drawing.list.commands) == 2)
        // Nothing is drawn for the views that moved.
        #expect(!texts.contains { $0.text == "view" || $0.text == "height" })
        let plain = try self.drawing(turned([]))
        #expect(dashes(plain.list.commands) == 0)
        #expect(!self.texts(plain.list.commands).contains { $0.text == "title.height == 40" })
    }

    @Test("Several views have a colour and rows each; a view without constraints has its mask and its notes")
    func several() {
        let views = PlacedViews(turned(["title", "bar", "page"]))
        #expect(views.names == ["page", "title", "bar"])
        #expect(Set(views.before.map(\.color)).count == 3)
        let table = ConstraintTable(views, limit: 100)
        #expect(
            table.rows.filter { $0.view != "title" }.map { "\($0.view): \($0.text) \($0.cells.map(\.text))" } == [
                "page: the window sets the size of its root view [\"satisfied\", \"satisfied\"]",
                "bar: the left margin stays 0 [\"satisfied\", \"satisfied\"]",
                "bar: the width stays 100 [\"satisfied\", \"satisfied\"]",
                "bar: the top margin stays 800 [\"satisfied\", \"satisfied\"]",
                "bar: the height stays 20 [\"satisfied\", \"satisfied\"]",
            ])
        // If two of ten rows more than fit, they are counted; if one more, it is shown.
        #expect(table.rows.count == 10 && table.omitted == 0)
        #expect(ConstraintTable(views, limit: 9).rows.count == 10)
        #expect(ConstraintTable(views, limit: 8).omitted == 2)
    }
}

@Suite("Where the names of lines stand")
struct NameLayoutTests {
    private let area = CGRect(x: 0, y: 0, width: 300, height: 300)

    private func layout(views: [CGRect] = [], lines: [CGRect] = [], ink: [CGRect] = []) -> NameLayout {
        let list = DisplayList(size: area.size, commands: ink.map { .fill(.rect($0), .color(.black)) })
        return NameLayout(area: area, ink: Ink(list, transform: .identity), views: views, lines: lines)
    }

    @Test("Above the line where nothing is in the way; else not on the view that the line explains")
    func beside() {
        let line = CGRect(x: 100, y: 150, width: 80, height: 0)
        var free = layout(lines: [line])
        let place = free.place(CGSize(width: 40, height: 18), beside: line)
        // The box is four points above its middle and 18 high.
        #expect(place.box == CGRect(x: 120, y: 128, width: 40, height: 18))
        #expect(place.anchor == nil)
        // The view is above the line, as for a width.
        let view = CGRect(x: 100, y: 100, width: 80, height: 43)
        var below = layout(views: [view], lines: [line])
        #expect(!below.place(CGSize(width: 40, height: 18), beside: line).box.intersects(view))
    }

    @Test("Many names on one place stand apart, each on the sheet, those farther away with a line")
    func apart() {
        let line = CGRect(x: 0, y: 0, width: 20, height: 0)
        var layout = layout(lines: [line])
        let places = (0..<12).map { _ in layout.place(CGSize(width: 60, height: 18), beside: line) }
        for (index, place) in places.enumerated() {
            #expect(area.contains(place.box))
            for other in places[(index + 1)...] { #expect(!place.box.intersects(other.box)) }
        }
        #expect(places.contains { $0.anchor != nil })
        #expect(places[0].anchor == nil)
    }

    @Test("A name that is too wide is broken, at spaces and inside of words; nothing is lost")
    func broken() {
        let measure = { (text: String) in CGFloat(text.count) * 6 }
        #expect(NameText("readable", width: 240, measure: measure).lines == ["readable"])
        let equation = NameText("title.trailing == card.trailing − 8", width: 130, measure: measure)
        #expect(equation.lines == ["title.trailing ==", "card.trailing − 8"])
        let word = NameText(String(repeating: "x", count: 45), width: 130, measure: measure)
        #expect(word.lines.map(\.count) == [20, 20, 5])
        #expect(word.size.width <= 130)
        #expect(NameText("", width: 130, measure: measure).lines == [""])
    }
}
