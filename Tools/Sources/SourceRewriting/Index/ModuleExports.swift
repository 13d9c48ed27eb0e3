/// The part of a module on which the copies of other modules depend: protocols whose requirements may be left out, classes
/// that have such a requirement, and previews.
public struct ModuleExports {
    var module: String
    /// The public protocols with their requirements.
    var protocols = FileDeclarations()
    /// The public classes, whose superclass is the first of the inherited names. The others are the protocols of single
    /// requirements to which the class conforms.
    var classes: [TypeDeclaration] = []

    var hasPreviews = false

    public var isEmpty: Bool { protocols.types.isEmpty && classes.isEmpty && !hasPreviews }
}

extension ModuleExports {
    /// - Parameter bytes: those that `bytes` gave; nil for others.
    public init?(_ bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        guard let module = try? reader.text(), let protocols = try? reader.value(FileDeclarations.self),
            let classes = try? reader.list(of: TypeDeclaration.self), let hasPreviews = try? reader.flag(),
            reader.isAtEnd
        else { return nil }
        self.init(module: module, protocols: protocols, classes: classes, hasPreviews: hasPreviews)
    }

    public var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(module)
        writer.write(protocols)
        writer.write(classes)
        writer.write(hasPreviews)
        return writer.bytes
    }
}
