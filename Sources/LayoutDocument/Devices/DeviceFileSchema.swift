import JSON

/// The published description of device files: a JSON Schema, written from the tables that the decoder reads by.
public enum DeviceFileSchema {
    /// JSON Schema, draft 2020-12, ending with a line feed: what `reflow schema device-file` prints.
    public static let text = LayoutSchema.text(
        titled: "Reflow device file", .deviceFile,
        definitions: [.device, .deviceScreen, .deviceBar, .deviceSizeClass, .deviceInsets].map {
            ($0.name, .object(LayoutSchema.object($0)))
        } + [(NumberTuple.insets.rawValue, LayoutSchema.tuple(.insets))])
}
