import Basics
import Foundation
import KitSchema
import LayoutRules

/// Converts the elements of a document to an ``InterfaceBuilderDocument``.
///
/// Only mistakes at the start of the document are errors; unknown parts are reported as warnings and ignored. The
/// meaning of each attribute, and of its absence, is in format.md.
struct InterfaceBuilderDecoder {
    let file: String
    let limits: LayoutLimits
    /// UIKit's classes.
    let catalogue: ClassCatalogue
    let customClasses: [String: StandardClass]
    /// Whether the classes and connections of objects are read, for code.
    let readsWiring: Bool
    var log: DiagnosticLog
    var resources = DocumentResources()
    var viewCount = 0
    var constraintCount = 0
    /// Whether constraints place views.
    var usesAutoLayout = false
    /// Whether the document is for another system, so that every view stays at its stored frame.
    private(set) var keepsStoredFrames = false
    /// The build number of the Xcode that saved the document; 0 if it is missing.
    private(set) var toolsVersion = 0
    private(set) var isStoryboard = false
    /// The names of fonts so far.
    var fontNames: Set<String> = []
    /// The facts that were already reported, so that each is reported only once.
    private var noted: Set<String> = []
    /// The id of the current view.
    var currentID: String?
    /// The stored size of the view whose subviews are being read; nil if it has none.
    var designedSize: CGSize?
    /// The ids of the labels that cells of UIKit's styles place.
    var labelsOfCells: Set<String> = []

    init(file: String, options: ParseOptions) {
        self.file = file
        limits = options.limits
        catalogue = options.classes.views
        customClasses = options.customClasses
        readsWiring = options.readsWiring
        log = DiagnosticLog(file: file, limit: options.limits.diagnostics)
    }

    mutating func warn(
        _ code: Diagnostic.Code, _ message: String, at position: SourcePosition, advice: String? = nil
    ) {
        log.add(Diagnostic(.warning, code, message, file: file, at: position, advice: advice, id: currentID))
    }

    /// Warns only once, at the first position in the shown part.
    mutating func warnOnce(
        _ code: Diagnostic.Code, _ message: String, at position: SourcePosition, advice: String? = nil
    ) {
        let warning = Diagnostic(.warning, code, message, file: file, at: position, advice: advice, id: currentID)
        if noted.insert(message).inserted { log.add(warning, isOnce: true) } else { log.addRepeated(warning) }
    }

    // MARK: The document

    mutating func document(_ root: DocumentElement) -> InterfaceBuilderDocument? {
        guard let (kind, system) = kind(of: root) else { return nil }
        // A watch lays out its objects itself, so its documents contain neither frames nor constraints.
        let isMarked = (root.flag("useAutolayout") ?? false) && system != .watchOS
        usesAutoLayout = isMarked && system == .iOS
        keepsStoredFrames = system != .iOS
        toolsVersion = root["toolsVersion"].flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
        isStoryboard = kind == .storyboard
        noteSystem(system, at: root.position)
        if let section = root.child("resources") { resources = DocumentResources(section) }
        var document = InterfaceBuilderDocument(
            file: file, kind: kind, system: system, usesAutoLayout: isMarked, isForPad: isForPad(root),
            device: root.child("device").flatMap { element in element["id"].map { Located($0, at: element.position) } },
            objects: [], ownerViewID: nil, ownerClassName: nil,
            initialViewController: root["initialViewController"].map { Located($0, at: root.position) })
        switch kind {
        case .nib:
            let elements = root.child("objects")?.children ?? []
            let owner = elements.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
            document.ownerClassName = owner?["customClass"]
            document.ownerViewID =
                owner?.child("connections")?.children
                .first { $0.name == "outlet" && $0["property"] == "view" }?["destination"]
            for element in elements { if let object = object(element) { document.objects.append(object) } }
        case .storyboard:
            let screen = WatchScreen(device: root.child("device")?["id"])
            for scene in root.child("scenes")?.children ?? [] {
                let elements = scene.child("objects")?.children ?? []
                for element in system == .watchOS ? elements.map(screen.controller) : elements {
                    if let object = object(element) { document.objects.append(object) }
                }
            }
        }
        if let tint = root.child("color", key: "tintColor"), let color = color(tint) {
            for index in document.objects.indices {
                document.objects[index].view?.addDefault(
                    Property(.tintColor, .color(color), at: tint.position, valueAt: tint.position))
            }
        }
        if readsWiring { document.wiring = wiring(of: root) }
        document.fontNames = fontNames.sorted()
        document.warnings = log.ownedWarnings
        return document
    }

    /// The kind of the document. Nil, with an error, unless it is a document of Xcode 5 or later for a system with
    /// UIKit-like views (format.md §1, §15).
    private mutating func kind(of root: DocumentElement) -> (InterfaceBuilderDocument.Kind, TargetSystem)? {
        func refuse(_ message: String, advice: String? = nil) -> Diagnostic {
            Diagnostic(.error, .unsupportedDocument, message, file: file, at: root.position, advice: advice)
        }
        let type = root["type"] ?? ""
        let runtime = root["targetRuntime"] ?? ""
        func isMarked(_ marks: String...) -> Bool { marks.contains { type.contains($0) || runtime.contains($0) } }
        if root.name == "archive" {
            log.add(
                isMarked(".Cocoa.")
                    ? refuse("the document is for macOS; only documents for iOS, tvOS and watchOS can be read")
                    : refuse(
                        "the document has the format of Xcode 4 and earlier",
                        advice: "open it in a newer Xcode and save it"))
            return nil
        }
        guard root.name == "document" else {
            log.add(
                refuse(
                    "the file is not an Interface Builder document: its root element is "
                        + "\(Wording.quoted(root.name))"))
            return nil
        }
        if isMarked(".Cocoa.", "MacOSX") {
            log.add(refuse("the document is for macOS; only documents for iOS, tvOS and watchOS can be read"))
            return nil
        }
        let system: TargetSystem =
            isMarked("AppleTV") ? .tvOS : isMarked("WatchKit", "watchKit") ? .watchOS : .iOS
        guard system != .iOS || isMarked("CocoaTouch") else {
            log.add(refuse("unknown document type \(Wording.quoted(type))"))
            return nil
        }
        return (root.child("scenes") != nil || type.contains("Storyboard") ? .storyboard : .nib, system)
    }

