import Basics
import LayoutRules

extension ClassSchema {
    static let activityIndicatorView = ClassSchema(
        .activityIndicatorView, superclass: view, elements: "activityIndicatorView",
        properties: [
            KeySchema("style", .choice(.activityIndicatorStyle), "Default: medium."),
            KeySchema("isAnimating", .boolean, "Whether startAnimating() was called. Default: false."),
            KeySchema("hidesWhenStopped", .boolean, "Whether nothing is drawn while it stands. Default: true."),
            KeySchema("color", .color, "Default: that of the style.").optional,
        ]
    ) { decoder, element, list in
        if let style = element["style"] {
            if let style = Enumeration.activityIndicatorStyle[style] {
                list.add("style", .choice(style))
            } else {
                decoder.warnOnce(
                    .unknownValue, "\(Wording.quoted(style)) is not a known style of activityIndicatorView",
                    at: element.position)
            }
        }
        list.flag("hidesWhenStopped", attribute: "hidesWhenStopped", absent: false)
        list.flag("isAnimating", attribute: "animating", absent: false)
        decoder.addColors(["color"], of: element, to: &list)
    }
}
