extension LogReport: Decodable {
    private enum Key: String, CodingKey {
        case name, path, device, status, exception, message, golden, artifacts, accept
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            name: try values.decode(String.self, forKey: .name), path: try values.decode(String.self, forKey: .path),
            device: try values.decode(String.self, forKey: .device),
            status: try values.decode(SnapshotStatus.self, forKey: .status))
        isException = try values.decode(Bool.self, forKey: .exception)
        message = try values.decodeIfPresent(String.self, forKey: .message)
        golden = try values.digests(forKey: .golden)
        artifacts = try values.digests(forKey: .artifacts)
        acceptance = try values.decodeIfPresent(PictureReport.Acceptance.self, forKey: .accept)
    }
}
