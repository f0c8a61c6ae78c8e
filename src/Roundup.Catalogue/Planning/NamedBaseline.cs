using Roundup.Catalogue.Definitions;
using Roundup.Results;

namespace Roundup.Catalogue.Planning;

/// <summary>
/// The one baseline of all tables where the user names the rows: the first version of a library of which several are named, or, where the
/// suite's baselines are left out, the first row named.
/// </summary>
/// <param name="Catalogue">What exists.</param>
/// <param name="Options">What was asked.</param>
/// <param name="Cases">The cases that are planned.</param>
internal sealed record NamedBaseline(RoundupCatalogue Catalogue, RunOptions Options, IReadOnlyList<PlannedCase> Cases)
{
    /// <summary>The baseline; null where those of the suite and of the user stay.</summary>
    /// <param name="ofRun">The baseline of the run and those that stand in for it.</param>
    /// <param name="layout">The suite's tables, each with a baseline of its own.</param>
    public BaselineChoice? Of(IReadOnlyList<BaselineChoice> ofRun, ReportLayout? layout)
    {
        // A single row is compared with nothing, and needs no second process.
        var rows = Cases.Select(one => one.Id.RowName).ToHashSet();
        if (Options.Serializers.Count == 0 || rows.Count < 2)
        {
            return null;
        }

        var versions = Cases.Where(one => Cases.Any(other => IsOtherVersion(one.Library, other.Library))).ToList();
        if (Options.Baseline is null && versions.Count > 0)
        {
            return First(versions);
        }

        var present = ofRun.FirstOrDefault(baseline => baseline.Name is { } name && rows.Contains(name));
        var areTablesComplete = Cases.Select(one => layout?.TableOf(one.Library.Format)?.BaselineRow).OfType<string>().All(rows.Contains);
        return areTablesComplete && (present is not null || ofRun[0].Name is null) ? null : present ?? First(Cases);
    }

    /// <summary>Of the rows that can be in the most tables the first named; a floor only where nothing else is named.</summary>
    private BaselineChoice First(IReadOnlyList<PlannedCase> cases)
    {
        var choice = new RowChoice(new Selection("--serializer", null), Catalogue);
        List<string> named = [.. Options.Serializers.SelectMany(glob => choice.Pick([glob])).Select(row => row.Row.FullName)];
        var first = cases.GroupBy(one => one.Id.RowName)
            .OrderBy(row => row.First().Row.IsFloor)
            .ThenByDescending(row => row.Count(one => one.Unsupported is null))
            .ThenBy(row => named.IndexOf(row.First().Row.FullName))
            .First().First();
        return new(new CatalogueRow(first.Library, first.Row), first.Compressor, null);
    }

    private static bool IsOtherVersion(LibraryDefinition one, LibraryDefinition other) =>
        one.Name != other.Name && NameOf(one) == NameOf(other);

    private static string NameOf(LibraryDefinition library) =>
        library.IsPinned ? library.Name[..library.Name.LastIndexOf('@')] : library.Name;
}
