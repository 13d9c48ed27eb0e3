import UIKit

final class KeyPathTexts: NSObject {
    @objc dynamic var owner: Person?

    class Person: NSObject {
        @objc var name = ""
        @objc var friend: Person?
    }

    var all: [String] {
        return [
            #keyPath(owner), #keyPath(KeyPathTexts.owner.name), #keyPath(Person.friend.friend.name),
            #keyPath(
                KeyPathTexts.Person.name
            ), "\(#keyPath(UIView.layer))",
        ]
    }
}
