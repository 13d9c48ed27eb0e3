import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import TestSupport
import Testing

/// A number, text, flag or null at one position of a JSON document.
private enum Leaf: Equatable, CustomStringConvertible {
    case number(Double)
    case text(String)
    case flag(Bool)
    case nothing

    var description: String {
        switch self {
        case .number(let number): "\(number)"
        case .text(let text): text
        case .flag(let flag): "\(flag)"
        case .nothing: "null"
        }
    }

    /// The published figures are rounded to a thousandth.
    func matches(_ other: Leaf) -> Bool {
        if case .number(let a) = self, case .number(let b) = other { return abs(a - b) < 0.000_5 }
        return self == other
    }
}

private enum Tree: Decodable {
    case leaf(Leaf)
    case list([Tree])
    case object([String: Tree])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .leaf(.nothing)
        } else if let flag = try? container.decode(Bool.self) {
            self = .leaf(.flag(flag))
        } else if let number = try? container.decode(Double.self) {
            self = .leaf(.number(number))
        } else if let text = try? container.decode(String.self) {
            self = .leaf(.text(text))
        } else if let list = try? container.decode([Tree].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: Tree].self))
        }
    }

    /// Every leaf by its path.
    func leaves(_ path: String = "") -> [String: Leaf] {
        switch self {
        case .leaf(let leaf): [path: leaf]
        case .list(let list):
            list.enumerated().reduce(into: [:]) { all, item in
                all.merge(item.element.leaves("\(path)[\(item.offset)]")) { $1 }
            }
        case .object(let members):
            members.reduce(into: [:]) { all, member in
                all.merge(member.value.leaves(path.isEmpty ? member.key : "\(path).\(member.key)")) { $1 }
            }
        }
    }
}

extension Device {
    /// Every figure of the device, by the paths of the published table.
    fileprivate var leaves: [String: Leaf] {
        var leaves: [String: Leaf] = [
            "id": .text(id), "idiom": .text(idiom.name), "scale": .number(scale),
            "nativePixelsPortrait[0]": .number(nativePixels.width),
            "nativePixelsPortrait[1]": .number(nativePixels.height),
            "cornerRadius": cornerRadius.map { .number($0) } ?? .nothing,
            "homeIndicator": .flag(hasHomeIndicator),
            "supportsPortraitUpsideDown": .flag(supportsPortraitUpsideDown),
        ]
        for (index, name) in names.enumerated() { leaves["names[\(index)]"] = .text(name) }
        for (side, metrics) in [("portrait", portrait), ("landscape", landscape)] {
            for (key, leaf) in metrics.leaves { leaves["\(side).\(key)"] = leaf }
        }
        return leaves
    }
}

extension ScreenMetrics {
    fileprivate var leaves: [String: Leaf] {
        [
            "size[0]": .number(size.width), "size[1]": .number(size.height),
            "safeArea.top": .number(safeAreaInsets.top), "safeArea.left": .number(safeAreaInsets.left),
            "safeArea.bottom": .number(safeAreaInsets.bottom), "safeArea.right": .number(safeAreaInsets.right),
            "statusBarHeight": .number(statusBarHeight), "statusBarHidden": .flag(isStatusBarHidden),
            "navigationBar.y": .number(navigationBar.y), "navigationBar.height": .number(navigationBar.height),
            "navigationBar.maxY": .number(navigationBar.maxY),
            "navigationBar.largeTitleHeight": .number(navigationBar.largeTitleHeight),
            "navigationBar.largeTitleMaxY": .number(navigationBar.largeTitleMaxY),
            "tabBarHeight": .number(tabBarHeight), "toolbarHeight": .number(toolbarHeight),
            "sizeClass.horizontal": .text(horizontalSizeClass.name),
            "sizeClass.vertical": .text(verticalSizeClass.name),
            "rootLayoutMargins.top": .number(rootLayoutMargins.top),
            "rootLayoutMargins.left": .number(rootLayoutMargins.left),
            "rootLayoutMargins.bottom": .number(rootLayoutMargins.bottom),
            "rootLayoutMargins.right": .number(rootLayoutMargins.right),
        ]
    }
}

@Suite("The device table against the reference data")
struct DeviceReferenceTests {
    private static let remarks: Set<String> = ["confidence", "sources", "notes", "verified"]

    @Test("§9: every figure")
    func everyFigure() throws {
        let tree = try JSONDecoder().decode(Tree.self, from: Fixture.devices)
        guard case .object(let root) = tree, case .list(let entries)? = root["devices"] else {
            Issue.record("not a device table")
            return
        }
        let devices = DeviceCatalogue.standard.all
        #expect(devices.count == entries.count)
        for (device, entry) in zip(devices, entries) {
            let expected = entry.leaves().filter { !DeviceReferenceTests.remarks.contains($0.key) }
            let actual = device.leaves
            for path in Set(expected.keys).union(actual.keys).sorted() {
                let matches = actual[path].flatMap { leaf in expected[path].map { leaf.matches($0) } } ?? false
                #expect(
                    matches,
                    "\(device.id) \(path): \(actual[path]?.description ?? "–"), not \(expected[path]?.description ?? "–")"
                )
            }
        }
    }

    @Test("A device file in the shape of the table reads as the table")
    func asDeviceFile() throws {
        let devices = try DeviceFile.parse(Fixture.devices, file: "devices.json").devices
        #expect(devices.count == DeviceCatalogue.standard.all.count)
        for (read, known) in zip(devices, DeviceCatalogue.standard.all) {
            let expected = known.leaves
            for (path, leaf) in read.leaves {
                #expect(expected[path].map { leaf.matches($0) } == true, "\(known.id) \(path)")
            }
            #expect(read.portrait.readableContentWidth == known.portrait.readableContentWidth)
            #expect(read.landscape.readableContentWidth == known.landscape.readableContentWidth)
        }
    }
}

