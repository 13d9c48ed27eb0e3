import Comparison
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
        case version, renderer, goldens, filter, rerun, shard, coversFolders, layouts, obsolete, unasked, warnings
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
            unasked: try values.decodeIfPresent([String].self, forKey: .unasked) ?? [],
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
