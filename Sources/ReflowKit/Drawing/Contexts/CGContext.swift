import Basics
package import DisplayList
public import Foundation
package import ImageCodecs
public import KitValues

/// A context that records drawing as display commands. Renderers paint the commands; the context itself never paints.
///
/// Coordinates are points, with y pointing down. `clockwise` has its meaning in Core Graphics, where y points up; on a
/// screen, such an arc turns the other way. Restoring more states than were saved does nothing; states that are still
/// saved at the end are ignored. Of nested clips, the first 256 have an effect; content inside deeper ones is not
/// shown.
public final class CGContext {
    /// The canvas, in points of the base.
    package let canvas: CGRect
    /// How text is painted that is drawn from strings.
    package let textMode: TextMode
    private var recorder = CommandRecorder()
    private(set) var state = GraphicsState()
    private var savedStates: [GraphicsState] = []
    private var groups: [Group] = []
    private var scopeCount = 0
    /// The path being drawn, in the coordinates of `pathTransform`.
    private var builder = PathBuilder()
    private var pathTransform = CGAffineTransform.identity
    /// The files behind the images drawn so far.
    package private(set) var images: [ImageID: ImageAsset] = [:]

    /// Texts that were drawn with characters that no font has.
    private(set) var textsWithoutGlyphs: [(text: String, missing: String)] = []
    private static let textsWithoutGlyphsLimit = 256

    func noteMissingGlyphs(_ characters: String, of text: String) {
        guard textsWithoutGlyphs.count < CGContext.textsWithoutGlyphsLimit else { return }
        textsWithoutGlyphs.append((text, characters))
    }

    /// The text features that drawn texts ask for and do not get.
    private(set) var unbuiltTextFeatures: Set<SimulationDiagnostic.UnbuiltTextFeature> = []

    func noteUnbuiltTextFeatures(_ features: Set<SimulationDiagnostic.UnbuiltTextFeature>) {
        unbuiltTextFeatures.formUnion(features)
    }

    /// A transparency layer that was begun, and what to return to at its end.
    private struct Group {
        let recorder: CommandRecorder
        let state: GraphicsState
        let savedStates: [GraphicsState]
    }

    package init(canvas: CGRect, textMode: TextMode = .glyphs) {
        self.canvas = canvas
        self.textMode = textMode
    }

    /// Ends what is still open and hands out what was drawn.
    package func finish() -> [DisplayCommand] {
        while !groups.isEmpty { endTransparencyLayer() }
        return recorder.finish()
    }

    /// Hands out what was drawn so far inside a rectangle of the base, as if everything open ended here; what is open
    /// stays open.
    package func drawing(in rect: CGRect) -> Drawing {
        let open = (groups, recorder, state, savedStates)
        defer { (groups, recorder, state, savedStates) = open }
        return finish(in: rect)
    }

    /// Ends what is still open and hands out what was drawn inside a rectangle of the base, whose corner becomes the
    /// drawing's.
    package func finish(in rect: CGRect) -> Drawing {
        let toOrigin = Layer(
            transform: CGAffineTransform(translationX: -rect.minX, y: -rect.minY), commands: finish())
        return Drawing(list: DisplayList(size: rect.size, commands: [.layer(toOrigin)]), images: images)
    }

    // MARK: State

    public func saveGState() {
        savedStates.append(state)
    }

    public func restoreGState() {
        if let saved = savedStates.popLast() { state = saved }
    }

    func changeState(_ change: (inout GraphicsState) -> Void) {
        change(&state)
    }

    /// The transform from the current coordinates to those of the context's base.
    public var ctm: CGAffineTransform { state.transform }

    public func concatenate(_ transform: CGAffineTransform) {
        guard transform.isFinite else { return }
        state.concatenate(transform, id: nextScopeID())
    }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// - Parameter angle: in radians, clockwise on a screen.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    private func nextScopeID() -> Int {
        scopeCount += 1
        return scopeCount
    }

    // MARK: Clipping

    func clip(to path: Path, rule: FillRule = .nonZero) {
        state.clip(to: path, rule: rule, id: nextScopeID())
    }

    // MARK: Recording

    /// Records commands in the coordinates drawn in, with the state's shadow below them. Colours have the state's
    /// alpha already.
    func record(_ commands: [DisplayCommand]) {
        guard !state.clipsEverything, !commands.isEmpty else { return }
        let scopes = state.currentScopes
        if let shadow = state.shadow {
            recorder.record(.shadow(shadow.cast(by: commands, under: state.transform)), under: scopes)
        }
        for command in commands { recorder.record(command, under: scopes) }
    }

    /// Records commands that know nothing of the state: as a group with the state's alpha where that is not 1.
    package func draw(_ commands: [DisplayCommand]) {
        record(state.alpha < 1 ? [.layer(Layer(opacity: state.alpha, commands: commands))] : commands)
    }

    package func use(_ asset: ImageAsset) -> ImageID {
        let id = ImageID(digest: asset.digest, width: asset.width, height: asset.height)
        images[id] = asset
        return id
    }

    // MARK: Transparency layers

    /// Starts a group that is painted as a whole, with the current alpha and shadow.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        groups.append(Group(recorder: recorder, state: state, savedStates: savedStates))
        recorder = CommandRecorder()
        savedStates = []
        state = state.insideGroup
    }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: .rect(rect))
    }

    public func endTransparencyLayer() {
        guard let group = groups.popLast() else { return }
        let commands = recorder.finish()
        recorder = group.recorder
        savedStates = group.savedStates
        state = group.state
        draw(commands)
    }

    // MARK: The current path

    /// The path being drawn, in the coordinates drawn in now: points stay where they were put whatever the transform
    /// becomes.
    var currentPath: PathBuilder {
        get {
            if pathTransform != state.transform {
                builder.apply(pathTransform.concatenating(state.transform.inverted()))
                pathTransform = state.transform
            }
            return builder
        }
        set {
            builder = newValue
            pathTransform = state.transform
        }
    }

    /// The path drawn so far, which is then empty.
    func takePath() -> Path {
        let path = currentPath.path
        builder = PathBuilder()
        return path
    }
}

extension GraphicsState.CastShadow {
    /// The shadow in the coordinates of what casts it: offset and blur do not follow the transform.
    func cast(by commands: [DisplayCommand], under transform: CGAffineTransform) -> Shadow {
        let scale = abs(transform.determinant).squareRoot()
        let source: Shadow.Source
        var color = self.color
        if commands.count == 1, case .fill(let path, .color(let fill), .nonZero) = commands[0] {
            source = .path(path)
            color = color.faded(by: fill.alpha)
        } else {
            source = .commands(commands)
        }
        return Shadow(
            source: source, color: color, offset: offset.applying(transform.inverted()),
            radius: scale > 0 ? blur / 2 / scale : 0)
    }
}

extension CGAffineTransform {
    fileprivate var isFinite: Bool {
        [a, b, c, d, tx, ty].allSatisfy(\.isFinite)
    }
}
