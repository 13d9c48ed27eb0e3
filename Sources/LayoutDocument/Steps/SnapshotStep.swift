import Basics
import JSON
import KitSchema
import KitValues
import LayoutRules

/// Takes a picture.
package struct SnapshotStep: Step {
    /// The name of the picture.
    package var name: String

    package static let verb = StepVerb(
        "snapshot", .name, "Takes a picture. Its golden gets this name. The name of an orientation is not allowed.",
        example: #""turned""#
    ) { step, decoder in
        guard let name = step.value(\.string) else { return nil }
        decoder.checkSnapshot(name, at: step.verb.value.position)
        return SnapshotStep(name: name)
    }

    package var text: String { "snapshot \(name)" }

    package var mayChangeOrientations: Bool { false }
}

extension DocumentDecoder {
    /// Reports names that are invalid as file names, or would overwrite another picture.
    fileprivate mutating func checkSnapshot(_ name: String, at position: SourcePosition) {
        // Names are compared in lower case and as strings, because some file systems ignore case and the encoding of
        // accents.
        let folded = name.uppercased().lowercased()
        if name.count > 100 || name.contains(where: { !$0.isLetter && !$0.isNumber && !"-_ ".contains($0) })
            || name.first == " " || name.last == " "
        {
            report(
                .outOfRange, "\(Wording.quoted(name)) is not a valid snapshot name", at: position,
                advice: "use up to 100 letters, digits, dashes, underscores and spaces")
        } else if DocumentDecoder.isOrientation(folded) {
            report(
                .outOfRange, "the snapshot \(Wording.quoted(name)) would overwrite the picture of that orientation",
                at: position, advice: "choose another name, such as \"turned\"")
        } else if let first = snapshots.updateValue(position, forKey: folded) {
            report(
                .duplicateID, "the snapshot \(Wording.quoted(name)) is taken twice; the first is at \(first)",
                at: position)
        }
    }

    /// Whether a lower-case name is that of an orientation, which pictures already use.
    private static func isOrientation(_ name: String) -> Bool {
        (UIInterfaceOrientation.namedCases.map(\.name) + ["landscape"]).contains { $0.lowercased() == name }
    }
}
