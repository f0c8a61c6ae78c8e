namespace Roundup.Worker.Fidelity;

internal static class ComparisonExtensions
{
    public static Comparison Differences<T>(this Model<T> model, T expected, T actual)
        where T : notnull
    {
        var comparison = new Comparison();
        model.Canonical.Compare(expected, actual, comparison);
        return comparison;
    }

    // What the mapping to the class of a schema, and back, changes in a value without a call of the library; null where nothing is mapped.
    public static Comparison? OfMapping<T>(this Model<T> model, T value)
        where T : notnull =>
        model.Canonical is IMapped<T> mapped ? model.Differences(value, (T)mapped.Mapping([value], serialize: true)(0)!) : null;

    // The verdict on differences, which is that of verification (exact up to CheckOutcome.Equivalent, lossy beyond) and of checks.
    // ofMapping: what Roundup's mapping changes by itself; null where nothing is mapped.
    public static CheckOutcome Verdict(
        this Comparison differences, IReadOnlyCollection<KeyValuePair<string, string>> told, Comparison? ofMapping) =>
        told.Count == 0 ? CheckOutcome.Passed
        : told.All(one => Comparison.IsForm(one.Key)) ? CheckOutcome.Equivalent
        : told.All(one => Comparison.IsForm(one.Key) || ofMapping.Has(one)) ? CheckOutcome.ByRoundup
        : differences is { IsOfDefaults: true, IsStructural: false } ? CheckOutcome.DefaultValue
        : CheckOutcome.Corrupted;

    public static bool Has(this Comparison? ofMapping, KeyValuePair<string, string> difference) =>
        ofMapping is not null && ofMapping.Examples.TryGetValue(difference.Key, out var mapped) && mapped == difference.Value;

    public static string Describe(this KeyValuePair<string, string> difference, string value, Comparison? ofMapping) =>
        $"{difference.Value} ({value}{(ofMapping.Has(difference) ? ", of Roundup's mapping" : "")})";

    public static string FirstExample(this Comparison comparison)
    {
        foreach (var difference in comparison.Examples)
        {
            return $"{difference.Key} ({difference.Value})";
        }

        return "no difference";
    }
}
