import Basics
import Foundation
import JSON
import KitSchema
import KitValues
import LayoutRules

extension DocumentDecoder {
    /// The maximum length of a device's name, in bytes.
    private static let deviceNameBytes = 100
    /// The maximum number of names of one device.
    private static let deviceNames = 50

    mutating func deviceFile(_ value: JSONValue) -> DeviceFile? {
        guard let members = members(of: value, .deviceFile, "a device file"),
            let list = members[DeviceFileKeys.devices]?.value
        else { return nil }
        guard case .array(let entries) = list.content else {
            reportType(list, .objects(.device), "\"devices\"")
            return nil
        }
        guard entries.count <= DeviceFile.deviceLimit else {
            report(
                .limitExceeded, "the file has more than \(DeviceFile.deviceLimit) devices",
                at: entries[DeviceFile.deviceLimit].position)
            return nil
        }
        var devices: [Device] = []
        var names: [[Located<String>]] = []
        for entry in entries {
            guard let (device, ownNames) = device(entry) else { continue }
            devices.append(device)
            names.append(ownNames)
        }
        return DeviceFile(file: file, devices: devices, names: names)
    }

    private mutating func device(_ value: JSONValue) -> (Device, names: [Located<String>])? {
        guard let members = members(of: value, .device, "a device") else { return nil }
        let id = members.located(DeviceKeys.id, \.string)
        if let id { checkDeviceName(id, "\"id\"") }
        let names = said(DeviceKeys.names, in: members).map { deviceNames($0.value) } ?? []
        // All members are read before missing values are reported, so that one run reports all mistakes.
        let portrait = members[DeviceKeys.portrait].flatMap { screen($0, upright: nil) }
        let size = portrait?.members.value(DeviceScreenKeys.size, \.size)
        let landscape = said(DeviceKeys.landscape, in: members).flatMap { screen($0, upright: size) }
        checkCorner(members, of: size)
        guard let id, let size, let portrait,
            let idiom = members.value(DeviceKeys.idiom, \.choice).flatMap({ UIUserInterfaceIdiom(name: $0.name) }),
            let scale = members.value(DeviceKeys.scale, \.number)
        else { return nil }
        var description = DeviceDescription(id: id.value, idiom: idiom, scale: scale, size: size)
        description.names = names.map(\.value)
        description.nativePixels = members.value(DeviceKeys.nativePixelsPortrait, \.size)
        description.cornerRadius = members.value(DeviceKeys.cornerRadius, \.number)
        description.hasHomeIndicator = members.value(DeviceKeys.homeIndicator, \.boolean)
        description.supportsPortraitUpsideDown = members.value(DeviceKeys.supportsPortraitUpsideDown, \.boolean)
        description.portrait = portrait.screen
        if let landscape { description.landscape = landscape.screen }
        let device = Device(description)
        checkBar(portrait.bar, device.portrait.navigationBar)
        checkBar(landscape?.bar, device.landscape.navigationBar)
        return (device, [id] + names)
    }

    /// The member of a key; nil if it is missing or `null`.
    private func said(_ key: KeySchema, in members: Members) -> JSONMember? {
        members[key].flatMap { $0.value.content == .null ? nil : $0 }
    }

    // MARK: Names

    private mutating func deviceNames(_ value: JSONValue) -> [Located<String>] {
        let names = someNames(value, "\"names\"", ifEmpty: "leave it out if the id is the only name")
        if names.count > DocumentDecoder.deviceNames {
            report(
                .limitExceeded, "a device has more than \(DocumentDecoder.deviceNames) names",
                at: names[DocumentDecoder.deviceNames].position)
        }
        for name in names { checkDeviceName(name, "a name in \"names\"") }
        return names
    }

