import Foundation
import JSON

// Controls that show a value. Absent attributes are those of format.md §4.
extension InterfaceBuilderDecoder {
    mutating func addSwitch(of element: DocumentElement, to list: inout PropertyList) {
        list.flag("isOn", attribute: "on", absent: false)
        addColors(["onTintColor", "thumbTintColor"], of: element, to: &list)
    }

    mutating func addSlider(of element: DocumentElement, to list: inout PropertyList) {
        addNumbers(
            [("minimumValue", "minValue"), ("maximumValue", "maxValue"), ("value", "value")], of: element, to: &list)
        addColors(["minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"], of: element, to: &list)
        for key in ["minimumValueImage", "maximumValueImage"] {
            if let image = image(element, key) { list.add(key, .image(image)) }
        }
    }

    mutating func addProgressView(of element: DocumentElement, to list: inout PropertyList) {
        addNumbers([("progress", "progress")], of: element, to: &list)
        if element["progressViewStyle"] == "bar" { list.add("progressViewStyle", .choice(Choice("bar", rawValue: 1))) }
        addColors(["progressTintColor", "trackTintColor"], of: element, to: &list)
    }

    mutating func addSegmentedControl(of element: DocumentElement, to list: inout PropertyList) {
        // More than fit on any screen are not drawn.
        let segments = (element.child("segments")?.children ?? []).prefix(LayoutLimits.segments).map { segment in
            var value = SegmentValue(title: text(segment, "title"), image: image(segment, "image"))
            value.width = max(0, number(segment, "width") ?? 0)
            value.isEnabled = segment.flag("enabled") ?? true
            return value
        }
        list.add("segments", .segments(segments))
        if let index = element["selectedSegmentIndex"].flatMap(Int.init) {
            list.add("selectedSegmentIndex", .integer(index))
        }
        list.flag("isMomentary", attribute: "momentary", absent: false)
        list.flag(
            "apportionsSegmentWidthsByContent", attribute: "apportionsSegmentWidthsByContent", absent: false)
        addColors(["selectedSegmentTintColor"], of: element, to: &list)
    }

    mutating func addStepper(of element: DocumentElement, to list: inout PropertyList) {
        addNumbers(
            [
                ("minimumValue", "minimumValue"), ("maximumValue", "maximumValue"), ("stepValue", "stepValue"),
                ("value", "value"),
            ], of: element, to: &list)
        list.flag("wraps", attribute: "wraps", absent: false)
    }

    mutating func addPageControl(of element: DocumentElement, to list: inout PropertyList) {
        for key in ["numberOfPages", "currentPage"] {
            if let number = element[key].flatMap(Int.init) { list.add(key, .integer(number)) }
        }
        list.flag("hidesForSinglePage", attribute: "hidesForSinglePage", absent: false)
        addColors(["pageIndicatorTintColor", "currentPageIndicatorTintColor"], of: element, to: &list)
    }

    mutating func addActivityIndicator(of element: DocumentElement, to list: inout PropertyList) {
        if let style = element["style"] {
            if let style = Enumeration.activityIndicatorStyle[style] {
                list.add("style", .choice(style))
            } else {
                warnOnce(
                    .unknownValue, "\(Wording.quoted(style)) is no style of activityIndicatorView that is known",
                    at: element.position)
            }
        }
        list.flag("hidesWhenStopped", attribute: "hidesWhenStopped", absent: false)
        list.flag("isAnimating", attribute: "animating", absent: false)
        addColors(["color"], of: element, to: &list)
    }

    private mutating func addNumbers(
        _ names: [(property: String, attribute: String)], of element: DocumentElement, to list: inout PropertyList
    ) {
        for (property, attribute) in names {
            if let value = number(element, attribute) { list.add(property, .number(value)) }
        }
    }
}
