import Basics
import Comparison
import DisplayList
public import Foundation
import KitValues
public import LayoutDocument
public import LayoutLoading
public import LayoutRules
public import Screens
import Snapshots

/// Shows layouts and takes their pictures, each on its own stage.
@MainActor
public struct PictureMaker {
    let options: PictureOptions
    private let classes: ClassRegistry

    public init(options: PictureOptions, classes: ClassRegistry = ClassRegistry()) {
        self.options = options
        self.classes = classes
    }

    /// The devices for a layout: those of the options. Without any, those of the layout's file; without these,
    /// ``PictureOptions/fallbackDevices``; without these, the default device.
    public func devices(for document: LayoutDocument) throws(LayoutLoadingError) -> [Device] {
        if !options.devices.isEmpty { return options.devices.uniqued() }
        var devices = try options.known(document.devices, file: document.file)
        if devices.isEmpty { devices = options.fallbackDevices }
        return devices.isEmpty ? [.default] : devices.uniqued()
    }

    /// The pictures of the layout on one device, in every setting and orientation.
    ///
    /// Every orientation starts from a new launch, so no picture depends on other orientations.
    public func pictures(
        of document: LayoutDocument, root: String? = nil, source: LayoutSource, on device: Device
    ) throws(LayoutLoadingError) -> [PictureOutcome] {
        var outcomes: [PictureOutcome] = []
        var names = Set<PictureName>()
        let requests = try requests(for: document)
        let idioms = options.findsIssues ? try idioms(for: document) : []
        for variant in options.variants {
            let first = outcomes.count
            for (request, isRequired) in requests {
                let outcome = try outcome(
                    of: document, root: root, source: source, on: device, as: variant, request: request,
                    isRequired: isRequired)
                // `landscape` and `landscapeRight` may both be requested, but give the same picture.
                if names.insert(outcome.name).inserted { outcomes.append(outcome) }
            }
            outcomes[first...].findIssues(in: document, on: device, among: idioms, as: variant, options.lint)
        }
        return outcomes
    }

    /// The requested orientations. A layout at its stored frames has only one picture, and requesting another one is an
    /// error.
    func requests(
        for document: LayoutDocument
    ) throws(LayoutLoadingError) -> [(request: OrientationRequest, isRequired: Bool)] {
        guard let stored = document.storedOrientation else { return options.orientations.requests }
        if case .only(let requests) = options.orientations {
            for request in requests { try document.checkTurn(to: request) }
        }
        return [(.turn(stored.device), true)]
    }

    private func outcome(
        of document: LayoutDocument, root: String?, source: LayoutSource, on device: Device,
        as variant: PictureVariant, request: OrientationRequest, isRequired: Bool
    ) throws(LayoutLoadingError) -> PictureOutcome {
        let stage = try self.stage(for: document, source: source, on: device, as: variant)
        if options.runsSteps, let text = try stage.runSteps().text(in: document) {
            return .interrupted(
                Interruption(
                    name: name(source, root, device, variant, request.device(supported: .all).bothNames), text: text,
                    scale: scale(on: device)))
        }
        let outcome = stage.turn(to: request)
        switch outcome {
        case .shown(let orientation):
            return .picture(
                stage.picture(
                    named: name(source, root, device, variant, orientation.name), options,
                    from: PictureOrigin(
                        document: document, source: source, device: device, variant: variant, moment: .turned(request)))
            )
        case .refused(let wanted, let explanation), .raised(let wanted, let explanation):
            let orientation = wanted ?? stage.interfaceOrientation
            return .refused(
                refusal(
                    of: request, for: outcome, isRequired: isRequired, orientation, explanation,
                    named: name(source, root, device, variant, orientation.name), on: device))
        }
    }

    /// - Parameter orientation: the orientation that is not shown.
    func refusal(
        of request: OrientationRequest, for outcome: TurnOutcome, isRequired: Bool,
        _ orientation: UIInterfaceOrientation, _ explanation: RotationExplanation, named name: PictureName,
        on device: Device
    ) -> Refusal {
        var isRaised = false
        if case .raised = outcome { isRaised = true }
        let asked: UIInterfaceOrientationMask =
            request == .landscape ? .landscape : UIInterfaceOrientationMask(orientation)
        return Refusal(
            name: name, device: device.name, orientation: orientation, asked: isRaised ? [] : asked,
            explanation: explanation, isFailure: isRequired || isRaised, scale: scale(on: device))
    }

    /// The idioms of a layout's devices: those on which it is shown, and those that its file names.
    func idioms(for document: LayoutDocument) throws(LayoutLoadingError) -> Set<UIUserInterfaceIdiom> {
        // If other devices were chosen, the file may name unknown ones, which are ignored here.
        let named = document.devices.compactMap { try? options.catalogue.require(named: $0.value) }
        let shown = try devices(for: document)
        return Set((shown + named).map(\.idiom))
    }

    /// Runs the steps of the layout and takes its snapshots, once for each setting of the device. The list is empty for
    /// a layout without steps.
    public func scripts(
        of document: LayoutDocument, source: LayoutSource, on device: Device
    ) throws(LayoutLoadingError) -> [Script] {
        guard !document.steps.isEmpty else { return [] }
        var scripts: [Script] = []
        for variant in options.variants {
            scripts.append(try script(of: document, source: source, on: device, as: variant))
        }
        return scripts
    }