@Suite("The device table by its own laws")
struct DeviceTableTests {
    private let devices = DeviceCatalogue.standard.all

    @Test("§9: 26 classes, each with a name and an upright screen")
    func shape() {
        #expect(devices.count == 26)
        for device in devices {
            #expect(device.name == device.names[0])
            #expect(device.portrait.size.width < device.portrait.size.height)
            #expect(device.landscape.size.width == device.portrait.size.height)
            #expect(device.landscape.size.height == device.portrait.size.width)
            #expect([1, 2, 3].contains(device.scale))
            #expect(device.metrics(for: .portraitUpsideDown) == device.portrait)
            #expect(device.metrics(for: .unknown) == device.portrait)
            #expect(device.metrics(for: .landscapeLeft) == device.metrics(for: .landscapeRight))
        }
    }

    @Test("§9: the panel has the pixels that are drawn, but on the Plus models and the minis")
    func pixels() {
        for device in devices {
            let drawn = CGSize(
                width: device.portrait.size.width * device.scale, height: device.portrait.size.height * device.scale)
            let scalesDown = ["iphone-8-plus", "iphone-13-mini"].contains(device.id)
            #expect((device.nativePixels != drawn) == scalesDown, "\(device.id)")
        }
    }

    @Test("§9: size classes: iPads regular, phones compact but where 414 or more become the height")
    func sizeClasses() {
        for device in devices {
            let upright = (device.portrait.horizontalSizeClass, device.portrait.verticalSizeClass)
            let turned = (device.landscape.horizontalSizeClass, device.landscape.verticalSizeClass)
            if device.idiom == .pad {
                #expect(upright == (.regular, .regular))
                #expect(turned == (.regular, .regular))
            } else {
                #expect(upright == (.compact, .regular))
                #expect(turned == (device.landscape.size.height >= 414 ? .regular : .compact, .compact))
            }
        }
    }

    @Test("§3.7: root margins are the safe area and 16 or 20 at the sides")
    func margins() {
        for device in devices {
            for metrics in [device.portrait, device.landscape] {
                let side: CGFloat =
                    if device.idiom == .pad {
                        20
                    } else if metrics == device.portrait {
                        metrics.size.width >= 414 ? 20 : 16
                    } else {
                        device.hasHomeIndicator ? 16 : 20
                    }
                #expect(metrics.systemMinimumLayoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
            }
        }
    }

    @Test("§9: home indicators take 34 upright, 21 turned, 20 on iPads; a notch moves to both sides")
    func safeAreas() {
        for device in devices {
            let upright = device.portrait.safeAreaInsets
            let turned = device.landscape.safeAreaInsets
            if device.idiom == .pad {
                #expect(turned == upright)
                #expect(upright.bottom == (device.hasHomeIndicator ? 20 : 0))
            } else {
                #expect(upright.bottom == (device.hasHomeIndicator ? 34 : 0))
                #expect(turned.bottom == (device.hasHomeIndicator ? 21 : 0))
                #expect(turned.top == 0)
                #expect(turned.left == turned.right)
                #expect(turned.left == (device.hasHomeIndicator ? upright.top : 0))
            }
        }
    }

    @Test("§4.4: phones without a Home button do not turn upside down, everything else does")
    func upsideDown() {
        for device in devices {
            let isPhoneWithoutHomeButton = device.idiom == .phone && device.hasHomeIndicator
            #expect(device.supportsPortraitUpsideDown == !isPhoneWithoutHomeButton)
        }
    }

    @Test("§3.7: readable content is 664 wide on iPads and on wide phones with a notch, turned")
    func readableWidth() {
        for device in devices {
            #expect(device.portrait.readableContentWidth == (device.idiom == .pad ? 664 : nil))
            let isWideNotched = device.hasHomeIndicator && device.portrait.size.width >= 414
            #expect(device.landscape.readableContentWidth == (device.idiom == .pad || isWideNotched ? 664 : nil))
        }
    }

    @Test("§9: phones without a Home button have a notch, those with 59 points of safe area and more a Dynamic Island")
    func sensorHousing() throws {
        let cases: [(String, Device.SensorHousing?)] = [
            ("iPhone 8", nil), ("iPhone X", .notch), ("iPhone 14", .notch), ("iPhone 15", .dynamicIsland),
            ("iPhone 16 Pro", .dynamicIsland), ("iPad Pro 11 (1st-4th)", nil),
        ]
        for (name, housing) in cases {
            let device = try DeviceCatalogue.standard.require(named: name)
            #expect(device.sensorHousing == housing, "\(name)")
        }
    }

    @Test("§7.2: on Dynamic Island phones the navigation bar begins a pixel or more above the safe area's end")
    func islandBars() {
        for device in devices where device.portrait.statusBarHeight == 54 {
            let y = device.portrait.navigationBar.y
            #expect(y < device.portrait.safeAreaInsets.top)
            #expect(abs(y * device.scale - (y * device.scale).rounded()) < 1e-9)
        }
    }
}
