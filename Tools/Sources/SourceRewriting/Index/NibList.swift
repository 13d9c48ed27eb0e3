/// The list of the members of a class that nibs name, which its copy declares.
struct NibList {
    /// Whether no superclass has a list.
    var isFirst: Bool
    /// The members that the class can name.
    var entries: [NibEntry]
    /// The names of the files with members that only they can name, in the order of the files.
    var hidden: [String]
}

/// The private members of extensions, which only their own file can name, of a class in another file.
struct HiddenNibList {
    var owner: String
    var entries: [NibEntry]
}

/// A member that nibs name.
struct NibEntry {
    var member: MemberDeclaration
    /// Whether the class has other methods with its name, so that a call states types.
    var isOverloaded: Bool
}
