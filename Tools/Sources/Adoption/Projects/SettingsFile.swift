import Foundation

/// A file of build settings: `.xcconfig`.
enum SettingsFile {
    /// The settings in their order, with those of included files. Settings for one system or architecture only are left
    /// out.
    static func read(_ path: String, depth: Int = 0) -> [(key: String, value: String)] {
        guard depth < 16, let data = FileManager.default.contents(atPath: path) else { return [] }
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).flatMap {
            line -> [(key: String, value: String)] in
            let text = (line.components(separatedBy: "//").first ?? "").trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("#include") {
                let name = text.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(
                    String.init)
                let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
                return name.map { read($0.hasPrefix("/") ? $0 : "\(folder)/\($0)", depth: depth + 1) } ?? []
            }
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].contains("[") else { return [] }
            let value = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "; \t"))
            return [(key: parts[0].trimmingCharacters(in: .whitespaces), value: value)]
        }
    }
}
