public import Foundation

/// The explanation of a view's frame, as a value. For each number of the frame, it contains the causes, and the
/// constraints that are not satisfied.
///
/// The numbers are those of the frame, in the coordinates of the superview.
public struct LayoutExplanation: Sendable, Equatable {
    /// The explanation of one number.
    public struct Number: Sendable, Equatable {
        /// The value, in points.
        public var value: CGFloat
        /// The causes, followed by constraints and content sizes that are not satisfied. The most important ones come
        /// first.
        public var because: [LayoutCause]
        /// Whether constraints do not determine the number.
        public var isAmbiguous: Bool
        /// The number that the causes add up to, if it was rounded to the pixels of the screen; in points.
        public var unrounded: CGFloat?

        package init(
            _ value: CGFloat, because: [LayoutCause], isAmbiguous: Bool = false, unrounded: CGFloat? = nil
        ) {
            self.value = value
            self.because = because
            self.isAmbiguous = isAmbiguous
            self.unrounded = unrounded
        }

        /// The causes of the number, which are satisfied.
        public var reasons: [LayoutCause] { because.filter(\.isSatisfied) }
        /// Constraints and content sizes that are not satisfied.
        public var lost: [LayoutCause] { because.filter { !$0.isSatisfied } }
    }

    /// The name of the view in messages: its id, or its class and text.
    public var view: String
    /// The requested numbers.
    public var numbers: [LayoutNumber: Number]

    package init(view: String, numbers: [LayoutNumber: Number]) {
        self.view = view
        self.numbers = numbers
    }
}

extension LayoutExplanation: CustomStringConvertible {
    /// A line for each number, with the causes below it.
    public var description: String {
        lines.map { "\(view).\($0)" }.joined(separator: "\n")
    }

    private var lines: [String] {
        LayoutNumber.allCases.compactMap { name in numbers[name].map { $0.text(of: name) } }
    }

    /// The text for people: a line for each requested number, with its causes on the lines below.
    package func text(indentedBy indent: String) -> String {
        lines.flatMap { $0.split(separator: "\n") }.map { "\(indent)\($0)\n" }.joined()
    }
}
