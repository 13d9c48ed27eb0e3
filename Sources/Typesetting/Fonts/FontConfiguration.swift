internal import CPango
import Foundation

/// An isolated fontconfig configuration, which owns its C object.
///
/// It contains the files that are added and nothing else. No folder is declared, so fontconfig neither reads nor writes
/// a cache; environment variables and the machine's configuration files have no effect.
final class FontConfiguration {
    /// A face as fontconfig describes it.
    struct Face {
        var postScriptName: String
        var family: String
        var path: String
        /// The index of the face in its file. The upper half is the number of an instance of a variable font.
        var index: Int32
        var weight: PangoWeight
        var style: PangoStyle
        var stretch: PangoStretch
        var isColored: Bool
    }

    let pointer: OpaquePointer
    private var paths: Set<String> = []

    init() throws(TypesettingError) {
        guard FontConfiguration.isMachineKeptOut else { throw .libraryFailed(function: "FcConfigSetCurrent") }
        guard let pointer = FcConfigCreate() else { throw .libraryFailed(function: "FcConfigCreate") }
        self.pointer = pointer
        guard FcConfigBuildFonts(pointer) != 0 else { throw .libraryFailed(function: "FcConfigBuildFonts") }
    }

    deinit {
        FcConfigDestroy(pointer)
    }

    /// Makes an empty configuration the process's current one. Otherwise Pango would call `FcInit` in a separate thread
    /// when its first font map is made, which reads the machine's configuration and may write caches into the home
    /// folder.
    private static let isMachineKeptOut: Bool = {
        guard let empty = FcConfigCreate() else { return false }
        return FcConfigSetCurrent(empty) != 0
    }()

    /// Adds the faces of a file after the existing ones, and returns whether any were new.
    func add(_ path: String) throws(TypesettingError) -> Bool {
        guard paths.insert(path).inserted else { return false }
        let before = fontCount
        errno = 0
        guard FcConfigAppFontAddFile(pointer, path) != 0, fontCount > before else {
            throw FontConfiguration.failure(of: path)
        }
        return true
    }

    /// The reason why a file cannot be used. It is examined here, because the libraries do not report it.
    static func failure(of path: String) -> TypesettingError {
        refusal(of: path) ?? .fontUnreadable(path: path)
    }

    /// The reason why the system does not let a file be opened. It is found by opening the file now. If that succeeds,
    /// but the last error was a temporary lack of a resource, the reason is that error.
    static func refusal(of path: String) -> TypesettingError? {
        var reason = [EMFILE, ENFILE, ENOMEM].contains(errno) ? errno : 0
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { reason = errno } else { close(descriptor) }
        return reason == 0 ? nil : .notOpened(path: path, reason: String(cString: strerror(reason)))
    }

    private var fontCount: Int32 {
        FcConfigGetFonts(pointer, FcSetApplication)?.pointee.nfont ?? 0
    }

    /// All faces, in the order in which they were added.
    var faces: [Face] {
        guard let set = FcConfigGetFonts(pointer, FcSetApplication), let fonts = set.pointee.fonts else { return [] }
        return (0..<Int(set.pointee.nfont)).compactMap { fonts[$0].flatMap(FontConfiguration.face) }
    }

    /// The characters of each face, as a set that belongs to the face, and whether the face has colours.
    var coverage: [(characters: OpaquePointer, isColored: Bool)] {
        guard let set = FcConfigGetFonts(pointer, FcSetApplication), let fonts = set.pointee.fonts else { return [] }
        return (0..<Int(set.pointee.nfont)).compactMap { index in
            var characters: OpaquePointer?
            guard let font = fonts[index], FcPatternGetCharSet(font, FC_CHARSET, 0, &characters) == FcResultMatch,
                let characters
            else { return nil }
            return (characters, font.boolean(FC_COLOR) ?? false)
        }
    }

