import UIKit

public enum Theme {
    #if DEBUG
    public static let background = UIColor.white
    #endif
}
