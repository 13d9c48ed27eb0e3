internal import Basics
public import DisplayList
public import Foundation

/// Measures text and sets it into lines of placed glyphs: what is measured is what is drawn.
///
/// Fonts come from the product's own folder and from the folders it is given, through a fontconfig configuration of its
/// own: neither the machine's configuration nor an environment variable, nor the order in which texts are set, changes
/// a result. (The process's current configuration becomes an empty one, or Pango would load the machine's.)
///
/// It can be used from any thread; its work is done behind one lock.
public final class Typesetter: Sendable {
    /// Where the system font's outlines are looked for by default: the folder of Debian's package `fonts-inter`, or that
    /// of the bundle whose libraries draw.
    public static let systemFontDirectories = folders(
        PortableBundle.current.map { [$0.systemFonts] } ?? ["/usr/share/fonts/opentype/inter"])

    /// Where the faces are looked for that stand in for what the system font lacks: the folders of Debian's packages
    /// `fonts-noto-core`, `fonts-noto-cjk` and `fonts-noto-color-emoji`, or that of the bundle whose libraries draw. The
    /// machine's fonts may have other versions than the bundle's.
    public static let fallbackDirectories = folders(
        PortableBundle.current.map { [$0.fallbackFonts] }
            ?? ["/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto"])

    private static func folders(_ paths: [String]) -> [URL] {
        paths.map { URL(fileURLWithPath: $0, isDirectory: true) }
    }

    private let engine: Guarded<TypesettingEngine>
    private let places: FontPlaces

    /// - Parameters:
    ///   - fontDirectories: Folders of further fonts, with their subfolders. They serve requests by name, and stand in
    ///     for characters that the system font lacks, in this order. A face with the PostScript name of one of the
    ///     system font's replaces it.
    ///   - systemFontDirectories: Where Inter is looked for; the first folder with `Inter-Regular.otf` is taken.
    ///   - fallbackDirectories: Where Noto's faces are looked for, by the names of their files. A character has the same
    ///     face wherever the packages are; without them, boxes stand for what no font has.
    public convenience init(
        fontDirectories: [URL] = [], systemFontDirectories: [URL] = Typesetter.systemFontDirectories,
        fallbackDirectories: [URL] = Typesetter.fallbackDirectories
    ) throws(TypesettingError) {
        try self.init(
            FontPlaces(
                systemFontDirectories: systemFontDirectories, fontDirectories: fontDirectories,
                fallbackDirectories: fallbackDirectories))
    }

    private init(_ places: FontPlaces) throws(TypesettingError) {
        self.places = places
        engine = Guarded(try TypesettingEngine(places))
    }

    /// A typesetter with the same fonts and further ones, which come behind those of `fontDirectories`.
    /// - Parameter fonts: Files, and folders with their subfolders.
    package func adding(fonts: [URL]) throws(TypesettingError) -> Typesetter {
        var places = places
        places.fonts += fonts
        return try Typesetter(places)
    }

    /// The same, but for fonts that it has already: this typesetter itself if it has them all.
    package func registering(fonts: [URL]) throws(TypesettingError) -> Typesetter {
        let known = Set(places.fonts.map(\.standardizedFileURL.path))
        let new = fonts.filter { !known.contains($0.standardizedFileURL.path) }
        return new.isEmpty ? self : try adding(fonts: new)
    }

    /// The vertical measures of a font. For the system font they are San Francisco's (behaviour.md §12).
    ///
    /// A name that no font has stands for the system font; sizes and weights are kept within `TypesettingLimits`.
    public func metrics(of font: FontRequest) -> FontMetrics {
        engine.withLock { $0.metrics(of: font) }
    }

    /// Whether there is a face or a family of this name; upper and lower case are the same.
    public func fontExists(named name: String) -> Bool {
        engine.withLock { $0.fontExists(named: name) }
    }

    /// The fonts and the libraries that set them, each with its version: what a picture's text depends on.
    public var fontVersions: [String] {
        get throws(TypesettingError) {
            try engine.withLock { (engine) throws(TypesettingError) in try engine.fontVersions() }
        }
    }

    /// The name and version of each of these faces that not every picture may depend on, sorted: those that are there
    /// only if their package is installed, and those of fonts that were added. It is what a picture with their glyphs
    /// depends on beside `fontVersions`.
    public func ownVersions(of ids: Set<FontID>) -> [String] {
        engine.withLock { $0.ownVersions(of: ids) }
    }

    /// The same of all that a list paints, and the library that knows where lines end in some scripts, if it shows them.
    public func ownVersions(of list: DisplayList) -> [String] {
        let runs = list.glyphRuns
        let fonts = ownVersions(of: Set(runs.map(\.font)))
        let asksDictionary = runs.contains { run in
            run.text.utf8.contains { $0 >= 0xE0 } && run.text.unicodeScalars.contains(where: DictionaryBreaks.decides)
        }
        return fonts + (asksDictionary ? [DictionaryBreaks.version] : [])
    }

    /// The families of the system font and of the user's, and the faces of each by their PostScript names, sorted.
    public var fontNames: [String: [String]] { engine.withLock { $0.fontNames } }

    /// The scripts of characters that no font has, each with the package that would bring a font.
    public func explanation(
        ofMissing characters: String, hanForms: HanForms = .simplifiedChinese
    ) -> [MissingGlyphs] {
        engine.withLock { $0.explanation(of: characters, hanForms: hanForms) }
    }

    /// A glyph that is a picture with colours of its own; nil for an outline.
    package func picture(of glyph: UInt32, in id: FontID) -> GlyphPicture? {
        engine.withLock { $0.picture(of: glyph, in: id) }
    }

    /// Throws if a face was wanted that cannot be read: what was set since may be in another, or in none.
    public func check() throws(TypesettingError) {
        if let failure = engine.withLock({ $0.failure }) { throw failure }
    }

    /// Why the system does not let the file of a face be opened, if that is so. To be asked right after cairo could not
    /// draw with it: its reason is asked for, too.
    package func refusal(of id: FontID) -> TypesettingError? {
        engine.withLock { $0.refusal(of: id) }
    }

    /// Breaks a text into lines and places its glyphs. It never fails: bad numbers are kept within
    /// `TypesettingLimits`, and what exceeds them counts as truncated.
    ///
    /// Paragraphs end at a newline, lines also at U+2028. A trailing newline adds an empty line; text without any
    /// character has no line at all.
    ///
    /// - Parameters:
    ///   - width: In points; infinite for lines as long as their paragraphs.
    ///   - maximumLines: 0 for no limit. With one, the truncating modes put an ellipsis on the last line, the others
    ///     cut. The last line that clips is not wrapped and may be wider than `width`.
    public func typeset(_ text: StyledText, width: CGFloat = .infinity, maximumLines: Int = 0) -> TypesetText {
        engine.withLock { $0.typeset(text, width: width, maximumLines: maximumLines) }
    }

    /// Lends the `cairo_scaled_font_t` of a face for the time of a call: `pointSize · scale` pixels to the em, outlines
    /// as designed, grey edges.
    ///
    /// Every id serves that this typesetter ever handed out in a glyph run. The body runs outside the lock; cairo's
    /// scaled fonts lock themselves.
    package func withScaledFont<R>(
        _ id: FontID, pointSize: CGFloat, scale: CGFloat, _ body: (OpaquePointer) throws -> R
    ) rethrows -> R {
        let loan = engine.withLock { ScaledFontLoan($0.makeScaledFont(id, pixelSize: pointSize * scale)) }
        return try body(loan.font)
    }
}
