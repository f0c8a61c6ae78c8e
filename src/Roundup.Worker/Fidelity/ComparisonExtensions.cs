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

    /// <summary>
    /// The verdict on differences, which is that of verification (exact up to <see cref="CheckOutcome.EqualForm"/>, lossy beyond) and of
    /// checks.
    /// </summary>
    /// <param name="differences">All that differs.</param>
    /// <param name="told">Those that count.</param>
    /// <param name="ofMapping">What Roundup's mapping changes by itself; null where nothing is mapped.</param>
    public static CheckOutcome Verdict(
        this Comparison differences, IReadOnlyCollection<KeyValuePair<string, string>> told, Comparison? ofMapping) =>
        told.Count == 0 ? CheckOutcome.Held
        : told.All(one => Comparison.IsForm(one.Key)) ? CheckOutcome.EqualForm
        : told.All(one => Comparison.IsForm(one.Key) || ofMapping.Has(one)) ? CheckOutcome.OfRoundup
        : differences is { IsOfDefaults: true, IsStructural: false } ? CheckOutcome.InitialValue
        : CheckOutcome.Silent;

    /// <summary>Whether the mapping alone makes a difference.</summary>
    public static bool Has(this Comparison? ofMapping, KeyValuePair<string, string> difference) =>
        ofMapping is not null && ofMapping.Examples.TryGetValue(difference.Key, out var mapped) && mapped == difference.Value;

    /// <summary>The example of a difference, with the value that has it and whose it is.</summary>
    public static string Told(this KeyValuePair<string, string> difference, string value, Comparison? ofMapping) =>
        $"{difference.Value} ({value}{(ofMapping.Has(difference) ? ", of Roundup's mapping" : "")})";

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
