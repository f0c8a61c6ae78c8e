using System.Collections;
using System.Globalization;
using System.Numerics;
using Roundup.Contracts;

namespace SampleNamespace;

/// <summary>
/// Derives another value from one of the sample, of the same size and form, with other digits, letters, times and ids. Nulls, enums,
/// booleans, lengths of lists and keys of dictionaries stay.
/// </summary>
internal sealed class SampleMutation(SeededRandom random)
{
    private const int LettersKept = 8;
    private const int Days = 30;

    /// <summary>Objects are created anew; lists and dictionaries are changed in place where possible.</summary>
    public object? Of(object? value, Type type) => value switch
    {
        null or bool or Enum => value,
        string text => Text(text, 0),
        int number => Whole(number),
        long number => Whole(number),
        ulong number => Whole(number),
        uint number => Whole(number),
        short number => Whole(number),
        ushort number => Whole(number),
        sbyte number => Whole(number),
        byte number => Whole(number),
        decimal number => Whole(number),
        double number => Double(number),
        float number => (float)Double(number) is var other && float.IsFinite(other) ? other : number,
        Half number => (Half)Double((double)number) is var other && Half.IsFinite(other) ? other : number,
        Int128 number => Whole(number),
        UInt128 number => Whole(number),
        ReadOnlyMemory<byte> bytes => new ReadOnlyMemory<byte>(random.Bytes(bytes.Length)),
        Memory<byte> bytes => new Memory<byte>(random.Bytes(bytes.Length)),
        char letter => Text(letter.ToString(), 0)[0],
        Version => value,
        Guid => random.Guid(),
        DateTime time => Moved(time, (TimeSpan by) => time + by),
        DateTimeOffset time => Moved(time, by => time + by),
        DateOnly day => Moved(day, by => day.AddDays(by.Days)),
        TimeOnly time => time.Add(TimeSpan.FromSeconds(random.Int(0, 86_399))),
        TimeSpan span => Span(span),
        Uri uri => Link(uri),
        byte[] bytes => random.Bytes(bytes.Length),
        IDictionary { IsReadOnly: false } map => Map(map, type),
        IDictionary map => MadeCollection.Of(Exact(map, type), Map(Copy(map, type), type)),
        IList { IsReadOnly: false } list => List(list, type),
        IEnumerable elements => MadeCollection.Of(Exact(elements, type), List(Copy(elements, type), type)),
        _ => Members(value),
    };

    private T Whole<T>(T number)
        where T : INumber<T> => T.TryParse(Digits(Plain(number)), CultureInfo.InvariantCulture, out var other) ? other : number;

    private static string Plain(IFormattable number) => number.ToString(null, CultureInfo.InvariantCulture);

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

    private double Double(double number)
    {
        var text = number.ToString("R", CultureInfo.InvariantCulture);
        return double.TryParse(Digits(text), CultureInfo.InvariantCulture, out var other) && double.IsFinite(other) ? other : number;
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

    private IDictionary Map(IDictionary map, Type type)
    {
        foreach (var key in map.Keys.Cast<object>().ToList())
        {
            map[key] = Of(map[key], type.GetGenericArguments()[1]);
        }

        return map;
    }

    private IList List(IList list, Type type)
    {
        var element = type.IsArray ? type.GetElementType()! : type.GetGenericArguments()[0];
        for (var i = 0; i < list.Count; i++)
        {
            list[i] = Of(list[i], element);
        }

        return list;
    }

    /// <summary>The type that a collection has: as it is declared, since the types of frozen collections are not public.</summary>
    private static Type Exact(object value, Type type) => type.IsInterface ? value.GetType() : type;

    private static IDictionary Copy(IDictionary map, Type type)
    {
        var copy = (IDictionary)Activator.CreateInstance(typeof(Dictionary<,>).MakeGenericType(type.GetGenericArguments()))!;
        foreach (DictionaryEntry entry in map)
        {
            copy.Add(entry.Key, entry.Value);
        }

        return copy;
    }

    private static IList Copy(IEnumerable elements, Type type)
    {
        var copy = (IList)Activator.CreateInstance(typeof(List<>).MakeGenericType(type.GetGenericArguments()))!;
        foreach (var element in elements)
        {
            copy.Add(element);
        }

        return copy;
    }

    private object Members(object value)
    {
        var form = ObjectForm.Of(value.GetType());
        try
        {
            return form.Make([.. form.Take(value).Zip(form.Members, (one, member) => Of(one, member.Type))]);
        }
        catch (InvalidOperationException)
        {
            // The class refuses the derived values.
            return value;
        }
    }
}
