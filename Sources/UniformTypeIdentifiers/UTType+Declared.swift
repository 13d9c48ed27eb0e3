extension UTType {
    /// A type that the system declares.
    struct Declaration: Sendable {
        var identifier: String
        var supertypes: [String]
        var extensions: [String]
        var mimeTypes: [String]

        init(_ type: UTType, _ supertypes: [UTType] = [], _ extensions: [String] = [], _ mimeTypes: [String] = []) {
            identifier = type.identifier
            self.supertypes = supertypes.map(\.identifier)
            self.extensions = extensions
            self.mimeTypes = mimeTypes
        }
    }

    /// The types that are known, with what they conform to, their extensions and their media types, the preferred one
    /// first. The source is Apple's list “System-declared uniform type identifiers”.
    static let table: [Declaration] = [
        Declaration(.item),
        Declaration(.content),
        Declaration(.compositeContent, [.content]),
        Declaration(.data, [.item]),
        Declaration(.directory, [.item]),
        Declaration(.folder, [.directory]),
        Declaration(.package, [.directory]),
        Declaration(.bundle, [.directory]),
        Declaration(.url, [.data]),
        Declaration(.fileURL, [.url]),
        Declaration(.text, [.data, .content]),
        Declaration(.plainText, [.text], ["txt", "text"], ["text/plain"]),
        Declaration(.utf8PlainText, [.plainText]),
        Declaration(.delimitedText, [.text]),
        Declaration(.commaSeparatedText, [.delimitedText], ["csv"], ["text/csv", "text/comma-separated-values"]),
        Declaration(.tabSeparatedText, [.delimitedText], ["tsv"], ["text/tab-separated-values"]),
        Declaration(.rtf, [.text], ["rtf"], ["text/rtf", "application/rtf"]),
        Declaration(.html, [.text], ["html", "htm"], ["text/html"]),
        Declaration(.xml, [.text], ["xml"], ["application/xml", "text/xml"]),
        Declaration(.json, [.text], ["json"], ["application/json"]),
        Declaration(.yaml, [.text], ["yml", "yaml"], ["application/x-yaml"]),
        Declaration(.sourceCode, [.plainText]),
        Declaration(.swiftSource, [.sourceCode], ["swift"]),
        Declaration(.cSource, [.sourceCode], ["c"]),
        Declaration(.objectiveCSource, [.sourceCode], ["m"]),
        Declaration(.shellScript, [.sourceCode], ["sh"]),
        Declaration(.propertyList, [.data], ["plist"]),
        Declaration(.image, [.data, .content]),
        Declaration(.jpeg, [.image], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"]),
        Declaration(.png, [.image], ["png"], ["image/png"]),
        Declaration(.gif, [.image], ["gif"], ["image/gif"]),
        Declaration(.tiff, [.image], ["tiff", "tif"], ["image/tiff"]),
        Declaration(.bmp, [.image], ["bmp"], ["image/bmp"]),
        Declaration(.ico, [.image], ["ico"], ["image/vnd.microsoft.icon"]),
        Declaration(.webP, [.image], ["webp"], ["image/webp"]),
        Declaration(.heic, [.image], ["heic"], ["image/heic"]),
        Declaration(.heif, [.image], ["heif"], ["image/heif"]),
        Declaration(.svg, [.image], ["svg"], ["image/svg+xml"]),
        Declaration(.rawImage, [.image]),
        Declaration(.livePhoto),
        Declaration(.audiovisualContent, [.data, .content]),
        Declaration(.movie, [.audiovisualContent]),
        Declaration(.video, [.movie]),
        Declaration(.audio, [.audiovisualContent]),
        Declaration(.quickTimeMovie, [.movie], ["mov", "qt"], ["video/quicktime"]),
        Declaration(.mpeg4Movie, [.movie], ["mp4", "mpeg4"], ["video/mp4"]),
        Declaration(.mpeg, [.movie], ["mpg", "mpeg"], ["video/mpeg"]),
        Declaration(.avi, [.movie], ["avi"], ["video/avi"]),
        Declaration(.mp3, [.audio], ["mp3"], ["audio/mpeg"]),
        Declaration(.wav, [.audio], ["wav"], ["audio/vnd.wave"]),
        Declaration(.aiff, [.audio], ["aiff", "aif"], ["audio/aiff"]),
        Declaration(.mpeg4Audio, [.audio], ["m4a"], ["audio/mp4"]),
        Declaration(.pdf, [.data, .compositeContent], ["pdf"], ["application/pdf"]),
        Declaration(.font, [.data]),
        Declaration(.archive, [.data]),
        Declaration(.gzip, [.archive], ["gz"], ["application/gzip"]),
        Declaration(.zip, [.archive], ["zip"], ["application/zip"]),
        Declaration(.epub, [.data, .compositeContent], ["epub"], ["application/epub+zip"]),
        Declaration(.contact),
        Declaration(.vCard, [.text, .contact], ["vcf", "vcard"], ["text/vcard"]),
        Declaration(.calendarEvent),
        Declaration(.emailMessage),
        Declaration(.message),
        Declaration(.executable, [.data]),
        Declaration(.application),
        Declaration(.database),
        Declaration(.log, [.plainText], ["log"]),
    ]

    static let declarations = Dictionary(uniqueKeysWithValues: table.map { ($0.identifier, $0) })

    /// All types that are known.
    public static let declared: [UTType] = table.map { UTType(declared: $0.identifier) }

    public static let item = UTType(declared: "public.item")
    public static let content = UTType(declared: "public.content")
    public static let compositeContent = UTType(declared: "public.composite-content")
    public static let data = UTType(declared: "public.data")
    public static let directory = UTType(declared: "public.directory")
    public static let folder = UTType(declared: "public.folder")
    public static let package = UTType(declared: "com.apple.package")
    public static let bundle = UTType(declared: "com.apple.bundle")
    public static let url = UTType(declared: "public.url")
    public static let fileURL = UTType(declared: "public.file-url")
    public static let text = UTType(declared: "public.text")
    public static let plainText = UTType(declared: "public.plain-text")
    public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
    public static let delimitedText = UTType(declared: "public.delimited-values-text")
    public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
    public static let tabSeparatedText = UTType(declared: "public.tab-separated-values-text")
    public static let rtf = UTType(declared: "public.rtf")
    public static let html = UTType(declared: "public.html")
    public static let xml = UTType(declared: "public.xml")
    public static let json = UTType(declared: "public.json")
    public static let yaml = UTType(declared: "public.yaml")
    public static let sourceCode = UTType(declared: "public.source-code")
    public static let swiftSource = UTType(declared: "public.swift-source")
    public static let cSource = UTType(declared: "public.c-source")
    public static let objectiveCSource = UTType(declared: "public.objective-c-source")
    public static let shellScript = UTType(declared: "public.shell-script")
    public static let propertyList = UTType(declared: "com.apple.property-list")
    public static let image = UTType(declared: "public.image")
    public static let jpeg = UTType(declared: "public.jpeg")
    public static let png = UTType(declared: "public.png")
    public static let gif = UTType(declared: "com.compuserve.gif")
    public static let tiff = UTType(declared: "public.tiff")
    public static let bmp = UTType(declared: "com.microsoft.bmp")
    public static let ico = UTType(declared: "com.microsoft.ico")
    public static let webP = UTType(declared: "org.webmproject.webp")
    public static let heic = UTType(declared: "public.heic")
    public static let heif = UTType(declared: "public.heif")
    public static let svg = UTType(declared: "public.svg-image")
    public static let rawImage = UTType(declared: "public.camera-raw-image")
    public static let livePhoto = UTType(declared: "com.apple.live-photo")
    public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
    public static let movie = UTType(declared: "public.movie")
    public static let video = UTType(declared: "public.video")
    public static let audio = UTType(declared: "public.audio")
    public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
    public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
    public static let mpeg = UTType(declared: "public.mpeg")
    public static let avi = UTType(declared: "public.avi")
    public static let mp3 = UTType(declared: "public.mp3")
    public static let wav = UTType(declared: "com.microsoft.waveform-audio")
    public static let aiff = UTType(declared: "public.aiff-audio")
    public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
    public static let pdf = UTType(declared: "com.adobe.pdf")
    public static let font = UTType(declared: "public.font")
    public static let archive = UTType(declared: "public.archive")
    public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
    public static let zip = UTType(declared: "public.zip-archive")
    public static let epub = UTType(declared: "org.idpf.epub-container")
    public static let contact = UTType(declared: "public.contact")
    public static let vCard = UTType(declared: "public.vcard")
    public static let calendarEvent = UTType(declared: "public.calendar-event")
    public static let emailMessage = UTType(declared: "public.email-message")
    public static let message = UTType(declared: "public.message")
    public static let executable = UTType(declared: "public.executable")
    public static let application = UTType(declared: "com.apple.application")
    public static let database = UTType(declared: "public.database")
    public static let log = UTType(declared: "public.log")
}
