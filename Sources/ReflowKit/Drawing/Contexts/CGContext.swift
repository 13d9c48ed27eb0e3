import Basics
package import DisplayList
public import Foundation
package import ImageCodecs
public import KitValues

/// A context that records drawing as display commands. Renderers paint the commands; the context itself never paints.
///
/// Coordinates are in points, and y points down. `clockwise` has its meaning in Core Graphics, where y points up; on a
/// screen, such an arc runs the other way. Restoring more states than were saved does nothing; states that are still
/// saved at the end are ignored. At most 256 clips can be nested; content inside deeper ones is not shown.
public final class CGContext {
    /// The canvas, in points of the base coordinates.
    package let canvas: CGRect
    /// The way in which text drawn from strings is painted.
    package let textMode: TextMode
    private var recorder = CommandRecorder()
    private(set) var state = GraphicsState()
    private var savedStates: [GraphicsState] = []
    private var groups: [Group] = []
    private var scopeCount = 0
    /// The current path, in the coordinates of `pathTransform`.
    private var builder = PathBuilder()
    private var pathTransform = CGAffineTransform.identity
    /// The image assets of the images drawn so far.
    package private(set) var images: [ImageID: ImageAsset] = [:]

    /// The drawn texts with characters that no font has.
    private(set) var textsWithoutGlyphs: [(text: String, missing: String)] = []
    private static let textsWithoutGlyphsLimit = 256

    func noteMissingGlyphs(_ characters: String, of text: String) {
        guard textsWithoutGlyphs.count < CGContext.textsWithoutGlyphsLimit else { return }
        textsWithoutGlyphs.append((text, characters))
    }

    /// The unsupported text features that drawn texts use.
    private(set) var unbuiltTextFeatures: Set<SimulationDiagnostic.UnbuiltTextFeature> = []

    func noteUnbuiltTextFeatures(_ features: Set<SimulationDiagnostic.UnbuiltTextFeature>) {
        unbuiltTextFeatures.formUnion(features)
    }

    /// The names of drawn symbols that have no icon, each once.
    private(set) var unknownSymbols: [String] = []
    private static let unknownSymbolsLimit = 256

    func noteUnknownSymbol(_ name: String) {
        guard unknownSymbols.count < CGContext.unknownSymbolsLimit, !unknownSymbols.contains(name) else { return }
        unknownSymbols.append(name)
    }

    /// An open transparency layer, with the state to return to at its end.
    private struct Group {
        let recorder: CommandRecorder
        let state: GraphicsState
        let savedStates: [GraphicsState]
    }

    package init(canvas: CGRect, textMode: TextMode = .glyphs) {
        self.canvas = canvas
        self.textMode = textMode
    }

    /// Closes all layers and returns everything drawn.
    package func finish() -> [DisplayCommand] {
        while !groups.isEmpty { endTransparencyLayer() }
        return recorder.finish()
    }

    /// Returns everything drawn so far inside `rect`, in base coordinates, with all layers closed. The context's own
    /// layers stay open.
    package func drawing(in rect: CGRect) -> Drawing {
        let open = (groups, recorder, state, savedStates)
        defer { (groups, recorder, state, savedStates) = open }
        return finish(in: rect)
    }

    /// Closes all layers and returns everything drawn inside `rect`, in base coordinates. The corner of `rect` becomes
    /// the drawing's origin.
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

    /// The transform from the current coordinates to the context's base coordinates.
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

    /// Records commands in the current coordinates, with the state's shadow behind them. Their colours already include
    /// the state's alpha.
    func record(_ commands: [DisplayCommand]) {
        guard !state.clipsEverything, !commands.isEmpty else { return }
        let scopes = state.currentScopes
        if let shadow = state.shadow {
            recorder.record(.shadow(shadow.cast(by: commands, under: state.transform)), under: scopes)
        }
        for command in commands { recorder.record(command, under: scopes) }
    }

    /// Records commands whose colours do not include the state's alpha: as a group with this alpha if it is not 1.
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

    /// The current path in the current coordinates. Its points stay in place when the transform changes.
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

    /// Returns the current path and clears it.
    func takePath() -> Path {
        let path = currentPath.path
        builder = PathBuilder()
        return path
    }
}

extension GraphicsState.CastShadow {
    /// The shadow in the coordinates of the content that casts it. Offset and blur do not follow the transform.
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
