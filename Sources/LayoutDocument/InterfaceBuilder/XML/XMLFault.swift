/// What the XML parser's error numbers say, for the mistakes that files under version control come with.
enum XMLFault {
    static func reason(_ code: Int) -> String {
        switch code {
        case 4: "it does not begin with an element"
        case 5: "it ends before its first element does, or something stands behind that"
        case 9: "it holds a character that XML does not allow"
        case 23, 26, 68: "what stands there is no name, as behind a bare & or < or at a mark of an unmerged change"
        case 38, 39: "an attribute holds a bare < or has no quotation mark at its end"
        case 42: "an attribute is there twice"
        case 65: "a space is missing"
        case 73: "a tag has no >"
        case 76: "a closing tag is not that of the element that is open"
        case 77: "it ends before its first element does"
        default: "error \(code) of the XML parser"
        }
    }
}
