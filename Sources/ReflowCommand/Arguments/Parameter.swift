/// A value on a command line: its declaration, and the code that reads it.
///
/// Several parameters can be combined to one, whose value is made from their values. So a part that two commands share
/// is written only once. The whole request of a command is a parameter, too.
struct Parameter<Value: Sendable>: Sendable {
    let options: [OptionDeclaration]
    let positionals: [PositionalDeclaration]
    /// Takes the parameter's values from the line.
    let read: @Sendable (inout ScannedLine) throws(UsageError) -> Value

    private init(
        option: OptionDeclaration,
        read: @escaping @Sendable ([String]) throws(UsageError) -> Value
    ) {
        options = [option]
        positionals = []
        self.read = { line throws(UsageError) in
            let texts = line.takeValues(of: option)
            if texts.count > 1, !option.repeats { throw .repeatedOption(option.spelling) }
            return try read(texts)
        }
    }

    private init(
        positional: PositionalDeclaration,
        read: @escaping @Sendable (inout ScannedLine) throws(UsageError) -> Value
    ) {
        options = []
        positionals = [positional]
        self.read = read
    }

    /// Several parameters, read in this order, as one value.
    init<each Part: Sendable>(
        _ part: repeat Parameter<each Part>, make: @escaping @Sendable (repeat each Part) -> Value
    ) {
        self.init(repeat each part, checking: make)
    }

    /// Several parameters, some of which exclude each other, as one value.
    init<each Part: Sendable>(
        _ part: repeat Parameter<each Part>,
        checking make: @escaping @Sendable (repeat each Part) throws(UsageError) -> Value
    ) {
        var options: [OptionDeclaration] = []
        var positionals: [PositionalDeclaration] = []
        for part in repeat each part {
            options += part.options
            positionals += part.positionals
        }
        self.options = options
        self.positionals = positionals
        read = { line throws(UsageError) in
            try make(repeat try (each part).read(&line))
        }
    }
}

// MARK: Options

extension Parameter {
    /// An option without a value, which is true if it is present.
    static func flag(_ name: String, short: Character? = nil, help: String) -> Parameter where Value == Bool {
        let option = OptionDeclaration(name: name, short: short, placeholder: nil, repeats: true, help: help)
        return Parameter(option: option) { !$0.isEmpty }
    }

    /// An optional option.
    static func option<Element>(
        _ name: String, short: Character? = nil, _ format: ValueFormat<Element>, help: String
    ) -> Parameter where Value == Element? {
        let option = OptionDeclaration(
            name: name, short: short, placeholder: format.placeholder, repeats: false, help: help,
            completion: format.completion)
        return Parameter(option: option) { texts throws(UsageError) in
            guard let text = texts.first else { return nil }
            return try format.value(of: text, for: option.spelling)
        }
    }

    /// A required option.
    static func option(
        required name: String, short: Character? = nil, _ format: ValueFormat<Value>, help: String
    ) -> Parameter {
        let option = OptionDeclaration(
            name: name, short: short, placeholder: format.placeholder, repeats: false, help: "\(help) (required)",
            completion: format.completion, isRequired: true)
        return Parameter(option: option) { texts throws(UsageError) in
            guard let text = texts.first else {
                throw .missingOption(option.spelling, placeholder: format.placeholder, help: help)
            }
            return try format.value(of: text, for: option.spelling)
        }
    }

    /// An option with a default value.
    static func option(
        _ name: String, short: Character? = nil, _ format: ValueFormat<Value>, default standard: Value, help: String
    ) -> Parameter {
        option(name, short: short, format, default: standard, named: "\(standard)", help: help)
    }

    /// An option with a default value that is one of a few names.
    static func option(
        _ name: String, short: Character? = nil, _ format: ValueFormat<Value>, default standard: Value, help: String
    ) -> Parameter where Value: RawRepresentable, Value.RawValue == String {
        // To print the value itself would look up the description of its type, at every start of the command.
        option(name, short: short, format, default: standard, named: standard.rawValue, help: help)
    }

    private static func option(
        _ name: String, short: Character?, _ format: ValueFormat<Value>, default standard: Value, named text: String,
        help: String
    ) -> Parameter {
        let option = OptionDeclaration(
            name: name, short: short, placeholder: format.placeholder, repeats: false,
            help: "\(help) (default: \(text))", completion: format.completion)
        return Parameter(option: option) { texts throws(UsageError) in
            guard let text = texts.first else { return standard }
            return try format.value(of: text, for: option.spelling)
        }
    }

    /// An option that may be repeated. Its values keep their order.
    static func options<Element>(
        _ name: String, short: Character? = nil, _ format: ValueFormat<Element>, help: String
    ) -> Parameter where Value == [Element] {
        let option = OptionDeclaration(
            name: name, short: short, placeholder: format.placeholder, repeats: true, help: help,
            completion: format.completion)
        return Parameter(option: option) { texts throws(UsageError) in
            var values: [Element] = []
            for text in texts { values.append(try format.value(of: text, for: option.spelling)) }
            return values
        }
    }
}

// MARK: Arguments by their place

extension Parameter {
    /// A required argument.
    static func argument(_ format: ValueFormat<Value>, help: String) -> Parameter {
        let positional = PositionalDeclaration(
            placeholder: format.placeholder, isRequired: true, repeats: false, help: help,
            completion: format.completion)
        return Parameter(positional: positional) { line throws(UsageError) in
            guard let text = line.takePositional() else {
                throw .missingArgument(positional.placeholder, help: help)
            }
            return try format.value(of: text, for: positional.placeholder)
        }
    }

    /// An argument with a default value.
    static func argument(
        _ format: ValueFormat<Value>, default standard: Value, help: String
    ) -> Parameter {
        let positional = PositionalDeclaration(
            placeholder: format.placeholder, isRequired: false, repeats: false,
            help: "\(help) (default: \(standard))", completion: format.completion)
        return Parameter(positional: positional) { line throws(UsageError) in
            guard let text = line.takePositional() else { return standard }
            return try format.value(of: text, for: positional.placeholder)
        }
    }

    /// An argument that may be left out.
    static func argument<Element>(
        optional format: ValueFormat<Element>, help: String
    ) -> Parameter where Value == Element? {
        let positional = PositionalDeclaration(
            placeholder: format.placeholder, isRequired: false, repeats: false, help: help,
            completion: format.completion)
        return Parameter(positional: positional) { line throws(UsageError) in
            guard let text = line.takePositional() else { return nil }
            return try format.value(of: text, for: positional.placeholder)
        }
    }

    /// All remaining arguments.
    /// - Parameter standard: the default; nil requires at least one argument.
    static func arguments<Element>(
        _ format: ValueFormat<Element>, default standard: [Element]? = nil, help: String
    ) -> Parameter where Value == [Element] {
        let names = (standard ?? []).map { "\($0)" }.joined(separator: " ")
        let defaultText = names.isEmpty ? "" : " (default: \(names))"
        let positional = PositionalDeclaration(
            placeholder: format.placeholder, isRequired: standard == nil, repeats: true, help: help + defaultText,
            completion: format.completion)
        return Parameter(positional: positional) { line throws(UsageError) in
            var values: [Element] = []
            while let text = line.takePositional() {
                values.append(try format.value(of: text, for: positional.placeholder))
            }
            if !values.isEmpty { return values }
            guard let standard else { throw .missingArgument(positional.placeholder, help: help) }
            return standard
        }
    }
}
