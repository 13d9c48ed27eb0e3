import KitValues
import LayoutLoading
import LayoutRules
import Suites
import Testing

@testable import ReflowCommand

@Suite("What look is asked for")
struct LookRequestTests {
    private static func look(
        _ layouts: [String] = ["a.json"], device: String? = nil, to target: OrientationChoice? = nil,
        variant: PictureVariant = PictureVariant(), language: LayoutLanguage = .base, steps: Bool = false,
        since: String? = nil, more: String? = nil,
        picture: String? = nil, format: OutputFormat = .text, showing: ShowingRequest = ShowingRequest()
    ) -> LookRequest {
        LookRequest(
            layouts: layouts, device: device, target: target, variant: variant, language: language, runsSteps: steps,
            since: since,
            more: more, picture: picture, format: format, showing: showing)
    }

    @Test(
        "look",
        arguments: [
            ("a.json", look()), ("a.json b.json", look(["a.json", "b.json"])),
            ("a.json --device iPad --to landscape", look(device: "iPad", to: .landscape)),
            ("a.json --to portraitUpsideDown", look(to: .exactly(.portraitUpsideDown))),
            ("a.json --appearance dark --steps", look(variant: PictureVariant(appearance: .dark), steps: true)),
            ("a.json --language ar", look(language: .tag("ar"))),
            ("a.json --since old.json --more 1f75", look(since: "old.json", more: "1f75")),
            ("--picture=a.png a.json --format json", look(picture: "a.png", format: .json)),
            ("a.json --semantics iOS16", look(showing: ShowingRequest(semantics: .iOS16))),
        ])
    func looks(line: String, expected: LookRequest) throws {
        #expect(try CommandSyntax.look.parse(line.split(separator: " ").map(String.init)) == .request(expected))
    }

    @Test(
        "What look does not take",
        arguments: [
            ("", "LAYOUT is missing; expected layout files, or folders of them; - is standard input"),
            ("a --more=", "\"--more\" takes the id of a line, not \"\""),
            ("a --to faceUp", nil), ("a --since x --since y", "\"--since\" may be given only once"),
        ] as [(String, String?)])
    func refused(line: String, expected: String?) throws {
        var message: String?
        do throws(UsageError) {
            _ = try CommandSyntax.look.parse(line.split(separator: " ").map(String.init))
        } catch { message = "\(error)" }
        #expect(message != nil)
        if let expected { #expect(message == expected) }
    }

    @Test("A text is cut between characters, and never longer than it may be")
    func cut() {
        #expect("naïve".cut(toBytes: 6) == "naïve")
        // The ellipsis takes three bytes, "na" takes two.
        #expect("naïve".cut(toBytes: 5) == "na…")
        #expect("👩‍👩‍👧 family".cut(toBytes: 12) == "…")
        #expect("".cut(toBytes: 0) == "")
    }
}
