import Foundation
import LayoutRules
import Testing

/// A mistake in a layout, and the expected findings with their orientations.
struct PlantedLayoutFault: Sendable, CustomTestStringConvertible {
    /// A change to the JSON of a layout.
    enum Edit: Sendable {
        /// Sets keys of the view with this id; a key without a value is removed.
        case set(String, String)
        /// Adds a view in front of the subviews of the one with this id.
        case add(String, String)
        /// Replaces a text of a document.
        case replace(String, String)
    }

    let name: String
    /// The layout's name in `Layouts`.
    let layout: String
    let edits: [Edit]
    let kind: IssueKind
    let view: String
    /// Other views with expected findings, because the mistake affects them too.
    let others: Set<String>
    let orientations: [String]

    static let both = ["portrait", "landscapeRight"]

    init(
        _ name: String, _ layout: String, _ edits: [Edit], _ kind: IssueKind, _ view: String,
        others: Set<String> = [], in orientations: [String] = both
    ) {
        self.name = name
        self.layout = layout
        self.edits = edits
        self.kind = kind
        self.view = view
        self.others = others
        self.orientations = orientations
    }

    var testDescription: String { "\(layout): \(name)" }

    // MARK: Planting

    /// The text of the layout with the mistake in it.
    func planted(in text: String) throws -> String {
        if isInDocument { return try plantedDocument(text) }
        var root = try JSONSerialization.jsonObject(with: Data(text.utf8))
        for edit in edits {
            var count = 0
            switch edit {
            case .replace: break
            case .set(let id, let values):
                let values = try PlantedLayoutFault.object(values)
                root = PlantedLayoutFault.changed(root, id) { view in
                    count += 1
                    for (key, value) in values { view[key] = value is NSNull ? nil : value }
                }
            case .add(let id, let subview):
                let subview = try PlantedLayoutFault.object(subview)
                root = PlantedLayoutFault.changed(root, id) { view in
                    count += 1
                    view["subviews"] = (view["subviews"] as? [Any] ?? []) + [subview]
                }
            }
            try #require(count == 1, "\(self)")
        }
        return String(decoding: try JSONSerialization.data(withJSONObject: root), as: UTF8.self)
    }

    private func plantedDocument(_ text: String) throws -> String {
        try edits.reduce(text) { text, edit in
            guard case .replace(let old, let new) = edit else { return text }
            try #require(text.components(separatedBy: old).count == 2, "\(self)")
            return text.replacingOccurrences(of: old, with: new)
        }
    }

    private static func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data("{\(text)}".utf8)) as? [String: Any])
    }

    private static func changed(_ value: Any, _ id: String, _ change: (inout [String: Any]) -> Void) -> Any {
        if let list = value as? [Any] { return list.map { changed($0, id, change) } }
        guard var object = value as? [String: Any] else { return value }
        for (key, member) in object { object[key] = changed(member, id, change) }
        if object["id"] as? String == id { change(&object) }
        return object
    }
}

extension PlantedLayoutFault {
    static let all: [PlantedLayoutFault] = [
        login, profile, player, dashboard, viewer, mail, article, board, boardPlaces, constrained, masked, document,
    ].flatMap { $0 }

    private static let cover = #""class": "UIView", "id": "cover", "frame": [-50, -50, 2000, 2000]"#

