import Foundation
import LayoutDocument
import LayoutLoading
import ReflowKit
import Testing

@MainActor
@Suite("Controls in layout files")
struct ValueControlTests {
    /// A control of its own on a plain root.
    private func stage(_ control: String) throws -> LayoutStage {
        try TemporaryLayout(
            """
            { "root": { "class": "UIView", "frame": [0, 0, 393, 852], "subviews": [
                { "id": "it", "frame": [16, 100, 200, 40], \(control) } ] } }
            """
        ).stage()
    }

    @Test("What limits a value is set before it, whatever the order of the file")
    func order() throws {
        let slider = try #require(
            try stage(#""class": "UISlider", "value": 40, "maximumValue": 50"#).view("it") as? UISlider)
        #expect(slider.value == 40)
        let stepper = try #require(
            try stage(#""class": "UIStepper", "value": 400, "maximumValue": 500"#).view("it") as? UIStepper)
        #expect(stepper.value == 400)
        let pages = try #require(
            try stage(#""class": "UIPageControl", "currentPage": 2, "numberOfPages": 3"#).view("it") as? UIPageControl)
        #expect(pages.currentPage == 2)
        let segments = try #require(
            try stage(#""class": "UISegmentedControl", "selectedSegmentIndex": 1, "segments": ["Day", "Week"]"#)
                .view("it") as? UISegmentedControl)
        #expect(segments.selectedSegmentIndex == 1)
        let indicator = try #require(
            try stage(#""class": "UIActivityIndicatorView", "color": "red", "style": "large", "isAnimating": true"#)
                .view("it") as? UIActivityIndicatorView)
        #expect(indicator.color == .red)
        #expect(indicator.isAnimating)
    }

    @Test("A segment is a title, or an object with a title, a width and whether it can be chosen")
    func segments() throws {
        let control = try #require(
            try stage(
                #""class": "UISegmentedControl", "segments": ["Day", { "title": "Week", "width": 90, "isEnabled": false }]"#
            ).view("it") as? UISegmentedControl)
        #expect(control.numberOfSegments == 2)
        #expect(control.titleForSegment(at: 0) == "Day")
        #expect(control.widthForSegment(at: 0) == 0)
        #expect(control.titleForSegment(at: 1) == "Week")
        #expect(control.widthForSegment(at: 1) == 90)
        #expect(control.isEnabledForSegment(at: 0))
        #expect(!control.isEnabledForSegment(at: 1))
    }

    @Test("More segments than any screen holds are an error that says so")
    func tooMany() throws {
        let titles = Array(repeating: #""x""#, count: 101).joined(separator: ", ")
        let layout = try TemporaryLayout(
            #"{ "root": { "class": "UISegmentedControl", "segments": [\#(titles)] } }"#)
        let messages = try layout.source.parse(shownAs: "many.json").diagnostics.map(\.message)
        #expect(messages == ["\"segments\" must have at most 100 segments"])
    }
}
