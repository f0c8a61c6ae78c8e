using Roundup.Analysis.Advising;

namespace Roundup.Cli.Commands.Lists;

/// <summary>What the stored run of the suite NativeAOT says of rows.</summary>
/// <param name="facts">Its facts.</param>
internal sealed class StoredAot(IReadOnlyList<AotFact> facts)
{
    // A package that was missing says nothing.
    private readonly ILookup<string, AotFact> _facts =
        facts.Where(fact => fact.IsAot && fact.Word != Outcome.Unavailable.Word()).ToLookup(fact => fact.Row);

    /// <summary>Reads it; nothing is known where the repository has none.</summary>
    public static StoredAot In(string root, ResultsStore store)
    {
        var path = Path.Combine(root, "docs", "results", "aot.json.br");
        return new(File.Exists(path) ? AotFact.In(store.Read(path)) : []);
    }

    /// <summary>What became of a row, for each target; null where there is no such run.</summary>
    /// <param name="row">The row.</param>
    /// <param name="version">The version of its package; null where it has none.</param>
    /// <param name="unknown">What is said where this version of the row was not executed.</param>
    public string? Of(string row, string? version, string unknown)
    {
        var known = _facts[row].Where(fact => fact.Version is null || fact.Version == version).Select(fact => fact.Text).ToList();
        return _facts.Count == 0 ? null : known.Count == 0 ? unknown : string.Join("; ", known);
    }
}
