public import Foundation

/// A navigation bar, a toolbar or a tab bar with its items.
public struct BarContent: Sendable, Equatable {
    public enum Kind: Sendable {
        case navigation, tool, tab
    }

    /// A title, a picture, or room between others.
    public struct Item: Sendable, Equatable {
        public enum Place: Sendable {
            case leading, center, trailing
            /// One after the other, in the order of the list.
            case row
        }

        public var place: Place
        public var title: String?
        public var image: ImageValue?
        /// One of the system's pictures, by UIKit's name: `add`.
        public var symbol: String?
        /// In points; nil for as much as it needs, and for flexible space for what is left.
        public var width: CGFloat?
        public var isFlexibleSpace = false
        /// Whether another view stands here.
        public var isCustomView = false
        /// The one that is done with, in bold; of a tab bar, the one that is selected.
        public var isProminent = false
        public var isEnabled = true
        public var tint: ColorValue?

        public init(place: Place) {
            self.place = place
        }
    }

    public var kind: Kind
    public var items: [Item]
    /// `barStyle` black: light text on a dark ground.
    public var isDark: Bool
    public var barTint: ColorValue?
    /// Of the title.
    public var titleColor: ColorValue?

    public var text: String? {
        let titles = items.compactMap(\.title).filter { !$0.isEmpty }
        return titles.isEmpty ? nil : titles.joined(separator: " ")
    }
}
