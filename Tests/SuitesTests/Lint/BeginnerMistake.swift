import Foundation
import Testing

/// A layout with a mistake that people make who begin with constraints and stack views: what is said of it, in one line,
/// and the layout after what the line advises.
struct BeginnerMistake: Sendable, CustomTestStringConvertible {
    let name: String
    /// The constraints of the page, and the views on it.
    let constraints: [String]
    let subviews: String
    /// Every issue about constraints and places, without its place in the file.
    let issues: [String]
    /// What is written in place of what.
    let cure: [(String, String)]

    var testDescription: String { name }

    var layout: String {
        """
        { "root": { "class": "UIView", "id": "page", "frame": [0, 0, 393, 852], "backgroundColor": "systemBackground",
          "constraints": [\(constraints.map { "\"\($0)\"" }.joined(separator: ", "))],
          "subviews": [\(subviews)] } }
        """
    }

    var cured: String {
        cure.reduce(layout) { text, change in text.replacingOccurrences(of: change.0, with: change.1) }
    }

    private static func label(_ id: String, _ text: String) -> String {
        "{ \"class\": \"UILabel\", \"id\": \"\(id)\", \"text\": \"\(text)\" }"
    }

    private static func hugging(_ id: String, _ priorities: String) -> (String, String) {
        ("\"id\": \"\(id)\"", "\"id\": \"\(id)\", \"contentHuggingPriority\": \(priorities)")
    }

    private static func row(_ id: String, _ gap: Int = 16) -> [String] {
        ["\(id).leading == self.safeArea.leading + \(gap)", "\(id).trailing == self.safeArea.trailing - \(gap)"]
    }

    private static let everywhere = "portrait, landscapeRight: "

