using Roundup.Analysis.Advising;

namespace Roundup.Cli.Commands.Lists;

internal sealed class StoredAot(IReadOnlyList<AotFact> facts)
{
    // A package that was missing says nothing.
    private readonly ILookup<string, AotFact> _facts =
        facts.Where(fact => fact.IsAot && fact.Word != Outcome.Unavailable.Word()).ToLookup(fact => fact.Serializer);

    // Nothing is known where the repository has none.
    public static StoredAot In(string root, ResultsStore store)
    {
        var path = Path.Combine(root, "docs", "results", "aot.json.br");
        return new(File.Exists(path) ? AotFact.In(store.Read(path)) : []);
    }

    // Null where there is no such run. unknown: said where this version of the serializer was not executed.
    public string? Find(string serializer, string? version, string unknown)
    {
        var known = _facts[serializer].Where(fact => fact.Version is null || fact.Version == version).Select(fact => fact.Text).ToList();
        return _facts.Count == 0 ? null : known.Count == 0 ? unknown : string.Join("; ", known);
    }
}
