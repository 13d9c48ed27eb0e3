internal import CPango
internal import DisplayList
import Foundation

/// A font request with its resolved face: the description for Pango, and the metrics for lines.
final class ResolvedFont {
    /// The positions of the lines under and through characters, in points. An offset leads from the baseline up to the
    /// line's top.
    struct Rules: Equatable {
        var underlineTop: CGFloat
        var underlineThickness: CGFloat
        var strikeTop: CGFloat
        var strikeThickness: CGFloat
    }

    /// The face, the fallbacks and the size.
    let description: FontDescription
    let face: FontID
    let pointSize: CGFloat
    let metrics: FontMetrics
    let rules: Rules
    /// The glyphs of the system font; nil for another font.
    let system: SystemGlyphs?

    init(
        description: FontDescription, face: FontID, pointSize: CGFloat, metrics: FontMetrics, rules: Rules,
        system: SystemGlyphs?
    ) {
        self.description = description
        self.face = face
        self.pointSize = pointSize
        self.metrics = metrics
        self.rules = rules
        self.system = system
    }
}

/// Owns a `PangoFontDescription`.
final class FontDescription {
    let pointer: OpaquePointer

    init() {
        guard let pointer = pango_font_description_new() else {
            preconditionFailure("GLib ends the process when there is no memory")
        }
        self.pointer = pointer
    }

    deinit {
        pango_font_description_free(pointer)
    }
}

/// The metrics that a face itself states, at one size.
struct FaceMeasures {
    let metrics: FontMetrics
    let rules: ResolvedFont.Rules

    init(_ font: UnsafeMutablePointer<PangoFont>, pointSize: CGFloat) {
        let face = pango_font_get_hb_font(font)
        func measure(_ tag: hb_ot_metrics_tag_t, orElse ems: CGFloat) -> CGFloat {
            var position: hb_position_t = 0
            guard hb_ot_metrics_get_position(face, tag, &position) != 0 else { return ems * pointSize }
            return CGFloat(position) / FontMap.unitsPerPoint
        }
        metrics = FontMetrics(
            ascender: measure(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, orElse: 0.95),
            descender: measure(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, orElse: -0.25),
            leading: max(0, measure(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, orElse: 0)),
            capHeight: measure(HB_OT_METRICS_TAG_CAP_HEIGHT, orElse: 0.7),
            xHeight: measure(HB_OT_METRICS_TAG_X_HEIGHT, orElse: 0.5))
        rules = ResolvedFont.Rules(
            underlineTop: measure(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, orElse: -0.1),
            underlineThickness: max(0, measure(HB_OT_METRICS_TAG_UNDERLINE_SIZE, orElse: 0.05)),
            strikeTop: measure(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, orElse: 0.3),
            strikeThickness: max(0, measure(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, orElse: 0.05)))
    }
}
