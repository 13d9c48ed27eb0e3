import Basics
import LayoutRules

extension ClassSchema {
    static let activityIndicatorView = ClassSchema(
        .activityIndicatorView, superclass: view, elements: "activityIndicatorView",
        properties: [
            KeySchema(
                "style", .choice(.activityIndicatorStyle),
                "The size. whiteLarge, white and gray also set the colour. Default: medium."),
            KeySchema("isAnimating", .boolean, "Whether the spokes are animated. Default: false."),
            KeySchema(
                "hidesWhenStopped", .boolean, "Whether the view is hidden while it is not animating. Default: true."),
            KeySchema("color", .color, "The colour of the spokes. Default: the colour of the style.").optional,
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
