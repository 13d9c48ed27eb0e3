internal import CPango

/// The C libraries whose versions may affect a picture.
enum LibraryVersions {
    static var all: [String] {
        let fontconfig = FcGetVersion()
        return [
            "pango \(String(cString: pango_version_string()))",
            "harfbuzz \(String(cString: hb_version_string()))",
            "fontconfig \(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)",
            freeType,
        ].compactMap(\.self)
    }

    private static var freeType: String? {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0 else { return nil }
        defer { FT_Done_FreeType(library) }
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        FT_Library_Version(library, &major, &minor, &patch)
        return "freetype \(major).\(minor).\(patch)"
    }
}
