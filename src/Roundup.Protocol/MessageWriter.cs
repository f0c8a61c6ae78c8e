using System.Globalization;
using System.Text;

namespace Roundup.Protocol;

// Writes a message as a line of fields with tabs between them.
internal sealed class MessageWriter
{
    private readonly StringBuilder _line;

    private MessageWriter(string name) => _line = new StringBuilder(name);

    // The line of a message, without a line feed.
    public static string Line(IMessage message)
    {
        var fields = new MessageWriter(message.Name);
        message.Write(fields);
        return fields._line.ToString();
    }

    public MessageWriter Text(string? text) => Field(text is null ? FieldText.Unknown : FieldText.Escape(text));

    public MessageWriter Whole(long? number) => Field(number?.ToString(CultureInfo.InvariantCulture) ?? FieldText.Unknown);

    // A number. Null, NaN and infinities are written as unknown.
    public MessageWriter Number(double? number) => Field(number is { } known && !double.IsNaN(known) && !double.IsInfinity(known)
        ? known.ToString("R", CultureInfo.InvariantCulture)
        : FieldText.Unknown);

    // A list of numbers: its length, then each; null is unknown.
    public MessageWriter Numbers(IReadOnlyCollection<double?> numbers)
    {
        Whole(numbers.Count);
        foreach (var number in numbers)
        {
            Number(number);
        }

        return this;
    }

    public MessageWriter Either(bool first, string one, string other) => Field(first ? one : other);

    // A list of texts: its length, then each.
    public MessageWriter Texts(IReadOnlyCollection<string> texts)
    {
        Whole(texts.Count);
        foreach (var text in texts)
        {
            Text(text);
        }

        return this;
    }

    // A list of pairs: its length, then key and value of each.
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
