import Foundation
import TestSupport
import Testing

/// Environment variables by which libraries change their drawing or print information.
@Suite("Environment variables of libraries")
struct LibraryVariableTests {
    static let variables = [
        "PIXMAN_DISABLE=fast", "PIXMAN_DISABLE=sse2", "PIXMAN_DISABLE=wholeops", "PIXMAN_DISABLE=anything",
        "CAIRO_DEBUG=1", "CAIRO_DEBUG_PDF=1", "PANGOCAIRO_BACKEND=win32", "PANGO_LANGUAGE=ja", "PANGO_RC_FILE=/none",
        "HB_SHAPER_LIST=fallback", "HB_OPTIONS=1", "HB_FONT_FUNCS=ft", "HB_DEBUG=99",
        "FREETYPE_PROPERTIES=cff:no-stem-darkening=0",
        "FC_DEBUG=4095", "FC_LANG=ja", "FC_DBG_MATCH_FILTER=family", "FONTCONFIG_FILE=/none",
        "FONTCONFIG_SYSROOT=/none",
        "G_DEBUG=fatal-warnings", "G_MESSAGES_DEBUG=all", "G_SLICE=debug-blocks", "GOBJECT_DEBUG=all",
        "LIBTHAI_DICTDIR=/none", "ICU_DATA=/none", "XML_DEBUG_CATALOG=1", "XML_CATALOG_FILES=/none",
        "JSIMD_FORCENONE=1", "JSIMD_NOHUFFENC=1", "TJ_OPTIMIZE=1", "MALLOC_PERTURB_=165", "MALLOC_CHECK_=3",
        "MALLOC_ARENA_MAX=1", "LANG=tr_TR.UTF-8", "LC_ALL=ar_EG", "TZ=:/etc/passwd", "HOME=/none", "TMPDIR=/none",
        "NSZombieEnabled=YES", "CFLOG_FORCE_STDERR=YES", "SOURCE_DATE_EPOCH=1",
    ]

    /// A layout that uses the libraries: a label, a slanted outline, a shadow, a faded layer and a JPEG.
    private static let layout = Workspace.layout(
        more: """
            , "subviews": [
                { "class": "UILabel", "frame": [9, 9, 180, 90], "text": "Office fi\u{0301} \u{0e01}\u{0e34}", "numberOfLines": 0 },
                { "class": "UIView", "frame": [20, 120, 80, 60], "backgroundColor": "systemRed", "alpha": 0.5,
                  "layer.cornerRadius": 9, "layer.shadowOpacity": 1, "layer.shadowRadius": 5,
                  "transform": [0.8, 0.6, -0.6, 0.8, 0, 0] }]
            """)

    private static func results(_ environment: [String: String]) throws -> [String: Workspace.Entry] {
        let space = try Workspace()
        try space.writeDevice()
        try space.write(layout, to: "h.json")
        try space.write(
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects><view id=\"v\">"
                + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view></objects></document>",
            to: "h.xib")
        for command in [
            ["render", "h.json", "-o", "out"], ["tree", "h.json", "--format", "json"], ["tree", "h.xib"], ["--version"],
        ] {
            let arguments = command.first == "--version" ? command : command + Workspace.smallDevice
            let run = try LimitedProcess(arguments, in: space.url, environment: environment)
            try #require(run.status == 0, "\(run.status): \(run.error)")
            try space.write(run.output + run.error, to: "said/\(command.joined(separator: " ").prefix(11))")
        }
        return try space.contents()
    }

    private static let plain = Result { try results([:]) }

    @Test("change no picture and print nothing", arguments: variables)
    func same(variable: String) throws {
        let parts = variable.split(separator: "=", maxSplits: 1).map(String.init)
        let expected = try LibraryVariableTests.plain.get()
        #expect(expected.keys.contains("out/h.small.portrait.png"))
        let results = try LibraryVariableTests.results([parts[0]: parts[1]])
        #expect(Set(results.keys) == Set(expected.keys))
        for (path, entry) in expected { #expect(results[path] == entry, "\(path)") }
    }
}
