/// Asks a module's index for one file, and keeps the questions.
struct Inquiry {
    private let index: ModuleIndex
    private let file: Int
    private var asked: Set<Question> = []
    /// In the order in which they were asked first.
    private(set) var questions: [Question] = []

    init(_ index: ModuleIndex, file: Int) {
        self.index = index
        self.file = file
    }

    private mutating func keep(_ question: Question) {
        if asked.insert(question).inserted { questions.append(question) }
    }

    mutating func kind(_ name: String, in scope: String? = nil) -> TypeDeclaration.Kind? {
        keep(.kind(name, scope: scope))
        return index.type(name, in: scope)?.kind
    }

    mutating func methods(base: String, labels: [String]?, of owner: String) -> [MemberDeclaration] {
        keep(.methods(base: base, labels: labels, owner: owner))
        return index.methods(base: base, labels: labels, of: owner)
    }

    mutating func method(ofUnknownOwner base: String, labels: [String]?) -> MemberDeclaration? {
        keep(.methodOfUnknownOwner(base: base, labels: labels))
        return index.method(ofUnknownOwner: base, labels: labels)
    }

    mutating func method(named selector: String, in owner: String) -> MemberDeclaration? {
        keep(.methodNamed(selector, owner: owner))
        return index.method(named: selector, in: owner, file: file)
    }

    mutating func hasProperty(_ name: String) -> Bool {
        keep(.hasProperty(name))
        return index.hasProperty(name)
    }

    mutating func role(of name: MemberName, at position: Int) -> MemberRole? {
        keep(.role(name, position: position))
        return index.role(of: name, at: position, file: file)
    }

    mutating func superCall(_ base: String, _ labels: [String]?, in owner: String) -> SuperCall? {
        keep(.superCall(owner: owner, base: base, labels: labels))
        return index.superCall(base, labels, in: owner)
    }

    mutating func forwarders(of owner: String) -> [MemberRole] {
        keep(.forwarders(owner))
        return index.forwarders(of: owner)
    }

    mutating func conformances(of owner: String) -> [String] {
        keep(.conformances(owner))
        return index.conformances(of: owner)
    }

    mutating func conformances(ofExtension names: [String], of owner: String) -> [String] {
        keep(.conformancesOfExtension(names, owner: owner))
        return index.conformances(ofExtension: names, of: owner)
    }

    mutating func attributes(ofProtocol name: String) -> [String] {
        keep(.attributesOfProtocol(name))
        return index.attributes(ofProtocol: name)
    }

    mutating func isWholeOptional(_ name: String) -> Bool {
        keep(.isWholeOptional(name))
        return index.isWholeOptional(name)
    }

    mutating func isRequirement(_ call: RequirementCall) -> Bool {
        keep(.isRequirement(call))
        return index.isRequirement(call)
    }

    mutating func protocolOfRequirement(_ base: String, _ labels: [String]?) -> String? {
        keep(.protocolOfRequirement(base, labels))
        return index.protocolOfRequirement(base, labels)
    }

    mutating func adopter(without name: MemberName, above owner: String) -> String? {
        keep(.adopter(without: name, above: owner))
        return index.adopter(without: name, above: owner)
    }

    mutating func nibList(of owner: String) -> NibList? {
        keep(.nibList(owner))
        return index.nibList(of: owner)
    }

    mutating func hiddenNibLists() -> [HiddenNibList] {
        keep(.hiddenNibLists)
        return index.hiddenNibLists(file: file)
    }

    mutating func overridesNothing(_ base: String, in owner: String) -> Bool {
        keep(.overridesNothing(base, owner: owner))
        return index.overridesNothing(base, in: owner)
    }

    mutating func previewNames() -> [String] {
        keep(.previewNames)
        return index.previewNames(file: file)
    }

    mutating func previewTests() -> (modules: [String], folder: String)? {
        keep(.previewTests)
        return index.previewTests(file: file)
    }

    /// Whether a file without anything of Objective-C needs a copy because of another file.
    mutating func concerns() -> Bool {
        keep(.concerns)
        return index.concerns(file: file)
    }
}
