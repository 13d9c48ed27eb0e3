/// The files of a module as they were read and copied last, so that only what changed is read and copied again.
///
/// The cache is right for whatever files it is asked about: a record counts only for a file with the same content, and a
/// copy only while its file's questions have the same answers.
public struct RewritingCache {
    /// A file, as it was read and copied last.
    struct Record {
        /// The digest of the file's content.
        var digest: Digest
        var facts: FileFacts
        /// Nil if no copy depends on the declarations.
        var declarations: FileDeclarations?
        var result: Result?
    }

    /// The outcome of copying a file, and what it depends on beside the file.
    struct Result {
        var copy: Copy?
        /// As bytes, because they are needed only after declarations have changed.
        var questions: [UInt8]
        var answers: Digest
    }

    var settings: ModuleSettings?
    /// The digest of all declarations that were read. While it is the same, all answers are the same.
    var declarations: Digest?
    var records: [String: Record] = [:]

    public init() {}

    /// The number of files that the last call parsed, and the number of those that it copied anew.
    public internal(set) var parsed = 0
    public internal(set) var rewritten = 0
}

extension RewritingCache {
    /// - Parameters:
    ///   - bytes: those that `bytes(version:)` gave. Damaged ones, and those of another version, make an empty cache.
    ///   - version: names the program that wrote them.
    public init(_ bytes: [UInt8], version: String) {
        var reader = ByteReader(bytes)
        guard (try? reader.text()) == version, let digest = try? reader.value(Digest.self),
            let content = try? reader.data(), reader.isAtEnd, Digest(of: content) == digest
        else { return }
        reader = ByteReader(content)
        if let cache = try? RewritingCache(from: &reader) { self = cache }
    }

    private init(from reader: inout ByteReader) throws {
        settings = try reader.optional()
        declarations = try reader.optional()
        for _ in 0..<max(0, try reader.number()) {
            let path = try reader.text()
            records[path] = try Record(from: &reader, path: path)
        }
    }

    public func bytes(version: String) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(settings)
        writer.write(declarations)
        writer.write(records.count)
        for (path, record) in records.sorted(by: { $0.key < $1.key }) {
            writer.write(path)
            record.write(to: &writer)
        }
        let content = writer.bytes
        writer = ByteWriter()
        writer.write(version)
        writer.write(Digest(of: content))
        writer.write(content)
        return writer.bytes
    }
}

extension RewritingCache.Record {
    func write(to writer: inout ByteWriter) {
        writer.write(digest)
        writer.write(facts)
        writer.write(declarations)
        writer.write(result != nil)
        guard let result else { return }
        writer.write(result.questions)
        writer.write(result.answers)
        writer.write(result.copy != nil)
        guard let copy = result.copy else { return }
        writer.write(copy.text)
        writer.write(copy.isRewritten)
        writer.write(copy.warnings.count)
        for warning in copy.warnings {
            writer.write(warning.line)
            writer.write(warning.column)
            writer.write(warning.message)
        }
    }

    init(from reader: inout ByteReader, path: String) throws {
        digest = try reader.value()
        facts = try reader.value()
        declarations = try reader.optional()
        guard try reader.flag() else { return }
        let questions = try reader.data()
        let answers: Digest = try reader.value()
        guard try reader.flag() else {
            result = RewritingCache.Result(copy: nil, questions: questions, answers: answers)
            return
        }
        var copy = Copy(path: path, text: try reader.data(), warnings: [], isRewritten: try reader.flag())
        for _ in 0..<max(0, try reader.number()) {
            copy.warnings.append(
                Warning(
                    path: path, line: try reader.number(), column: try reader.number(), message: try reader.text()))
        }
        result = RewritingCache.Result(copy: copy, questions: questions, answers: answers)
    }
}

extension ModuleSettings: Storable {
    func write(to writer: inout ByteWriter) {
        writer.write(name)
        writer.write(conditions.isForIOS)
        writer.write(conditions.importable.sorted())
        writer.write(conditions.flags?.sorted())
    }

    init(from reader: inout ByteReader) throws {
        name = try reader.text()
        let isForIOS = try reader.flag()
        let importable: [String] = try reader.list()
        let flags: [String]? = try reader.optionalList()
        conditions = BuildConditions(isForIOS: isForIOS, importable: Set(importable), flags: flags.map { Set($0) })
    }
}
