extension DocumentElement {
    /// Replaces the texts of this element and its descendants that Xcode exports for translation.
    mutating func translate(by translation: TextTranslation) {
        if let id = self["id"] { translateTexts(of: id, by: translation) }
        for index in children.indices { children[index].translate(by: translation) }
    }

    /// The properties that hold texts of an element.
    private var textProperties: [String] {
        switch name {
        case "label", "textView": ["text"]
        case "textField": ["text", "placeholder"]
        case "searchBar": ["text", "placeholder", "prompt"]
        case "navigationItem": ["title", "prompt"]
        case "tableViewSection": ["headerTitle", "footerTitle"]
        default: ["title"]
        }
    }

    private mutating func translateTexts(of id: String, by translation: TextTranslation) {
        for property in textProperties { replace(property, key: "\(id).\(property)", by: translation) }
        var attribute = 0
        for index in children.indices {
            switch children[index].name {
            case "state":
                guard let state = children[index]["key"] else { continue }
                children[index].replace("title", key: "\(id).\(state)Title", by: translation)
            case "buttonConfiguration":
                guard children[index]["key"] == "configuration" else { continue }
                for property in ["title", "subtitle"] {
                    children[index].replace(property, key: "\(id).configuration.\(property)", by: translation)
                }
            case "segments":
                for number in children[index].children.indices {
                    children[index].children[number].replace(
                        "title", key: "\(id).segmentTitles[\(number)]", by: translation)
                }
            case "userDefinedRuntimeAttributes":
                for number in children[index].children.indices
                where children[index].children[number].flag("localizable") == true {
                    children[index].children[number].replace(
                        "value", key: "\(id).ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(attribute)]",
                        by: translation)
                    attribute += 1
                }
            default: continue
            }
        }
    }

    /// Replaces a property, which is an attribute, or an element for texts of several lines.
    private mutating func replace(_ property: String, key: String, by translation: TextTranslation) {
        let child = children.firstIndex {
            ["string", "mutableString"].contains($0.name) && $0["key"] == property && $0["base64-UTF8"] != "YES"
        }
        if let child {
            guard let text = translation.text(for: key, instead: children[child].text) else { return }
            children[child].text = text
        } else if let old = attributes[property] {
            guard let text = translation.text(for: key, instead: old) else { return }
            attributes[property] = text
        }
    }
}
