import Basics
import Foundation
import JSON
import KitSchema
import LayoutRules

/// Converts JSON to a ``LayoutDocument`` or a ``SuiteDocument``, and collects all mistakes.
///
/// The keys and their types are in ``ObjectSchema``, ``ClassSchema`` and ``ValueType``. This type only contains the
/// rules that those tables cannot express.
struct DocumentDecoder {
    let file: String
    let classes: KnownClasses
    let limits: LayoutLimits
    /// The texts that replace those of the file; nil for its own.
    let translation: TextTranslation?
    var log: DiagnosticLog
    /// All ids so far, with their positions and the objects to which they refer, if these are known.
    var ids: [String: (position: SourcePosition, bearer: IDBearer?)] = [:]
    /// The objects to which ids in cells refer. Each cell has ids of its own; of equal ones, the first is here.
    var idsInCells: [String: IDBearer] = [:]
    /// The prototypes of the tables with ids, for rows that steps insert.
    var tables: [String: (prototypes: [(identifier: String?, row: TableContent.Row)], design: TableDesign)] = [:]
    var viewCount = 0
    var rowCount = 0
    var controllerCount = 0
    var constraintCount = 0
    /// The number of constraints with each identifier, including the numbered ones of visual formats.
    var constraintIdentifiers: [String: Int] = [:]
    /// Views without a size. Constraints may still give them one.
    var viewsWithoutFrame: [SourcePosition: (className: String, id: String?, stackView: SourcePosition?)] = [:]
    /// The positions of visual formats with a metric or view that could not be read.
    var unreadableFormats: Set<SourcePosition> = []
    /// The names of fonts so far.
    var fontNames: Set<String> = []
    /// The positions of the snapshots so far, by their names in lower case.
    var snapshots: [String: SourcePosition] = [:]
    /// The id of the current view or controller.
    var currentID: String?

    init(file: String, options: ParseOptions) {
        self.file = file
        classes = KnownClasses(options)
        limits = options.limits
        translation = options.translation
        log = DiagnosticLog(file: file, limit: options.limits.diagnostics)
    }

    /// Reads a whole file.
    ///
    /// - Parameter body: makes the document from the file's outermost value.
    /// - Returns: the document, or nil if there are errors.
    static func decode<Document>(
        _ data: Data, file: String, options: ParseOptions = .withoutViews,
        _ body: (inout DocumentDecoder, JSONValue) -> Document?
    ) -> (document: Document?, diagnostics: [Diagnostic]) {
        var decoder = DocumentDecoder(file: file, options: options)
        do throws(JSONSyntaxError) {
            let json = try JSONReader.parse(data, limits: options.limits.json)
            for duplicate in json.duplicateKeys {
                decoder.report(
                    .duplicateKey,
                    "duplicate key \(Wording.quoted(duplicate.key)); the first is at \(duplicate.first)",
                    at: duplicate.position)
            }
            let document = body(&decoder, json.root)
            return (decoder.log.hasErrors ? nil : document, decoder.log.diagnostics)
        } catch {
            decoder.report(Diagnostic.Code(of: error), error.message, at: error.position)
            return (nil, decoder.log.diagnostics)
        }
    }

    /// Reports a diagnostic. Its message is only made if the diagnostic is kept, because a hostile file may have a
    /// million mistakes.
    mutating func report(
        _ code: Diagnostic.Code, _ message: @autoclosure () -> String, at position: SourcePosition,
        advice: String? = nil, severity: Diagnostic.Severity = .error
    ) {
        guard !log.isFull else { return log.omit(severity) }
        log.add(Diagnostic(severity, code, message(), file: file, at: position, advice: advice, id: currentID))
    }

    /// Reports that a value has the wrong type for its key.
    mutating func reportType(_ value: JSONValue, _ type: ValueType, _ label: String) {
        report(
            .wrongType, "\(label) must be \(type.expectation), not \(value.summary)",
            at: value.position)
    }

    /// Counts an element whose number in a file is limited. The first element beyond the limit is reported; reports of
    /// further ones would not add anything.
    /// - Returns: whether it is within the limit.
    mutating func countOne(
        _ count: WritableKeyPath<DocumentDecoder, Int>, upTo limit: Int, _ noun: String, at position: SourcePosition
    ) -> Bool {
        self[keyPath: count] += 1
        if self[keyPath: count] == limit + 1 {
            report(.limitExceeded, "the file has more than \(limit) \(noun)", at: position)
        }
        return self[keyPath: count] <= limit
    }

    // MARK: The document

