import DisplayList
import Foundation
import Testing
import Typesetting

/// One typesetter on many threads.
@Suite struct ConcurrencyTests {
    private static func sample(_ index: Int) -> StyledText {
        text(
            "Label \(index % 23) of many, set over and over", size: CGFloat(11 + index % 19),
            weight: 100 * (1 + index % 9), lineBreak: index % 2 == 0 ? .byWordWrapping : .byTruncatingTail)
    }

    @Test("texts set at once are the texts set one by one")
    func together() async throws {
        let expected = try (0..<400).map { try Shared.typesetter.typeset(Self.sample($0), width: 120, maximumLines: 2) }
        let fresh = try Typesetter()
        let results = await withTaskGroup(of: (Int, TypesetText).self) { group in
            for index in 0..<400 {
                group.addTask { (index, fresh.typeset(Self.sample(index), width: 120, maximumLines: 2)) }
            }
            return await group.reduce(into: [Int: TypesetText]()) { $0[$1.0] = $1.1 }
        }
        #expect(results.count == 400)
        for (index, result) in results { #expect(result == expected[index]) }
    }

    @Test("typesetters are born, used and gone on several threads")
    func births() async throws {
        let expected = try Shared.typesetter.typeset(Self.sample(5), width: 120)
        let results = try await withThrowingTaskGroup(of: TypesetText.self) { group in
            for _ in 0..<12 {
                group.addTask { try Typesetter().typeset(Self.sample(5), width: 120) }
            }
            return try await group.reduce(into: [TypesetText]()) { $0.append($1) }
        }
        #expect(results.count == 12)
        #expect(results.allSatisfy { $0 == expected })
    }

    @Test("scaled fonts are lent to several threads while others set text")
    func scaledFonts() async throws {
        let typesetter = try Shared.typesetter
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<200 {
                group.addTask {
                    let run = typesetter.typeset(Self.sample(index)).glyphRuns[0]
                    typesetter.withScaledFont(run.font, pointSize: run.pointSize, scale: CGFloat(1 + index % 3)) { _ in
                    }
                }
            }
        }
    }
}
