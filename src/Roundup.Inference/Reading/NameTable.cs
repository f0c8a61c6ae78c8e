namespace Roundup.Inference.Reading;

/// <summary>Names of members, each as one string however often it occurs. What has more names than any class is not kept.</summary>
internal sealed class NameTable
{
    private const int Limit = 20_000;

    private readonly HashSet<string> names = new(StringComparer.Ordinal);
    private readonly HashSet<string>.AlternateLookup<ReadOnlySpan<char>> lookup;

    public NameTable() => lookup = names.GetAlternateLookup<ReadOnlySpan<char>>();

    /// <summary>The string of <paramref name="name"/>.</summary>
    public string Of(ReadOnlySpan<char> name)
    {
        if (lookup.TryGetValue(name, out var known))
        {
            return known;
        }

        var made = name.ToString();
        if (names.Count < Limit)
        {
            names.Add(made);
        }

        return made;
    }
}
