internal import CPango

/// A family of Debian's Noto packages with characters that the system font lacks.
enum FallbackFamily: Hashable {
    /// A family named by the middle of its files' names: `SansHebrew`.
    case noto(String)
    case han(HanForms)
    case emoji

    /// The files in which the family may be, those nearest to a weight first. Noto's packages have two weights of most
    /// families.
    func files(weight: Int) -> [String] {
        let weights = weight > 500 ? ["Bold", "Regular"] : ["Regular"]
        return switch self {
        case .noto(let name): weights.map { "Noto\(name)-\($0).ttf" }
        case .han: weights.map { "NotoSansCJK-\($0).ttc" }
        case .emoji: ["NotoColorEmoji.ttf"]
        }
    }

    /// The index of the face in its file.
    var index: UInt32 {
        switch self {
        case .han(.japanese): 0
        case .han(.korean): 1
        case .han(.simplifiedChinese): 2
        case .han(.traditionalChinese): 3
        case .noto, .emoji: 0
        }
    }

    /// The Debian package of the family.
    var package: String {
        switch self {
        case .noto: "fonts-noto-core"
        case .han: "fonts-noto-cjk"
        case .emoji: "fonts-noto-color-emoji"
        }
    }
}

/// A script of Unicode, by the four letters of ISO 15924.
struct Script: Hashable {
    let tag: hb_script_t

    init(of scalar: Unicode.Scalar) {
        tag = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    }

