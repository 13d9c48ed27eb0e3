import Comparison
import Foundation
package import JSON

extension PictureReport: JSONDecodable {
    private enum Key: String, CaseIterable {
        case name, path, root, device, state, appearance, contentSize, rightToLeft, scale, status, message, seconds
        case changes, pixels, passesWith, recordedBy, golden, artifacts, accept, issues
    }

    package init(json: JSONValue) throws(JSONDecodingError) {
        let values = try JSONObject<Key>(json)
        self.init(
            name: try values.decode(.name), path: try values.decode(.path),
            device: try values.decode(.device),
            state: try values.decode(.state),
            scale: try values.decode(.scale),
            status: try values.decode(.status))
        root = try values.decodeIfPresent(.root)
        isDark = try values.decode(.appearance, as: String.self) == "dark"
        contentSize = try values.decodeIfPresent(.contentSize)
        isRightToLeft = try values.decodeIfPresent(.rightToLeft) ?? false
        message = try values.decodeIfPresent(.message)
        seconds = try values.decode(.seconds)
        changes = try values.decodeIfPresent(.changes) ?? []
        pixels = try values.decodeIfPresent(.pixels)
        passing = try values.decodeIfPresent(.passesWith) ?? []
        recordedBy = try values.decodeIfPresent(.recordedBy)
        golden = try values.digests(.golden)
        artifacts = try values.digests(.artifacts)
        acceptance = try values.decodeIfPresent(.accept)
        issues = try values.decodeIfPresent(.issues) ?? []
    }
}

extension PictureReport.Acceptance: JSONDecodable {}

extension SnapshotStatus: JSONDecodable {}
