import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Testing

@Suite("Lint: where views lie")
@MainActor
struct PlaceTests {
    /// A device of 393 × 852 points. The safe area has 59 at the top and 34 at the bottom; in landscape 59 on either
    /// side and 21 at the bottom.
    private let island = Device.default
    private let notch: Device
    private let homeButton: Device

    init() throws {
        notch = try DeviceCatalogue.standard.require(named: "iPhone 12")
        homeButton = try DeviceCatalogue.standard.require(named: "iPhone 8")
    }

    @Test("§9: what covers text goes by its name on the device and at the edge")
    func covers() {
        func page() -> [UIView] {
            [
                label("top", "top", 150, 0, 100, 44), label("bottom", "bottom", 150, 800, 100, 44),
                label("left", "left", 0, 200, 50, 20),
            ]
        }
        let upright = LintStage(notch, page).issues()
        #expect(upright.count == 2)
        #expect(
            upright[0].hasPrefix("top extends ")
                && upright[0].hasSuffix(" pt into the safe-area inset of the status bar and the notch"))
        #expect(
            upright[1].hasPrefix("bottom extends ")
                && upright[1].hasSuffix(" pt into the safe-area inset of the home indicator"))
        #expect(LintStage(island, page).issues()[0].contains("inset of the status bar and the Dynamic Island"))
        let old = LintStage(homeButton) { [label("top", "top", 150, 0, 100, 20)] }.issues()
        #expect(old.count == 1 && old[0].hasSuffix(" pt into the safe-area inset of the status bar"))
    }

    @Test("§6.5, §9: lying, the notch is at the end that the orientation is not named after")
    func notchInLandscape() {
        func page() -> [UIView] {
            let left = label("left", "left", 4, 100, 60, 20)
            let right = label("right", "right", 329, 100, 60, 20)
            right.textAlignment = .right
            right.autoresizingMask = .flexibleLeftMargin
            return [left, right]
        }
        let stage = LintStage(notch, page)
        #expect(stage.issues().isEmpty)
        // The device's landscapeLeft is the interface's landscapeRight: the home end is on the right.
        let right = stage.issues(.landscapeLeft)
        #expect(right.count == 2)
        #expect(right.first?.hasPrefix("left extends ") == true && right.first?.hasSuffix("inset of the notch") == true)
        #expect(right.last?.hasSuffix("outside the safe area at the right") == true)
        let left = stage.issues(.landscapeRight)
        #expect(left.first?.hasSuffix("outside the safe area at the left") == true)
        #expect(left.last?.hasPrefix("right extends ") == true && left.last?.hasSuffix("inset of the notch") == true)
    }

    @Test("autolayout.md §10: a control that ends at an edge by its alignment rectangle does not extend beyond it")
    func alignedControls() {
        let stage = LintStage(island) {
            [UISlider().named("volume"), UISwitch().named("mute"), UISegmentedControl(items: ["A"]).named("side")]
        }
        stage.simulation.perform {
            guard let volume = stage.view("volume"), let mute = stage.view("mute"), let side = stage.view("side"),
                let page = volume.superview
            else { return }
            for view in [volume, mute, side] { view.translatesAutoresizingMaskIntoConstraints = false }
            let safe = page.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                volume.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
                volume.trailingAnchor.constraint(equalTo: safe.centerXAnchor, constant: -20),
                volume.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
                mute.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
                mute.topAnchor.constraint(equalTo: safe.topAnchor, constant: 40),
                side.leadingAnchor.constraint(equalTo: safe.centerXAnchor, constant: 20),
                side.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
                side.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            ])
        }
        // The frames extend 2 points beyond the sides, and 1 below.
        for issues in [stage.issues(), stage.issues(.landscapeLeft)] {
            #expect(issues.filter { $0.contains("safe") || $0.contains("edge") }.isEmpty)
        }
    }

    @Test("A picture or a background that runs to the edge does so on purpose; an icon under the island does not")
    func bleeding() {
        let stage = LintStage(island) {
            let hero = UIImageView(image: square(.red))
            hero.frame = CGRect(x: -20, y: 0, width: 433, height: 300)
            let icon = UIImageView(image: square(.blue))
            icon.frame = CGRect(x: 180, y: 20, width: 30, height: 30)
            return [hero.named("hero"), icon.named("icon"), box("back", 0, 300, 393, 552, color: .gray)]
        }
        // 59 − 20.
        #expect(
            stage.issues() == ["icon extends 39 pt into the safe-area inset of the status bar and the Dynamic Island"])
    }

    @Test("What an app's own class draws counts, and what nobody sees does not")
    func drawn() {
        let stage = LintStage(island) {
            let half = CrossView(frame: CGRect(x: 373, y: 300, width: 40, height: 40)).named("half")
            let gone = CrossView(frame: CGRect(x: 500, y: 300, width: 40, height: 40)).named("gone")
            let hidden = CrossView(frame: CGRect(x: 500, y: 300, width: 40, height: 40)).named("hidden")
            hidden.isHidden = true
            let flat = label("flat", "text", 20, 400, 100, 0)
            return [half, gone, hidden, flat, box("plain", 500, 0, 10, 10)]
        }
        #expect(
            stage.issues() == [
                "half extends 20 pt beyond the right edge of the screen",
                "gone is off screen: it ends 147 pt beyond the right edge",
                "flat has content but zero size (100 × 0 pt)",
            ])
    }

    @Test("Text that is cut by what clips it; a cropped picture is none")
    func clipping() {
        let stage = LintStage(island) {
            let clip = box("clip", 20, 100, 100, 100)
            clip.clipsToBounds = true
            clip.addSubview(button("cut", nil, 60, 0, 60, 50))
            let crop = UIImageView(image: square(.red))
            crop.frame = CGRect(x: -20, y: 50, width: 200, height: 50)
            clip.addSubview(crop)
            return [clip]
        }
        #expect(stage.issues() == ["cut is clipped by clip: 20 pt at the right"])
    }

    @Test("Views of which nothing is to be said")
    func ignoring() {
        let stage = LintStage(island) {
            [button("a", nil, 20, 100, 30, 30), button("b", nil, 30, 120, 44, 44)]
        }
        #expect(
            stage.issues() == [
                "a is a tap target of 30 × 30 pt (minimum 44 × 44)", "b overlaps a by 20 × 10 pt",
            ])
        #expect(stage.issues(ignoring: ["a"]).isEmpty)
        #expect(stage.issues(ignoring: ["b"]) == ["a is a tap target of 30 × 30 pt (minimum 44 × 44)"])
    }

    @Test("UIKit's own controls are as large as they are")
    func targets() {
        let stage = LintStage(island) {
            let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 51, height: 31))
            let squeezed = UISegmentedControl(items: ["a", "b"])
            squeezed.frame = CGRect(x: 20, y: 150, width: 200, height: 20)
            let disabled = button("disabled", nil, 20, 200, 20, 20)
            disabled.isEnabled = false
            return [toggle, squeezed.named("squeezed"), disabled]
        }
        #expect(stage.issues().contains("squeezed is a tap target of 200 × 20 pt (minimum 44 × 44)"))
        #expect(stage.issues().allSatisfy { $0.hasPrefix("squeezed") })
    }
}
