using System.Globalization;
using Roundup.Analysis.Fidelity;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.Fidelity;

/// <summary>The report of the experiment fidelity: each row with the datasets that came back exact, lossy, and without a result.</summary>
public sealed class FidelityReport : IExperimentReport
{
    private const string FileName = "verified.md";

    /// <summary>The most characters of names, so that a line of the summary stays one on a console of 80 columns.</summary>
    private const int NamesLength = 45;

    /// <inheritdoc/>
    public string Experiment => "fidelity";

    /// <inheritdoc/>
    public string Done => "verified";

    /// <inheritdoc/>
    public bool IsDone(CaseResult result)
    {
        ArgumentNullException.ThrowIfNull(result);
        return result.Fidelity != Results.Fidelity.Unchecked;
    }

    /// <inheritdoc/>
    public Report Of(ResultsFile file, string? baseline = null)
    {
        var rows = VerifiedRow.Of(file);
        Section[] sections = [Head(file), .. Formats(file, rows), WithoutResult(rows), Summary(rows)];
        return new(sections, []) { Name = "verified" };
    }

    private static Section Head(ResultsFile file)
    {
        var runtimes = string.Join(", ", file.Targets.Select(target => target.Runtime));
        var datasets = file.Datasets.DistinctBy(data => data.Name).Select(data => $"{data.Name} ({data.Description.TrimEnd('.')})");
        string[] paragraphs =
        [
            "Each row wrote and read the values of each dataset, and what came back was compared with what went in, member by member"
            + $" (docs/model-compiler.md, Equality). Made by roundup verify on {Date(file)}, {runtimes}, seed {file.Run.Seed}.",
            "Package says where the package came from: published is what the configured NuGet sources hold, built from source a build of "
            + "the library's"
            + " public repository that was given with --package-source and need not equal the published package.",
            $"Datasets: {string.Join("; ", datasets)}.",
        ];
        return new([Full(new Heading(1, "What was verified")), .. paragraphs.Select(text => Full(new Paragraph(Inline.Of(text))))]);
    }

    private static IEnumerable<Section> Formats(ResultsFile file, IReadOnlyList<VerifiedRow> rows) =>
        from row in rows
        where row.Datasets.Any(data => data.Outcome is null)
        group row by row.Info.Format into format
        orderby format.Key.ToUpperInvariant()
        select new Section(
            Full(new Heading(2, format.Key)),
            Full(new Table<VerifiedRow>(Columns(Date(file)), [.. format]) { HasLongTexts = true }));

    private static Column<VerifiedRow>[] Columns(string date) =>
    [
        Column.Of<VerifiedRow>("Serializer", row => row.Name),
        Column.Of<VerifiedRow>("Version", row => row.Info.Version),
        Column.Of<VerifiedRow>(
            "Package",
            row => row.Info.FromSource || row.Info.FromPackageSource ? "built from source"
                : row.Info.Package is null ? "part of .NET"
                : "published"),
        Column.Of<VerifiedRow>("Date", _ => date),
        Column.Of<VerifiedRow>("Exact", row => string.Join(", ", row.Datasets.Where(data => data.IsExact).Select(Exact))),
        Column.Of<VerifiedRow>("Lossy (members)", row => string.Join("; ", row.Datasets.Where(data => data.IsLossy).Select(Lost))),
        Column.Of<VerifiedRow>(
            "No result",
            row => string.Join("; ", Ended(row).Select(ended => $"{ended.Names} {ended.Outcome.Word()}: {ended.Reason}"))),
    ];

    private static Section WithoutResult(IReadOnlyList<VerifiedRow> rows)
    {
        var missing = rows.Where(row => row.Datasets.All(data => data.Outcome is not null)).ToList();
        Column<VerifiedRow>[] columns =
        [
            Column.Of<VerifiedRow>("Serializer", row => row.Name),
            Column.Of<VerifiedRow>("Format", row => row.Info.Format),
            Column.Of<VerifiedRow>("Outcome", row => row.Datasets[0].Outcome!.Value.Word()),
            Column.Of<VerifiedRow>("Reason", row => string.Join("; ", row.Datasets.Select(data => data.Reason).Distinct())),
        ];
        return missing.Count == 0 ? new() : new(
            Full(new Heading(2, "Without any result")),
            Full(new Table<VerifiedRow>(columns, missing) { HasLongTexts = true }));
    }

    /// <summary>What the console shows: how many rows ended how. Each row counts once, by the worst of its datasets.</summary>
    private static Section Summary(IReadOnlyList<VerifiedRow> rows)
    {
        var ended = rows.ToLookup(State);
        ListItem[] items =
        [
            new("exact", Inline.Of($"{ended["exact"].Count()} of {Wording.Count(rows.Count, "row")}")),
            .. Items("lossy", ended["lossy"], Tone.Warning),
            .. Items("failed", ended["failed"], Tone.Bad),
            .. Missing(ended["no result"]),
            new("details", Inline.Of($"{FileName}: members lost and reasons, by row and dataset")),
        ];
        return new(new List(ListForm.Facts, items) { Detail = Detail.Brief });
    }

    private static IEnumerable<ListItem> Items(string state, IEnumerable<VerifiedRow> rows, Tone tone)
    {
        var names = rows.Select(row => row.Name).ToList();
        if (names.Count == 0)
        {
            return [];
        }

        var shown = 1;
        var length = names[0].Length;
        while (shown < names.Count && (length += names[shown].Length + 2) <= NamesLength)
        {
            shown++;
        }

        var more = names.Count > shown ? $" and {names.Count - shown} more" : "";
        return
        [
            new(state, Inline.Of($"{names.Count}: {string.Join(", ", names.Take(shown))}{more}"))
            {
                LabelTone = tone,
                Frames = [.. rows.SelectMany(row => row.Datasets).SelectMany(data => data.Frames).Distinct()],
            },
        ];
    }

    private static IEnumerable<ListItem> Missing(IEnumerable<VerifiedRow> rows)
    {
        var outcomes = rows.CountBy(row => row.Datasets[0].Outcome!.Value.Word())
            .Select(counted => $"{counted.Value} {counted.Key}").ToList();
        return outcomes.Count == 0 ? [] : [new("no result", Inline.Of(string.Join(", ", outcomes))) { LabelTone = Tone.Warning }];
    }

    private static string State(VerifiedRow row) =>
        row.Datasets.Any(data => data.Outcome is { } outcome && !outcome.IsBenign()) ? "failed"
        : row.Datasets.All(data => data.Outcome is not null) ? "no result"
        : row.Datasets.Any(data => data.IsLossy) ? "lossy"
        : "exact";

    private static IEnumerable<(string Names, Outcome Outcome, string? Reason)> Ended(VerifiedRow row) =>
        row.Datasets.Where(data => data.Outcome is not null).GroupBy(data => (Outcome: data.Outcome!.Value, data.Reason))
            .Select(group => (Names(group), group.Key.Outcome, group.Key.Reason));

    private static string Exact(VerifiedDataset data) => data.Lost.Count == 0 ? data.Dataset : Lost(data);

    private static string Lost(VerifiedDataset data) => $"{data.Dataset} ({string.Join(", ", data.Lost)})";

    private static string Names(IEnumerable<VerifiedDataset> datasets) => string.Join(", ", datasets.Select(data => data.Dataset));

    private static string Date(ResultsFile file) => file.Run.Finished.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture);

    private static Block Full(Block block) => block with { Detail = Detail.Full };
}
