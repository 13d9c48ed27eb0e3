import Foundation
import Testing

@testable import SourceRewriting

@Suite struct LawTests {
    @Test func copiesOfTheAppKeepTheLaws() throws {
        let files = try sources(below: "Tools/AppSources")
        #expect(files.count > 60)
        #expect(Laws(files: files).violations() == [])
    }

    /// Reflow's own sources are no app's. They are long, and use the whole language.
    @Test func copiesOfReflowKeepTheLaws() throws {
        let files = try sources(below: "Sources")
        #expect(files.count > 500)
        let modules = Dictionary(grouping: files) { file in
            file.path.components(separatedBy: "/Sources/")[1].prefix { $0 != "/" }
        }
        for (_, files) in modules { #expect(Laws(files: files).violations() == []) }
    }

    @Test func aFileWithoutConstructsIsNotCopied() throws {
        // The class of an extension that overrides is copied because of that extension.
        let words = [
            "class ",
            "@objc", "@IB", "#selector", "#keyPath", "os(", "as? NSError", "as! NSError", "as NSError", "Selector(",
            "Timer", "override", "import CoreGraphics", "import QuartzCore", "import Foundation", "@NSCopying",
            "#Preview",
        ]
        for folder in ["Tools/AppSources", "Sources/ReflowKit", "Sources/LayoutDocument"] {
            let files = try sources(below: folder)
            let copied = Set(Module(name: "App", files: files, isForIOS: true).copies().map(\.path))
            let plain = files.filter { file in !words.contains(where: file.mentions) }
            #expect(plain.map(\.path).filter(copied.contains) == [])
        }
    }

    /// Files made of pieces with constructs, in modules of some files that know each other's classes.
    @Test func copiesOfRandomFilesKeepTheLaws() {
        var count = 0
        for seed in 0..<400 {
            var generator = RandomSources(seed: UInt64(seed))
            let files = generator.module()
            count += files.count
            let violations = Laws(files: files).violations()
            #expect(violations == [], "seed \(seed)")
            if !violations.isEmpty { break }
        }
        #expect(count > 2_000)
    }

    @Test func randomFilesWithoutConstructsAreNotCopied() {
        for seed in 0..<200 {
            var generator = RandomSources(seed: UInt64(seed), isPlain: true)
            #expect(Module(name: "App", files: generator.module(), isForIOS: true).copies() == [], "seed \(seed)")
        }
    }
}
