namespace Roundup.OwnData.Samples.Shapes;

/// <summary>The strings in one place of the sample.</summary>
internal sealed class TextShape
{
    /// <summary>The most distinct values that are kept; an enum with more values is not guessed.</summary>
    public const int MostValues = 32;

    private OrderedDictionary<string, long>? _values = new(StringComparer.Ordinal);

    public long Count { get; set; }

    /// <summary>The forms that all strings have.</summary>
    public TextForms Forms { get; set; } = TextForms.All;

    /// <summary>The number of strings that can hardly be anything but base64.</summary>
    public long ClearlyBase64 { get; set; }

    /// <summary>The number of times with zeros at the end of the fraction, which no library writes back.</summary>
    public long TimesWithZeros { get; set; }

    /// <summary>Each distinct string with its count, in the order of the sample; null where there are too many.</summary>
    public IReadOnlyDictionary<string, long>? Values => _values;

    public void Add(string value, long count)
    {
        if (_values is null)
        {
            return;
        }

        var at = _values.IndexOf(value);
        if (at >= 0)
        {
            _values.SetAt(at, _values.GetAt(at).Value + count);
        }
        else if (_values.Count == MostValues)
        {
            _values = null;
        }
        else
        {
            _values.Add(value, count);
        }
    }

    /// <summary>Adds a string that cannot be a value of an enum.</summary>
    public void AddLong() => _values = null;

    public TextShape Add(TextShape? other)
    {
        if (other is null || other == this)
        {
            return this;
        }

        Count += other.Count;
        Forms &= other.Forms;
        ClearlyBase64 += other.ClearlyBase64;
        TimesWithZeros += other.TimesWithZeros;
        if (other._values is null)
        {
            _values = null;
        }

        foreach (var (value, count) in other._values ?? [])
        {
            Add(value, count);
        }

        return this;
    }
}

/// <summary>Types that System.Text.Json writes as a string. A string has a form if that type gives the same string again.</summary>
[Flags]
internal enum TextForms
{
    None = 0,
    Guid = 1,

    /// <summary>No offset, or <c>Z</c>. Zeros at the end of the fraction are not written back.</summary>
    DateTime = 2,

    /// <summary>Zeros at the end of the fraction are not written back.</summary>
    DateTimeOffset = 4,
    DateOnly = 8,
    TimeOnly = 16,
    TimeSpan = 32,

    /// <summary>Absolute, with <c>://</c>.</summary>
    Uri = 64,
    Base64 = 128,

    /// <summary>The name of a value of an enum.</summary>
    Name = 256,

    /// <summary><c>NaN</c>, <c>Infinity</c> or <c>-Infinity</c>: a number where the others in its place are numbers.</summary>
    Number = 512,
    All = 1023,
}