    var code: String {
        String(
            decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag.rawValue >> $0) }, as: UTF8.self)
    }

    /// The name for people: `Hebrew`.
    var name: String {
        switch tag {
        case HB_SCRIPT_HAN: return "Han"
        case HB_SCRIPT_HIRAGANA: return "Hiragana"
        case HB_SCRIPT_KATAKANA: return "Katakana"
        case HB_SCRIPT_HANGUL: return "Hangul"
        case HB_SCRIPT_BOPOMOFO: return "Bopomofo"
        case HB_SCRIPT_LATIN: return "Latin"
        case HB_SCRIPT_GREEK: return "Greek"
        case HB_SCRIPT_CYRILLIC: return "Cyrillic"
        case _ where isShared: return "symbols"
        default: break
        }
        // The file is named after the script: `SansOldItalic`.
        let family = Script.families[code] ?? code
        let style = ["Sans", "Serif"].first(where: family.hasPrefix) ?? ""
        return family.dropFirst(style.count).reduce(into: "") { name, letter in
            if letter.isUppercase, let last = name.last, last.isLowercase { name.append(" ") }
            name.append(letter)
        }
    }

    /// Whether characters of the script are used with any other script: punctuation, symbols, marks.
    var isShared: Bool { tag == HB_SCRIPT_COMMON || tag == HB_SCRIPT_INHERITED || tag == HB_SCRIPT_UNKNOWN }

    /// The families with the script's characters, in the order in which they are tried.
    func families(han: HanForms) -> [FallbackFamily] {
        switch tag {
        case HB_SCRIPT_HAN: return [.han(han)]
        case HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA: return [.han(.japanese)]
        case HB_SCRIPT_HANGUL: return [.han(.korean)]
        case HB_SCRIPT_BOPOMOFO: return [.han(.traditionalChinese)]
        case _ where isShared: return []
        default: return Script.families[code].map { [.noto($0)] } ?? []
        }
    }

    /// The families for characters that are used with any script, and for characters that a script's own family lacks.
    static func sharedFamilies(han: HanForms) -> [FallbackFamily] {
        ["Sans", "SansSymbols", "SansSymbols2", "SansMath", "Music"].map(FallbackFamily.noto) + [.han(han), .emoji]
    }

    private static let families = [
        "Adlm": "SansAdlam", "Aghb": "SansCaucasianAlbanian", "Ahom": "SerifAhom", "Arab": "SansArabic",
        "Armi": "SansImperialAramaic", "Armn": "SansArmenian", "Avst": "SansAvestan", "Bali": "SansBalinese",
        "Bamu": "SansBamum", "Bass": "SansBassaVah", "Batk": "SansBatak", "Beng": "SansBengali",
        "Bhks": "SansBhaiksuki", "Brah": "SansBrahmi", "Bugi": "SansBuginese", "Buhd": "SansBuhid",
        "Cakm": "SansChakma", "Cans": "SansCanadianAboriginal", "Cari": "SansCarian", "Cham": "SansCham",
        "Cher": "SansCherokee", "Copt": "SansCoptic", "Cprt": "SansCypriot", "Cyrl": "Sans", "Deva": "SansDevanagari",
        "Dogr": "SerifDogra", "Dsrt": "SansDeseret", "Dupl": "SansDuployan", "Egyp": "SansEgyptianHieroglyphs",
        "Elba": "SansElbasan", "Elym": "SansElymaic", "Ethi": "SansEthiopic", "Geor": "SansGeorgian",
        "Glag": "SansGlagolitic", "Gong": "SansGunjalaGondi", "Gonm": "SansMasaramGondi", "Goth": "SansGothic",
        "Gran": "SansGrantha", "Grek": "Sans", "Gujr": "SansGujarati", "Guru": "SansGurmukhi", "Hano": "SansHanunoo",
        "Hatr": "SansHatran", "Hebr": "SansHebrew", "Hluw": "SansAnatolianHieroglyphs", "Hmng": "SansPahawhHmong",
        "Hmnp": "SerifNyiakengPuachueHmong", "Hung": "SansOldHungarian", "Ital": "SansOldItalic",
        "Java": "SansJavanese", "Kali": "SansKayahLi", "Khar": "SansKharoshthi", "Khmr": "SansKhmer",
        "Khoj": "SansKhojki", "Knda": "SansKannada", "Kthi": "SansKaithi", "Lana": "SansTaiTham", "Laoo": "SansLao",
        "Latn": "Sans", "Lepc": "SansLepcha", "Limb": "SansLimbu", "Lina": "SansLinearA", "Linb": "SansLinearB",
        "Lisu": "SansLisu", "Lyci": "SansLycian", "Lydi": "SansLydian", "Mahj": "SansMahajani", "Mand": "SansMandaic",
        "Mani": "SansManichaean", "Marc": "SansMarchen", "Medf": "SansMedefaidrin", "Mend": "SansMendeKikakui",
        "Merc": "SansMeroitic", "Mero": "SansMeroitic", "Mlym": "SansMalayalam", "Modi": "SansModi",
        "Mong": "SansMongolian", "Mroo": "SansMro", "Mtei": "SansMeeteiMayek", "Mult": "SansMultani",
        "Mymr": "SansMyanmar", "Narb": "SansOldNorthArabian", "Nbat": "SansNabataean", "Newa": "SansNewa",
        "Nkoo": "SansNKo", "Nshu": "SansNushu", "Ogam": "SansOgham", "Olck": "SansOlChiki", "Orkh": "SansOldTurkic",
        "Orya": "SansOriya", "Osge": "SansOsage", "Osma": "SansOsmanya", "Palm": "SansPalmyrene",
        "Pauc": "SansPauCinHau", "Perm": "SansOldPermic", "Phag": "SansPhagsPa", "Phli": "SansInscriptionalPahlavi",
        "Phlp": "SansPsalterPahlavi", "Phnx": "SansPhoenician", "Plrd": "SansMiao", "Prti": "SansInscriptionalParthian",
        "Rjng": "SansRejang", "Rohg": "SansHanifiRohingya", "Runr": "SansRunic", "Samr": "SansSamaritan",
        "Sarb": "SansOldSouthArabian", "Saur": "SansSaurashtra", "Sgnw": "SansSignWriting", "Shaw": "SansShavian",
        "Shrd": "SansSharada", "Sidd": "SansSiddham", "Sind": "SansKhudawadi", "Sinh": "SansSinhala",
        "Sogd": "SansSogdian", "Sogo": "SansOldSogdian", "Sora": "SansSoraSompeng", "Soyo": "SansSoyombo",
        "Sund": "SansSundanese", "Sylo": "SansSylotiNagri", "Syrc": "SansSyriac", "Tagb": "SansTagbanwa",
        "Takr": "SansTakri", "Tale": "SansTaiLe", "Talu": "SansNewTaiLue", "Taml": "SansTamil", "Tang": "SerifTangut",
        "Tavt": "SansTaiViet", "Telu": "SansTelugu", "Tfng": "SansTifinagh", "Tglg": "SansTagalog",
        "Thaa": "SansThaana", "Thai": "SansThai", "Tibt": "SerifTibetan", "Tirh": "SansTirhuta", "Ugar": "SansUgaritic",
        "Vaii": "SansVai", "Wara": "SansWarangCiti", "Wcho": "SansWancho", "Xpeo": "SansOldPersian",
        "Xsux": "SansCuneiform", "Yezi": "SerifYezidi", "Yiii": "SansYi", "Zanb": "SansZanabazarSquare",
    ]
}
