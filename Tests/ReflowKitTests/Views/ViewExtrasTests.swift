import Foundation
import KitTestSupport
import KitValues
import Testing

@testable import ReflowKit

/// The storage of what only few views have. A view that has nothing of it must not pay for it.
@MainActor
@Suite("The storage of what few views have")
struct ViewExtrasTests {
    /// The objects that a view has made, by the names of their properties.
    private func made(_ view: UIView) -> [String] {
        guard let extras = view.extras else { return [] }
        let all: [(name: String, isThere: Bool)] = [
            ("layer", extras.layer != nil), ("layout", extras.layout != nil),
            ("constraints", extras.constraints != nil), ("traits", extras.traits != nil),
            ("responder", extras.responder != nil), ("provenance", extras.provenance != nil),
            ("accessibility", extras.accessibility != nil), ("associationEnd", extras.associationEnd != nil),
        ]
        return all.filter(\.isThere).map(\.name)
    }

    @Test("Reading makes no storage")
    func reading() {
        inWorld { _ in
            let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            #expect(view.tag == 0)
            #expect(view.accessibilityIdentifier == nil && view.accessibilityLabel == nil)
            #expect(view.userLabel == nil && view.sourceLine == nil && view.standIn == nil && view.drawnFrame == nil)
            #expect(view.tintColor == .systemBlue && view.contentMode == .scaleToFill && view.sheetColor == nil)
            #expect(view.transform == .identity && view.currentAnchorPoint == CGPoint(x: 0.5, y: 0.5))
            #expect(view.safeAreaInsets == .zero && view.statedEnvironment == nil && !view.standsAlone)
            #expect(view.insetsLayoutMarginsFromSafeArea && !view.preservesSuperviewLayoutMargins)
            #expect(view.semanticContentAttribute == .unspecified && view.overrideUserInterfaceStyle == .unspecified)
            #expect(view.constraints.isEmpty && view.layoutGuides.isEmpty && view.statedContentSize == nil)
            #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
            #expect(view.viewController == nil && view.next == nil)
            _ = view.layoutMargins
            #expect(view.extras == nil)
        }
    }

    @Test("A property makes the storage of its own folder, and keeps its value beside all the others")
    func writing() {
        inWorld { _ in
            let changes: [(folder: String, change: (UIView) -> Void, isKept: (UIView) -> Bool)] = [
                ("layer", { $0.transform.a = 2 }, { $0.transform.a == 2 }),
                ("layer", { $0.contentMode = .center }, { $0.contentMode == .center }),
                ("layer", { $0.layer.cornerRadius = 3 }, { $0.layer.cornerRadius == 3 }),
                (
                    "layout", { $0.layoutMargins.left = 40 }, { $0.layoutMargins.left == 40 }
                ),
                ("layout", { $0.preservesSuperviewLayoutMargins = true }, { $0.preservesSuperviewLayoutMargins }),
                (
                    "constraints", { $0.setContentHuggingPriority(.required, for: .vertical) },
                    { $0.contentHuggingPriority(for: .vertical) == .required }
                ),
                ("constraints", { $0.addLayoutGuide(UILayoutGuide()) }, { $0.layoutGuides.count == 1 }),
                ("traits", { $0.tintColor = .red }, { $0.tintColor == .red }),
                (
                    "traits", { $0.overrideUserInterfaceStyle = .dark }, { $0.overrideUserInterfaceStyle == .dark }
                ),
                ("provenance", { $0.tag = 7 }, { $0.tag == 7 }),
                (
                    "provenance", { $0.accessibilityIdentifier = "card" }, { $0.accessibilityIdentifier == "card" }
                ),
                ("accessibility", { $0.accessibilityLabel = "Card" }, { $0.accessibilityLabel == "Card" }),
            ]
            let all = UIView()
            for (folder, change, isKept) in changes {
                let one = UIView()
                change(one)
                #expect(made(one) == [folder])
                #expect(isKept(one))
                change(all)
            }
            for (folder, _, isKept) in changes { #expect(isKept(all), "\(folder)") }
            #expect(made(all) == ["layer", "layout", "constraints", "traits", "provenance", "accessibility"])
        }
    }

    @Test("A controller's view makes the storage for its place in the responder chain")
    func controllersView() {
        inWorld { _ in
            let controller = UIViewController()
            #expect(made(controller.view).contains("responder"))
            #expect(controller.view.next === controller)
        }
    }

    @Test("The mask keeps its six bits, and the sets of marks do not mix")
    func marks() {
        inWorld { _ in
            let view = UIView()
            view.autoresizingMask = UIView.AutoresizingMask(rawValue: 63)
            #expect(view.autoresizingMask.rawValue == 63)
            (view.isHidden, view.clipsToBounds, view.isOpaque, view.isUserInteractionEnabled) = (
                true, true, false, false
            )
            #expect(view.marks == .fresh)
            #expect(view.viewMarks == [.hidden, .clips, .ignoresTouches])
            view.autoresizesSubviews = false
            view.translatesAutoresizingMaskIntoConstraints = false
            #expect(view.viewMarks == [.hidden, .clips, .ignoresTouches])
            #expect(view.marks == LayoutMarks.fresh.union([.keepsSubviewSizes, .ignoresMask]))
        }
    }
}
