import Basics

/// All devices that Reflow knows.
public struct DeviceCatalogue: Sendable, Equatable {
    /// The devices in the order of the table: phones by age, iPads by size, then devices from device files.
    public let all: [Device]

    /// The models in behaviour.md §9.
    public static let standard = DeviceCatalogue(all: table)

    private init(all: [Device]) {
        self.all = all
    }

    /// The catalogue, followed by a user's own devices.
    ///
    /// A name or an id that another device already has is an error.
    public func adding(_ devices: [Device]) throws(DeviceNameTaken) -> DeviceCatalogue {
        var owners: [String: String] = [:]
        for device in all {
            for name in DeviceCatalogue.lookupNames(device) { owners[DeviceName.slug(name)] = device.id }
        }
        for (index, device) in devices.enumerated() {
            let names = DeviceCatalogue.lookupNames(device)
            for name in names {
                if let owner = owners[DeviceName.slug(name)] {
                    throw DeviceNameTaken(name: name, owner: owner, index: index)
                }
            }
            // The device's own names are registered last, because its id may be the slug of one of them.
            for name in names { owners[DeviceName.slug(name)] = device.id }
        }
        return DeviceCatalogue(all: all + devices)
    }

    /// The device with this model name or id: "iPhone 15", `iphone-15`, `iphone 15`, or without blanks `iphone15`. A
    /// single model can be named, too: "iPad Air (5th)" or "iPad Air (5th generation)" is one of the models of "iPad
    /// Air (4th, 5th)". The ``Device/name`` of the result is the requested model in the spelling of the catalogue.
    public func device(named name: String) -> Device? {
        if let device = device(named: name, slug: DeviceName.slug(name)) { return device }
        let shortened = DeviceName.shortenedSlug(name)
        guard !shortened.isEmpty else { return nil }
        if let device = device(named: name, slug: shortened) { return device }
        let compact = DeviceName.compact(name)
        let spelled = all.flatMap(DeviceCatalogue.lookupNames).first { DeviceName.compact($0) == compact }
        return spelled.flatMap { device(named: $0, slug: DeviceName.slug($0)) }
    }

    private func device(named name: String, slug: String) -> Device? {
        for device in all {
            for model in device.names where model == name || DeviceName.slug(model) == slug {
                return device.called(model)
            }
        }
        for device in all {
            if DeviceName.slug(device.id) == slug { return device }
            for model in device.names.flatMap(DeviceName.models) where DeviceName.slug(model) == slug {
                return device.called(model)
            }
        }
        return nil
    }

    /// The device with this name. If there is none, the error suggests the closest names.
    public func require(named name: String) throws(UnknownDevice) -> Device {
        guard let device = device(named: name) else { throw UnknownDevice(name: name, nearest: nearestNames(to: name)) }
        return device
    }

    /// Up to three similar names, the closest first. Of equally close names, the newest model comes first. For the name
    /// of a family, such as iPad, the result has the models that are sold today.
    public func nearestNames(to name: String) -> [String] {
        let slug = DeviceName.slug(name)
        let family = slug.isEmpty ? [] : DeviceCatalogue.sold.filter { DeviceName.slug($0).hasPrefix(slug + "-") }
        if !family.isEmpty { return family }
        // The catalogue lists each family from old to new.
        let candidates = all.flatMap(DeviceCatalogue.lookupNames).reversed().map {
            (name: $0, slug: DeviceName.slug($0))
        }
        let nearest = NearestName.among(candidates.map(\.slug), to: slug, limit: 3)
        return nearest.map { index in candidates[index].name }
    }

    /// The devices in Apple's shops when the table was last extended.
    private static let sold = [
        "iPad (11th)", "iPad mini (7th)", "iPad Air 11 (M3)", "iPad Air 13 (M3)", "iPad Pro 11 (M5)",
        "iPad Pro 13 (M5)",
        "iPhone 17", "iPhone Air", "iPhone 17 Pro", "iPhone 17 Pro Max",
    ]

    /// All names by which a device can be looked up.
    private static func lookupNames(_ device: Device) -> [String] {
        let models = device.names.flatMap { [$0] + DeviceName.models(of: $0) }
        let slugs = Set(models.map(DeviceName.slug))
        return slugs.contains(DeviceName.slug(device.id)) ? models : models + [device.id]
    }
}

/// A device's name that another device already has.
public struct DeviceNameTaken: Error, Sendable, Hashable {
    public let name: String
    /// The id of the device that has the name.
    public let owner: String
    /// The index of the added device that uses the name.
    public let index: Int

    /// The error in one sentence without a full stop.
    package var message: String {
        "the name \(Wording.quoted(name)) belongs to the device \(Wording.quoted(owner))"
    }
}

/// A name that no device has.
public struct UnknownDevice: Error, Sendable, Hashable, CustomStringConvertible {
    public let name: String
    public let nearest: [String]

    public var description: String {
        guard !nearest.isEmpty else { return "no device is called \(Wording.quoted(name))" }
        return
            "no device is called \(Wording.quoted(name)); the nearest are \(nearest.map { Wording.quoted($0) }.joined(separator: ", "))"
    }
}

extension Device {
    fileprivate func called(_ model: String) -> Device {
        var device = self
        device.name = model
        return device
    }
}
