using System.Collections.Generic;
using System.Globalization;

namespace Roundup.Protocol;

/// <summary>
/// Reads the fields of a line one after the other. A field that is missing, left over or not of its kind is a
/// <see cref="ProtocolException"/>.
/// </summary>
internal sealed class MessageReader
{
    private const NumberStyles Decimal = NumberStyles.AllowLeadingSign | NumberStyles.AllowDecimalPoint | NumberStyles.AllowExponent;
    private readonly string[] _fields;
    private int _next = 1;

    /// <summary>Reads a line.</summary>
    public MessageReader(string line) => _fields = line.Split('\t');

    /// <summary>The message's name.</summary>
    public string Name => _fields[0];

    /// <summary>A text.</summary>
    public string Text() => OptionalText() ?? throw Invalid("is not known");

    /// <summary>A text; null where it is not known.</summary>
    public string? OptionalText() => Next() is var field && field == FieldText.Unknown ? null : FieldText.Unescape(field);

    /// <summary>A whole number.</summary>
    public long Whole() => OptionalWhole() ?? throw Invalid("is not known");

    /// <summary>A whole number; null where it is not known.</summary>
    public long? OptionalWhole()
    {
        var field = Next();
        return field == FieldText.Unknown ? null
            : long.TryParse(field, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var number) ? number
            : throw Invalid("is no whole number");
    }

    /// <summary>A whole number of 32 bits.</summary>
    public int Count() => OptionalCount() ?? throw Invalid("is not known");

    /// <summary>A whole number of 32 bits; null where it is not known.</summary>
    public int? OptionalCount() => OptionalWhole() is not { } number ? null
        : number is >= int.MinValue and <= int.MaxValue ? (int)number
        : throw Invalid("is too large");

    /// <summary>A number.</summary>
    public double Number() => OptionalNumber() ?? throw Invalid("is not known");

    /// <summary>A number; null where it is not known.</summary>
    public double? OptionalNumber()
    {
        var field = Next();
        return field == FieldText.Unknown ? null
            : double.TryParse(field, Decimal, CultureInfo.InvariantCulture, out var number)
                && !double.IsNaN(number) && !double.IsInfinity(number) ? number
            : throw Invalid("is no number");
    }

    /// <summary>A list of numbers; null for each that is not known.</summary>
    public IReadOnlyList<double?> OptionalNumbers()
    {
        var numbers = new List<double?>();
        for (var left = Count(); left > 0; left--)
        {
            numbers.Add(OptionalNumber());
        }

        return numbers;
    }

    /// <summary>One of two words; whether it is the first.</summary>
    public bool Either(string one, string other)
    {
        var field = Next();
        return field == one || (field == other ? false : throw Invalid($"is neither '{one}' nor '{other}'"));
    }

    /// <summary>A list of texts.</summary>
    public IReadOnlyList<string> Texts()
    {
        var texts = new List<string>();
        for (var left = Count(); left > 0; left--)
        {
            texts.Add(Text());
        }

        return texts;
    }

    /// <summary>A list of pairs.</summary>
    public IReadOnlyList<KeyValuePair<string, string>> Pairs()
    {
        var pairs = new List<KeyValuePair<string, string>>();
        for (var left = Count(); left > 0; left--)
        {
            pairs.Add(new KeyValuePair<string, string>(Text(), Text()));
        }

        return pairs;
    }

    /// <summary>The field that was read last is not of its kind.</summary>
    /// <param name="problem">What is wrong with it, without its subject.</param>
    public ProtocolException Invalid(string problem) => new($"field {_next - 1} of the message '{Name}' {problem}: '{_fields[_next - 1]}'");

    /// <summary>No field may be left.</summary>
    /// <exception cref="ProtocolException">There is one.</exception>
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