    private static let login = [
        PlantedLayoutFault(
            "a pale title", "login", [.set("signIn", ##""titleColor": "#4D9DFF""##)], .lowContrast, "signIn"),
        PlantedLayoutFault(
            "a button that leaves its form", "login",
            [.set("signIn", #""frame": [250, 151, 361, 50], "autoresizingMask": []"#)], .outsideParent, "signIn"),
        PlantedLayoutFault(
            "a form that takes no touches", "login", [.set("form", #""isUserInteractionEnabled": false"#)],
            .disabledByParent, "signIn", others: ["email", "password", "forgot", "passkey", "work"]),
        PlantedLayoutFault(
            "a clear view over the form", "login", [.add("form", cover)], .noTouches, "signIn",
            others: ["email", "password", "forgot", "passkey", "work"]),
        PlantedLayoutFault(
            "a button without its title", "login", [.set("signIn", #""title": null"#)], .emptyButton, "signIn"),
        PlantedLayoutFault(
            "a character that no font has", "login", [.set("welcome", #""text": "Welcome \u0378 back""#)],
            .missingGlyphs,
            "welcome"),
        PlantedLayoutFault(
            "a picture that fills its frame", "login", [.set("tide", #""contentMode": "scaleToFill""#)], .distorted,
            "tide"),
        PlantedLayoutFault(
            "a title with too little room", "login", [.set("forgot", #""frame": [301, 104, 60, 44]"#)], .truncated,
            "forgot"),
        PlantedLayoutFault(
            "a button outside its group", "login",
            [
                .add(
                    "brand",
                    #""class": "UIButton", "id": "help", "frame": [160, -60, 80, 44], "title": "Help", "titleColor": "black""#
                )
            ], .outsideParent, "help"),
        PlantedLayoutFault(
            "two buttons on each other", "login", [.set("passkey", #""frame": [0, 175, 361, 50]"#)], .overlapping,
            "passkey", others: ["signIn", "or"], in: ["portrait"]),
    ]

    private static let profile = [
        PlantedLayoutFault(
            "a square of a wide picture", "profile", [.set("photo1", #""contentMode": "scaleToFill""#)], .distorted,
            "photo1"),
        PlantedLayoutFault(
            "grey on white", "profile", [.set("name", ##""textColor": "#BBBBBB""##)], .lowContrast, "name"),
        PlantedLayoutFault(
            "a pale title", "profile", [.set("follow", ##""titleColor": "#99CCFF""##)], .lowContrast, "follow"),
        PlantedLayoutFault(
            "a biography cut to a line", "profile",
            [.set("biography", #""frame": [16, 245, 361, 20]"#)], .truncated, "biography", in: ["portrait"]),
        PlantedLayoutFault(
            "counts that nothing can be read of", "profile", [.set("postsCount", #""textColor": "systemBackground""#)],
            .lowContrast, "postsCount"),
        PlantedLayoutFault(
            "a button that the stats disable", "profile",
            [
                .set("stats", #""isUserInteractionEnabled": false"#),
                .add(
                    "stats",
                    #""class": "UIButton", "id": "info", "frame": [4, 6, 44, 44], "titleColor": "black", "title": "i""#),
            ], .disabledByParent, "info", others: ["postsCount", "postsCaption"]),
    ]

    private static let player = [
        PlantedLayoutFault(
            "a wide cover", "media-player",
            [.set("artwork", #""contentMode": "scaleToFill", "frame": [0, 0, 345, 200]"#)], .distorted, "artwork"),
        PlantedLayoutFault(
            "a long song", "media-player",
            [.set("song", #""text": "The Ballad of Everything That Ever Happened on the Ferry to Skerryvore""#)],
            .truncated, "song"),
        PlantedLayoutFault(
            "a button without its picture", "media-player", [.set("playPause", #""image": null"#)], .emptyButton,
            "playPause"),
        PlantedLayoutFault(
            "controls that take no touches", "media-player", [.set("controls", #""isUserInteractionEnabled": false"#)],
            .disabledByParent, "playPause",
            others: ["love", "shuffle", "previous", "next", "repeat", "lyrics", "queue"]),
        PlantedLayoutFault(
            "a clear view over the controls", "media-player", [.add("controls", cover)], .noTouches, "next",
            others: ["love", "shuffle", "previous", "playPause", "repeat", "lyrics", "queue"]),
    ]

    private static let dashboard = [
        PlantedLayoutFault(
            "grey figures", "dashboard", [.set("salesValue", ##""textColor": "#DDDDDD""##)], .lowContrast, "salesValue"),
        PlantedLayoutFault(
            "a greeting in a narrow label", "dashboard", [.set("greeting", #""frame": [24, 12, 100, 41]"#)], .truncated,
            "greeting"),
        PlantedLayoutFault(
            "a search button outside the page", "dashboard",
            [.set("search", #""frame": [730, 24, 44, 44], "autoresizingMask": ["flexibleLeftMargin"]"#)],
            .outsideParent,
            "search"),
        PlantedLayoutFault(
            "a button without its picture", "dashboard", [.set("search", #""image": null"#)], .emptyButton, "search"),
        PlantedLayoutFault(
            "a character that no font has", "dashboard", [.set("chartTitle", #""text": "Sales \u0378""#)],
            .missingGlyphs,
            "chartTitle"),
        PlantedLayoutFault(
            "a label across the edge of its card", "dashboard",
            [.set("salesCardTitle", #""frame": [-30, 22, 150, 20], "text": "Sales of today""#)], .clipped,
            "salesCardTitle", others: ["salesTileIcon"]),
    ]

    private static let viewer = [
        PlantedLayoutFault(
            "a picture that fills its frame", "photo-viewer",
            [.set("photo", #""contentMode": "scaleToFill", "frame": [0, 60, 393, 200]"#)],
            .distorted, "photo", in: ["portrait"]),
        PlantedLayoutFault(
            "a pale caption", "photo-viewer", [.set("caption", ##""textColor": "#E0E0E0""##)], .lowContrast, "caption"),
        PlantedLayoutFault(
            "a toolbar that takes no touches", "photo-viewer", [.set("toolbar", #""isUserInteractionEnabled": false"#)],
            .disabledByParent, "share", others: ["favourite", "details", "adjust", "delete"]),
        PlantedLayoutFault(
            "a film strip that ends too early", "photo-viewer",
            [
                .set("filmstrip", #""contentSize": [412, 56]"#),
                .add(
                    "filmstrip",
                    #""class": "UIButton", "id": "more", "frame": [900, 6, 80, 44], "title": "More", "titleColor": "black""#
                ),
            ], .unreachable, "filmstrip", others: ["more", "card"]),
        PlantedLayoutFault(
            "a button without its title", "photo-viewer", [.set("edit", #""title": null"#)], .emptyButton, "edit"),
        PlantedLayoutFault(
            "a character that no font has", "photo-viewer", [.set("place", #""text": "Reine \u0378""#)], .missingGlyphs,
            "place"),
        PlantedLayoutFault(
            "a button that hangs out of its toolbar", "photo-viewer", [.set("share", #""frame": [16, 30, 44, 44]"#)],
            .outsideParent, "share", in: ["portrait"]),
    ]

    private static let mail = [
        PlantedLayoutFault(
            "a pale title", "mail", [.set("reply", ##""titleColor": "#3399FF""##)], .lowContrast, "reply"),
        PlantedLayoutFault(
            "a reader that takes no touches", "mail", [.set("reader", #""isUserInteractionEnabled": false"#)],
            .disabledByParent, "reply", others: ["archive"]),
        PlantedLayoutFault(
            "a wide picture of a high one", "mail", [.set("picture", #""contentMode": "scaleToFill""#)], .distorted,
            "picture"),
        PlantedLayoutFault(
            "a character that no font has", "mail", [.set("subject", #""text": "Harbour walk \u0378""#)],
            .missingGlyphs,
            "subject"),
        PlantedLayoutFault(
            "a button without its title", "mail", [.set("archive", #""title": null"#)], .emptyButton, "archive"),
        PlantedLayoutFault(
            "a clear view over the reader", "mail", [.add("reader", cover)], .noTouches, "reply", others: ["archive"]),
    ]

    private static let article = [
        PlantedLayoutFault(
            "a stretched photo", "article", [.set("photo", #""contentMode": "scaleToFill""#)], .distorted, "photo"),
        PlantedLayoutFault(
            "a pale headline", "article", [.set("headline", ##""textColor": "#D0D0D0""##)], .lowContrast, "headline"),
        PlantedLayoutFault(
            "an avatar under the notch, in a list that does not scroll across", "article",
            [
                .add(
                    "scroll",
                    #""class": "UIImageView", "id": "avatar", "frame": [4, 20, 40, 40], "image": "avatar-maren""#)
            ], .covered, "avatar", in: ["landscapeRight"]),
    ]
}