    /// Sets the families that Pango gets for an emoji, for which it requests the family `emoji`. All are in one weight,
    /// because the face of an emoji must not depend on the faces that happen to be loaded.
    func setEmojiFamilies(_ families: [String]) throws(TypesettingError) {
        let strings = families.map { "<string>\(FontConfiguration.escaped($0))</string>" }.joined()
        let rules = """
            <?xml version="1.0"?>
            <fontconfig>
            <match target="pattern">
            <test name="family"><string>emoji</string></test>
            <edit name="family" mode="assign_replace" binding="strong">\(strings)</edit>
            <edit name="weight" mode="assign"><const>regular</const></edit>
            <edit name="slant" mode="assign"><const>roman</const></edit>
            </match>
            </fontconfig>
            """
        guard FcConfigParseAndLoadFromMemory(pointer, rules, FcBool(1)) != 0 else {
            throw .libraryFailed(function: "FcConfigParseAndLoadFromMemory")
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }

    /// The name and version in the first face of a file: `Inter 3.019`.
    static func version(ofFontAt path: String) throws(TypesettingError) -> String {
        var count: Int32 = 0
        errno = 0
        guard let pattern = FcFreeTypeQuery(path, 0, nil, &count) else { throw failure(of: path) }
        defer { FcPatternDestroy(pattern) }
        let name = pattern.string(FC_POSTSCRIPT_NAME) ?? stem(path)
        // The `head` table's revision has 16 bits before the point and 16 after it.
        let revision = Double(pattern.integer(FC_FONTVERSION) ?? 0) / 65536
        return "\(name) \(String(format: "%.3f", locale: nil, revision))"
    }

    /// The PostScript names and the families of the faces in a file; empty for a file that cannot be read.
    static func names(ofFontAt path: String) -> Set<String> {
        var names: Set<String> = []
        var count: Int32 = 1
        var index: UInt32 = 0
        while index < UInt32(clamping: min(count, maximumFaces)) {
            guard let pattern = FcFreeTypeQuery(path, index, nil, &count) else { break }
            defer { FcPatternDestroy(pattern) }
            for name in [pattern.string(FC_POSTSCRIPT_NAME), pattern.string(FC_FAMILY)] {
                if let name { names.insert(name) }
            }
            index += 1
        }
        return names
    }

    /// The maximum number of faces of a file that are looked at; collections have fewer.
    private static let maximumFaces: Int32 = 256

    private static func face(_ pattern: OpaquePointer) -> Face? {
        guard let path = pattern.string(FC_FILE), let description = pango_fc_font_description_from_pattern(pattern, 0)
        else { return nil }
        defer { pango_font_description_free(description) }
        // Pango separates families by commas, so a family with a comma in its name can never be requested.
        guard let family = pango_font_description_get_family(description).map({ String(cString: $0) }),
            !family.contains(",")
        else { return nil }
        return Face(
            postScriptName: pattern.string(FC_POSTSCRIPT_NAME) ?? FontConfiguration.stem(path),
            family: family, path: path, index: pattern.integer(FC_INDEX) ?? 0,
            weight: pango_font_description_get_weight(description),
            style: pango_font_description_get_style(description),
            stretch: pango_font_description_get_stretch(description),
            isColored: pattern.boolean(FC_COLOR) ?? false)
    }

    static func stem(_ path: String) -> String {
        URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }
}

/// Helpers to read a fontconfig pattern.
extension OpaquePointer {
    func string(_ key: String) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(self, key, 0, &value) == FcResultMatch, let value else { return nil }
        return String(cString: value)
    }

    func integer(_ key: String) -> Int32? {
        var value: Int32 = 0
        return FcPatternGetInteger(self, key, 0, &value) == FcResultMatch ? value : nil
    }

    func double(_ key: String) -> Double? {
        var value: Double = 0
        return FcPatternGetDouble(self, key, 0, &value) == FcResultMatch ? value : nil
    }

    func boolean(_ key: String) -> Bool? {
        var value: FcBool = 0
        return FcPatternGetBool(self, key, 0, &value) == FcResultMatch ? value != 0 : nil
    }
}
