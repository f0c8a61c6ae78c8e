namespace Roundup.Reporting.Text;

/// <summary>
/// Shortened names: those that are not the same stay so, and where they would be cut to the same text, they are numbered.
/// </summary>
internal static class DistinctNames
{
    /// <summary>The shortened names, by name.</summary>
    /// <param name="names">The names.</param>
    /// <param name="fit">Shortens a name so that it fits with a text behind it, and puts that there.</param>
    public static IReadOnlyDictionary<string, string> Of(IEnumerable<string> names, Func<string, string, string> fit)
    {
        var shorter = names.Distinct().ToDictionary(name => name, name => fit(name, ""));
        foreach (var alike in shorter.GroupBy(name => name.Value, name => name.Key).Where(group => group.Count() > 1).ToList())
        {
            foreach (var (name, number) in alike.Select((name, index) => (name, $"#{index + 1}")))
            {
                shorter[name] = fit(name, number);
            }
        }

        return shorter;
    }
}
