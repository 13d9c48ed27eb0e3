internal import CPango
internal import DisplayList
import Foundation

/// The faces for characters that neither the system font nor the user's fonts have: those of the installed Noto
/// packages of Debian, by script in a fixed order. The machine's other fonts are not used.
///
/// A file is opened when a character first needs it.
final class FallbackFonts {
    struct Face {
        let id: FontID
        let family: FallbackFamily
        let font: FontFace
    }

    private let directories: [URL]
    private var faces: [FaceKey: Face?] = [:]
    /// The reason why an existing face cannot be read, for the first such face.
    private(set) var failure: TypesettingError?
    private let registry: FaceRegistry

    private struct FaceKey: Hashable {
        var file: String
        var index: UInt32
    }

    init(searching directories: [URL], registry: FaceRegistry) {
        self.directories = directories
        self.registry = registry
    }

    /// The first face of the families that has all of some characters.
    func face(
        covering scalars: [Unicode.Scalar], of families: [FallbackFamily], weight: Int
    ) -> Face? {
        for family in families {
            for file in family.files(weight: weight) {
                if let face = face(file, of: family), scalars.allSatisfy(face.font.covers) { return face }
            }
        }
        return nil
    }

    private func face(_ file: String, of family: FallbackFamily) -> Face? {
        let key = FaceKey(file: file, index: family.index)
        if let known = faces[key] { return known }
        let face = open(file, of: family)
        faces[key] = .some(face)
        return face
    }

    /// The missing fonts for characters that no font has, by script in the order of the text.
    func explanation(of missing: String, han: HanForms) -> [MissingGlyphs] {
        var found: [MissingGlyphs] = []
        for character in missing {
            let (script, families) = FallbackFonts.script(of: character, han: han)
            if let index = found.firstIndex(where: { $0.script == script }) {
                found[index].characters.append(character)
                continue
            }
            let absent = families.first.flatMap { isInstalled($0) ? nil : $0.package }
            found.append(MissingGlyphs(characters: String(character), script: script, package: absent))
        }
        return found
    }

    private static func script(of character: Character, han: HanForms) -> (name: String, families: [FallbackFamily]) {
        if character.isPicture { return ("emoji", [.emoji]) }
        let scripts = character.unicodeScalars.map(Script.init)
        guard let strong = scripts.first(where: { !$0.isShared }) else {
            return ("symbols", Script.sharedFamilies(han: han))
        }
        return (strong.name, strong.families(han: han))
    }

    private func isInstalled(_ family: FallbackFamily) -> Bool {
        family.files(weight: 400).contains { file in
            directories.contains { FileManager.default.fileExists(atPath: $0.appendingPathComponent(file).path) }
        }
    }

    private func open(_ file: String, of family: FallbackFamily) -> Face? {
        let paths = directories.map { $0.appendingPathComponent(file).path }
        guard let path = paths.first(where: FileManager.default.fileExists) else { return nil }
        errno = 0
        guard let font = FontFace(path: path, index: family.index) else {
            failure = failure ?? FontConfiguration.failure(of: path)
            return nil
        }
        return Face(id: registry.register(font), family: family, font: font)
    }
}
