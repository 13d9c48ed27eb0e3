import Foundation

/// Small JPEGs, written by libjpeg-turbo's encoder at quality 100 from blocks of one colour, which the cosine transform
/// keeps to within one step.
enum JPEGFixture {
    /// 24 × 16 pixels in blocks of 8 × 8: red, green, blue; black, white, gray 102.
    static let color = decoded(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
        AQEBAQEBAQEBAQEBAQH/2wBDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
        AQEBAQEBAQH/wAARCAAQABgDAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUF\
        BAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVW\
        V1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi\
        4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAEC\
        AxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVm\
        Z2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq\
        8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD8X6/ynP8Av4P6UK/y3P8Awrz+Dev/AGmD/qwPhev+Ac/qg/3+KAP8zegD/9k=
        """)

    /// The same picture, progressive.
    static let progressive = decoded(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
        AQEBAQEBAQEBAQEBAQH/2wBDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
        AQEBAQEBAQH/wgARCAAQABgDAREAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAABwkKCP/EABgBAAMBAQAAAAAAAAAAAAAAAAAI\
        CQoH/9oADAMBAAIQAxAAAAHF6p38ZQreFdDe0yrALgH1S/wJmw//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAEFAl//xAAU\
        EQEAAAAAAAAAAAAAAAAAAAAg/9oACAEDAQE/AV//xAAUEQEAAAAAAAAAAAAAAAAAAAAg/9oACAECAQE/AV//xAAUEAEAAAAAAAAA\
        AAAAAAAAAAAg/9oACAEBAAY/Al//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAE/IV//2gAMAwEAAgADAAAAEAAAP//EABQR\
        AQAAAAAAAAAAAAAAAAAAACD/2gAIAQMBAT8QX//EABQRAQAAAAAAAAAAAAAAAAAAACD/2gAIAQIBAT8QX//EABQQAQAAAAAAAAAA\
        AAAAAAAAACD/2gAIAQEAAT8QX//Z
        """)

    /// 16 × 8 pixels of gray: 51, then 204.
    static let gray = decoded(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
        AQEBAQEBAQEBAQEBAQH/wAALCAAIABABAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUF\
        BAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVW\
        V1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi\
        4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/AP5l6/0yK//Z
        """)

    /// 8 × 8 pixels of cyan, magenta, yellow and black.
    static let cmyk = decoded(
        """
        /9j/7gAOQWRvYmUAZAAAAAAC/9sAQwABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
        AQEBAQEBAQEBAQEB/9sAQwEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
        AQEBAQEB/8AAFAgACAAIBAERAAIRAQMRAQQRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//EALUQAAIBAwMCBAMF\
        BQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RV\
        VldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh\
        4uPk5ebn6Onq8fLz9PX29/j5+v/EAB8BAAMBAQEBAQEBAQEAAAAAAAABAgMEBQYHCAkKC//EALURAAIBAgQEAwQHBQQEAAECdwAB\
        AgMRBAUhMQYSQVEHYXETIjKBCBRCkaGxwQkjM1LwFWJy0QoWJDThJfEXGBkaJicoKSo1Njc4OTpDREVGR0hJSlNUVVZXWFlaY2Rl\
        ZmdoaWpzdHV2d3h5eoKDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uLj5OXm5+jp\
        6vLz9PX29/j5+v/aAA4EAQACEQMRBAAAPwD7YoA+H6//2Q==
        """)

    /// The gray picture with an orientation in an EXIF segment.
    static func oriented(_ value: UInt16, bigEndian: Bool = true) -> Data {
        withSegment(exif(value, bigEndian: bigEndian))
    }

    /// An EXIF segment with nothing but the orientation.
    static func exif(_ value: UInt16, bigEndian: Bool) -> [UInt8] {
        func number(_ value: Int, _ size: Int) -> [UInt8] {
            let bytes = (0..<size).map { UInt8(value >> ($0 * 8) & 0xFF) }
            return bigEndian ? bytes.reversed() : bytes
        }
        let order = Array((bigEndian ? "MM" : "II").utf8)
        let entry = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(Int(value), 2) + number(0, 2)
        return Array("Exif".utf8) + [0, 0] + order + number(42, 2) + number(8, 4) + number(1, 2) + entry
            + number(0, 4)
    }

    /// The gray picture with an APP1 segment of this content after its first marker.
    static func withSegment(_ content: [UInt8]) -> Data {
        let length = content.count + 2
        return gray[..<2] + Data([0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + content) + gray[2...]
    }

    /// The gray picture with another size in its frame header.
    static func claiming(width: Int, height: Int) -> Data {
        var data = gray
        guard let frame = data.firstRange(of: Data([0xFF, 0xC0, 0, 11, 8])) else { return data }
        data.replaceSubrange(
            frame.upperBound..<frame.upperBound + 4,
            with: [UInt8(height >> 8), UInt8(height & 0xFF), UInt8(width >> 8), UInt8(width & 0xFF)])
        return data
    }

    private static func decoded(_ text: String) -> Data {
        Data(base64Encoded: text) ?? Data()
    }
}
