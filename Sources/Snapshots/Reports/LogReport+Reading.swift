extension LogReport: Decodable {
    private enum Key: String, CodingKey {
        case kind, name, path, device, status, exception, message, seconds, golden, artifacts, accept
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            name: try values.decode(String.self, forKey: .name), path: try values.decode(String.self, forKey: .path),
            device: try values.decode(String.self, forKey: .device),
            status: try values.decode(SnapshotStatus.self, forKey: .status))
        if let kind = try values.decodeIfPresent(String.self, forKey: .kind) {
            guard let file = GoldenFile(rawValue: kind), file == .log || file == .text else {
                throw DecodingError.dataCorruptedError(forKey: .kind, in: values, debugDescription: "unknown kind")
            }
            self.file = file
        }
        isException = try values.decode(Bool.self, forKey: .exception)
        message = try values.decodeIfPresent(String.self, forKey: .message)
        seconds = try values.decode(Double.self, forKey: .seconds)
        golden = try values.digests(forKey: .golden)
        artifacts = try values.digests(forKey: .artifacts)
        acceptance = try values.decodeIfPresent(PictureReport.Acceptance.self, forKey: .accept)
    }
}
