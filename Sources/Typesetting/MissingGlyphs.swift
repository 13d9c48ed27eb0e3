package import Basics

/// Characters of one script that no font has, and the package of a font that has them.
public struct MissingGlyphs: Sendable, Hashable {
    public var characters: String
    /// The script: `Hebrew`, `Han`; `emoji` and `symbols` for characters that are used with any script.
    public var script: String
    /// The Debian package with a font for the characters; nil if Reflow knows none, or if it is installed.
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

    /// A sentence on how to get the missing font.
    /// - Parameter bundle: the bundle that the process draws from, if it does not draw with the system's fonts.
    package func remedy(in bundle: PortableBundle?) -> String {
        guard let package else { return "add one with --font-dir" }
        guard let bundle else { return "install Debian's package \(package) (Scripts/install fonts)" }
        return "unpack the bundle's second archive, reflow-…-fonts.tar.xz, next to \(ShownText.name(bundle.path))"
    }
}
