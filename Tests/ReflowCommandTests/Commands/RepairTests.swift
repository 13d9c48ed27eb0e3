import TestSupport
import Testing

@testable import ReflowCommand

/// A screen with one fault in `Tests/Fixtures/repairs`, and the output of a look for it.
struct BrokenScreen: Sendable, CustomTestStringConvertible {
    let name: String
    let words: [String]
    /// Whether the look itself fails. A view that merely changes its position may be intended.
    var fails = true

    var testDescription: String { name }

    /// The expected words. Figures follow from the frames in the files; in landscape the safe area of an iPhone 15
    /// begins at x 59 and is 734 points wide (behaviour.md §9).
    static let all = [
        BrokenScreen(
            name: "01-contacts",
            words: [
                "stays: ",
                "The application supports landscapeLeft, navigation (UINavigationController) supports "
                    + "landscapeRight: they have no landscape in common",
            ]),
        // The label begins at 196, 72 points before the end of the name.
        BrokenScreen(
            name: "02-chat", words: ["landscapeRight: status: overlaps name by", "a variation sets the frame"]),
        // The text's margin is 20: 59 - 20.
        BrokenScreen(
            name: "03-article",
            words: ["landscapeRight: kicker", "extends 39 pt into the safe-area inset of the Dynamic Island"]),
        // 734 - 32 - 361.
        BrokenScreen(
            name: "04-calculator",
            words: ["result: no longer fills its superview: left margin 0, right margin 0 → 341", "mask TM"],
            fails: false),
        BrokenScreen(
            name: "05-settings",
            words: [
                "landscapeRight: deviceValue: is truncated", "deviceValue.width <= 96 (line 12, changed on line 14)",
            ]),
        BrokenScreen(
            name: "06-sign-up",
            words: [
                "landscapeRight: given: conflicting constraints", "need 36 points more than the height of the window",
                "give hero.height == 150, create.height == 50",
                "the variation on line 11 sets hero.height == 150",
            ]),
        BrokenScreen(
            name: "07-profile",
            words: ["both orientations: pro: has an ambiguous layout: its constraints do not determine x"]),
        // 54 + 50 - 50.
        BrokenScreen(name: "08-checkout", words: ["portrait: pay: is 54 pt outside footer and gets no touches"]),
        BrokenScreen(
            name: "09-weather", words: ["dark: humidityTitle: has a contrast of", "dark: humidityValue: has"]),
        BrokenScreen(name: "10-podcast", words: ["landscapeRight: speed, sleep, queue: each is off screen"]),
        BrokenScreen(
            name: "11-ride",
            words: [
                "warning, both orientations: etaText: is hidden behind map; if it is meant to be seen, move it to the front"
            ],
            fails: false),
        BrokenScreen(name: "12-alarm", words: ["is a tap target of 48 × 30 pt (minimum 44 × 44)"]),
    ]
}

@Suite("Screens that were repaired from the text of looks alone")
struct RepairTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
    }

    @Test("A look names the fault, and has nothing to say of the repaired screen", arguments: BrokenScreen.all)
    func looks(_ screen: BrokenScreen) throws {
        try workspace.write(Fixture.text("repairs/\(screen.name).json"), to: "screen.json")
        let broken = try workspace.reflow("look", "screen.json")
        #expect(broken.status == (screen.fails ? 1 : 0) && broken.error == "", "\(broken.error)")
        for words in screen.words { #expect(broken.output.contains(words), "\(broken.output)") }
        #expect(broken.output.utf8.count <= LookText.byteLimit)

        try workspace.write(Fixture.text("repairs/\(screen.name).repaired.json"), to: "screen.json")
        for target in ["landscapeLeft", "landscapeRight"] {
            let repaired = try workspace.reflow("look", "screen.json", "--to", target)
            #expect(repaired.status == 0 && repaired.output.contains("no problems"), "\(repaired.output)")
        }
    }
}
