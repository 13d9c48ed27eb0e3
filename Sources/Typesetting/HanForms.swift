/// The regional forms of the characters that Chinese, Japanese and Korean share.
public enum HanForms: String, Sendable, Hashable, CaseIterable {
    case simplifiedChinese
    case traditionalChinese
    case japanese
    case korean

    /// The forms for a language, given by its tag: `ja`, `ko-KR`, `zh-Hant`, `zh-TW`. Other languages get the
    /// simplified Chinese forms, a decision of ours.
    public init(language: String) {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
        switch parts.first {
        case "ja": self = .japanese
        case "ko": self = .korean
        case "zh" where !parts.contains("hans") && parts.contains { ["hant", "tw", "hk", "mo"].contains($0) },
            "yue" where !parts.contains("hans"):
            self = .traditionalChinese
        default: self = .simplifiedChinese
        }
    }
}
