import Foundation
import KitSchema

extension DocumentedClass {
    static let textField = DocumentedClass(read: { decoder, element, list in
        if let font = decoder.font(of: element) { list.add(.font, .font(font)) }
        for (key, attributedKey) in [(KeyName.text, "attributedText"), (.placeholder, "attributedPlaceholder")] {
            if let attributed = element.child("attributedString", key: attributedKey) {
                list.add(key, .string(decoder.attributedText(attributed).map(\.text).joined()))
            } else if let text = decoder.text(element, key.name) {
                list.add(key, .string(text))
            }
        }
        decoder.addTextAlignment(of: element, to: &list)
        if element.child("textInputTraits")?.flag("secureTextEntry") == true {
            list.add(.isSecureTextEntry, .boolean(true))
        }
        if let least = decoder.number(element, "minimumFontSize"), least > 0,
            element.flag("adjustsFontSizeToFit") ?? true
        {
            list.add(.adjustsFontSizeToFitWidth, .boolean(true))
            list.add(.minimumFontSize, .number(least))
        }
    })
}
