import Foundation
import KitValues
import ReflowKit
import Snapshots
import TestSupport
import Testing

@testable import ReflowTesting

// The classes that a copy declares for the previews of its module: here this one.

private final class PortraitOnly: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

final class Reflow_Preview_Screens_1: PreviewRegistry {
    static var previews: [Preview] {
        Preview.screens("Plain", fileID: "Own/Screens.swift", line: 1) { UIViewController() }
            + Preview.screens("Upright", fileID: "Own/Screens.swift", line: 2) { PortraitOnly() }
            + Preview.screens("Wide", traits: .landscapeRight, fileID: "Own/Screens.swift", line: 3) {
                UIViewController()
            }
    }
}

final class Reflow_Preview_Views_1: PreviewRegistry {
    static var previews: [Preview] {
        Preview.screens(traits: .fixedLayout(width: 20, height: 10), fileID: "Own/Views.swift", line: 1) {
            UIView()
        }
            + Preview.screens(
                traits: .portrait, .sizeThatFitsLayout, arguments: [30, 40], fileID: "Own/Views.swift", line: 9
            ) { (width: CGFloat) -> UIView in
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                view.widthAnchor.constraint(equalToConstant: width).isActive = true
                view.heightAnchor.constraint(equalToConstant: 5).isActive = true
                return view
            }
    }
}

final class Reflow_Previews: PreviewRegistry {
    static var previews: [Preview] {
        Preview.registered(["Reflow_Preview_Views_1", "Reflow_Preview_Missing_1", "Reflow_Preview_Screens_1"])
    }
}

@MainActor
@Suite("Previews of a module")
struct PreviewTests {
    private let module = "ReflowTestingTests"

    @Test("are found by the names of their classes, as far as these are there, by file and line")
    func finding() {
        let previews = Preview.all(in: module)
        #expect(
            previews.map { $0.name ?? $0.fileID } == ["Plain", "Upright", "Wide", "Own/Views.swift", "30.0", "40.0"])
        #expect(Preview.all(in: "Foundation").isEmpty)
        #expect(Preview.goldenNames(of: previews) == ["Plain", "Upright", "Wide", "Views", "30.0", "40.0"])
        #expect(Preview.goldenNames(of: [previews[3], previews[0], previews[3]]) == ["Views-1", "Plain", "Views-2"])
    }

    @Test("have a golden for each orientation that they show, or one of their size")
    func goldens() throws {
        let folder = try TemporaryFolder()
        func verify(_ record: RecordMode) -> [String] {
            verifyPreviews(
                of: module, on: .iPhoneSe, record: record, snapshotDirectory: folder.path, testName: "previews()")
        }
        // Recording fails, once for each picture.
        let recorded = verify(.missing)
        let pictures = folder.files.filter { $0.hasSuffix(".png") }.sorted()
        #expect(
            pictures == [
                "previews.30-0.png", "previews.40-0.png", "previews.Plain-landscapeRight.png",
                "previews.Plain-portrait.png", "previews.Upright-portrait.png", "previews.Views.png",
                "previews.Wide-landscapeRight.png",
            ])
        #expect(recorded.count == pictures.count)
        #expect(verify(.never) == [])
        let frames = folder.text("previews.40-0.frames.txt") ?? ""
        #expect(frames.contains("40") && frames.contains("5"))
    }

    @Test("are missing from a module that has none, which is a failure")
    func failures() throws {
        let none = verifyPreviews(of: "Foundation")
        #expect(none.count == 1 && none[0].contains("The module Foundation has no previews"))
    }
}
