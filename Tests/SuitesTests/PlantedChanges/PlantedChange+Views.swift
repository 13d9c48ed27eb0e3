import Snapshots
import Suites

// Changes of views, which are reported by name and in points, whatever the tolerance for pixels.
extension PlantedChange {
    static let views: [PlantedChange] = [
        .caught("a label half a point to the right", tells: "title: x 10 → 10.5") {
            try $0.edit("[10, 30, 100, 24]", "[10.5, 30, 100, 24]")
        },
        .caught("a label one point wider", tells: "title: width 100 → 101") {
            try $0.edit("[10, 30, 100, 24]", "[10, 30, 101, 24]")
        },
        .caught("a card one point lower, with what is in it", tells: "card: y 70 → 71\n") {
            try $0.edit("[10, 70, 140, 60]", "[10, 71, 140, 60]")
        },
        .caught("an icon grown to both sides", tells: "icon: x 10 → 9, y 150 → 149, width 24 → 26, height 24 → 26") {
            try $0.edit("[10, 150, 24, 24]", "[9, 149, 26, 26]")
        },
        .caught("a view removed", tells: "green: removed, was at (60 155; 20 20)") {
            try $0.edit(
                "{ \"class\": \"UIView\", \"id\": \"green\", \"frame\": [60, 155, 20, 20], \"backgroundColor\": \"#34C759\" },",
                "")
        },
        .caught("a view added", tells: "badge: added at (140 64; 12 12)") {
            try $0.edit(
                "{ \"class\": \"UIImageView\"",
                "{ \"class\": \"UIView\", \"id\": \"badge\", \"frame\": [140, 64, 12, 12] }, { \"class\": \"UIImageView\""
            )
        },
        .caught("two views in the other order", tells: "position") {
            try $0.edit("\"id\": \"red\", \"frame\": [50, 150, 20, 20], \"backgroundColor\": \"#FF3B30\"", "%1")
            try $0.edit("\"id\": \"green\", \"frame\": [60, 155, 20, 20], \"backgroundColor\": \"#34C759\"", "%2")
            try $0.edit("%1", "\"id\": \"green\", \"frame\": [60, 155, 20, 20], \"backgroundColor\": \"#34C759\"")
            try $0.edit("%2", "\"id\": \"red\", \"frame\": [50, 150, 20, 20], \"backgroundColor\": \"#FF3B30\"")
        },
        .caught("a view hidden", tells: "icon: hidden no → yes") {
            try $0.edit("\"id\": \"icon\",", "\"id\": \"icon\", \"isHidden\": true,")
        },
        .caught("a view a hundredth less opaque", tells: "card: alpha 1 → 0.99") {
            try $0.edit("\"id\": \"card\",", "\"id\": \"card\", \"alpha\": 0.99,")
        },
        .caught("another text", unless: [.mask], tells: "title: text \"Hello\" → \"Help\"") {
            try $0.edit("\"Hello\"", "\"Help\"")
        },
        .caught("another text in a view beside the masked one", tells: "price: text \"12\" → \"13\"") {
            try $0.edit("\"12\"", "\"13\"")
        },
        .caught("a view in another superview", tells: "price:", "superview card → board") {
            try $0.edit(
                """
                , "subviews": [
                        { "class": "UILabel", "id": "price", "frame": [10, 10, 60, 20], "text": "12", "textColor": "#FFFFFF" }
                    ] },
                """,
                """
                 },
                    { "class": "UILabel", "id": "price", "frame": [20, 80, 60, 20], "text": "12", "textColor": "#FFFFFF" },
                """)
        },
        .caught("a view under another name", tells: "heading") {
            try $0.edit("\"id\": \"title\"", "\"id\": \"heading\"")
        },
        .caught("a view of another class", tells: "red: class UIView → UIControl") {
            try $0.edit("\"class\": \"UIView\", \"id\": \"red\"", "\"class\": \"UIControl\", \"id\": \"red\"")
        },
        .caught("another autoresizing mask", tells: "red: mask") {
            try $0.edit("\"id\": \"red\",", "\"id\": \"red\", \"autoresizingMask\": [\"flexibleWidth\"],")
        },
        .caught("the wrong orientation: it stays in landscape", .refused, tells: "does not show portrait") {
            try $0.edit("[\"allButUpsideDown\"]", "[\"landscapeRight\"]")
        },
    ]

    /// The changes that no frame shows, but only pixels.
    static let looks: [PlantedChange] = [
        .caught("another font", unless: [.mask, .view], tells: "pixels differ") {
            try $0.edit("\"text\": \"Hello\"", "\"text\": \"Hello\", \"font\": { \"size\": 17, \"weight\": \"heavy\" }")
        },
        .caught("another alignment", unless: [.mask, .view], tells: "pixels differ") {
            try $0.edit("\"text\": \"Hello\"", "\"text\": \"Hello\", \"textAlignment\": \"right\"")
        },
        .caught("a text's colour a step off", unless: [.perceptual, .mask, .view], tells: "by up to 1 of 255") {
            try $0.edit("\"textColor\": \"#000000\"", "\"textColor\": \"#010101\"")
        },
        .caught("a card's colour a step off in one channel", unless: [.perceptual], tells: "by up to 1 of 255") {
            try $0.edit("\"#2060C0\"", "\"#2060C1\"")
        },
        .caught("the background a step off", unless: [.perceptual], tells: "by up to 1 of 255") {
            try $0.edit("\"#FFFFFF\", \"subviews\"", "\"#FEFFFF\", \"subviews\"")
        },
        .caught("an icon mirrored", tells: "pixels differ", "x 10 to 34, y 151 to 173") {
            try $0.edit("\"flag\"", "\"galf\"")
        },
        .caught("sharper corners", tells: "pixels differ") {
            try $0.edit("\"layer.cornerRadius\": 10", "\"layer.cornerRadius\": 4")
        },
        .caught("a border", tells: "pixels differ") {
            try $0.edit("\"id\": \"red\",", "\"id\": \"red\", \"layer.borderWidth\": 1,")
        },
    ]
}
