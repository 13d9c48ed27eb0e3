import Basics
import Foundation
import KitSchema
import KitValues

extension InterfaceBuilderDecoder {
    // MARK: Numbers

    /// A number. Nil, with a diagnostic, for a text that is not a number, or for one that is too large for a
    /// coordinate.
    mutating func number(
        _ element: DocumentElement, _ attribute: String, otherwise severity: Diagnostic.Severity = .warning
    ) -> CGFloat? {
        guard let text = element[attribute] else { return nil }
        guard let value = Double(text), value.isFinite, abs(value) <= LayoutLimits.coordinate else {
            log.add(
                Diagnostic(
                    severity, .outOfRange,
                    "\(attribute) of \(element.name) is \(Wording.quoted(text)), which is not a valid number",
                    file: file, at: element.position, id: currentID))
            return nil
        }
        return CGFloat(value)
    }

    private mutating func numbers(_ element: DocumentElement, _ attributes: String...) -> [CGFloat] {
        attributes.map { number(element, $0) ?? 0 }
    }

    /// A rectangle; nil if one of its numbers is not usable. A text that is not a number is an error, because it shows
    /// that the file is damaged, not just newer than expected.
    mutating func rect(_ element: DocumentElement) -> CGRect? {
        let values = ["x", "y", "width", "height"].map { number(element, $0, otherwise: .error) }
        guard let x = values[0], let y = values[1], let width = values[2], let height = values[3] else { return nil }
        guard width >= 0, height >= 0 else {
            warn(
                .outOfRange,
                "a frame cannot have the size \(DocumentDecoder.text(width)) × \(DocumentDecoder.text(height))",
                at: element.position)
            return nil
        }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// A frame as the betas of Xcode 8 stored it: by distances from the edges of the superview, some of which may be
    /// replaced by the size. All lengths are in points or in hundredths of the superview (format.md §5).
    func insetFrame(_ element: DocumentElement, in superview: CGSize) -> CGRect {
        func length(_ attribute: String, of whole: CGFloat) -> CGFloat? {
            guard let text = element[attribute] else { return nil }
            let isShare = text.hasSuffix("%")
            guard let value = Double(isShare ? String(text.dropLast()) : text), value.isFinite,
                abs(value) <= LayoutLimits.coordinate
            else { return nil }
            return isShare ? whole * CGFloat(value) / 100 : CGFloat(value)
        }
        func axis(_ start: String, _ size: String, _ end: String, _ whole: CGFloat) -> (CGFloat, CGFloat) {
            let (near, far) = (length(start, of: whole) ?? 0, length(end, of: whole))
            return (near, max(0, length(size, of: whole) ?? far.map { whole - near - $0 } ?? 0))
        }
        let (x, width) = axis("minX", "width", "maxX", superview.width)
        let (y, height) = axis("minY", "height", "maxY", superview.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    mutating func size(_ element: DocumentElement) -> CGSize {
        let values = numbers(element, "width", "height")
        return CGSize(width: values[0], height: values[1])
    }

    /// The placeholder size for Interface Builder's canvas: -1 on an axis without one. Nil if both are missing.
    mutating func placeholderSize(of element: DocumentElement) -> CGSize? {
        if let size = element.child("size", key: "intrinsicContentSize") {
            return CGSize(
                width: placeholderLength(size, "width") ?? 0, height: placeholderLength(size, "height") ?? 0)
        }
        guard element["placeholderIntrinsicWidth"] ?? element["placeholderIntrinsicHeight"] != nil else { return nil }
        let lengths = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"].map { attribute in
            element[attribute] == "infinite" ? nil : placeholderLength(element, attribute)
        }
        return CGSize(width: lengths[0] ?? NumberTuple.open, height: lengths[1] ?? NumberTuple.open)
    }

    /// A placeholder length. The value -1 means that there is none; any other negative number is reported and has the
    /// same meaning.
    private mutating func placeholderLength(_ element: DocumentElement, _ attribute: String) -> CGFloat? {
        guard let length = number(element, attribute) else { return nil }
        guard length < 0 else { return length }
        if length != NumberTuple.open {
            warn(
                .outOfRange,
                "\(attribute) of \(element.name) is \(length.shortestText), but a size cannot be negative; -1 means that there is none",
                at: element.position)
        }
        return NumberTuple.open
    }

    mutating func point(_ element: DocumentElement) -> CGPoint {
        let values = numbers(element, "x", "y")
        return CGPoint(x: values[0], y: values[1])
    }

    /// The insets: minX is the left one, minY the top one (format.md §5).
    mutating func insets(_ element: DocumentElement) -> UIEdgeInsets {
        let values = numbers(element, "minY", "minX", "maxY", "maxX")
        return UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }

    /// The insets of an element that names the edges, by side or by reading direction.
    mutating func edges(_ element: DocumentElement) -> UIEdgeInsets {
        UIEdgeInsets(
            top: number(element, "top") ?? 0, left: number(element, "left") ?? number(element, "leading") ?? 0,
            bottom: number(element, "bottom") ?? 0, right: number(element, "right") ?? number(element, "trailing") ?? 0)
    }

    // MARK: Names

    /// The case with this UIKit name, or with this Interface Builder name.
    mutating func choice(
        _ element: DocumentElement, _ attribute: String, _ enumeration: Enumeration, _ spelling: [String: String] = [:]
    ) -> Choice? {
        guard let word = element[attribute] else { return nil }
        if let choice = enumeration[spelling[word] ?? word] { return choice }
        warnOnce(
            .unknownValue, "\(Wording.quoted(word)) is not a known \(attribute) of \(element.name)",
            at: element.position)
        return nil
    }

    // MARK: Texts

    /// The attribute, or the child with that key if the text is long or has several lines (format.md §9).
    func text(_ element: DocumentElement, _ key: String) -> String? {
        if let text = element[key] { return text }
        guard
            let child = element.children.first(where: {
                ($0.name == "string" || $0.name == "mutableString") && $0["key"] == key
            })
        else { return nil }
        let holder = child.child("mutableString") ?? child
        guard child.flag("base64-UTF8") == true || holder.flag("base64-UTF8") == true else { return holder.text }
        var code = holder.text.filter { !$0.isWhitespace }
        // The padding may be missing.
        code += String(repeating: "=", count: (4 - code.count % 4) % 4)
        return Data(base64Encoded: code).map { String(decoding: $0, as: UTF8.self) } ?? holder.text
    }

    // MARK: Fonts

    /// The view's `fontDescription`; nil for the class's own font (format.md §8).
    mutating func font(of element: DocumentElement, key: String = "fontDescription") -> FontValue? {
        guard let font = element.child("fontDescription", key: key) else { return nil }
        if let style = font["style"] {
            let name = style.hasPrefix("UICTFontTextStyle") ? String(style.dropFirst(17)) : style
            if let known = Spelling.textStyles[name] { return .textStyle(known) }
            warnOnce(
                .unknownValue, "\(Wording.quoted(style)) is not a known text style", at: font.position)
            return nil
        }
        let namedSize = font["size"].flatMap { Spelling.fontSizes[$0] }
        guard let size = fontSize(font, "pointSize") ?? namedSize ?? fontSize(font, "size") else { return nil }
        if let name = font["name"] {
            fontNames.insert(name)
            return .named(name, pointSize: size)
        }
        let weight = font["weight"].flatMap(FontWeight.init) ?? (font["type"] == "boldSystem" ? .bold : .regular)
        return .system(pointSize: size, weight: weight, isItalic: font["type"] == "italicSystem")
    }

    /// A font size; nil for an invalid one. A size above the limit of layout files is reduced to it.
    mutating func fontSize(_ element: DocumentElement, _ attribute: String) -> CGFloat? {
        number(element, attribute).flatMap { $0 > 0 ? min($0, CGFloat(ValueType.fontSizes.upperBound)) : nil }
    }

    // MARK: Images

    /// The image that an attribute or an `imageReference` names, with its size as listed in the document.
    func image(_ element: DocumentElement, _ key: String) -> ImageValue? {
        let reference = element.child("imageReference", key: key)
        guard let name = element[key] ?? reference?["image"], !name.isEmpty else { return nil }
        let size = resources.imageSizes[name]
        guard (reference?["catalog"] ?? element["catalog"]) == "system" else {
            return ImageValue(name: name, naturalSize: size)
        }
        return ImageValue(
            name: name, naturalSize: symbolSize(name, preview: size, element, reference), isSymbol: true)
    }
}
