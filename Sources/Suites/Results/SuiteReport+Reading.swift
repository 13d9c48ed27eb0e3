import Comparison
public import Foundation
package import JSON
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

    /// As much as results of that size hold.
    private static var limits: JSONLimits {
        var limits = JSONLimits.standard
        limits.fileBytes = byteLimit
        limits.values = 20_000_000
        limits.stringBytes = byteLimit
        return limits
    }

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
        return try parse(data, file: file)
    }

    /// Reads the text of a file of results, whatever it is.
    ///
    /// - Parameter file: what errors call the file.
    public static func parse(_ data: Data, file: String) throws(SuiteReportError) -> SuiteReport {
        do throws(JSONFileError) {
            return try read(data, limits: limits)
        } catch {
            throw SuiteReportError(file: file, reason: "it holds no results of 'reflow test': \(error)")
        }
    }

    /// The folder of a report that was named as for ``read(_:)``.
    public static func folder(of path: String) -> URL {
        let url = URL(fileURLWithPath: path)
        return path.hasSuffix(".json") ? url.deletingLastPathComponent() : url
    }
}

extension SuiteReport: JSONDecodable {
    private enum Key: String, CaseIterable {
        case version, renderer, goldens, filter, rerun, shard, coversFolders, layouts, obsolete, unasked, warnings
    }

    private enum ShardKey: String, CaseIterable {
        case index, count
    }

    package init(json: JSONValue) throws(JSONDecodingError) {
        let values = try JSONObject<Key>(json)
        let version = try values.value(.version)
        guard try Int(json: version) == SuiteReport.version else {
            throw JSONDecodingError(version, mustBe: "\(SuiteReport.version), the form that this version reads")
        }
        self.init(
            renderer: try values.decode(.renderer),
            goldens: try values.decode(.goldens),
            filter: try values.decodeIfPresent(.filter),
            isRerun: try values.decode(.rerun),
            shard: try SuiteReport.shard(values[.shard]),
            coversFolders: try values.decode(.coversFolders),
            layouts: try values.decode(.layouts),
            obsolete: try values.decode(.obsolete),
            unasked: try values.decodeIfPresent(.unasked) ?? [],
            warnings: try values.decode(.warnings))
    }

    private static func shard(_ json: JSONValue?) throws(JSONDecodingError) -> SuiteShard? {
        guard let json else { return nil }
        let values = try JSONObject<ShardKey>(json)
        guard let part = SuiteShard(index: try values.decode(.index), of: try values.decode(.count)) else {
            throw JSONDecodingError(json, mustBe: "a part of a whole")
        }
        return part
    }
}

extension LayoutReport: JSONDecodable {
    private enum Key: String, CaseIterable {
        case file, run, seconds, message, pictures, logs, errors, warnings
    }

    package init(json: JSONValue) throws(JSONDecodingError) {
        let values = try JSONObject<Key>(json)
        self.init(file: try values.decode(.file))
        isRun = try values.decode(.run)
        seconds = try values.decode(.seconds)
        message = try values.decodeIfPresent(.message)
        pictures = try values.decode(.pictures)
        logs = try values.decode(.logs)
        errors = try values.decode(.errors)
        warnings = try values.decode(.warnings)
    }
}
