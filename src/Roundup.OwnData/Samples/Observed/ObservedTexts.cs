namespace Roundup.OwnData.Samples.Observed;

internal sealed class ObservedTexts
{
    // The most distinct values that are kept; an enum with more values is not guessed.
    public const int MostValues = 32;

    private OrderedDictionary<string, long>? _values = new(StringComparer.Ordinal);

    public long Count { get; set; }

    public TextForms Forms { get; set; } = TextForms.All;

    public long ClearlyBase64 { get; set; }

    // The number of times with zeros at the end of the fraction, which no library writes back.
    public long TimesWithZeros { get; set; }

    // With their counts, in the order of the sample; null where there are too many.
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

    // Adds a string that cannot be a value of an enum.
    public void AddLong() => _values = null;

    public ObservedTexts Add(ObservedTexts? other)
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

// Types that System.Text.Json writes as a string. A string has a form if that type gives the same string again.
[Flags]
internal enum TextForms
{
    None = 0,
    Guid = 1,

    // No offset, or Z. Zeros at the end of the fraction are not written back.
    DateTime = 2,

    // Zeros at the end of the fraction are not written back.
    DateTimeOffset = 4,
    DateOnly = 8,
    TimeOnly = 16,
    TimeSpan = 32,

    // Absolute, with ://.
    Uri = 64,
    Base64 = 128,

    Name = 256,

    // NaN, Infinity or -Infinity: a number where the others in its place are numbers.
    Number = 512,
    All = 1023,
}
