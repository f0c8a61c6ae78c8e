using System.Text.Json;
using System.Text.Json.Serialization;
using Roundup.Contracts;

namespace SampleNamespace;

/// <summary>
/// Gives values other digits, letters, times and ids, of the same size and form. Nulls, enums, booleans, lengths of lists and keys of
/// dictionaries stay.
/// </summary>
/// <param name="random">The source of all chance.</param>
internal sealed class SampleMutation(SeededRandom random)
{
    private const int LettersKept = 8;
    private const int Days = 30;

    private static readonly JsonSerializerOptions s_plain = new() { NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals };

    public object Of(object value) => value switch
    {
        string text => Text(text, 0),
        char letter => Text(letter.ToString(), 0)[0],
        Guid => random.Guid(),
        DateTime time => Moved(time, (TimeSpan by) => time + by),
        DateTimeOffset time => Moved(time, by => time + by),
        DateOnly day => Moved(day, by => day.AddDays(by.Days)),
        TimeOnly time => time.Add(TimeSpan.FromSeconds(random.Int(0, 86_399))),
        TimeSpan span => Span(span),
        Uri uri => Link(uri),
        byte[] bytes => random.Bytes(bytes.Length),
        Memory<byte> bytes => new Memory<byte>(random.Bytes(bytes.Length)),
        ReadOnlyMemory<byte> bytes => new ReadOnlyMemory<byte>(random.Bytes(bytes.Length)),
        bool or Version => value,
        _ => Number(value),
    };

    private object Number(object number)
    {
        try
        {
            var other = JsonSerializer.Deserialize(Digits(JsonSerializer.Serialize(number, s_plain)), number.GetType(), s_plain)!;

            // Infinity, which only text can be.
            return JsonSerializer.Serialize(other, s_plain) is ['"', ..] ? number : other;
        }
        catch (JsonException)
        {
            return number;
        }
    }

    /// <summary>Other digits; the first digit does not become 0, unless it is the only one.</summary>
    private string Digits(string text)
    {
        var first = text.AsSpan().IndexOfAnyInRange('1', '9');
        var digits = text.ToCharArray();
        for (var i = Math.Max(first, 0); i < digits.Length && digits[i] is not ('e' or 'E'); i++)
        {
            digits[i] = char.IsAsciiDigit(digits[i]) ? (char)('0' + random.Int(i == first ? 1 : 0, 9)) : digits[i];
        }

        return new string(digits);
    }

    /// <summary>Other digits, and a few other letters, so that words stay as compressible as they are.</summary>
    private string Text(string text, int start)
    {
        var letters = text.ToCharArray();
        for (var i = start; i < letters.Length; i++)
        {
            letters[i] = letters[i] switch
            {
                >= '0' and <= '9' => (char)('0' + random.Int(0, 9)),
                >= 'a' and <= 'z' when random.Int(1, LettersKept) == 1 => (char)('a' + random.Int(0, 25)),
                >= 'A' and <= 'Z' when random.Int(1, LettersKept) == 1 => (char)('A' + random.Int(0, 25)),
                var other => other,
            };
        }

        return new string(letters);
    }

    private Uri Link(Uri uri)
    {
        // Scheme and host stay.
        var text = uri.OriginalString;
        var host = text.IndexOf("://", StringComparison.Ordinal) + 3;
        var path = text.IndexOf('/', host);
        return path >= 0 && Uri.TryCreate(Text(text, path), UriKind.Absolute, out var other) ? other : uri;
    }

    private T Moved<T>(T time, Func<TimeSpan, T> move)
    {
        try
        {
            return move(TimeSpan.FromSeconds(random.Int(-Days * 86_400, Days * 86_400)));
        }
        catch (ArgumentOutOfRangeException)
        {
            return time;
        }
    }

    /// <summary>Up to twice as long; whole seconds stay whole.</summary>
    private TimeSpan Span(TimeSpan span)
    {
        var unit = span.Ticks % TimeSpan.TicksPerSecond == 0 ? TimeSpan.TicksPerSecond : 1;
        var most = Math.Min(Math.Abs(span.Ticks / unit), (long.MaxValue / unit / 2) - 1) * 2;
        return TimeSpan.FromTicks(Math.Sign(span.Ticks) * unit * random.Long(0, most));
    }
}
