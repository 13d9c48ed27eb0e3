import Dispatch
import SwiftSyntax

extension Module {
    /// The copies, of which those are taken from the cache that would be the same.
    /// - Parameter cache: what the last call left. It becomes what the next one can use.
    /// - Parameter exports: becomes what the copies of other modules depend on.
    public func copies(reusing cache: inout RewritingCache, exports: inout ModuleExports?) -> [Copy] {
        let trees = SyntaxTrees(of: files)
        var records = records(from: cache)
        let asksForLinux = records.contains(where: \.facts.asksForLinux)
        let conditions = conditions(
            asksForLinux: asksForLinux, importsUIKit: records.contains(where: \.facts.importsUIKit))
        let settings = ModuleSettings(name: name, conditions: conditions)
        let isSame = settings == cache.settings
        if !isSame {
            for number in records.indices {
                records[number].declarations = nil
                records[number].result = nil
            }
        }
        // A module that knows Linux is compiled as its authors meant it there.
        exports = nil
        guard isForIOS == true || !asksForLinux else {
            keep(records, settings, declarations: nil, in: &cache)
            return warningAboutLinux(records, conditions).map { [$0] } ?? []
        }
        var read: [(number: Int, declarations: Digest)] = []
        let named = Set(records.flatMap(\.facts.imports))
        let imports = imports.filter { named.contains($0.module) }.sorted { $0.module < $1.module }
        let index = ModuleIndex(of: name, files, records.map(\.facts), imports: imports) { numbers in
            let unread = numbers.filter { records[$0].declarations == nil }
            trees.parse(unread)
            for (number, declarations) in zip(
                unread, each(unread) { FileDeclarations(of: trees[$0], settings.conditions) })
            {
                records[number].declarations = declarations
            }
            let found = numbers.map { records[$0].declarations ?? FileDeclarations() }
            read += zip(numbers, found).map { ($0, $1.visible) }
            return found
        }
        exports = index.exports()
        var writer = ByteWriter()
        for module in imports { writer.write(module.bytes) }
        for (number, digest) in read.sorted(by: { $0.number < $1.number }) {
            writer.write(files[number].path)
            writer.write(digest)
        }
        let declarations = Digest(of: writer.bytes)
        let isAnswered = isSame && declarations == cache.declarations
        let changed = records.indices.filter { number in
            guard let result = records[number].result else { return true }
            return !isAnswered && !result.holds(for: index, file: number)
        }
        trees.parse(changed.filter { records[$0].facts.needsCopy || index.concerns(file: $0) })
        let results = each(changed) { number in
            result(of: number, records[number].facts, trees, settings, index)
        }
        for (number, result) in zip(changed, results) { records[number].result = result }
        cache.rewritten = results.count { $0.copy != nil }
        cache.parsed = trees.count
        keep(records, settings, declarations: declarations, in: &cache)
        return records.compactMap { $0.result?.copy }
    }

    public func copies(reusing cache: inout RewritingCache) -> [Copy] {
        var exports: ModuleExports?
        return copies(reusing: &cache, exports: &exports)
    }

    /// A warning at the first construct of Objective-C in a module that imports UIKit and has no copies, because it asks
    /// for Linux somewhere: code that is only for other systems is left out.
    private func warningAboutLinux(_ records: [RewritingCache.Record], _ conditions: BuildConditions) -> Copy? {
        guard records.contains(where: \.facts.importsUIKit),
            let asking = records.firstIndex(where: \.facts.asksForLinux)
        else { return nil }
        for (file, record) in zip(files, records) where record.facts.hasObjectiveC {
            let tree = file.parse()
            let finder = ObjectiveCFinder(conditions)
            finder.walk(tree)
            guard let found = finder.found else { continue }
            let place = SourceLocationConverter(fileName: file.path, tree: tree)
                .location(for: AbsolutePosition(utf8Offset: found))
            let message =
                "The module \(name) is compiled as it is, because \(files[asking].name).swift asks for Linux: build it as "
                + "for iOS with --ios \(name)"
            let warning = Warning(path: file.path, line: place.line, column: place.column, message: message)
            return Copy(path: file.path, text: file.bytes, warnings: [warning], isRewritten: false)
        }
        return nil
    }

    /// The records of the files as they are now.
    private func records(from cache: RewritingCache) -> [RewritingCache.Record] {
        each(Array(files.indices)) { number in
            let file = files[number]
            let digest = Digest(of: file.bytes)
            if let record = cache.records[file.path], record.digest == digest { return record }
            return RewritingCache.Record(digest: digest, facts: FileFacts(of: file))
        }
    }

    private func result(
        of number: Int, _ facts: FileFacts, _ trees: SyntaxTrees, _ settings: ModuleSettings, _ index: ModuleIndex
    ) -> RewritingCache.Result {
        var inquiry = Inquiry(index, file: number)
        var copy: Copy?
        if facts.needsCopy || inquiry.concerns() {
            let rewriter = Rewriter(files[number], trees[number], settings, inquiry)
            rewriter.walk(trees[number])
            let made = rewriter.copy()
            copy = made.isRewritten || !made.warnings.isEmpty ? made : nil
            inquiry = rewriter.index
        }
        var writer = ByteWriter()
        writer.write(inquiry.questions)
        return RewritingCache.Result(
            copy: copy, questions: writer.bytes, answers: index.answers(to: inquiry.questions, file: number))
    }

    private func keep(
        _ records: [RewritingCache.Record], _ settings: ModuleSettings, declarations: Digest?,
        in cache: inout RewritingCache
    ) {
        cache.settings = settings
        cache.declarations = declarations
        cache.records = Dictionary(zip(files.map(\.path), records)) { first, _ in first }
    }
}

extension RewritingCache.Result {
    /// Whether the file's questions have the answers that they had.
    fileprivate func holds(for index: ModuleIndex, file: Int) -> Bool {
        var reader = ByteReader(questions)
        guard let questions = try? reader.list(of: Question.self) else { return false }
        return index.answers(to: questions, file: file) == answers
    }
}

/// The results for some numbers, in their order, made on all processors.
private func each<Result>(_ numbers: [Int], _ make: (Int) -> Result) -> [Result] {
    if numbers.count < 2 { return numbers.map(make) }
    return withoutActuallyEscaping(make) { make in
        [Result](unsafeUninitializedCapacity: numbers.count) { buffer, count in
            // Each call fills a place of its own, and only reads what it shares with others.
            nonisolated(unsafe) let (places, make) = (buffer, make)
            DispatchQueue.concurrentPerform(iterations: numbers.count) { place in
                places.initializeElement(at: place, to: make(numbers[place]))
            }
            count = numbers.count
        }
    }
}