    private mutating func noteSystem(_ system: TargetSystem, at position: SourcePosition) {
        switch system {
        case .iOS:
            break
        case .tvOS:
            warn(
                .otherSystem,
                "the document is for tvOS: it is drawn with the classes of iOS, at its stored frames, and does not rotate",
                at: position)
        case .watchOS:
            warn(
                .otherSystem,
                "the document is for watchOS and stores no frames: its objects are drawn one below the other, and it "
                    + "does not rotate", at: position)
        }
    }

    private func isForPad(_ root: DocumentElement) -> Bool {
        (root["type"] ?? "").contains(".iPad.") || (root["targetRuntime"] ?? "").hasSuffix(".iPad")
    }

    // MARK: Objects

    /// Elements that are neither shown nor reported.
    private static let unseen: Set<String> = [
        "placeholder", "customObject", "exit", "hostingController",
    ]

    private mutating func object(_ element: DocumentElement) -> InterfaceBuilderDocument.TopLevelObject? {
        log.owner = element.position
        defer { log.owner = nil }
        if element.name == "viewControllerPlaceholder" { return reference(element) }
        let isView = catalogue.schema(ofElement: element.name) != nil || element.child("rect", key: "frame") != nil
        let controllerClass = Spelling.controllerClass(element.name)
        guard isView || controllerClass != nil else {
            let views = views(within: element)
            guard !views.isEmpty else { return nil }
            return InterfaceBuilderDocument.TopLevelObject(
                position: element.position, id: element["id"],
                className: element["customClass"] ?? "NSObject", isController: false, view: nil, otherViews: views,
                contained: [])
        }
        let baseName = controllerClass ?? (catalogue.schema(ofElement: element.name)?.kitClass ?? .view).rawValue
        var object = InterfaceBuilderDocument.TopLevelObject(
            position: element.position, id: element["id"],
            baseClass: controllerClass.flatMap { catalogue[controller: KitClass($0)]?.kitClass },
            className: element["customClass"] ?? baseName,
            isController: controllerClass != nil, view: nil, otherViews: [], contained: [])
        guard controllerClass != nil else {
            object.view = view(element)
            return object
        }
        let mainView = element.children.first { $0["key"] == "view" && isViewLike($0) }
        object.view = mainView.flatMap { view($0) }
        object.view?.layoutGuides += controllerLayoutGuides(of: element)
        for child in element.children where child != mainView { object.otherViews += views(at: child) }
        object.properties = controllerProperties(of: element, object.baseClass)
        object.navigationItem = element.child("navigationItem", key: "navigationItem").map {
            navigationItem($0, views: object.otherViews)
        }
        object.tabBarItem = element.child("tabBarItem", key: "tabBarItem").map { tabBarItem($0) }
        object.toolbarItems = element.child("toolbarItems").map { barButtonItems(in: $0, views: object.otherViews) }
        object.contained = contained(in: element)
        if mainView == nil, object.contained.isEmpty {
            warn(
                .nothingToShow,
                "the view of \(object.className) is in another document or created in code; an empty view is shown",
                at: element.position)
        }
        return object
    }
}

extension InterfaceBuilderDecoder {
    /// The columns of a split view by their relationships, starting with the first one.
    private static let columns: [(relationship: String, column: SplitColumn)] = [
        ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
        ("detailViewController", .secondary), ("compactViewController", .compact),
    ]

    /// The contained controllers, in order.
    private mutating func contained(in element: DocumentElement) -> [InterfaceBuilderDocument.TopLevelObject.Member] {
        let relationships = (element.child("connections")?.children ?? []).filter {
            $0.name == "segue" && $0["kind"] == "relationship"
        }
        guard element.name == "splitViewController" else {
            return relationships.compactMap { segue in segue["destination"].map { .init(id: $0) } }
        }
        let columns = InterfaceBuilderDecoder.columns
        for segue in relationships where !columns.contains(where: { $0.relationship == segue["relationship"] }) {
            warn(
                .nothingToShow,
                "\(segue["relationship"].map(Wording.quoted) ?? "a relationship") of a split view controller is not shown: "
                    + "it is none of its columns", at: segue.position)
        }
        return columns.compactMap { relationship, column in
            relationships.first { $0["relationship"] == relationship }?["destination"].map {
                .init(id: $0, column: column)
            }
        }
    }
}

extension ViewNode {
    /// Adds a property, if the view does not already have it.
    mutating func addDefault(_ property: Property) {
        if self.property(named: property.name) == nil { properties.append(property) }
    }

    /// Adds the default background of the class to a view without one, because documents do not contain it.
    mutating func addDefaultBackground(_ color: String) {
        addDefault(Property(.backgroundColor, .color(.named(color)), at: position, valueAt: position))
    }
}
