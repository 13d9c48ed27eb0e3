import JSON
import KitSchema

/// The published description of device files: a JSON Schema, made from the tables that the decoder uses.
public enum DeviceFileSchema {
    /// The text that `reflow schema device-file` prints: JSON Schema, draft 2020-12, ending with a line feed.
    public static let text = LayoutSchema.text(
        titled: "Reflow device file", .deviceFile,
        definitions: [.device, .deviceScreen, .deviceBar, .deviceSizeClass, .deviceInsets].map {
            ($0.name, .object(LayoutSchema.object($0)))
        } + [(NumberTuple.insets.rawValue, LayoutSchema.tuple(.insets))])
}
