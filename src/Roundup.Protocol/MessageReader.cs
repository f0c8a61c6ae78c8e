using System.Globalization;

namespace Roundup.Protocol;

// Reads the fields of a line one after the other; an optional one is null where it is unknown. A field that is missing, superfluous or of
// the wrong type causes a ProtocolException.
internal sealed class MessageReader
{
    private const NumberStyles Decimal = NumberStyles.AllowLeadingSign | NumberStyles.AllowDecimalPoint | NumberStyles.AllowExponent;
    private readonly string[] _fields;
    private int _next = 1;

    public MessageReader(string line) => _fields = line.Split('\t');

    public string Name => _fields[0];

    public string Text() => OptionalText() ?? throw Invalid("is not known");

    public string? OptionalText() => Next() is var field && field == FieldText.Unknown ? null : FieldText.Unescape(field);

    public long Whole() => OptionalWhole() ?? throw Invalid("is not known");

    public long? OptionalWhole()
    {
        var field = Next();
        return field == FieldText.Unknown ? null
            : long.TryParse(field, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var number) ? number
            : throw Invalid("is no whole number");
    }

    public int Count() => OptionalCount() ?? throw Invalid("is not known");

    public int? OptionalCount() => OptionalWhole() is not { } number ? null
        : number is >= int.MinValue and <= int.MaxValue ? (int)number
        : throw Invalid("is too large");

    public double Number() => OptionalNumber() ?? throw Invalid("is not known");

    public double? OptionalNumber()
    {
        var field = Next();
        return field == FieldText.Unknown ? null
            : double.TryParse(field, Decimal, CultureInfo.InvariantCulture, out var number)
                && !double.IsNaN(number) && !double.IsInfinity(number) ? number
            : throw Invalid("is no number");
    }

    public IReadOnlyList<double?> OptionalNumbers()
    {
        var numbers = new List<double?>();
        for (var left = Count(); left > 0; left--)
        {
            numbers.Add(OptionalNumber());
        }

        return numbers;
    }

    // Reads one of two tokens; returns whether it is the first.
    public bool Either(string one, string other)
    {
        var field = Next();
        return field == one || (field == other ? false : throw Invalid($"is neither '{one}' nor '{other}'"));
    }

    public IReadOnlyList<string> Texts()
    {
        var texts = new List<string>();
        for (var left = Count(); left > 0; left--)
        {
            texts.Add(Text());
        }

        return texts;
    }

    public IReadOnlyList<KeyValuePair<string, string>> Pairs()
    {
        var pairs = new List<KeyValuePair<string, string>>();
        for (var left = Count(); left > 0; left--)
        {
            pairs.Add(new KeyValuePair<string, string>(Text(), Text()));
        }

        return pairs;
    }

    // Returns the error of the field that was read last.
    // problem: the predicate of the error message, for example "is no whole number".
    public ProtocolException Invalid(string problem) => new($"field {_next - 1} of the message '{Name}' {problem}: '{_fields[_next - 1]}'");

    public void End()
    {
        if (_next != _fields.Length)
        {
            throw new ProtocolException($"field {_next} of the message '{Name}' was not expected: '{_fields[_next]}'");
        }
    }

    private string Next() => _next < _fields.Length ? _fields[_next++]
        : throw new ProtocolException($"field {_next} of the message '{Name}' is missing");
}

// A line is not the expected message. Host process and worker belong to one build, so the cause is a bug, or another program wrote the
// line.
internal sealed class ProtocolException(string message) : Exception(message);
