/// The structure of device names.
public enum DeviceName {
    /// The name in lower case, with a dash for everything between letters and digits: “iPad Pro 11 (1st-4th)” becomes
    /// `ipad-pro-11-1st-4th`. Lookups compare slugs, so two names with the same slug are equivalent.
    ///
    /// A dot becomes a dash, too, because dots separate the parts of a golden's file name.
    public static func slug(_ name: String) -> String {
        var slug: [UInt8] = []
        slug.reserveCapacity(name.utf8.count)
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug.append(byte | 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): slug.append(byte)
            default: if let last = slug.last, last != dash { slug.append(dash) }
            }
        }
        if slug.last == dash { slug.removeLast() }
        return String(decoding: slug, as: UTF8.self)
    }

    /// The slug of a name in the spelling of Apple's shops and simulators, without the words that the catalogue omits:
    /// “iPhone SE (3rd generation)” becomes `iphone-se-3rd`, “iPad Pro (11-inch) (4th generation)” `ipad-pro-11-4th`.
    static func shortenedSlug(_ name: String) -> String {
        slug(name).split(separator: "-").filter { $0 != "generation" && $0 != "inch" }.joined(separator: "-")
    }

    /// The slug without its dashes: “iPhone 15” becomes `iphone15`.
    static func compact(_ name: String) -> String { slug(name).filter { $0 != "-" } }

    private static let dash = UInt8(ascii: "-")

    /// The individual models of a name for several models: “iPad Air (4th, 5th)” gives “iPad Air (4th)” and “iPad Air
    /// (5th)”, “iPad (3rd-6th)” gives the four from “iPad (3rd)” to “iPad (6th)”. Empty for the name of a single model.
    public static func models(of name: String) -> [String] {
        guard name.hasSuffix(")"), let open = name.firstIndex(of: "(") else { return [] }
        let family = name[..<open]
        let models = name[name.index(after: open)...].dropLast().split(separator: ",")
            .flatMap { part -> [String] in
                let part = part.drop { $0 == " " }
                return generations(of: part) ?? [String(part)]
            }
        return models.count > 1 ? models.map { "\(family)(\($0))" } : []
    }

    /// The ordinals of a range such as `3rd-6th`.
    private static func generations(of part: Substring) -> [String]? {
        let ends = part.split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2,
            let first = Int(ends[0].prefix { $0.isNumber }), let last = Int(ends[1].prefix { $0.isNumber }),
            ends[0] == ordinal(first), ends[1] == ordinal(last), first < last, last < 20
        else { return nil }
        return (first...last).map(ordinal)
    }

    /// The ordinal number: 1st, 2nd, 3rd, 4th … No family of devices has reached its 21st generation.
    private static func ordinal(_ number: Int) -> String {
        switch number {
        case 1: "1st"
        case 2: "2nd"
        case 3: "3rd"
        default: "\(number)th"
        }
    }
}
