import UIKit

// @objc func notCode() {}  #selector(nothing)  "x" as NSString
/* class Old: UIViewController { @IBOutlet weak var label: UILabel!
   #if os(iOS)
   override func viewDidLoad() {}
 */
/// Connect it with `#selector(CommentsAndStrings.tapped(_:))`, or mark it `@IBAction`.
final class CommentsAndStrings: NSObject {
    let plain = "#selector(tapped(_:)) and @objc and as NSString"
    let raw = #"@objc \(#selector) "quoted" #keyPath(a.b)"#
    let long = """
        @objc func inText() {
            #selector(inText)
        }
        #if os(Linux)
        """
    @objc /* before */ func /* between */ tapped(_ sender: Any /* after */) { count += 1 } // @objc
    private(set) var count = 0
    var interpolated: String { "\((plain as NSString).length) at \(#keyPath(CommentsAndStrings.count))" }

    @MainActor func tap() {
        perform(#selector( /* here */ tapped(_:) /* and there */ ), with: "👍 #selector(x)")
    }
}
