import Comparison
import Digest
import Files
public import Foundation
import Snapshots

/// Why a file of results cannot be used.
public struct SuiteReportError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The file as it was named.
    public let file: String
    public let reason: String

    public var description: String { "cannot read \(file): \(reason)" }
}

extension SuiteReport {
    /// Reports of more pictures than any suite has are refused.
    public static let byteLimit = 512 << 20

    /// Reads the results in the folder of a report, or the file itself.
    ///
    /// - Parameter path: as the user named it.
    public static func read(_ path: String) throws(SuiteReportError) -> SuiteReport {
        let file = path.hasSuffix(".json") ? path : path.hasSuffix("/") ? path + fileName : "\(path)/\(fileName)"
        let data: Data
        do throws(FileError) {
            data = try BoundedFile.read(file, limit: byteLimit)
        } catch {
            throw SuiteReportError(file: file, reason: error.reason)
        }
        do {
            return try JSONDecoder().decode(SuiteReport.self, from: data)
        } catch let error as DecodingError {
            throw SuiteReportError(file: file, reason: "it holds no results of 'reflow test': \(error.place)")
        } catch {
            throw SuiteReportError(file: file, reason: "it holds no results of 'reflow test'")
        }
    }

    /// The folder of a report that was named as for ``read(_:)``.
    public static func folder(of path: String) -> URL {
        let url = URL(fileURLWithPath: path)
        return path.hasSuffix(".json") ? url.deletingLastPathComponent() : url
    }
}

extension DecodingError {
    /// Where in the file, and what is wrong there.
    fileprivate var place: String {
        let context =
            switch self {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
                .dataCorrupted(let context):
                context
            @unknown default: nil as Context?
            }
        guard let context else { return "it is damaged" }
        var path = context.codingPath
        if case .keyNotFound(let key, _) = self { path.append(key) }
        let place = path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined().dropFirst()
        if case .keyNotFound = self { return "\(place) is missing" }
        return place.isEmpty ? "it is no JSON" : "\(place) is of another kind"
    }
}

extension SuiteReport: Decodable {
    private enum Key: String, CodingKey {
        case version, renderer, goldens, filter, rerun, shard, coversFolders, layouts, obsolete, warnings
    }

    private struct Shard: Decodable {
        let index: Int
        let count: Int
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        guard try values.decode(Int.self, forKey: .version) == SuiteReport.version else {
            throw DecodingError.dataCorruptedError(
                forKey: .version, in: values, debugDescription: "another version of Reflow wrote it")
        }
        self.init(
            renderer: try values.decode(String.self, forKey: .renderer),
            goldens: try values.decode(String.self, forKey: .goldens),
            filter: try values.decodeIfPresent(String.self, forKey: .filter),
            isRerun: try values.decode(Bool.self, forKey: .rerun),
            shard: try values.decodeIfPresent(Shard.self, forKey: .shard).map { shard in
                guard let part = SuiteShard(index: shard.index, of: shard.count) else {
                    throw DecodingError.dataCorruptedError(
                        forKey: .shard, in: values, debugDescription: "no part of a whole")
                }
                return part
            },
            coversFolders: try values.decode(Bool.self, forKey: .coversFolders),
            layouts: try values.decode([LayoutReport].self, forKey: .layouts),
            obsolete: try values.decode([String].self, forKey: .obsolete),
            warnings: try values.decode([OutputWarning].self, forKey: .warnings))
    }
}

extension LayoutReport: Decodable {
    private enum Key: String, CodingKey {
        case file, run, seconds, message, pictures, logs, errors, warnings
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(file: try values.decode(String.self, forKey: .file))
        isRun = try values.decode(Bool.self, forKey: .run)
        seconds = try values.decode(Double.self, forKey: .seconds)
        message = try values.decodeIfPresent(String.self, forKey: .message)
        pictures = try values.decode([PictureReport].self, forKey: .pictures)
        logs = try values.decode([LogReport].self, forKey: .logs)
        errors = try values.decode([OutputWarning].self, forKey: .errors)
        warnings = try values.decode([OutputWarning].self, forKey: .warnings)
    }
}

