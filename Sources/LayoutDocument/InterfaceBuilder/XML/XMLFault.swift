import KitSchema

/// Explains the XML parser's error numbers, for mistakes that are typical of files under version control.
enum XMLFault {
    static func reason(_ code: Int) -> String {
        switch code {
        case 4: "it does not begin with an element"
        case 5: "its root element is not closed, or something follows it"
        case 9: "it contains a character that XML does not allow"
        case 23, 26, 68: "a name is missing, as after a bare & or <, or at a merge conflict marker"
        case 38...40: "an attribute has a bare < or no closing quote"
        case 42: "an attribute is repeated"
        case 65: "a space is missing"
        case 73: "a tag has no >"
        case 76: "a closing tag does not match the open element"
        case 77: "it ends before its root element is closed"
        default: "XML parser error \(code)"
        }
    }
}
