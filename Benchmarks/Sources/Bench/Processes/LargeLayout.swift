/// A layout file with many views of the common classes, each with the keys that files usually have.
enum LargeLayout {
    static func text(views count: Int) -> String {
        let views = (0..<count).map { index in
            let place = "\"frame\": [\(index % 20 * 18), \(index / 20 * 16), 17, 15]"
            let common = "\(place), \"id\": \"view\(index)\", \"autoresizingMask\": [\"flexibleWidth\"], \"alpha\": 0.9"
            return switch index % 5 {
            case 0:
                "{ \"class\": \"UILabel\", \(common), \"text\": \"Row \(index)\", \"font\": 12, \"textColor\": \"systemBlue\" }"
            case 1: "{ \"class\": \"UIButton\", \(common), \"title\": \"Go\", \"titleColor\": \"systemRed\" }"
            case 2: "{ \"class\": \"UISwitch\", \(common), \"isOn\": true, \"onTintColor\": \"systemTeal\" }"
            case 3:
                "{ \"class\": \"UISlider\", \(common), \"minimumValue\": 0, \"maximumValue\": 10, \"value\": 5 }"
            default:
                "{ \"class\": \"UIView\", \(common), \"backgroundColor\": \"#336699\", \"layer.cornerRadius\": 4 }"
            }
        }
        return """
            { "root": { "class": "UIView", "frame": [0, 0, 393, 852], "subviews": [
            \(views.joined(separator: ",\n"))
            ] } }
            """
    }
}
