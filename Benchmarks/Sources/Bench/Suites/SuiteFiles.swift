import Foundation
import ImageCodecs

/// The screen as layout files, each with its own texts. They show one scene in portrait and the other in landscape.
struct SuiteFiles {
    let folder: URL
    private let scenes: (portrait: ScreenScene, landscape: ScreenScene)

    init(in folder: URL) throws {
        self.folder = folder
        scenes = try ScreenScene.load()
        let images = folder.appendingPathComponent("Images")
        try FileManager.default.createDirectory(at: images, withIntermediateDirectories: true)
        try PNG.encode(ScreenImage.bitmap).write(to: images.appendingPathComponent("picture@3x.png"))
    }

    func write(count: Int) throws {
        for number in 0..<count {
            let document = ["root": root(number)]
            let data = try JSONSerialization.data(withJSONObject: document, options: [.sortedKeys])
            try data.write(to: folder.appendingPathComponent(String(format: "screen-%03d.json", number)))
        }
    }

    /// Writes layouts with one label each, for suites in which only the number of pictures matters.
    func writeSmall(count: Int) throws {
        for number in 0..<count {
            let label: [String: Any] = [
                "class": "UILabel", "frame": [20, 80, 200, 40], "text": "Screen \(number)",
                "autoresizingMask": ["flexibleWidth"],
            ]
            let document = ["root": ["class": "UIView", "backgroundColor": "#ffffff", "subviews": [label]]]
            let data = try JSONSerialization.data(withJSONObject: document, options: [.sortedKeys])
            try data.write(to: folder.appendingPathComponent(String(format: "small-%04d.json", number)))
        }
    }

    private func root(_ number: Int) -> [String: Any] {
        var views: [[String: Any]] = []
        for (primitive, turned) in pairs {
            if let card = views.last, card["frame"] as? [Double] == numbers(primitive.frame),
                [.rrect, .border].contains(primitive.k)
            {
                views[views.count - 1].merge(look(of: primitive, number)) { _, new in new }
                continue
            }
            var view = look(of: primitive, number)
            view["class"] = primitive.k == .text ? "UILabel" : primitive.k == .image ? "UIImageView" : "UIView"
            view["frame"] = numbers(primitive.frame)
            var changes: [String: Any] = ["isHidden": true]
            if let turned {
                changes = [
                    "frame": numbers(turned.frame),
                    "at": Array(numbers(CGRect(origin: .zero, size: scenes.landscape.size)).dropFirst(2)),
                ]
            }
            view["variations"] = [["when": ["orientation": "landscape"], "set": changes]]
            views.append(view)
        }
        return [
            "class": "UIView", "frame": numbers(CGRect(origin: .zero, size: scenes.portrait.size)),
            "autoresizingMask": ["flexibleWidth", "flexibleHeight"], "backgroundColor": "#ffffff", "subviews": views,
        ]
    }

    /// The views in portrait, each with its counterpart in landscape. The button above the bar has none; its border and
    /// title are the last but one.
    private var pairs: [(ScreenScene.Primitive, ScreenScene.Primitive?)] {
        let portrait = scenes.portrait.primitives
        let landscape = scenes.landscape.primitives
        let button = portrait.count - 3..<portrait.count - 1
        return portrait.enumerated().map { index, primitive in
            if button.contains(index) { return (primitive, nil) }
            return (primitive, landscape[index < button.lowerBound ? index : index - button.count])
        }
    }

    private func numbers(_ rect: CGRect) -> [Double] {
        [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    }

    private func look(of primitive: ScreenScene.Primitive, _ number: Int) -> [String: Any] {
        var look: [String: Any] = [:]
        if let radius = primitive.r { look["layer.cornerRadius"] = radius }
        let color = primitive.c ?? "#000000"
        switch primitive.k {
        case .rect, .rrect:
            look["backgroundColor"] = color
        case .border:
            look["layer.borderWidth"] = primitive.s ?? 0
            look["layer.borderColor"] = color
        case .shadow:
            look["layer.shadowOpacity"] = 0.2
            look["layer.shadowRadius"] = (primitive.b ?? 0) / 2
            look["layer.shadowOffset"] = [0, primitive.dy ?? 0]
        case .image:
            look["image"] = "picture"
            look["clipsToBounds"] = true
        case .text:
            look["text"] = "\(primitive.t ?? "") \(number)"
            look["textColor"] = color
            look["font"] = ["size": primitive.z ?? 17, "weight": primitive.b == 1 ? "semibold" : "regular"]
        }
        return look
    }
}
