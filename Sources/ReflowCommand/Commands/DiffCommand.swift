import Comparison
import Files
import Foundation
import ImageCodecs
import LayoutDocument
import Suites

extension Command {
    /// `reflow diff A B`: where two PNG files differ, or those of two folders.
    static let diff = Command(.diff) { request, context in
        let differences: [PictureDifference]
        switch (FileKind.of(request.before), FileKind.of(request.after)) {
        case (.file, .file):
            differences = [
                try PictureDifference(
                    name: request.after, before: request.before, after: request.after,
                    tolerance: PictureTolerance(request.tolerance))
            ]
        case (.folder, .folder):
            differences = try PictureDifference.all(
                before: request.before, after: request.after, tolerance: PictureTolerance(request.tolerance))
        case (.nothing, _), (_, .nothing):
            let file = FileKind.of(request.before) == .nothing ? request.before : request.after
            throw InputError(file: file, reason: "there is no such file or folder")
        case (.folder, .file):
            throw InputError(file: request.after, reason: "it is a file, and \(request.before) is a folder")
        case (.file, .folder):
            throw InputError(file: request.after, reason: "it is a folder, and \(request.before) is a file")
        }
        switch request.format {
        case .text: for difference in differences { context.console.output.writeLine(difference.text) }
        case .json: context.console.output.write(PictureDifference.json(differences))
        }
        return differences.allSatisfy(\.holds) ? .success : .differences
    }
}

/// How a picture of one name compares with one of another.
private struct PictureDifference {
    enum Outcome {
        case same
        /// Different, by no more than is allowed.
        case tolerated(PixelComparison)
        case different(PixelComparison, [PassingSettings])
        case onlyBefore
        case onlyAfter
    }

    let name: String
    let outcome: Outcome

    /// No picture within the limits has a file this large.
    private static let byteLimit = 512 << 20

    var isEqual: Bool { if case .same = outcome { true } else { false } }

    /// Whether the pictures are the same, or as alike as is asked for.
    var holds: Bool { if case .tolerated = outcome { true } else { isEqual } }

    var text: String {
        switch outcome {
        case .same: "\(name): The pictures are the same."
        case .tolerated(let comparison): "\(name): \(comparison.text(scale: 1)) That is within the tolerance."
        case .different(let comparison, let passing):
            ([comparison.text(scale: 1)] + passing.map(\.description)).map { "\(name): \($0)" }
                .joined(separator: "\n")
        case .onlyBefore: "\(name): It is only in the first folder."
        case .onlyAfter: "\(name): It is only in the second folder."
        }
    }

    init(name: String, outcome: Outcome) {
        self.name = name
        self.outcome = outcome
    }

    init(name: String, before: String, after: String, tolerance: PictureTolerance) throws {
        let old = try InputFile.read(before, limit: PictureDifference.byteLimit)
        let new = try InputFile.read(after, limit: PictureDifference.byteLimit)
        guard old != new else {
            // Files of the same bytes are the same picture, but only if they are pictures.
            _ = try PictureDifference.header(of: old, before)
            self.init(name: name, outcome: .same)
            return
        }
        let reference = try PictureDifference.decode(old, before)
        let actual = try PictureDifference.decode(new, after)
        let rules = PictureRules(tolerance: tolerance)
        let (comparison, holds) = rules.compare(reference: reference, actual: actual)
        guard !holds else {
            self.init(name: name, outcome: comparison.isEqual ? .same : .tolerated(comparison))
            return
        }
        let match = PictureMatch(reference: reference, actual: actual, rules: rules)
        self.init(name: name, outcome: .different(comparison, match?.passing ?? []))
    }

    static func all(before: String, after: String, tolerance: PictureTolerance) throws -> [PictureDifference] {
        let (old, new) = (try pictures(in: before), try pictures(in: after))
        if old.isEmpty, new.isEmpty { throw InputError(file: before, reason: "neither folder holds a PNG") }
        return try old.union(new).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { file in
            if !new.contains(file) { return PictureDifference(name: file, outcome: .onlyBefore) }
            if !old.contains(file) { return PictureDifference(name: file, outcome: .onlyAfter) }
            return try PictureDifference(
                name: file, before: OutputPath.of(file, in: before), after: OutputPath.of(file, in: after),
                tolerance: tolerance)
        }
    }

    /// More files than any folder of pictures has.
    private static let folderLimit = 1_000_000

    private static func pictures(in folder: String) throws(InputError) -> Set<String> {
        do throws(FileError) {
            let listing = try FolderListing(of: folder, limit: folderLimit)
            return Set(
                listing.entries.filter { !$0.isFolder && $0.path.lowercased().hasSuffix(".png") }.map(\.path))
        } catch {
            throw InputError(file: error.path, reason: error.reason)
        }
    }

    private static func decode(_ data: Data, _ path: String) throws(InputError) -> Bitmap {
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

    static func json(_ differences: [PictureDifference]) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.bool("equal", differences.allSatisfy(\.isEqual))
        writer.bool("passed", differences.allSatisfy(\.holds))
        writer.beginArray("pictures")
        for difference in differences {
            writer.beginObject()
            writer.string("name", difference.name)
            switch difference.outcome {
            case .same: writer.string("outcome", "same")
            case .onlyBefore: writer.string("outcome", "onlyBefore")
            case .onlyAfter: writer.string("outcome", "onlyAfter")
            case .tolerated(let comparison):
                writer.string("outcome", "tolerated")
                writer.difference(comparison)
            case .different(let comparison, let passing):
                writer.string("outcome", "different")
                writer.difference(comparison)
                writer.passing(passing)
            }
            writer.end()
        }
        writer.end()
        writer.warnings([])
        writer.end()
        return writer.text
    }
}

extension JSONWriter {
    fileprivate mutating func difference(_ comparison: PixelComparison) {
        integer("differingPixels", comparison.differingPixels)
        integer("maximumDifference", Int(comparison.maximumDifference))
        guard let bounds = comparison.bounds else { return }
        numbers("bounds", [bounds.x, bounds.y, bounds.width, bounds.height].map { CGFloat($0) })
    }
}
