namespace Roundup.Inference.Shapes;

/// <summary>The strings at one place.</summary>
internal sealed class TextShape
{
    /// <summary>The most values that are kept: no enum is guessed with more.</summary>
    public const int MostValues = 32;

    private OrderedDictionary<string, long>? values = new(StringComparer.Ordinal);

    /// <summary>How many there were.</summary>
    public long Count { get; set; }

    /// <summary>The forms that all of them have.</summary>
    public TextForms Forms { get; set; } = TextForms.All;

    /// <summary>How many can hardly be anything but base64: they have its signs, or are long.</summary>
    public long ClearlyBase64 { get; set; }

    /// <summary>How many are times with zeros at the end of the fraction, which no library writes back.</summary>
    public long TimesWithZeros { get; set; }

    /// <summary>Each distinct string with its number, in the order in which they were seen; null where there were too many.</summary>
    public IReadOnlyDictionary<string, long>? Values => values;

    /// <summary>Counts strings.</summary>
    public void Add(string value, long count)
    {
        if (values is null)
        {
            return;
        }

        var at = values.IndexOf(value);
        if (at >= 0)
        {
            values.SetAt(at, values.GetAt(at).Value + count);
        }
        else if (values.Count == MostValues)
        {
            values = null;
        }
        else
        {
            values.Add(value, count);
        }
    }

    /// <summary>Notes a string that no enum can have as a value.</summary>
    public void AddLong() => values = null;

    /// <summary>Adds what was seen elsewhere; returns this one.</summary>
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
        if (other.values is null)
        {
            values = null;
        }

        foreach (var (value, count) in other.values ?? [])
        {
            Add(value, count);
        }

        return this;
    }
}
