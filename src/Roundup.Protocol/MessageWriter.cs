using System.Globalization;
using System.Text;

namespace Roundup.Protocol;

/// <summary>Writes a message as a line of fields with tabs between them.</summary>
internal sealed class MessageWriter
{
    private readonly StringBuilder _line;

    private MessageWriter(string name) => _line = new StringBuilder(name);

    /// <summary>The line of a message, without a line feed.</summary>
    public static string Line(IMessage message)
    {
        var fields = new MessageWriter(message.Name);
        message.Write(fields);
        return fields._line.ToString();
    }

    public MessageWriter Text(string? text) => Field(text is null ? FieldText.Unknown : FieldText.Escape(text));

    public MessageWriter Whole(long? number) => Field(number?.ToString(CultureInfo.InvariantCulture) ?? FieldText.Unknown);

    /// <summary>A number. Null, NaN and infinities are written as unknown.</summary>
    public MessageWriter Number(double? number) => Field(number is { } known && !double.IsNaN(known) && !double.IsInfinity(known)
        ? known.ToString("R", CultureInfo.InvariantCulture)
        : FieldText.Unknown);

    /// <summary>A list of numbers: its length, then each; null is unknown.</summary>
    public MessageWriter Numbers(IReadOnlyCollection<double?> numbers)
    {
        Whole(numbers.Count);
        foreach (var number in numbers)
        {
            Number(number);
        }

        return this;
    }

    /// <summary>Writes one of two tokens.</summary>
    public MessageWriter Either(bool first, string one, string other) => Field(first ? one : other);

    /// <summary>A list of texts: its length, then each.</summary>
    public MessageWriter Texts(IReadOnlyCollection<string> texts)
    {
        Whole(texts.Count);
        foreach (var text in texts)
        {
            Text(text);
        }

        return this;
    }

    /// <summary>A list of pairs: its length, then key and value of each.</summary>
    public MessageWriter Pairs(IReadOnlyCollection<KeyValuePair<string, string>> pairs)
    {
        Whole(pairs.Count);
        foreach (var pair in pairs)
        {
            Text(pair.Key).Text(pair.Value);
        }

        return this;
    }

    private MessageWriter Field(string field)
    {
        _line.Append('\t').Append(field);
        return this;
    }
}
