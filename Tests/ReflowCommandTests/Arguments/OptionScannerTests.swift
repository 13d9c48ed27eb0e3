import Testing

@testable import ReflowCommand

@Suite("Scanning a line")
struct OptionScannerTests {
    private static let device = OptionDeclaration(
        name: "device", short: "d", placeholder: "D", repeats: true, help: "")
    private static let devices = OptionDeclaration(
        name: "devices", short: nil, placeholder: nil, repeats: false, help: "")
    private static let strict = OptionDeclaration(
        name: "strict", short: "s", placeholder: nil, repeats: true, help: "")
    private static let options = [device, devices, strict]

    /// The parts of a command line.
    private static func line(
        device: [String] = [], devices: Int = 0, strict: Int = 0, _ positionals: [String] = []
    ) -> ScannedLine {
        var line = ScannedLine()
        for text in device { line.add(value: text, of: OptionScannerTests.device) }
        for _ in 0..<devices { line.add(value: "", of: OptionScannerTests.devices) }
        for _ in 0..<strict { line.add(value: "", of: OptionScannerTests.strict) }
        for text in positionals { line.add(positional: text) }
        return line
    }

    @Test(
        "Every way to write options and arguments",
        arguments: [
            ([], line()),
            (["a"], line(["a"])),
            (["a", "b", "a"], line(["a", "b", "a"])),
            (["--device", "A"], line(device: ["A"])),
            (["--device=A"], line(device: ["A"])),
            (["--device="], line(device: [""])),
            (["--device", ""], line(device: [""])),
            (["--device=A=B"], line(device: ["A=B"])),
            (["--device", "A", "--device", "B", "--device=A"], line(device: ["A", "B", "A"])),
            (["--device", "--strict"], line(device: ["--strict"])),
            (["--device", "--"], line(device: ["--"])),
            (["--device", "-1"], line(device: ["-1"])),
            (["-d", "A"], line(device: ["A"])),
            (["-dA"], line(device: ["A"])),
            (["-sd", "A"], line(device: ["A"], strict: 1)),
            (["-sdA", "-ss"], line(device: ["A"], strict: 3)),
            (["--strict", "a"], line(strict: 1, ["a"])),
            (["a", "--strict", "b"], line(strict: 1, ["a", "b"])),
            (["a", "--device", "A", "b", "-s"], line(device: ["A"], strict: 1, ["a", "b"])),
            (["--devices"], line(devices: 1)),
            (["-", ""], line(["-", ""])),
            (["--", "--strict", "--", "-d"], line(["--strict", "--", "-d"])),
            (["a", "--", "b"], line(["a", "b"])),
            (["--strict", "--"], line(strict: 1)),
            (["--device", "é日本"], line(device: ["é日本"])),
        ] as [([String], ScannedLine)])
    func accepted(arguments: [String], expected: ScannedLine) throws {
        #expect(try OptionScanner.scan(arguments, options: Self.options) == expected)
    }

    @Test(
        "What is no option of the command",
        arguments: [
            (["--device"], .missingValue(option: "--device", placeholder: "D")),
            (["a", "-d"], .missingValue(option: "--device", placeholder: "D")),
            (["-sd"], .missingValue(option: "--device", placeholder: "D")),
            (["--strict=yes"], .unexpectedValue(option: "--strict", value: "yes")),
            (["--strict="], .unexpectedValue(option: "--strict", value: "")),
            (["--devcie", "A"], .unknownOption("--devcie", nearest: "--device")),
            (["--devcie=A"], .unknownOption("--devcie", nearest: "--device")),
            (["--Strict"], .unknownOption("--Strict", nearest: "--strict")),
            (["--colour"], .unknownOption("--colour", nearest: nil)),
            (["--=A"], .unknownOption("--", nearest: nil)),
            (["-x"], .unknownOption("-x", nearest: nil)),
            (["-sx"], .unknownOption("-x", nearest: nil)),
            // A question mark and a colon are ordinary letters.
            (["-?"], .unknownOption("-?", nearest: nil)),
            (["-:"], .unknownOption("-:", nearest: nil)),
            // Only the first mistake is reported.
            (["--colour", "--device"], .unknownOption("--colour", nearest: nil)),
        ] as [([String], UsageError)])
    func refused(arguments: [String], expected: UsageError) {
        #expect(throws: expected) { try OptionScanner.scan(arguments, options: Self.options) }
    }

    @Test(
        "Names are written in full, also where an abbreviation would do",
        arguments: ["--s", "--stric", "--d", "--devic", "--dev=A"])
    func abbreviations(word: String) {
        let error = #expect(throws: UsageError.self) { try OptionScanner.scan([word, "A"], options: Self.options) }
        guard case .unknownOption(let name, _)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(name == word.prefix { $0 != "=" })
    }

    @Test("A scan knows nothing of the one before it, nor of one at the same time")
    func independence() async {
        #expect(throws: UsageError.self) { try OptionScanner.scan(["-ssx", "a"], options: Self.options) }
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<200 {
                group.addTask {
                    let line = try? OptionScanner.scan(
                        ["\(number)", "-ss", "--device", "\(number)"], options: Self.options)
                    #expect(line == Self.line(device: ["\(number)"], strict: 2, ["\(number)"]))
                }
            }
        }
    }
}