    /// Checks that a name can be used on the command line and in file names.
    private mutating func checkDeviceName(_ name: Located<String>, _ label: String) {
        let bytes = DocumentDecoder.deviceNameBytes
        if name.value.utf8.count > bytes {
            report(.outOfRange, "\(label) must not have more than \(bytes) bytes", at: name.position)
        } else if DeviceName.slug(name.value).isEmpty {
            report(
                .outOfRange,
                "\(label) must contain a letter from a to z or a digit, not \(Wording.quoted(name.value))",
                at: name.position)
        }
    }

    // MARK: Screens

    /// A screen, with the members that are checked after everything is known.
    private struct ScreenMembers {
        var screen: DeviceDescription.Screen
        var members: Members
        var bar: Members?
    }

    /// - Parameter upright: the size of the portrait screen; nil if this is the portrait screen.
    private mutating func screen(_ member: JSONMember, upright: CGSize?) -> ScreenMembers? {
        let title = Wording.quoted(member.key)
        guard let members = members(of: member.value, .deviceScreen, title, title: title) else { return nil }
        if member.has(DeviceKeys.portrait) {
            for key in [DeviceScreenKeys.size, DeviceScreenKeys.safeArea] where said(key, in: members) == nil {
                if key.name == DeviceScreenKeys.safeArea.name, said(DeviceScreenKeys.safeAreaInsets, in: members) != nil
                {
                    continue
                }
                report(.missingKey, "\(title) has no \(Wording.quoted(key.name))", at: member.value.position)
            }
        }
        checkTwins(members)
        checkSize(members, upright: upright, isUpright: member.has(DeviceKeys.portrait))
        var screen = DeviceDescription.Screen()
        screen.safeArea = insets(DeviceScreenKeys.safeArea, in: members) ?? listedInsets(members)
        let size =
            upright.map { CGSize(width: $0.height, height: $0.width) } ?? members.value(DeviceScreenKeys.size, \.size)
        let insetsKey =
            members[DeviceScreenKeys.safeArea] == nil ? DeviceScreenKeys.safeAreaInsets : DeviceScreenKeys.safeArea
        if let insets = screen.safeArea, let size, let place = members[insetsKey]?.value.position,
            insets.left + insets.right >= size.width || insets.top + insets.bottom >= size.height
        {
            report(.outOfRange, "the insets in \(Wording.quoted(insetsKey.name)) cover the whole screen", at: place)
        }
        screen.statusBarHeight = members.value(DeviceScreenKeys.statusBarHeight, \.number)
        screen.isStatusBarHidden = members.value(DeviceScreenKeys.statusBarHidden, \.boolean)
        let bar = said(DeviceScreenKeys.navigationBar, in: members).flatMap {
            self.members(of: $0.value, .deviceBar, "\"navigationBar\"")
        }
        screen.navigationBarY = bar?.value(DeviceBarKeys.y, \.number)
        screen.navigationBarHeight = bar?.value(DeviceBarKeys.height, \.number)
        screen.largeTitleHeight = bar?.value(DeviceBarKeys.largeTitleHeight, \.number)
        screen.tabBarHeight = members.value(DeviceScreenKeys.tabBarHeight, \.number)
        screen.toolbarHeight = members.value(DeviceScreenKeys.toolbarHeight, \.number)
        let classes = said(DeviceScreenKeys.sizeClass, in: members).flatMap {
            self.members(of: $0.value, .deviceSizeClass, "\"sizeClass\"")
        }
        screen.horizontalSizeClass =
            sizeClass(DeviceSizeClassKeys.horizontal, in: classes)
            ?? sizeClass(DeviceScreenKeys.horizontalSizeClass, in: members)
        screen.verticalSizeClass =
            sizeClass(DeviceSizeClassKeys.vertical, in: classes)
            ?? sizeClass(DeviceScreenKeys.verticalSizeClass, in: members)
        screen.rootLayoutMargins = insets(DeviceScreenKeys.rootLayoutMargins, in: members)
        return ScreenMembers(screen: screen, members: members, bar: bar)
    }

