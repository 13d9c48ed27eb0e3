package import Basics

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
        "no font contains \(Wording.quoted(characters)) (\(script)): \(remedy(in: .current))"
    }

    /// What to do about it.
    /// - Parameter bundle: the one that the process draws from, if it does not draw with the system's fonts.
    package func remedy(in bundle: PortableBundle?) -> String {
        guard let package else { return "add one with --font-dir" }
        guard let bundle else { return "install Debian's package \(package) (Scripts/install fonts)" }
        return "unpack the bundle's second archive, reflow-…-fonts.tar.xz, next to \(ShownText.name(bundle.path))"
    }
}
