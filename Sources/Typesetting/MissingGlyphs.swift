import Basics

/// Characters of one script that no font has, and what brings a font that does.
public struct MissingGlyphs: Sendable, Hashable {
    public var characters: String
    /// `Hebrew`, `Han`; `emoji` and `symbols` for characters that go with any script.
    public var script: String
    /// Debian's package that has them, if one of those that Reflow knows does and it is not installed.
    public var package: String?

    public init(characters: String, script: String, package: String?) {
        self.characters = characters
        self.script = script
        self.package = package
    }
}

extension MissingGlyphs: CustomStringConvertible {
    /// `no font contains "שלום" (Hebrew): install fonts-noto-core`
    public var description: String {
        let remedy =
            package.map { "install Debian's package \($0) (Scripts/install fonts)" } ?? "add one with --font-dir"
        return "no font contains \(Wording.quoted(characters)) (\(script)): \(remedy)"
    }
}
