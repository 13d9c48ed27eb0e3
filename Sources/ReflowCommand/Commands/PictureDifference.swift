import Comparison
import Foundation
import ImageCodecs
import JSON

/// The comparison of two pictures.
struct PictureDifference: Sendable {
    enum Outcome: Sendable {
        case same
        /// The pictures differ within the tolerance.
        case tolerated(PixelComparison)
        case different(PixelComparison, [PassingSettings])
        case onlyBefore
        case onlyAfter
    }

    let paths: PicturePaths
    let outcome: Outcome

    var name: String { paths.name }

    var isEqual: Bool { if case .same = outcome { true } else { false } }

    /// Whether the pictures are the same, or within the tolerance.
    var holds: Bool { if case .tolerated = outcome { true } else { isEqual } }

    /// One line for each sentence, with the picture's name.
    var text: String { words.map { "\(name): \($0)" }.joined(separator: "\n") }

    /// The results as sentences.
    var words: [String] {
        switch outcome {
        case .same: ["The pictures are the same."]
        case .tolerated(let comparison): ["\(comparison.text(scale: nil)) That is within the tolerance."]
        case .different(let comparison, let passing): [comparison.text(scale: nil)] + passing.map(\.description)
        case .onlyBefore: ["It is only in the first folder."]
        case .onlyAfter: ["It is only in the second folder."]
        }
    }

    init(of paths: PicturePaths, _ rules: PictureRules) throws {
        self.paths = paths
        guard let before = paths.before else {
            outcome = .onlyAfter
            return
        }
        guard let after = paths.after else {
            outcome = .onlyBefore
            return
        }
        let old = try PicturePaths.read(before)
        let new = try PicturePaths.read(after)
        guard old != new else {
            // Files with the same bytes are the same picture, but only if they are valid pictures.
            _ = try PictureDifference.header(of: old, before)
            outcome = .same
            return
        }
        let reference = try PictureDifference.decode(old, before)
        let actual = try PictureDifference.decode(new, after)
        let (comparison, holds) = rules.compare(reference: reference, actual: actual)
        if holds {
            outcome = comparison.isEqual ? .same : .tolerated(comparison)
        } else {
            let match = PictureMatch(reference: reference, actual: actual, rules: rules)
            outcome = .different(comparison, match?.passing ?? [])
        }
    }

    /// `12 pictures: 9 the same, 2 differ, 1 only in the first folder`.
    static func summary(of differences: [PictureDifference]) -> String {
        let parts: [(String, (Outcome) -> Bool)] = [
            ("the same", { if case .same = $0 { true } else { false } }),
            ("within the tolerance", { if case .tolerated = $0 { true } else { false } }),
            ("different", { if case .different = $0 { true } else { false } }),
            ("only in the first folder", { if case .onlyBefore = $0 { true } else { false } }),
            ("only in the second folder", { if case .onlyAfter = $0 { true } else { false } }),
        ]
        let counts = parts.compactMap { words, isOne in
            let count = differences.count { isOne($0.outcome) }
            return count == 0 ? nil : "\(count) \(words)"
        }
        return "\(differences.count == 1 ? "1 picture" : "\(differences.count) pictures"): "
            + counts.joined(separator: ", ")
    }

    static func decode(_ data: Data, _ path: String) throws(InputError) -> Bitmap {
        do throws(ImageError) {
            return try PNG.decode(data)
        } catch {
            throw InputError(file: path, reason: "\(error)")
        }
    }

    private static func header(of data: Data, _ path: String) throws(InputError) {
        do throws(ImageError) {
            _ = try PNG.header(of: data)
        } catch {
            throw InputError(file: path, reason: "\(error)")
        }
    }
}

extension PictureDifference.Outcome {
    /// The names for programs.
    fileprivate enum Name: String, JSONName {
        case same, tolerated, different, onlyBefore, onlyAfter
    }

    fileprivate var name: Name {
        switch self {
        case .same: .same
        case .tolerated: .tolerated
        case .different: .different
        case .onlyBefore: .onlyBefore
        case .onlyAfter: .onlyAfter
        }
    }

    fileprivate var comparison: PixelComparison? {
        switch self {
        case .tolerated(let comparison), .different(let comparison, _): comparison
        case .same, .onlyBefore, .onlyAfter: nil
        }
    }

    fileprivate var passing: [PassingSettings] { if case .different(_, let passing) = self { passing } else { [] } }
}

extension PictureDifference: JSONWritten {
    static let table = JSONTable<PictureDifference>(
        name: "difference",
        .required("name", \.name, "path of the picture in the given folders"),
        .required("outcome", \.outcome.name, "the result of the comparison"),
        .optional("differingPixels", \.outcome.comparison?.differingPixels, "how many pixels differ"),
        .optional(
            "maximumDifference", { $0.outcome.comparison.map { Int($0.maximumDifference) } },
            "largest difference of a colour channel, 0 to 255"),
        .optional("bounds", \.outcome.comparison?.bounds, "x, y, width and height in pixels of the area that differs"),
        .unless([], "passesWith", \.outcome.passing, "settings that would have made it pass"))
}

/// The result of comparing two pictures or two folders, for programs.
struct DiffOutput: JSONWritten {
    let differences: [PictureDifference]

    static let table = JSONTable<DiffOutput>(
        .required("equal", { $0.differences.allSatisfy(\.isEqual) }, "whether all pictures are the same"),
        .required("passed", { $0.differences.allSatisfy(\.holds) }, "equal, or within the tolerance"),
        .required("pictures", \.differences, "by name"),
        .warnings())
}