    static let all = [
        BeginnerMistake(
            name: "a caption and its value share a row, and neither keeps its size",
            constraints: [
                "caption.leading == self.safeArea.leading + 16", "caption.top == self.safeArea.top + 20",
                "value.leading == caption.trailing + 8", "value.trailing == self.safeArea.trailing - 16",
                "value.firstBaseline == caption.firstBaseline",
            ], subviews: label("caption", "Name") + ", " + label("value", "Ada"),
            issues: [
                everywhere + "caption has an ambiguous layout: caption and value have the same horizontal "
                    + "contentHuggingPriority, 250, so nothing determines width; give them different priorities, such as "
                    + "249 for caption"
            ], cure: [hugging("caption", "[249, 250]")]),
        BeginnerMistake(
            name: "four labels in a row that is wider than they are",
            constraints: row("row") + ["row.top == self.safeArea.top + 20"],
            subviews: """
                { "class": "UIStackView", "id": "row", "spacing": 8, "arrangedSubviews": [
                  \(label("one", "One")), \(label("two", "Two")), \(label("three", "Three")), \(label("four", "Four"))] }
                """,
            issues: [
                everywhere
                    + "one has an ambiguous layout, and so have two and three: one, two, three and four have the "
                    + "same horizontal contentHuggingPriority, 250, so nothing determines width; give them different "
                    + "priorities, such as 249 for one"
            ], cure: [hugging("one", "[249, 250]")]),
        BeginnerMistake(
            name: "four labels in a row that is narrower than they are",
            constraints: [
                "row.leading == self.safeArea.leading + 16", "row.top == self.safeArea.top + 20", "row.width == 260",
            ],
            subviews: """
                { "class": "UIStackView", "id": "row", "spacing": 8, "arrangedSubviews": [
                  \(label("one", "Once upon")), \(label("two", "a midnight")), \(label("three", "dreary,")),
                  \(label("four", "while I"))] }
                """,
            issues: [
                everywhere
                    + "one has an ambiguous layout, and so have two and three: one, two, three and four have the "
                    + "same horizontal contentCompressionResistancePriority, 750, so nothing determines width; give them "
                    + "different priorities, such as 749 for one"
            ],
            cure: [("\"id\": \"one\"", "\"id\": \"one\", \"contentCompressionResistancePriority\": [749, 750]")]),
        BeginnerMistake(
            name: "a column that is higher than what it holds",
            constraints: row("form") + [
                "form.top == self.safeArea.top + 20", "form.bottom == self.safeArea.bottom - 20",
            ],
            subviews: """
                { "class": "UIStackView", "id": "form", "axis": "vertical", "spacing": 8, "arrangedSubviews": [
                  \(label("title", "Sign in")), { "class": "UITextField", "id": "mail", "placeholder": "Mail" }] }
                """,
            issues: [
                everywhere + "title has an ambiguous layout: title and mail have the same vertical "
                    + "contentHuggingPriority, 250, so nothing determines height; give them different priorities, such as "
                    + "249 for title"
            ], cure: [hugging("title", "[250, 249]")]),
        BeginnerMistake(
            name: "two wishes for one width",
            constraints: [
                "card.leading == self.safeArea.leading + 16", "card.top == self.safeArea.top + 20", "card.height == 80",
                "card.width == 300 @750", "card.width == 200 @750",
            ], subviews: #"{ "class": "UIView", "id": "card", "backgroundColor": "systemGray5" }"#,
            issues: [
                everywhere + "card has an ambiguous layout: card.width == 300 @750 (line 2) and card.width == 200 @750 "
                    + "(line 2) have the same priority, 750, so nothing determines width; remove one of them, or give them "
                    + "different priorities, such as 749 for card.width == 300 @750 (line 2)"
            ], cure: [("\"card.width == 300 @750\", ", "")]),
        BeginnerMistake(
            name: "a card without a height, whose labels hang at its top",
            constraints: row("card") + [
                "card.top == self.safeArea.top + 20", "a.leading == card.leading + 12", "a.top == card.top + 12",
                "b.leading == card.leading + 12", "b.top == a.bottom + 4",
            ],
            subviews: """
                { "class": "UIView", "id": "card", "backgroundColor": "systemGray5",
                  "subviews": [\(label("a", "Alpha")), \(label("b", "Beta"))] }
                """,
            issues: [
                everywhere
                    + "card has an ambiguous layout: its constraints do not determine height; add constraints for "
                    + "height"
            ], cure: [("\"card.top ==", "\"card.height == 80\", \"card.top ==")]),
        BeginnerMistake(
            name: "a card that is too low for its labels, and clips them",
            constraints: row("card") + [
                "card.top == self.safeArea.top + 20", "card.height == 10", "a.leading == card.leading + 12",
                "a.top == card.top + 20", "b.leading == card.leading + 12", "b.top == a.bottom",
                "c.leading == card.leading + 12", "c.top == b.bottom",
            ],
            subviews: """
                { "class": "UIView", "id": "card", "backgroundColor": "systemGray5", "clipsToBounds": true,
                  "subviews": [\(label("a", "Alpha")), \(label("b", "Beta")), \(label("c", "Gamma"))] }
                """,
            issues: [
                everywhere
                    + "a is not visible, and neither are b and c: card clips all of them; the farthest ends N pt "
                    + "beyond the bottom edge of card; make card larger, or move them inside"
            ], cure: [("card.height == 10", "card.height == 100")]),
        BeginnerMistake(
            name: "an icon without its image",
            constraints: [
                "icon.leading == self.safeArea.leading + 16", "icon.top == self.safeArea.top + 20",
                "name.leading == icon.leading", "name.top == icon.bottom + 8",
            ], subviews: #"{ "class": "UIImageView", "id": "icon" }, "# + label("name", "Ada Lovelace"),
            issues: [
                everywhere
                    + "icon has an ambiguous layout: it has no image, and its constraints do not determine width "
                    + "and height; give it an image, or add constraints for width and height"
            ], cure: [("\"name.leading ==", "\"icon.width == 24\", \"icon.height == 24\", \"name.leading ==")]),
        BeginnerMistake(
            name: "a stack view whose views are its subviews, and not arranged",
            constraints: ["row.leading == self.safeArea.leading + 16", "row.top == self.safeArea.top + 20"],
            subviews: """
                { "class": "UIStackView", "id": "row", "subviews": [
                  { "class": "UILabel", "id": "one", "frame": [0, 0, 40, 20], "text": "One" }] }
                """,
            issues: [
                everywhere + "row has an ambiguous layout: it has no arranged subviews, and its constraints do not "
                    + "determine width and height; give it arranged subviews, or add constraints for width and height"
            ],
            cure: [
                ("\"subviews\": [\n  { \"class\": \"UILabel\"", "\"arrangedSubviews\": [\n  { \"class\": \"UILabel\"")
            ]),
        BeginnerMistake(
            name: "a control without its segments",
            constraints: ["choice.leading == self.safeArea.leading + 16", "choice.top == self.safeArea.top + 20"],
            subviews: #"{ "class": "UISegmentedControl", "id": "choice" }"#,
            issues: [
                everywhere
                    + "choice has no segments, so it has zero size (0 × 32 pt); give it segments, or a width and a "
                    + "height"
            ], cure: [("\"id\": \"choice\"", "\"id\": \"choice\", \"segments\": [\"One\", \"Two\"]")]),
        // 16 + 200 + 16 + 200 + 16 is 448; the window is 393 wide in portrait. In landscape, there is room for both.
        BeginnerMistake(
            name: "two cards of a fixed width, and margins, that do not fit",
            constraints: [
                "a.leading == self.safeArea.leading + 16", "a.top == self.safeArea.top + 20", "a.width == 200",
                "b.leading == a.trailing + 16", "b.width == 200", "b.trailing <= self.safeArea.trailing - 16",
                "b.top == a.top", "a.height == 44", "b.height == 44",
            ],
            subviews: """
                { "class": "UIView", "id": "a", "backgroundColor": "systemRed" },
                { "class": "UIView", "id": "b", "backgroundColor": "systemBlue" }
                """,
            issues: [
                "portrait: a has conflicting constraints: the constraints need 55 points more than the width of the "
                    + "window; give a.width == 200 or b.width == 200 a priority below 1000, or let the content scroll"
            ], cure: [("a.width == 200", "a.width == 200 @999")]),
        BeginnerMistake(
            name: "two long titles beside each other, of which both want their room",
            constraints: [
                "long.leading == self.safeArea.leading + 16", "long.top == self.safeArea.top + 20",
                "short.leading == long.trailing + 8", "short.trailing == self.safeArea.trailing - 16",
                "short.top == long.top", "long.width >= 20",
            ],
            subviews: label("long", "A title that is long enough to need it all")
                + ", " + label("short", "and another one that is long"),
            issues: [
                "portrait: long has an ambiguous layout: long and short have the same horizontal "
                    + "contentCompressionResistancePriority, 750, so nothing determines width; give them different "
                    + "priorities, such as 749 for long",
                "landscapeRight: long has an ambiguous layout: long and short have the same horizontal "
                    + "contentHuggingPriority, 250, so nothing determines width; give them different priorities, such as "
                    + "249 for long",
            ],
            cure: [
                (
                    "\"id\": \"long\"",
                    "\"id\": \"long\", \"contentCompressionResistancePriority\": [749, 750], "
                        + "\"contentHuggingPriority\": [249, 250]"
                )
            ]),
    ]
}
