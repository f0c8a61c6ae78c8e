namespace Roundup.Worker.Fidelity;

/// <summary>Extensions for comparisons of values.</summary>
internal static class ComparisonExtensions
{
    /// <summary>Compares a value with the result of its round trip.</summary>
    public static Comparison Differences<T>(this Model<T> model, T expected, T actual)
        where T : notnull
    {
        var comparison = new Comparison();
        model.Canonical.Compare(expected, actual, comparison);
        return comparison;
    }

    /// <summary>
    /// What the mapping to the class of a schema, and back, changes in a value without a call of the library; null where nothing is mapped.
    /// </summary>
    public static Comparison? OfMapping<T>(this Model<T> model, T value)
        where T : notnull =>
        model.Canonical is IMapped<T> mapped ? model.Differences(value, (T)mapped.Mapping([value], serialize: true)(0)!) : null;

    /// <summary>The first difference with its example, for a message.</summary>
    public static string FirstExample(this Comparison comparison)
    {
        foreach (var difference in comparison.Examples)
        {
            return $"{difference.Key} ({difference.Value})";
        }

        return "no difference";
    }
}
