using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

/// <summary>
/// Which rows are planned for which target. A row whose library newer runtimes have broken (<see cref="LibraryDefinition.LastTarget"/>) is
/// planned for the last one on which it works, in cells of its own with the baseline beside it, unless the user names the targets.
/// </summary>
/// <param name="Asked">The targets that were asked for.</param>
/// <param name="AreNamed">Whether the user named them: then each row is tried on each.</param>
/// <param name="Baseline">The baseline, which is measured wherever a row is.</param>
internal sealed record TargetRows(IReadOnlyList<string> Asked, bool AreNamed, BaselineChoice Baseline)
{
    /// <summary>The targets that were asked for, then those that only rows with a last target are planned for.</summary>
    public IEnumerable<string> Targets(IEnumerable<CatalogueRow> rows)
    {
        var all = rows.ToList();
        return Asked.Concat(Asked.SelectMany(asked => all.Select(row => Own(row, asked)))).Distinct();
    }

    /// <summary>Whether the row is planned for the target.</summary>
    public bool Has(CatalogueRow row, CatalogueCompressor? compressor, string target) =>
        Asked.Any(asked => Own(row, asked) == target)
        || (!Asked.Contains(target) && row.Row.FullName == Baseline.Row?.Row.FullName && compressor == Baseline.Compressor);

    private string Own(CatalogueRow row, string asked) =>
        AreNamed ? asked : Target.Of(asked).NotAfter(row.Library.LastTarget).Name;
}
