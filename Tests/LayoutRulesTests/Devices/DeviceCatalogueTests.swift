import Basics
import Foundation
import LayoutDocument
import LayoutRules
import Testing

@Suite("Device names")
struct DeviceCatalogueTests {
    private let catalogue = DeviceCatalogue.standard

    @Test("Slugs are lower case with dashes")
    func slugs() {
        let expected = [
            ("iPhone 15", "iphone-15"), ("iPad Pro 11 (1st-4th)", "ipad-pro-11-1st-4th"),
            ("iPad Pro 12.9 (1st, 2nd)", "ipad-pro-12-9-1st-2nd"), ("iPhone SE (2nd)", "iphone-se-2nd"),
            ("  --iPhone__X  ", "iphone-x"), ("", ""), ("…", ""),
        ]
        for (name, slug) in expected { #expect(DeviceName.slug(name) == slug) }
        #expect(catalogue.device(named: "iPhone 15 Pro")?.slug == "iphone-15-pro")
    }

    @Test("Every model name and id finds its device, in any case and as a slug, under the model's name")
    func everyName() {
        for device in catalogue.all {
            for name in device.names {
                for spelling in [name, name.uppercased(), name.lowercased(), DeviceName.slug(name)] {
                    let found = catalogue.device(named: spelling)
                    #expect(found?.id == device.id, "\(spelling)")
                    #expect(found?.name == name)
                }
            }
            let byID = catalogue.device(named: device.id)
            #expect(byID?.id == device.id)
            #expect(byID.map { device.names.contains($0.name) } == true)
        }
    }

    @Test("No name or id stands for two classes")
    func noCollisions() {
        var owners: [String: String] = [:]
        for device in catalogue.all {
            let names = device.names + device.names.flatMap(DeviceName.models) + [device.id]
            for slug in Set(names.map(DeviceName.slug)) {
                #expect(owners.updateValue(device.id, forKey: slug) == nil, "\(slug)")
            }
        }
    }

    @Test("A name that stands for several models gives each of them")
    func models() {
        #expect(DeviceName.models(of: "iPad Air (4th, 5th)") == ["iPad Air (4th)", "iPad Air (5th)"])
        #expect(
            DeviceName.models(of: "iPad (3rd-6th)") == ["iPad (3rd)", "iPad (4th)", "iPad (5th)", "iPad (6th)"])
        #expect(DeviceName.models(of: "iPad Air 11 (M2, M3)") == ["iPad Air 11 (M2)", "iPad Air 11 (M3)"])
        for single in [
            "iPhone SE (2nd)", "iPhone 15", "", ")", "(", "a (", "x (1st-1000000th)", "x (6th-3rd)", "x (-)",
        ] {
            #expect(DeviceName.models(of: single) == [])
        }
        let device = catalogue.device(named: "ipad air (5TH)")
        #expect(device?.id == "ipad-10.9")
        #expect(device?.name == "iPad Air (5th)")
        #expect(catalogue.device(named: "iPod touch (6th)")?.id == "iphone-se1")
    }

    @Test(
        "Names as Apple's shops and simulators write them find their devices",
        arguments: [
            ("iPhone SE (3rd generation)", "iPhone SE (3rd)"), ("iPad (10th generation)", "iPad (10th)"),
            ("iPad Pro 11-inch (4th generation)", "iPad Pro 11 (4th)"),
            ("iPad Pro (12.9-inch) (6th generation)", "iPad Pro 12.9 (6th)"),
            ("iPad Air 13-inch (M2)", "iPad Air 13 (M2)"),
        ])
    func shopNames(name: String, model: String) throws {
        let device = try #require(catalogue.device(named: name))
        #expect(device == catalogue.device(named: model))
        #expect(device.name == model)
        #expect(catalogue.device(named: "generation") == nil)
    }

    @Test("Unknown names come with the nearest known ones")
    func unknown() {
        #expect(catalogue.device(named: "Pixel 8") == nil)
        #expect(catalogue.device(named: "") == nil)
        let error = #expect(throws: UnknownDevice.self) { try catalogue.require(named: "iPhone 15 Prp") }
        #expect(error?.nearest.first == "iPhone 15 Pro")
        #expect(error?.description.contains("iPhone 15 Pro") == true)
        #expect(catalogue.nearestNames(to: "iPhnoe 13 mini").first == "iPhone 13 mini")
        // Of many equally near names, the newest device comes first.
        #expect(catalogue.nearestNames(to: "iPhone 99").first == "iPhone 17")
        // A name without its space is understood; for a family, the newest devices are named.
        #expect(catalogue.device(named: "iphone15")?.name == "iPhone 15")
        #expect(catalogue.device(named: "IPADPRO11(4TH)")?.name == "iPad Pro 11 (4th)")
        #expect(catalogue.device(named: "iPad") == nil && catalogue.device(named: "iphone 99") == nil)
        for family in ["iPad", "iPhone"] {
            let names = catalogue.nearestNames(to: family)
            #expect(names.count >= 4 && names.allSatisfy { $0.hasPrefix(family) && catalogue.device(named: $0) != nil })
        }
        #expect(catalogue.nearestNames(to: "zzzzzzzzzzzzzzzzzzzz") == [])
        #expect(catalogue.nearestNames(to: String(repeating: "iphone", count: 10_000)).count <= 3)
    }

    @Test("Nearness counts insertions, removals, replacements and swaps")
    func nearness() {
        let known = ["width", "height", "weight", "tag"]
        #expect(NearestName.among(known, to: "widht", limit: 3).first == 0)
        #expect(NearestName.among(known, to: "heigth", limit: 3).map { known[$0] } == ["height", "weight"])
        #expect(NearestName.among(known, to: "tags", limit: 3).map { known[$0] } == ["tag"])
        #expect(NearestName.among(known, to: "backgroundColor", limit: 3) == [])
        #expect(NearestName.among([], to: "a", limit: 3) == [])
    }

    @Test("A user's device joins the catalogue and is found; a name that is taken is refused")
    func adding() throws {
        let file =
            #"{"devices": [{"id": "kiosk", "names": ["Kiosk", "Info Desk"], "idiom": "pad", "scale": 2, "portrait": {"size": [700, 900], "safeArea": {}}}]}"#
        let own = try DeviceFile.parse(Data(file.utf8), file: "devices.json").devices
        let wider = try catalogue.adding(own)
        #expect(wider.all.count == catalogue.all.count + 1)
        #expect(wider.device(named: "info desk")?.name == "Info Desk")
        #expect(wider.device(named: "iPhone 15") == catalogue.device(named: "iPhone 15"))
        let taken = #expect(throws: DeviceNameTaken.self) { try wider.adding(own) }
        #expect(taken?.name == "Kiosk")
        #expect(taken?.owner == "kiosk")
        #expect(taken?.index == 0)
    }
}
