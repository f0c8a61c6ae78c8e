using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

/// <summary>
/// Which rows are planned for which target. A row whose library newer runtimes have broken (<see cref="LibraryDefinition.LastTarget"/>) is
/// planned for the last one on which it works, in cells of its own with the baselines beside it, unless the user names the targets. Where
/// the user names the rows, or such a row is the baseline, all rows are beside it: they are to be compared. An experiment that compares
/// none has nothing beside it.
/// </summary>
/// <param name="Asked">The targets that were asked for.</param>
/// <param name="AreNamed">Whether the user named them: then each row is tried on each.</param>
/// <param name="AreRowsNamed">Whether the user named the rows.</param>
/// <param name="AreCompared">Whether the experiment compares rows.</param>
/// <param name="Baselines">The baselines, which are measured wherever a row is; the first one is the one that is wanted.</param>
internal sealed record TargetRows(
    IReadOnlyList<string> Asked,
    bool AreNamed,
    bool AreRowsNamed,
    bool AreCompared,
    IReadOnlyList<BaselineChoice> Baselines)
{
    private bool AreAllBeside => AreRowsNamed || Baselines[0].Row?.Library.LastTarget is not null;

    /// <summary>The targets that were asked for, then those that only rows with a last target are planned for.</summary>
    public IEnumerable<string> Targets(IEnumerable<CatalogueRow> rows)
    {
        var all = rows.ToList();
        return Asked.Concat(Asked.SelectMany(asked => all.Select(row => Own(row, asked)))).Distinct();
    }

    /// <summary>Whether the row is planned for the target.</summary>
    public bool Has(CatalogueRow row, CatalogueCompressor? compressor, string target) =>
        Asked.Any(asked => Own(row, asked) == target)
        || (AreCompared && !Asked.Contains(target) && (AreAllBeside || Baselines.Any(baseline =>
            row.Row.FullName == baseline.Row?.Row.FullName && compressor == baseline.Compressor)));

    private string Own(CatalogueRow row, string asked) =>
        AreNamed ? asked : Target.Of(asked).NotAfter(row.Library.LastTarget).Name;
}
