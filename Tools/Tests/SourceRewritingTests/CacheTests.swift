import Testing

@testable import SourceRewriting

/// Copies that are taken from the cache of an earlier call.
@Suite struct CacheTests {
    /// The copies with a cache, as it is read again from its bytes.
    private func copies(_ files: [SourceFile], _ cache: inout RewritingCache, isForIOS: Bool? = true) -> [Copy] {
        cache = RewritingCache(cache.bytes(version: "1"), version: "1")
        return Module(name: "App", files: files, isForIOS: isForIOS, flags: []).copies(reusing: &cache)
    }

    private func files(_ texts: [String]) -> [SourceFile] {
        texts.enumerated().map { SourceFile(path: "/app/\($0.offset).swift", text: $0.element) }
    }

    /// Files change, come, go, move and trade places, and each time the copies are those that a call without a cache makes.
    @Test func noEditLeavesAStaleCopy() {
        var (copied, reused) = (0, 0)
        for seed in 0..<40 {
            var generator = RandomSources(seed: UInt64(seed))
            let pool = generator.module() + generator.module()
            var files = Array(pool.prefix(pool.count / 2))
            var cache = RewritingCache()
            for step in 0..<12 {
                let before = cache
                let made = copies(files, &cache)
                let expected = Module(name: "App", files: files, isForIOS: true, flags: []).copies()
                #expect(made == expected, "seed \(seed), step \(step)")
                if made != expected { return }
                copied += made.count
                if !before.records.isEmpty { reused += max(0, made.count - cache.rewritten) }
                edit(&files, from: pool, seed: seed * 31 + step * 7)
            }
        }
        // Both happen, and often.
        #expect(copied > 1_300 && reused > copied / 4)
    }

    private func edit(_ files: inout [SourceFile], from pool: [SourceFile], seed: Int) {
        let (place, other) = (seed % max(1, files.count), pool[(seed * 5) % pool.count])
        guard !files.isEmpty else { return files.append(other) }
        switch seed % 6 {
        case 0: files[place] = SourceFile(path: files[place].path, bytes: other.bytes)
        case 1: files.remove(at: place)
        case 2: files.insert(SourceFile(path: "/app/new\(seed).swift", bytes: other.bytes), at: place)
        case 3: files[place] = SourceFile(path: "/app/renamed\(seed).swift", bytes: files[place].bytes)
        case 4: files.swapAt(place, (place + 1) % files.count)
        default: files[place] = SourceFile(path: files[place].path, bytes: files[place].bytes + Array("// x\n".utf8))
        }
    }

    private let screen = "import UIKit\nclass Screen: UIViewController {\n    @objc func go() {}\n}\n"
    private let child = "import UIKit\nclass Child: Screen {\n    let s = #selector(go)\n}\n"
    private let other = "import UIKit\nclass Other: UIView {\n    @objc func stop() {}\n}\n"

    @Test func aFileIsReadAgainIfItChanged() {
        var cache = RewritingCache()
        _ = copies(files([screen, child, other]), &cache)
        #expect(cache.parsed == 3 && cache.rewritten == 3)
        _ = copies(files([screen, child, other]), &cache)
        #expect(cache.parsed == 0 && cache.rewritten == 0)
        let inBody = screen.replacing("{}", with: "{ print(1) }")
        _ = copies(files([inBody, child, other]), &cache)
        #expect(cache.parsed == 1 && cache.rewritten == 1)
        // A new line before a member moves it, and no other file can tell.
        _ = copies(files([inBody.replacing("    @objc", with: "\n    @objc"), child, other]), &cache)
        #expect(cache.parsed == 1 && cache.rewritten == 1)
    }

    @Test func aCopyIsMadeAgainIfAnAnswerChanged() {
        var cache = RewritingCache()
        _ = copies(files([screen, child, other]), &cache)
        // The method of the superclass takes a value now: the selector in the subclass calls another one.
        let changed = copies(files([screen.replacing("go()", with: "go(_ sender: UIButton)"), child, other]), &cache)
        #expect(String(decoding: changed[1].text, as: UTF8.self).contains("one.go($0)"))
        #expect(cache.parsed == 2 && cache.rewritten == 2)
        // The superclass gets another member: nobody asked for it.
        _ = copies(
            files([screen.replacing("go()", with: "go(_ sender: UIButton) {}; @objc func x()"), child, other]), &cache)
        #expect(cache.parsed == 1 && cache.rewritten == 1)
    }

    @Test func aCacheIsForItsVersionAndSettings() {
        var cache = RewritingCache()
        let all = files([screen, "#if os(iOS)\n#endif\n"])
        _ = copies(all, &cache)
        let bytes = cache.bytes(version: "1")
        #expect(RewritingCache(bytes, version: "1").records.count == 2)
        #expect(RewritingCache(bytes, version: "2").records.isEmpty)
        // The module is for iOS no more: the file's copy said `true`.
        #expect(copies(all, &cache).count == 2)
        #expect(copies(all, &cache, isForIOS: false).count == 1)
        #expect(cache.rewritten == 1)
    }

    @Test func aModuleThatBeginsToAskForLinuxHasNoCopies() {
        var cache = RewritingCache()
        #expect(copies(files([screen]), &cache, isForIOS: nil).count == 1)
        let asking = "#if os(Linux)\n#endif\n"
        // The first file as it is, with a warning.
        let asked = copies(files([screen, asking]), &cache, isForIOS: nil)
        #expect(asked.map(\.isRewritten) == [false] && asked[0].warnings.count == 1)
        #expect(copies(files([screen]), &cache, isForIOS: nil).count == 1)
    }

    @Test func damagedBytesAreAnEmptyCache() {
        var generator = RandomSources(seed: 7)
        var cache = RewritingCache()
        _ = copies(generator.module(), &cache)
        let bytes = cache.bytes(version: "1")
        let isCutOff = stride(from: 0, to: bytes.count, by: 97).allSatisfy { count in
            RewritingCache(Array(bytes.prefix(count)), version: "1").records.isEmpty
        }
        let isDamaged = stride(from: 0, to: bytes.count, by: 53).allSatisfy { place in
            var damaged = bytes
            damaged[place] ^= 0xff
            return RewritingCache(damaged, version: "1").records.isEmpty
        }
        #expect(isCutOff && isDamaged)
    }
}
