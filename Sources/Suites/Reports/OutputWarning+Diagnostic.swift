public import Comparison
public import LayoutDocument

extension OutputWarning {
    /// - Note: a warning about a whole file has no line.
    public init(_ diagnostic: Diagnostic) {
        self.init(
            code: diagnostic.code.rawValue,
            message: diagnostic.text, file: diagnostic.file,
            line: diagnostic.line,
            id: diagnostic.id)
    }
}
