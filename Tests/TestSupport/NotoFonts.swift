import Foundation

/// Debian's Noto packages, which are optional.
public enum NotoFonts {
    /// Whether all three of them are installed.
    public static let areInstalled = [
        "truetype/noto/NotoSans-Regular.ttf", "opentype/noto/NotoSansCJK-Regular.ttc",
        "truetype/noto/NotoColorEmoji.ttf",
    ].allSatisfy { FileManager.default.fileExists(atPath: "/usr/share/fonts/\($0)") }

    /// The message of a skipped test.
    public static let remedy: String = "needs Debian's Noto fonts: Scripts/install fonts"
}
