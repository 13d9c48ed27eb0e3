public import Comparison
public import LayoutDocument

extension OutputWarning {
    /// - Note: what is about a file as a whole has no line.
    public init(_ diagnostic: Diagnostic) {
        self.init(
            code: diagnostic.code.rawValue,
            message: diagnostic.message + (diagnostic.advice.map { "; \($0)" } ?? ""), file: diagnostic.file,
            line: diagnostic.line,
            id: diagnostic.id)
    }
}
