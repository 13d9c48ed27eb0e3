/// The facts about a file that do not depend on the other files of its module.
struct FileFacts {
    var importsUIKit: Bool
    /// Whether a condition of its `#if` asks for Linux.
    var asksForLinux: Bool
    var hasObjectiveC: Bool
    var lacksImports: Bool
    /// The modules that are imported. Comments may say more.
    var imports: [String]
    /// The words of a file that has nothing of Objective-C. It may still speak of a class or a member of the others.
    var words: Words?

    /// Whether the file may need a copy, whatever the other files say.
    var needsCopy: Bool { hasObjectiveC || lacksImports }

    init(of file: SourceFile) {
        importsUIKit = file.importsUIKit
        asksForLinux = file.asksForLinux
        hasObjectiveC = file.hasObjectiveC
        lacksImports = file.lacksImports
        imports = file.imports
        words = hasObjectiveC ? nil : Words(of: file)
    }
}

extension FileFacts: Storable {
    func write(to writer: inout ByteWriter) {
        for flag in [importsUIKit, asksForLinux, hasObjectiveC, lacksImports] { writer.write(flag) }
        writer.write(imports)
        writer.write(words)
    }

    init(from reader: inout ByteReader) throws {
        importsUIKit = try reader.flag()
        asksForLinux = try reader.flag()
        hasObjectiveC = try reader.flag()
        lacksImports = try reader.flag()
        imports = try reader.list()
        words = try reader.optional()
    }
}
