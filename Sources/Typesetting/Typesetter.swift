internal import Basics
public import DisplayList
public import Foundation

/// Measures text and sets it into lines of glyphs with positions. The same result is measured and drawn.
///
/// Fonts come from Reflow's own folder and from the folders that are passed, through a separate fontconfig
/// configuration. Neither the machine's configuration nor an environment variable, nor the order in which texts are
/// set, changes a result. (The process's current configuration becomes an empty one, or Pango would load the
/// machine's.)
///
/// It can be used from any thread; one lock protects its work.
public final class Typesetter: Sendable {
    /// The default folders of the system font's outlines: the folder of Debian's package `fonts-inter`, or that of the
    /// bundle whose libraries draw.
    public static let systemFontDirectories = folders(
        PortableBundle.current.map { [$0.systemFonts] } ?? ["/usr/share/fonts/opentype/inter"])

    /// The default folders of the faces for characters that the system font lacks. They are the folders of Debian's
    /// packages `fonts-noto-core`, `fonts-noto-cjk` and `fonts-noto-color-emoji`, or the one in the bundle whose
    /// libraries are loaded. The machine's fonts may have other versions than the bundle's.
    public static let fallbackDirectories = folders(
        PortableBundle.current.map { [$0.fallbackFonts] }
            ?? ["/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto"])

    private static func folders(_ paths: [String]) -> [URL] {
        paths.map { URL(fileURLWithPath: $0, isDirectory: true) }
    }

    private let engine: Guarded<TypesettingEngine>
    private let places: FontPlaces

    /// - Parameters:
    ///   - fontDirectories: folders of additional fonts, with their subfolders. They are used for requests by name, and
    ///     for characters that the system font lacks, in this order. A face with the PostScript name of one of the
    ///     system font's faces replaces it.
    ///   - systemFontDirectories: folders of Inter; the first folder with `Inter-Regular.otf` is used.
    ///   - fallbackDirectories: folders of Noto's faces, which are found by their file names. A character has the same
    ///     face wherever the packages are installed. Without them, a character that no font has is shown as a box.
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

    /// A typesetter with the same fonts and additional ones, which come after those of `fontDirectories`.
    /// - Parameter fonts: files, and folders with their subfolders.
    package func adding(fonts: [URL]) throws(TypesettingError) -> Typesetter {
        var places = places
        places.fonts += fonts
        return try Typesetter(places)
    }

    /// A typesetter with additional fonts; this typesetter itself if it already has them all.
    package func registering(fonts: [URL]) throws(TypesettingError) -> Typesetter {
        let known = Set(places.fonts.map(\.standardizedFileURL.path))
        let new = fonts.filter { !known.contains($0.standardizedFileURL.path) }
        return new.isEmpty ? self : try adding(fonts: new)
    }

    /// The vertical metrics of a font. For the system font, they are San Francisco's (behaviour.md §12).
    ///
    /// For an unknown name, they are those of the system font. Sizes and weights are kept within `TypesettingLimits`.
    public func metrics(of font: FontRequest) -> FontMetrics {
        engine.withLock { $0.metrics(of: font) }
    }

    /// Whether a font file has one of these PostScript names or families, ignoring case.
    /// - Parameter names: names in lower case.
    package static func isFont(at file: URL, called names: Set<String>) -> Bool {
        FontConfiguration.names(ofFontAt: file.path).contains { names.contains($0.lowercased()) }
    }

    /// Whether there is a face or a family of this name, ignoring case.
    public func fontExists(named name: String) -> Bool {
        engine.withLock { $0.fontExists(named: name) }
    }

    /// The fonts and the libraries that set text in them, each with its version. The text in every picture depends on
    /// them.
    public var fontVersions: [String] {
        get throws(TypesettingError) {
            try engine.withLock { (engine) throws(TypesettingError) in try engine.fontVersions() }
        }
    }

    /// The additional fonts among `ids`, beyond those that every picture uses, as sorted names and versions. These are
    /// fallback faces, which exist only if their package is installed, and added fonts. A picture with their glyphs
    /// depends on them in addition to `fontVersions`.
    public func ownVersions(of ids: Set<FontID>) -> [String] {
        engine.withLock { $0.ownVersions(of: ids) }
    }

    /// The names and versions of the faces on which this list depends in addition to `fontVersions`, and of the library
    /// that breaks lines in some scripts, if the list contains these.
    public func ownVersions(of list: DisplayList) -> [String] {
        let runs = list.glyphRuns
        let fonts = ownVersions(of: Set(runs.map(\.font)))
        let asksDictionary = runs.contains { run in
            run.text.utf8.contains { $0 >= 0xE0 } && run.text.unicodeScalars.contains(where: DictionaryBreaks.decides)
        }
        return fonts + (asksDictionary ? [DictionaryBreaks.version] : [])
    }

    /// The families of the system font and of the user's fonts, each with the PostScript names of its faces, sorted.
    public var fontNames: [String: [String]] { engine.withLock { $0.fontNames } }

    /// The scripts of characters that no font has, each with the package of a font that has them.
    public func explanation(
        ofMissing characters: String, hanForms: HanForms = .simplifiedChinese
    ) -> [MissingGlyphs] {
        engine.withLock { $0.explanation(of: characters, hanForms: hanForms) }
    }

    /// The glyph as a picture with its own colours; nil for an outline.
    package func picture(of glyph: UInt32, in id: FontID) -> GlyphPicture? {
        engine.withLock { $0.picture(of: glyph, in: id) }
    }

    /// Throws if a requested face cannot be read: text that was set since may use another face, or none.
    public func check() throws(TypesettingError) {
        if let failure = engine.withLock({ $0.failure }) { throw failure }
    }

    /// The reason why the system does not let the file of a face be opened; nil if it does. The method must be called
    /// right after cairo could not draw with the face, because it also uses cairo's reason.
    package func refusal(of id: FontID) -> TypesettingError? {
        engine.withLock { $0.refusal(of: id) }
    }

    /// Breaks a text into lines and places its glyphs. It never fails: invalid numbers are moved into
    /// `TypesettingLimits`, and text beyond the limits counts as truncated.
    ///
    /// Paragraphs end at a newline, lines also at U+2028. A trailing newline adds an empty line; text without any
    /// character has no line at all.
    ///
    /// - Parameters:
    ///   - width: in points; infinite for lines as long as their paragraphs.
    ///   - maximumLines: the maximum number of lines; 0 for no limit. The truncating modes put an ellipsis on the last
    ///     line, the other modes cut it. In clipping mode, the last line is not wrapped and may be wider than `width`.
    public func typeset(_ text: StyledText, width: CGFloat = .infinity, maximumLines: Int = 0) -> TypesetText {
        engine.withLock { $0.typeset(text, width: width, maximumLines: maximumLines) }
    }

    /// Provides the `cairo_scaled_font_t` of a face for the duration of a call: `pointSize · scale` pixels to the em,
    /// outlines as designed, grey edges.
    ///
    /// Every id is valid that this typesetter has ever used in a glyph run. The body runs outside the lock; cairo's
    /// scaled fonts lock themselves.
    package func withScaledFont<R>(
        _ id: FontID, pointSize: CGFloat, scale: CGFloat, _ body: (OpaquePointer) throws -> R
    ) rethrows -> R {
        let loan = engine.withLock { ScaledFontLoan($0.makeScaledFont(id, pixelSize: pointSize * scale)) }
        return try body(loan.font)
    }
}
