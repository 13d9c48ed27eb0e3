extension DocumentDecoder {
    /// The root: a controller, or a view for which a plain controller is made up.
    mutating func root(_ value: JSONValue) -> ControllerNode? {
        guard value.members != nil else {
            reportType(value, .root, "\"root\"")
            return nil
        }
        guard let name = className(of: value, "\"root\"") else { return nil }
        switch classes.entry(name.value) {
        case .controller(let isCustom):
            return controller(value, className: name.value, isCustom: isCustom)
        case .later(isController: true):
            reportLater(name)
            // What else is wrong with it can be said now.
            _ = members(of: value, .controller, "\"root\"", title: name.value)
            return nil
        case .view, .later, nil:
            guard let view = view(value, "\"root\"", ViewContext(isRoot: true)) else { return nil }
            return ControllerNode(
                className: ClassSchema.controller, baseClassName: ClassSchema.controller, position: value.position,
                isImplicit: true, view: view)
        }
    }

    private mutating func controller(_ value: JSONValue, className: String, isCustom: Bool) -> ControllerNode? {
        currentID = id(of: value)
        defer { currentID = nil }
        guard let members = members(of: value, .controller, "\"root\"", title: className) else { return nil }
        register(members["id"])
        let view = members["view"].flatMap {
            self.view($0.value, "\"view\"", ViewContext(isRoot: true, isPlacedByCode: isCustom))
        }
        return ControllerNode(
            className: className, baseClassName: ClassSchema.controller, position: value.position, isImplicit: false,
            id: members.value("id", \.string), title: members.value("title", \.string),
            supportedInterfaceOrientations: members.located("supportedInterfaceOrientations", \.orientations),
            shouldAutorotate: members.located("shouldAutorotate", \.boolean), view: view)
    }

    // MARK: Classes and ids

    /// The value of `class`; a missing one is noted.
    mutating func className(of value: JSONValue, _ label: String) -> Located<String>? {
        guard let name = value["class"] else {
            report(
                .missingKey, "\(label) has no \"class\"", at: value.position,
                advice: value["view"] == nil ? "a view has one such as \"UIView\"" : "write \"UIViewController\"")
            return nil
        }
        guard case .string(let text) = name.content else {
            reportType(name, .viewClass, "\"class\"")
            return nil
        }
        return Located(text, at: name.position)
    }

    mutating func reportLater(_ name: Located<String>) {
        report(.notSupportedYet, "\(name.value) is not supported yet", at: name.position)
    }

    /// The id that a view or controller gives itself, whether or not it is unique.
    func id(of value: JSONValue) -> String? {
        if case .string(let id)? = value["id"]?.content { id } else { nil }
    }

    /// Notes an id that is there already.
    mutating func register(_ member: JSONMember?) {
        guard let member, case .string(let id) = member.value.content, !id.isEmpty else { return }
        if let first = ids[id] {
            report(
                .duplicateID, "duplicate id \(Wording.quoted(id)); the first is at \(first)", at: member.value.position)
        } else {
            ids[id] = member.value.position
        }
    }
}
