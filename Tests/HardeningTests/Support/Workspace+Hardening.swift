import Foundation
import TestSupport
import Testing

extension Workspace {
    convenience init() throws { try self.init(named: "") }

    /// Runs reflow and expects a failure with these messages and no change of any file.
    func expectRefusal(
        _ arguments: [String], _ messages: String..., status: Int32 = 2, prefix: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try contents()
        let run = try LimitedProcess(arguments, in: url, prefix: prefix)
        let said = String(run.error.prefix(1000))
        #expect(!run.wasKilled && run.status == status, "\(run.status): \(said)", sourceLocation: sourceLocation)
        for message in messages { #expect(run.error.contains(message), "\(said)", sourceLocation: sourceLocation) }
        #expect(run.output.isEmpty, "nothing on standard output", sourceLocation: sourceLocation)
        #expect(run.error.utf8.count < 20_000, "a message that can be read", sourceLocation: sourceLocation)
        #expect(try contents() == before, "an unchanged folder", sourceLocation: sourceLocation)
    }
}

extension Workspace {
    /// The arguments that select the device of ``writeDevice()``.
    static let smallDevice = ["--device-file", "device.json"]

    /// Writes the device of ``layout(color:more:)``, which has few pixels for tests that draw often.
    func writeDevice() throws {
        try write(
            """
            { "devices": [{ "id": "small", "idiom": "phone", "scale": 1,
                            "portrait": { "size": [200, 300], "safeArea": {} } }] }
            """, to: "device.json")
    }

    /// A layout of one view in this colour, for ``smallDevice``.
    static func layout(color: String = "systemBlue", more: String = "") -> String {
        """
        { "devices": ["small"], "root": { "class": "UIView", "frame": [0, 0, 200, 300], "backgroundColor": "\(color)"\(more) } }
        """
    }

    /// A layout with a picture of this name, on the second line, for ``smallDevice``.
    static func layout(image: String) -> String {
        layout(
            more: """
                ,
                  "subviews": [{ "class": "UIImageView", "frame": [9, 9, 90, 90], "image": "\(image)" }]
                """)
    }
}
