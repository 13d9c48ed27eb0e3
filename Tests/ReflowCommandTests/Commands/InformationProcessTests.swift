import Foundation
import LayoutRules
import Screens
import TestSupport
import Testing

@testable import ReflowCommand

@Suite("reflow devices, doctor and schema")
struct InformationProcessTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
    }

    @Test("The JSON of test, devices and doctor holds what its schema says", arguments: ["test", "devices", "doctor"])
    func schemas(command: String) throws {
        try workspace.layout("Layouts/a.json")
        try workspace.write("{", to: "Layouts/b.json")
        let output = try workspace.reflow(command, "--format", "json").output
        #expect(try JSONSchemaChecker(workspace.reflow("schema", command).output).problems(in: output) == [])
    }

    @Test("Every schema is JSON, and the layout's is the default", arguments: SchemaName.allCases)
    func schema(name: SchemaName) throws {
        let schema = try workspace.reflow("schema", name.rawValue)
        #expect(schema.status == 0)
        let object = try JSONSerialization.jsonObject(with: Data(schema.output.utf8)) as? [String: Any]
        #expect(object?["$schema"] != nil)
        if name == .layout { #expect(try workspace.reflow("schema").output == schema.output) }
    }

    @Test(
        "Every object of what a command prints is closed: a key that the schema does not name is a mistake",
        arguments: SchemaName.allCases.filter { $0 != .layout && $0 != .suite })
    func closed(name: SchemaName) throws {
        let check = try JSONSchemaChecker(workspace.reflow("schema", name.rawValue).output)
        #expect(check.openObjects == [])
    }

    @Test("devices names every device and those of the user's file")
    func devices() throws {
        try workspace.write(
            #"{ "devices": [{ "id": "kiosk", "idiom": "pad", "scale": 2, "portrait": { "size": [400, 700], "safeArea": {} } }] }"#,
            to: "devices.json")
        let devices = try workspace.reflow("devices", "--device-file", "devices.json")
        #expect(devices.status == 0)
        let lines = devices.output.split(separator: "\n")
        #expect(lines.count == DeviceCatalogue.standard.all.count + 2)
        #expect(lines.last?.hasPrefix("kiosk ") == true)
        for device in DeviceCatalogue.standard.all {
            #expect(lines.contains { $0.hasPrefix(device.id + " ") && device.names.allSatisfy($0.contains) })
        }
        let none = try workspace.reflow("devices", "--device-file", "none.json")
        #expect(none.error == "reflow devices: cannot read none.json: No such file or directory\n")
        #expect(none.status == 2)
    }

    @Test("A device file is refused with the place of each mistake, and nesting without end at once")
    func damagedDevices() throws {
        let place = "  { \"id\": \"kiosk\", \"idiom\": \"phone\", "
        try workspace.write("{ \"devices\": [\n\(place)\"scael\": 2 }\n] }", to: "devices.json")
        let refused = try workspace.reflow("devices", "--device-file", "devices.json")
        #expect(refused.status == 2)
        #expect(
            refused.error == """
                reflow devices: devices.json:2:3: error: a device has no "scale"
                devices.json:2:3: error: a device has no "portrait"
                devices.json:2:\(place.count + 1): error: unknown key "scael" in a device; did you mean "scale"?

                """)
        try workspace.write(String(repeating: "[", count: 1 << 20), to: "deep.json")
        let deep = try workspace.reflow("devices", "--device-file", "deep.json")
        #expect(deep.status == 2)
        #expect(
            deep.error
                == "reflow devices: deep.json:1:201: error: lists and objects are nested more than 200 deep\n")
    }

    @Test("doctor names version, libraries, fonts and fingerprint")
    func doctor() throws {
        let doctor = try workspace.reflow("doctor")
        #expect(doctor.status == 0)
        #expect(doctor.output.hasPrefix("reflow \(Reflow.versionWithCommit)\n"))
        for word in ["cairo ", "pango ", "Inter", "probe ", "fingerprint "] { #expect(doctor.output.contains(word)) }
        #expect(!doctor.output.contains("bundle "))
        #expect(doctor.output.hasSuffix("\n\(Look.symbolNotice)\n"))
    }

    @Test("Outside a bundle, there is nothing to verify, and there are no libraries for Swift")
    func outsideBundle() throws {
        let doctor = try workspace.reflow("doctor", "--verify")
        #expect(doctor.status == 2)
        #expect(doctor.error.hasPrefix("reflow doctor: reflow does not run from a bundle"))
        let variables = try workspace.reflow("swift-env")
        #expect(variables.status == 2)
        #expect(variables.output.isEmpty)
        #expect(variables.error.hasPrefix("reflow swift-env: reflow does not run from a bundle"))
    }
}
