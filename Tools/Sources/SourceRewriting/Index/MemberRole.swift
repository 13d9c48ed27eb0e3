/// A member of a class or an extension, and what Linux needs for its overrides.
struct MemberRole {
    var member: MemberDeclaration
    var place: Place
    /// The members in extensions of other modules' classes that it overrides.
    var dispatchers: [MemberDeclaration]
    /// Whether a class of the module between this one and the extended one overrides the member too.
    var isOverriddenAbove: Bool
    /// Whether it is a method of every `NSObject` of iOS in a class that does not inherit it here.
    var isOverrideOfNothing: Bool

    enum Place: Int {
        /// Linux compiles it where it stands.
        case asWritten
        /// The class declares it and calls it under another name.
        case forwarded
        /// A class of another module is extended, and subclasses override it: it asks whether the object is of those.
        case dispatched
    }
}

/// The meaning of `super.member` in an override of what an extension declares.
struct SuperCall {
    var dispatcher: MemberDeclaration
    var isOverriddenAbove: Bool
}

/// A call that may be of an optional requirement: `delegate?.did?(self)`.
struct RequirementCall: Hashable {
    var base: String
    var labels: [String]
    /// Whether a closure follows, for which there is a label more.
    var hasClosure: Bool

    func names(_ name: MemberName) -> Bool {
        guard name.base == base, let all = name.labels else { return false }
        return hasClosure ? all.starts(with: labels) && all.count > labels.count : all == labels
    }
}