    /// Pairs of keys with the same meaning, of which a screen may have only one.
    private static let twins = [
        (DeviceScreenKeys.safeArea, DeviceScreenKeys.safeAreaInsets),
        (DeviceScreenKeys.sizeClass, DeviceScreenKeys.horizontalSizeClass),
        (DeviceScreenKeys.sizeClass, DeviceScreenKeys.verticalSizeClass),
    ]

    private mutating func checkTwins(_ members: Members) {
        for (key, twin) in DocumentDecoder.twins where said(key, in: members) != nil {
            guard let other = said(twin, in: members) else { continue }
            report(
                .misplacedKey,
                "\(Wording.quoted(key.name)) and \(Wording.quoted(twin.name)) are two forms of the same key; remove one of them",
                at: other.position)
        }
    }

    /// The insets in the form that `reflow devices` prints.
    private func listedInsets(_ members: Members) -> UIEdgeInsets? {
        members.value(DeviceScreenKeys.safeAreaInsets, \.insets)
    }

    private mutating func checkSize(_ members: Members, upright: CGSize?, isUpright: Bool) {
        guard let size = members.located(DeviceScreenKeys.size, \.size) else { return }
        let said = DocumentDecoder.text(size.value)
        if isUpright, size.value.width > size.value.height {
            report(
                .outOfRange,
                "\"size\" must be the size in portrait; \(said) is wider than it is high", at: size.position)
        }
        guard let upright else { return }
        let turned = CGSize(width: upright.height, height: upright.width)
        if size.value != turned {
            report(
                .outOfRange, "\"size\" must be the portrait size rotated, \(DocumentDecoder.text(turned)), not \(said)",
                at: size.position)
        }
    }

    private mutating func checkCorner(_ members: Members, of size: CGSize?) {
        guard let size, let radius = members.located(DeviceKeys.cornerRadius, \.number), radius.value > size.width / 2
        else {
            return
        }
        report(
            .outOfRange,
            "\"cornerRadius\" must be from 0 to \(DocumentDecoder.text(size.width / 2)), half the width, not "
                + DocumentDecoder.text(radius.value),
            at: radius.position)
    }

    /// Checks figures that follow from others. They may differ slightly, because published figures are rounded to a
    /// thousandth.
    private mutating func checkBar(_ members: Members?, _ bar: ScreenMetrics.NavigationBar) {
        let sums = [
            (DeviceBarKeys.maxY, bar.maxY, DeviceBarKeys.height),
            (DeviceBarKeys.largeTitleMaxY, bar.largeTitleMaxY, DeviceBarKeys.largeTitleHeight),
        ]
        for (key, sum, height) in sums {
            guard let said = members?.located(key, \.number), abs(said.value - sum) >= 0.01 else { continue }
            report(
                .outOfRange,
                "\(Wording.quoted(key.name)) must be y + \(height.name), which is \(DocumentDecoder.text(sum)), not "
                    + DocumentDecoder.text(said.value),
                at: said.position)
        }
    }

    private mutating func insets(_ key: KeySchema, in members: Members) -> UIEdgeInsets? {
        guard let value = said(key, in: members)?.value,
            let edges = self.members(
                of: value, .deviceInsets, Wording.quoted(key.name), title: Wording.quoted(key.name))
        else { return nil }
        return UIEdgeInsets(
            top: edges.value(DeviceInsetKeys.top, \.number) ?? 0,
            left: edges.value(DeviceInsetKeys.left, \.number) ?? 0,
            bottom: edges.value(DeviceInsetKeys.bottom, \.number) ?? 0,
            right: edges.value(DeviceInsetKeys.right, \.number) ?? 0)
    }

    private func sizeClass(_ key: KeySchema, in members: Members?) -> UIUserInterfaceSizeClass? {
        members?.value(key, \.choice).flatMap { UIUserInterfaceSizeClass(name: $0.name) }
    }

    private static func text(_ size: CGSize) -> String {
        "[\(size.width.shortestText), \(size.height.shortestText)]"
    }
}
