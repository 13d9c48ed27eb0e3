import Basics
import DisplayList
import Foundation
import TestSupport
import Testing

@testable import Typesetting

/// Fonts of iOS that are missing here: the system font's glyphs with the missing font's metrics.
@Suite("behaviour.md §12.4: measures of fonts that are not here")
struct StandInTests {
    let typesetter: Typesetter

    init() throws { typesetter = try Shared.typesetter }

    private func font(_ name: String, _ size: CGFloat, isItalic: Bool = false) throws -> FontRequest {
        let standIn = try #require(StandIn(postScriptName: name))
        return FontRequest(
            pointSize: size, isItalic: isItalic, design: standIn.monospacedAdvance == nil ? .standard : .monospaced,
            cut: .standIn(standIn))
    }

    private func width(_ string: String, _ font: FontRequest) -> CGFloat {
        typesetter.typeset(StyledText(runs: [.init(string, font: font, color: .black)])).size.width
    }

    @Test("PostScript names, in upper and lower case, slanted or not")
    func names() {
        #expect(StandIn(postScriptName: "HelveticaNeue") == .helveticaNeue)
        #expect(StandIn(postScriptName: "helveticaneue-italic") == .helveticaNeue)
        #expect(StandIn(postScriptName: "HelveticaNeue-Thin") == .helveticaNeueLight)
        #expect(StandIn(postScriptName: "HelveticaNeue-LightItalic") == .helveticaNeueLight)
        #expect(StandIn(postScriptName: "HelveticaNeue-UltraLight") == .helveticaNeueUltraLight)
        #expect(StandIn(postScriptName: "HelveticaNeue-MediumItalic") == .helveticaNeueMedium)
        #expect(StandIn(postScriptName: "HelveticaNeue-Bold") == .helveticaNeueBold)
        #expect(StandIn(postScriptName: "Helvetica-Oblique") == .helvetica)
        #expect(StandIn(postScriptName: "Helvetica-BoldOblique") == .helveticaBold)
        #expect(StandIn(postScriptName: "ArialMT") == .arial && StandIn(postScriptName: "Arial-BoldMT") == .arialBold)
        #expect(StandIn(postScriptName: "TimesNewRomanPSMT") == .times)
        #expect(StandIn(postScriptName: "TimesNewRomanPS-BoldItalicMT") == .timesBold)
        #expect(StandIn(postScriptName: "Times New Roman") == .times)
        #expect(StandIn(postScriptName: "CourierNewPSMT") == .courier)
        #expect(StandIn(postScriptName: "Courier-Bold") == .courier)
        #expect(StandIn(postScriptName: "AvenirNext-DemiBold") == .avenirNext)
        #expect(StandIn(postScriptName: "Menlo-Regular") == .menlo)
        for name in ["", "-", "HelveticaNeue-CondensedBlack", "Avenir-Book", "HelveticaNeueInterface", "Chalkduster"] {
            #expect(StandIn(postScriptName: name) == nil, "\(name)")
        }
    }

    @Test(
        "Lines are as high as in labels that Xcode sized, rounded up to half a point",
        arguments: [
            ("HelveticaNeue", 34, 40), ("HelveticaNeue-Bold", 17, 20.5), ("HelveticaNeue-Light", 17, 20.5),
            ("Helvetica", 36, 41.5), ("AvenirNext-Regular", 32, 44), ("AvenirNext-Regular", 30, 41),
        ] as [(String, CGFloat, CGFloat)])
    func lines(name: String, size: CGFloat, height: CGFloat) throws {
        let font = try font(name, size)
        #expect(PixelGrid(scale: 2).ceil(typesetter.metrics(of: font).lineHeight) == height)
        let set = typesetter.typeset(StyledText(runs: [.init("Title\nTitle", font: font, color: .black)]))
        #expect(agree(set.size.height, 2 * typesetter.metrics(of: font).lineHeight))
    }

    @Test("Every stand-in's line reaches above and below its baseline, whatever its size")
    func metrics() {
        for standIn in StandIn.allCases {
            let metrics = typesetter.metrics(of: FontRequest(pointSize: 100, cut: .standIn(standIn)))
            #expect(metrics.ascender > 80 && metrics.ascender <= 100)
            #expect(metrics.descender < -20 && metrics.descender > -40 && metrics.leading == 0)
        }
    }

    @Test("Helvetica Neue has widths of its own in the regular and the bold face, without tracking and pairs")
    func widths() throws {
        // The widths are 278 for the space, 259 for I, 648 and 611 for A and V, in thousandths.
        #expect(agree(width("I I", try font("HelveticaNeue", 100)), 79.6))
        #expect(agree(width("AV", try font("HelveticaNeue", 20)), 25.18))
        // The widths are 685 and 630 in the bold face.
        #expect(agree(width("AV", try font("HelveticaNeue-Bold", 20)), 26.3))
        // Xcode stored a button of that title 174 points wide.
        let title = width("I am a very special Button", try font("HelveticaNeue", 15))
        #expect(title > 173.5 && title <= 174)
        // Xcode stored a label 44.5 wide.
        let label = width("Label", try font("HelveticaNeue-Bold", 17))
        #expect(label > 44 && label <= 44.5)
    }

    @Test("Where widths are not known they are the system font's")
    func unknownWidths() throws {
        let system = width("AVAST Wavy", FontRequest(pointSize: 20))
        #expect(agree(width("AVAST Wavy", try font("HelveticaNeue-Light", 20)), system))
        let italic = width("AVAST Wavy", FontRequest(pointSize: 20, isItalic: true))
        #expect(agree(width("AVAST Wavy", try font("HelveticaNeue-Italic", 20, isItalic: true)), italic))
    }

    @Test(
        "Helvetica, Arial, Times and Courier have the widths of the fonts that replace them metrically",
        arguments: [
            // In thousandths: H 722, e 556, l 222, o 556; bold H 722, e 556, l 278, o 611.
            ("Helvetica", "Hello", 2278), ("ArialMT", "Hello", 2278), ("Helvetica-Bold", "Hello", 2445),
            ("Arial-BoldMT", "Hello", 2445),
            // H 722, e 444, l 278, o 500; bold H 778, e 444, l 278, o 500.
            ("TimesNewRomanPSMT", "Hello", 2222), ("Times-Bold", "Hello", 2278),
            ("CourierNewPSMT", "Hello", 3000.488), ("Courier", "iW", 1200.195),
        ] as [(String, String, CGFloat)])
    func metricTwins(name: String, text: String, thousandths: CGFloat) throws {
        let found = width(text, try font(name, 100))
        #expect(abs(found - thousandths / 10) < 0.01, "\(found)")
    }

    @Test("Menlo's characters are 1233 units of 2048 wide")
    func monospaced() throws {
        let menlo = try font("Menlo-Regular", 2048)
        for string in ["i", "W", "é", "—"] { #expect(agree(width(string, menlo), 1233), "\(string)") }
        #expect(agree(width("iW", menlo), 2466))
        #expect(agree(typesetter.metrics(of: menlo).lineHeight, 1901 + 483))
    }
}
