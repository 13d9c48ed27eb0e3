import Foundation

/// The controllers in a project's Interface Builder documents, by the names of their classes.
struct DocumentScenes {
    private var scenes: [String: [Scene]] = [:]

    /// The place of a controller in a document.
    struct Scene: Equatable {
        /// The path of the document.
        var document: String
        var kind: Kind

        enum Kind: Equatable {
            case identified(String)
            /// The first scene of a storyboard.
            case initial
            /// A scene that only a segue reaches.
            case hidden
            /// The owner of a nib.
            case owner
        }

        /// The Swift expression that makes the controller as the app does; nil if only a segue does.
        func maker(of controller: String) -> String? {
            let name = URL(fileURLWithPath: document).deletingPathExtension().lastPathComponent
            switch kind {
            case .identified(let identifier):
                return "UIStoryboard(name: \(quoted(name)), bundle: nil)"
                    + ".instantiateViewController(withIdentifier: \(quoted(identifier)))"
            case .initial:
                return "UIStoryboard(name: \(quoted(name)), bundle: nil).instantiateInitialViewController()!"
            case .hidden:
                return nil
            case .owner:
                // UIKit finds a nib with the name of the class by itself.
                let own = controller.split(separator: ".").last.map(String.init) ?? controller
                return [own, own.replacingOccurrences(of: "Controller", with: "")].contains(name)
                    ? "\(controller)()" : "\(controller)(nibName: \(quoted(name)), bundle: nil)"
            }
        }

        private func quoted(_ text: String) -> String {
            "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
        }
    }

    init(documents: [(path: String, text: String)]) {
        for (path, text) in documents {
            let tags = Self.tags(in: text)
            let initial = tags.first { $0.name == "document" }?.attributes["initialViewController"]
            for tag in tags {
                guard let name = tag.attributes["customClass"] else { continue }
                let kind: Scene.Kind
                if tag.attributes["placeholderIdentifier"] == "IBFilesOwner" {
                    kind = .owner
                } else if path.hasSuffix(".xib") || !tag.name.lowercased().hasSuffix("controller") {
                    continue
                } else if let identifier = tag.attributes["storyboardIdentifier"] {
                    kind = .identified(identifier)
                } else {
                    kind = tag.attributes["id"] == initial ? .initial : .hidden
                }
                scenes[name, default: []].append(Scene(document: path, kind: kind))
            }
        }
    }

    /// The scene from which the app makes a controller: one that code can reach, if there is one.
    func scene(of controller: String) -> Scene? {
        let name = controller.split(separator: ".").last.map(String.init) ?? controller
        let all = scenes[name] ?? []
        return all.first { $0.maker(of: controller) != nil } ?? all.first
    }

    private struct Tag {
        var name: String
        var attributes: [String: String] = [:]
    }

    /// The start tags that name a class, and that of the document. Xcode writes attributes between double quotes.
    private static func tags(in text: String) -> [Tag] {
        text.split(separator: "<").compactMap { part in
            let tag = part.prefix { $0 != ">" }
            guard tag.contains("customClass=\"") || tag.hasPrefix("document ") else { return nil }
            var result = Tag(name: String(tag.prefix { !$0.isWhitespace }))
            // Names and values in turn: ` id=`, `a1`, ` customClass=`, `Player`.
            let pieces = tag.dropFirst(result.name.count).split(separator: "\"", omittingEmptySubsequences: false)
            for (name, value) in zip(pieces, pieces.dropFirst()) where name.hasSuffix("=") {
                result.attributes[name.dropLast().trimmingCharacters(in: .whitespacesAndNewlines)] = decoded(value)
            }
            return result
        }
    }

    private static func decoded(_ value: Substring) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
            .reduce(String(value)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}