    mutating func document(_ value: JSONValue) -> LayoutDocument? {
        guard value.members != nil else {
            report(
                .wrongType,
                "a layout file must be an object with a \"root\", not \(value.summary)",
                at: value.position)
            return nil
        }
        if value[LayoutKeys.root] == nil, let bare = bareRoot(value) {
            report(
                .missingKey, "the layout file has no \"root\"", at: value.position,
                advice: "wrap the \(bare): { \"root\": { \"class\": … } }")
            return nil
        }
        guard let members = members(of: value, .document, "the layout file") else { return nil }
        let application = members[LayoutKeys.application].flatMap { self.application($0.value) }
        let devices =
            members[LayoutKeys.devices].map {
                someNames($0.value, "\"devices\"", ifEmpty: "leave it out for the default device")
            } ?? []
        let fonts = members[.fonts].map { names($0.value, "\"fonts\"") } ?? []
        var root = members[LayoutKeys.root].flatMap { controller($0.value, "\"root\"") }
        var controllers = members[LayoutKeys.controllers].map { namedControllers($0.value) } ?? []
        if var resolved = root {
            resolveConstraints(of: &resolved)
            root = resolved
        }
        for index in controllers.indices { resolveConstraints(of: &controllers[index].controller) }
        reportViewsWithoutFrames()
        let alternative = members.located(LayoutKeys.landscapeAlternative, \.string)
        if let alternative { checkAlternative(alternative, controllers) }
        let steps = members[LayoutKeys.steps].map { self.steps($0.value) } ?? []
        guard let root else { return nil }
        return LayoutDocument(
            file: file,
            semantics: members.value(LayoutKeys.semantics, \.choice).flatMap { RotationSemantics(rawValue: $0.name) },
            application: application, devices: devices, fonts: fonts, fontNames: fontNames.sorted(),
            launchOrientation: members.located(LayoutKeys.launchOrientation, \.launchOrientations),
            language: members.value(LayoutKeys.language, \.string), root: root,
            controllers: controllers, landscapeAlternative: alternative, steps: steps)
    }

    private mutating func checkAlternative(_ name: Located<String>, _ controllers: [NamedController]) {
        let names = controllers.map(\.name.value)
        guard !names.contains(name.value) else { return }
        report(
            .unknownID, "no controller in \"controllers\" is called \(Wording.quoted(name.value))", at: name.position,
            advice: suggestion(name.value, names))
    }

    /// The key `view` or `controller`, if the author wrote one without the object around the root; otherwise nil.
    private func bareRoot(_ value: JSONValue) -> String? {
        if value[ControllerKeys.view] != nil || value[ControllerKeys.viewControllers] != nil { return "controller" }
        guard let name = value[ViewKeys.class] else { return value[ViewKeys.subviews] == nil ? nil : "view" }
        guard case .string(let name) = name.content else { return "view" }
        switch classes.entry(name) {
        case .controller, .later(isController: true): return "controller"
        case .view, .later, nil: return "view"
        }
    }

    /// A list of distinct names that is not empty.
    ///
    /// - Parameter advice: the advice for an empty list.
    mutating func someNames(_ value: JSONValue, _ label: String, ifEmpty advice: String? = nil) -> [Located<String>] {
        if case .array([]) = value.content {
            report(.invalidList, "\(label) is empty", at: value.position, advice: advice)
        }
        return names(value, label)
    }

    /// A list of distinct names.
    mutating func names(_ value: JSONValue, _ label: String) -> [Located<String>] {
        guard case .array(let elements) = value.content else {
            reportType(value, .names, label)
            return []
        }
        var names: [Located<String>] = []
        for element in elements {
            guard let name = string(element, .name, "a name in \(label)") else { continue }
            if let first = names.first(where: { $0.value == name }) {
                report(
                    .invalidList,
                    "\(Wording.quoted(name)) is listed twice in \(label); the first is at "
                        + "\(first.position)",
                    at: element.position)
            }
            names.append(Located(name, at: element.position))
        }
        return names
    }

    private mutating func application(_ value: JSONValue) -> ApplicationNode? {
        guard let members = members(of: value, .application, "\"application\"") else { return nil }
        let delegate = members[ApplicationKeys.delegate].flatMap {
            self.members(of: $0.value, .applicationDelegate, "\"delegate\"")
        }
        return ApplicationNode(
            position: value.position,
            infoPlist: members.located(ApplicationKeys.infoPlist, \.string),
            supportedInterfaceOrientations: members.located(
                ApplicationKeys.supportedInterfaceOrientations, \.orientations),
            supportedInterfaceOrientationsForPad: members.located(
                ApplicationKeys.supportedInterfaceOrientationsForPad, \.orientations),
            supportedInterfaceOrientationsForPhone: members.located(
                ApplicationKeys.supportedInterfaceOrientationsForPhone, \.orientations),
            requiresFullScreen: members.located(ApplicationKeys.requiresFullScreen, \.boolean),
            delegateSupportedInterfaceOrientations: delegate?.located(
                ApplicationDelegateKeys.supportedInterfaceOrientations, \.orientations))
    }
}
