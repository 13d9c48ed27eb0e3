internal import CPango
internal import DisplayList
import Foundation

/// The existing faces, and the choice of a face for a request. It opens no file.
struct FontCatalogue {
    /// The result of resolving a request.
    struct Choice {
        /// The families in the order in which they are searched for a character.
        var families: [String]
        var weight: Int
        var style: PangoStyle
        var stretch: PangoStretch
        /// Whether the font is the system font, measured as San Francisco, and not Inter under its own name.
        var isSystem: Bool
        /// The system font's faces that have to be loaded.
        var systemFaces: [SystemFaces.Face]
    }

    private let systemFaces: SystemFaces
    private let userFaces: [FontConfiguration.Face]
    private let userFamilies: [String]
    private let userNames: Set<String>
    /// The ids of Inter's faces.
    let systemIDs: Set<FontID>

    init(systemFaces: SystemFaces, userFaces: [FontConfiguration.Face]) {
        self.systemFaces = systemFaces
        self.userFaces = userFaces
        userNames = Set(userFaces.map(\.postScriptName))
        systemIDs = Set(systemFaces.all.map { FontID($0.postScriptName) })
        var families: [String] = []
        for face in userFaces where !families.contains(face.family) { families.append(face.family) }
        userFamilies = families
    }

    /// The faces to load at the start: the regular face.
    ///
    /// With fonts of the user, these are all faces: the face that replaces a missing character of a user's font must
    /// not depend on the faces that earlier texts happened to load.
    var initialFaces: [SystemFaces.Face] {
        loadable(
            userFaces.isEmpty ? systemFaces.pair(design: .text, weight: 400, isItalic: false) : systemFaces.all)
    }

    /// The faces without those that a user's face of the same PostScript name replaces.
    private func loadable(_ faces: [SystemFaces.Face]) -> [SystemFaces.Face] {
        faces.filter { !userNames.contains($0.postScriptName) }
    }

    // MARK: Deciding a request

    private enum Named {
        case userFace(FontConfiguration.Face)
        case userFamily(String)
        case systemFace(SystemFaces.Face)
        case systemFamily(SystemFont.Design)
    }

    /// The families, and the faces of each by their PostScript names.
    var names: [String: [String]] {
        var names: [String: Set<String>] = [:]
        for face in systemFaces.all { names[face.design.family, default: []].insert(face.postScriptName) }
        for face in userFaces { names[face.family, default: []].insert(face.postScriptName) }
        return names.mapValues { $0.sorted() }
    }

    func contains(named name: String) -> Bool { lookUp(name) != nil }

    /// The font of this name, ignoring case. PostScript names are searched before families, the user's fonts before
    /// Reflow's.
    private func lookUp(_ name: String) -> Named? {
        let wanted = name.lowercased()
        if let face = userFaces.first(where: { $0.postScriptName.lowercased() == wanted }) { return .userFace(face) }
        if let face = systemFaces.face(postScriptName: name) { return .systemFace(face) }
        if let family = userFamilies.first(where: { $0.lowercased() == wanted }) { return .userFamily(family) }
        return SystemFont.Design.allCases.first { $0.family.lowercased() == wanted }.map(Named.systemFamily)
    }

    /// The font for a request. An unknown name means the system font.
    func choice(for request: FontRequest) -> Choice {
        let named: Named? =
            switch request.family {
            case .system: nil
            case .named(let name): lookUp(name)
            }
        let design = SystemFont.Design(request)
        switch named {
        case .userFace(let face):
            var choice = choice(
                design, weight: Int(face.weight.rawValue), isItalic: face.style != PANGO_STYLE_NORMAL,
                userFamily: face.family)
            choice.weight = Int(face.weight.rawValue)
            choice.style = face.style
            choice.stretch = face.stretch
            return choice
        case .userFamily(let family):
            return choice(design, weight: request.weight, isItalic: request.isItalic, userFamily: family)
        case .systemFace(let face):
            return choice(face.design, weight: face.weight, isItalic: face.isItalic)
        case .systemFamily(let design):
            return choice(design, weight: request.weight, isItalic: request.isItalic)
        case nil:
            var choice = choice(design, weight: request.weight, isItalic: request.isItalic)
            choice.isSystem = true
            return choice
        }
    }

    private func choice(
        _ design: SystemFont.Design, weight: Int, isItalic: Bool, userFamily: String? = nil
    ) -> Choice {
        let faces = systemFaces.pair(design: design, weight: weight, isItalic: isItalic)
        let families = [userFamily, design.family, design.twin.family].compactMap(\.self)
        return Choice(
            families: families + userFamilies.filter { $0 != userFamily },
            // The weight is one that exists: between two faces, Pango's choice would depend on what is loaded.
            weight: userFamily == nil ? faces.first?.weight ?? weight : weight,
            style: isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL, stretch: PANGO_STRETCH_NORMAL, isSystem: false,
            systemFaces: loadable(faces))
    }

    // MARK: The user's fonts

    /// The families that are searched for an emoji: coloured ones first, the system font last.
    var emojiFamilies: [String] {
        let colored = Set(userFaces.filter(\.isColored).map(\.family))
        return userFamilies.filter(colored.contains) + userFamilies.filter { !colored.contains($0) }
            + [SystemFont.Design.text.family]
    }

    /// The ids of the user's faces: PostScript names, with a number from the second face on if several share one.
    var userIDs: [FaceRegistry.Key: FontID] {
        var uses: [String: Int] = [:]
        var ids: [FaceRegistry.Key: FontID] = [:]
        for face in userFaces {
            let use = uses[face.postScriptName, default: 0] + 1
            uses[face.postScriptName] = use
            ids[FaceRegistry.Key(path: face.path, index: face.index, variations: nil)] = FontID(
                use == 1 ? face.postScriptName : "\(face.postScriptName)~\(use)")
        }
        return ids
    }

    /// One file for each font on whose version pictures depend: the system's regular faces, and all of the user's.
    var versionedPaths: [String] {
        var paths = loadable(systemFaces.pair(design: .text, weight: 400, isItalic: false)).map(\.path)
        for face in userFaces where paths.last != face.path { paths.append(face.path) }
        return paths
    }
}