extension PictureReport: Decodable {
    private enum Key: String, CodingKey {
        case name, path, root, device, state, appearance, contentSize, rightToLeft, scale, status, message, seconds
        case changes, pixels, passesWith, recordedBy, golden, artifacts, accept, issues
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            name: try values.decode(String.self, forKey: .name), path: try values.decode(String.self, forKey: .path),
            device: try values.decode(String.self, forKey: .device),
            state: try values.decode(String.self, forKey: .state),
            scale: try values.decode(CGFloat.self, forKey: .scale),
            status: try values.decode(PictureResult.Status.self, forKey: .status))
        root = try values.decodeIfPresent(String.self, forKey: .root)
        isDark = try values.decode(String.self, forKey: .appearance) == "dark"
        contentSize = try values.decodeIfPresent(String.self, forKey: .contentSize)
        isRightToLeft = try values.decodeIfPresent(Bool.self, forKey: .rightToLeft) ?? false
        message = try values.decodeIfPresent(String.self, forKey: .message)
        seconds = try values.decode(Double.self, forKey: .seconds)
        changes = try values.decodeIfPresent([ViewChangeReport].self, forKey: .changes) ?? []
        pixels = try values.decodeIfPresent(PixelReport.self, forKey: .pixels)
        passing = try values.decodeIfPresent([PassingSettings].self, forKey: .passesWith) ?? []
        recordedBy = try values.decodeIfPresent(String.self, forKey: .recordedBy)
        golden = try values.digests(forKey: .golden)
        artifacts = try values.digests(forKey: .artifacts)
        acceptance = try values.decodeIfPresent(Acceptance.self, forKey: .accept)
        issues = try values.decodeIfPresent([IssueReport].self, forKey: .issues) ?? []
    }
}

extension LogReport: Decodable {
    private enum Key: String, CodingKey {
        case name, path, device, status, exception, message, seconds, golden, artifacts, accept
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            name: try values.decode(String.self, forKey: .name), path: try values.decode(String.self, forKey: .path),
            device: try values.decode(String.self, forKey: .device),
            status: try values.decode(PictureResult.Status.self, forKey: .status))
        isException = try values.decode(Bool.self, forKey: .exception)
        message = try values.decodeIfPresent(String.self, forKey: .message)
        seconds = try values.decode(Double.self, forKey: .seconds)
        golden = try values.digests(forKey: .golden)
        artifacts = try values.digests(forKey: .artifacts)
        acceptance = try values.decodeIfPresent(PictureReport.Acceptance.self, forKey: .accept)
    }
}

extension PixelReport: Decodable {
    private enum Key: String, CodingKey {
        case referenceSize, actualSize, differingPixels, maximumDifference, bounds
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let reference = try values.integers(2, forKey: .referenceSize)
        let actual = try values.integers(2, forKey: .actualSize)
        referenceSize = PixelSize(width: reference[0], height: reference[1])
        actualSize = PixelSize(width: actual[0], height: actual[1])
        differingPixels = try values.decode(Int.self, forKey: .differingPixels)
        maximumDifference = try values.decode(Int.self, forKey: .maximumDifference)
        guard values.contains(.bounds) else { return }
        let sides = try values.integers(4, forKey: .bounds)
        bounds = PixelRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }
}

extension KeyedDecodingContainer {
    /// Digests by the names of files; nothing where the key is absent.
    fileprivate func digests<File: RawRepresentable & Hashable>(
        forKey key: Key
    ) throws -> [File: ContentDigest] where File.RawValue == String {
        var digests: [File: ContentDigest] = [:]
        for (name, digest) in try decodeIfPresent([String: ContentDigest].self, forKey: key) ?? [:] {
            guard let file = File(rawValue: name) else {
                throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "unknown file")
            }
            digests[file] = digest
        }
        return digests
    }

    fileprivate func integers(_ count: Int, forKey key: Key) throws -> [Int] {
        let numbers = try decode([Int].self, forKey: key)
        guard numbers.count == count else {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "\(count) numbers")
        }
        return numbers
    }
}