    private func script(
        of document: LayoutDocument, source: LayoutSource, on device: Device, as variant: PictureVariant
    ) throws(LayoutLoadingError) -> Script {
        let stage = try self.stage(for: document, source: source, on: device, as: variant)
        var outcomes: [PictureOutcome] = []
        var text = stage.exception.map { "\(document.file): at launch: \($0.message)" }
        if text == nil {
            text = try stage.runSteps { snapshot in
                outcomes.append(
                    .picture(
                        stage.picture(
                            named: name(source, nil, device, variant, snapshot), options,
                            from: PictureOrigin(
                                document: document, source: source, device: device, variant: variant,
                                moment: .snapshot(snapshot)))))
            }.text(in: document)
        }
        // The screens of different steps are not compared with each other.
        for place in outcomes.indices {
            outcomes[place...place].findIssues(in: document, on: device, among: [], as: variant, options.lint)
        }
        for missed in document.snapshotNames.dropFirst(outcomes.count) {
            outcomes.append(
                .interrupted(
                    Interruption(
                        name: name(source, nil, device, variant, missed), text: text ?? "", scale: scale(on: device))))
        }
        return Script(
            name: name(source, nil, device, variant, nil), outcomes: outcomes, log: stage.eventLog, exception: text)
    }

    /// The stage of the layout after its launch on the device.
    /// - Parameters:
    ///   - held: the device's orientation at launch; by default that of the layout.
    ///   - variant: the device's settings; by default the first requested ones.
    public func stage(
        for document: LayoutDocument, source: LayoutSource, on device: Device, held: OrientationRequest? = nil,
        as variant: PictureVariant? = nil
    ) throws(LayoutLoadingError) -> LayoutStage {
        try LayoutStage(
            document, on: device, held: held, source: source, semantics: options.semantics,
            settings: settings(variant), classes: classes)
    }

    /// The number of pixels per point.
    func scale(on device: Device) -> CGFloat { options.scale ?? device.scale }

    private func settings(_ variant: PictureVariant? = nil) -> StageSettings {
        let variant = variant ?? options.variants.first ?? PictureVariant()
        var settings = StageSettings()
        settings.userInterfaceStyle = variant.appearance
        settings.accessibilityContrast = variant.contrast
        settings.preferredContentSizeCategory = variant.contentSize
        settings.layoutDirection = variant.layoutDirection
        settings.scale = options.scale
        settings.textMode = options.textMode
        settings.textSizes = options.textSizes
        settings.prototypeRows = options.prototypeRows
        settings.includesKitLog = options.includesKitLog
        return settings
    }

    /// The frames of one view of the layout, laid out alone at a given size.
    /// - Parameters:
    ///   - root: the id of the view; by default the root view.
    ///   - environment: the surroundings of the view.
    public func tree(
        of document: LayoutDocument, root: String?, source: LayoutSource, size: CGSize,
        environment: SizedEnvironment = SizedEnvironment()
    ) throws(LayoutLoadingError) -> (tree: FrameTree, warnings: [Diagnostic]) {
        let view = try SizedView(
            document, root: root, size: size, environment: environment, source: source, semantics: options.semantics,
            settings: settings(), classes: classes)
        // The request includes the drawing, so that the warnings are the same as for a picture.
        let screen = view.screen(StageRequest(drawing: true, openPlaces: true))
        return (screen.tree, view.notes)
    }

    /// Pictures of one view of the layout, laid out alone at a given size, one in each setting.
    /// - Parameters:
    ///   - root: the id of the layout's object, for a document with several.
    ///   - view: the id of the view; by default the root view.
    ///   - environment: the surroundings of the view.
    public func pictures(
        of document: LayoutDocument, root: String?, view: String?, source: LayoutSource, size: CGSize,
        environment: SizedEnvironment
    ) throws(LayoutLoadingError) -> [Picture] {
        var pictures: [Picture] = []
        for variant in options.variants {
            let sized = try SizedView(
                document, root: view, size: size, environment: environment, source: source,
                semantics: options.semantics, settings: settings(variant), classes: classes)
            let screen = sized.screen(StageRequest(drawing: true, openPlaces: true))
            let name = PictureName(
                layout: source.name, root: root ?? view,
                device: "\(size.width.shortestText)x\(size.height.shortestText)", state: nil,
                isDark: variant.appearance == .dark, isHighContrast: variant.contrast == .high,
                contentSize: variant.contentSizeName, isRightToLeft: variant.layoutDirection == .rightToLeft,
                language: source.language.pictureName)
            pictures.append(
                Picture(
                    name: name, tree: screen.tree, drawing: screen.drawing, rectangles: [],
                    orientation: screen.orientation, notes: sized.notes, facts: nil))
        }
        return pictures
    }

    func name(
        _ source: LayoutSource, _ root: String?, _ device: Device, _ variant: PictureVariant, _ state: String?
    ) -> PictureName {
        PictureName(
            layout: source.name, root: root, device: device.slug, state: state, isDark: variant.appearance == .dark,
            isHighContrast: variant.contrast == .high, contentSize: variant.contentSizeName,
            isRightToLeft: variant.layoutDirection == .rightToLeft,
            language: source.language.pictureName)
    }
}

extension [Device] {
    /// Each device once, under the first of its given names, because the pictures for all its names are the same.
    fileprivate func uniqued() -> [Device] {
        var ids = Set<String>()
        return filter { ids.insert($0.id).inserted }
    }
}
