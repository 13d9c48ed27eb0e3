internal import CPango

/// Pango's font map and context for one configuration. Owns both C objects.
final class FontMap {
    /// Pango's units in a point: text is set at 72 dots to the inch.
    static let unitsPerPoint = Double(PANGO_SCALE)

    let context: OpaquePointer
    /// An undetermined language. Without it, Pango would guess one for each script from `LANGUAGE` and
    /// `PANGO_LANGUAGE`, and choose fonts and letter forms for it.
    let language: OpaquePointer
    private let map: UnsafeMutablePointer<PangoFontMap>

    init(configuration: FontConfiguration) throws(TypesettingError) {
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            throw .libraryFailed(function: "pango_cairo_font_map_new_for_font_type")
        }
        pango_fc_font_map_set_config(OpaquePointer(map), configuration.pointer)
        guard let context = pango_font_map_create_context(map), let language = pango_language_from_string("xx") else {
            g_object_unref(map)
            throw .libraryFailed(function: "pango_font_map_create_context")
        }
        self.map = map
        self.context = context
        self.language = language
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_language(context, language)
        pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
        // Rounded positions make labels 3 % too wide.
        pango_context_set_round_glyph_positions(context, gboolean(0))
        let options = FontMap.makeOptions()
        defer { cairo_font_options_destroy(options) }
        pango_cairo_context_set_font_options(context, options)
    }

    deinit {
        // Pango 1.50 never releases its reference to the configuration unless it is removed here.
        pango_fc_font_map_set_config(OpaquePointer(map), nil)
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(map)
    }

    /// The options with which glyphs are measured and drawn: outlines as designed, grey edges. The caller destroys
    /// them.
    static func makeOptions() -> OpaquePointer? {
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        return options
    }

    /// Tells Pango that the configuration has new faces, so that it drops its cached results.
    func configurationChanged() {
        pango_fc_font_map_config_changed(OpaquePointer(map))
    }

    /// The first font for a description; the caller releases it with `g_object_unref`.
    func loadFont(_ description: OpaquePointer) -> UnsafeMutablePointer<PangoFont>? {
        pango_font_map_load_font(map, context, description)
    }
}
