import Basics
import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import Testing

@testable import LayoutLoading

@Suite("Property lists")
struct PropertyListTests {
    private static let keys = ["list", "flag", "number", "text", "none"]

    private func values(_ data: Data) throws -> [String: PropertyListValue]? {
        try PropertyListValue.values(for: PropertyListTests.keys, in: data)
    }

    @Test(
        "what Foundation writes is read, as text and as binary", arguments: [0, 1, 14, 15, 16, 300],
        [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func formats(count: Int, format: PropertyListSerialization.PropertyListFormat) throws {
        let list = (0..<count).map { "element \($0)" }
        // Counts above fifteen, of keys and of a name's bytes, are stored separately.
        var dictionary: [String: Any] = ["list": list, "flag": true, "number": 7.5, "text": "x"]
        for index in 0..<count { dictionary["a key with a long name \(index)"] = index }
        let data = try PropertyListSerialization.data(fromPropertyList: dictionary, format: format, options: 0)
        #expect(
            try values(data) == [
                "list": .strings(list), "flag": .boolean(true), "number": .other, "text": .string("x"),
            ])
        let array = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
        #expect(try values(array) == nil)
    }

    @Test(
        "§4.5: the initial orientation is read from both formats; what is none is an error at the place that names the file"
    )
    func initial() throws {
        let name = Located("Info.plist", at: SourcePosition(line: 3, column: 5, offset: 40))
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            for (value, expected) in [("UIInterfaceOrientationLandscapeLeft", UIInterfaceOrientation.landscapeLeft)] {
                let data = try PropertyListSerialization.data(
                    fromPropertyList: ["UIInterfaceOrientation": value], format: format, options: 0)
                #expect(try InfoPlist(data, named: name, file: "a.json").orientations.initial == expected)
            }
            let wrong = try PropertyListSerialization.data(
                fromPropertyList: ["UIInterfaceOrientation": "Sideways"], format: format, options: 0)
            let error = #expect(throws: Diagnostic.self) { try InfoPlist(wrong, named: name, file: "a.json") }
            #expect(
                error?.description == "a.json:3:5: error: UIInterfaceOrientation in Info.plist is not an orientation")
        }
    }

    @Test("lists that each hold the next one twice take no time: nothing is copied that is shared")
    func doubling() throws {
        // The list is {"list": [[[…], […]], [[…], […]]]}, 60 levels deep, in 63 objects.
        let levels: UInt8 = 60
        var objects: [[UInt8]] = [[0xD1, 1, 2], [0x54] + Array("list".utf8)]
        for level in 0..<levels { objects.append([0xA2, level + 3, level + 3]) }
        objects.append([0x09])
        #expect(try values(PropertyListTests.binary(objects)) == ["list": .other])
    }

    @Test("a binary list cut off or changed at any byte is read or is not, and never goes to Foundation")
    func damage() throws {
        let dictionary: [String: Any] = ["list": ["one", "two"], "flag": true]
        let data = try PropertyListSerialization.data(fromPropertyList: dictionary, format: .binary, options: 0)
        for length in 6..<data.count { #expect(try values(data.prefix(length)) == nil) }
        for index in 6..<data.count {
            for byte in [UInt8(0), 0x0F, 0x7F, 0xFF, data[index] ^ 1] {
                var changed = data
                changed[index] = byte
                _ = try values(changed)
            }
        }
    }

    /// A file of these objects, of which the first is the root, with one byte for each number.
    private static func binary(_ objects: [[UInt8]]) -> Data {
        var file = Data("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets += [UInt8(file.count >> 8), UInt8(file.count & 0xFF)]
            file.append(contentsOf: object)
        }
        let table = file.count
        file.append(contentsOf: offsets)
        file.append(contentsOf: [0, 0, 0, 0, 0, 0, 2, 1])
        for number in [objects.count, 0, table] {
            file.append(contentsOf: (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) })
        }
        return file
    }
}
