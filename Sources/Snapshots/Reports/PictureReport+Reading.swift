import Comparison
import Foundation

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
            status: try values.decode(SnapshotStatus.self, forKey: .status))
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
