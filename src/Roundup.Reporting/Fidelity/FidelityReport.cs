using Roundup.Analysis.Experiments.Fidelity;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Text;
using Roundup.Results;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Fidelity;

/// <summary>The report of the experiment fidelity: each row with the datasets that came back exact, lossy, and without a result.</summary>
public sealed class FidelityReport : IExperimentReport
{
    private const string DocumentName = "verified";

    /// <summary>The most characters of names, so that a line of the summary stays one on a console of 80 columns.</summary>
    private const int NamesLength = 45;

    private const int MostLosses = 5;

    /// <inheritdoc/>
    public string Experiment => ExperimentNames.Fidelity;

    /// <inheritdoc/>
    public string Title => "Fidelity";

    /// <inheritdoc/>
    public string Done => "verified";

    /// <inheritdoc/>
    public bool IsDone(CaseResult result)
    {
        ArgumentNullException.ThrowIfNull(result);
        return result is { Fidelity: not Results.Fidelity.Unchecked } or { Lost.Count: > 0 }
            && result.Outcome is Outcome.Measured or Outcome.Skipped;
    }

    /// <inheritdoc/>
    public bool IsAnswered(CaseResult result)
    {
        ArgumentNullException.ThrowIfNull(result);
        return IsDone(result)
            || result.Outcome is Outcome.Wrong or Outcome.Failed or Outcome.Crashed or Outcome.Hung or Outcome.OutOfMemory;
    }

    /// <inheritdoc/>
    public ReportPart Of(ResultsFile file, string? baseline = null, Losses? losses = null)
    {
        var rows = VerifiedRow.Of(file);
        var run = ReportedRun.Of(file, IsDone, losses) with { Efforts = [("Effort", $"each case once; seed {file.Run.Seed}")] };
        return new(run, [Summary(rows)])
        {
            Documents = [new(DocumentName, VerifiedDocument.Of(file, rows))],
            HasContents = false,
            IsComplete = true,
        };
    }

    /// <summary>
    /// What the report shows: how many rows ended how. Each row counts once, by the worst of its datasets. A dataset that no row brings
    /// back whole is said apart: it does not tell rows apart.
    /// </summary>
    private static Section Summary(IReadOnlyList<VerifiedRow> lines)
    {
        var rows = lines.GroupBy(line => line.Name).ToList();
        var apart = WithoutExactRow(rows);
        var ended = rows.ToLookup(row => State(row, apart));
        ListItem[] items =
        [
            new("exact", Inline.Of($"{ended["exact"].Count()} of {Wording.Count(rows.Count, "row")}")),
            .. Items("lossy", ended["lossy"], Tone.Warning, data => data.IsLossy && !apart.Contains(data.Dataset)),
            .. Items("not known", ended["not known"], Tone.Warning, data => data.IsNotKnown),
            .. Items("failed", ended["failed"], Tone.Bad, _ => false),
            .. Missing(ended["no result"]),
            .. apart.Select(dataset => new ListItem("no row", Inline.Of($"brings {dataset} back whole, which is not counted above"))),
            new("details", Inline.Of($"{DocumentName}.md: members lost and reasons, by row and dataset")),
        ];
        return new(new List(ListForm.Facts, items) { Headings = ("Round trip", "Rows") });
    }

    private static HashSet<string> WithoutExactRow(IReadOnlyList<IGrouping<string, VerifiedRow>> rows)
    {
        var datasets = rows.SelectMany(row => row.SelectMany(line => line.Datasets).Select(data => (row.Key, data)))
            .Where(pair => pair.data.Outcome is null)
            .ToLookup(pair => pair.data.Dataset);
        return datasets.Count < 2 ? [] :
        [
            .. datasets.Where(rows => rows.All(pair => pair.data.IsLossy) && rows.Select(pair => pair.Key).Distinct().Skip(1).Any())
                .Select(rows => rows.Key),
        ];
    }

    private static IEnumerable<ListItem> Items(
        string state, IEnumerable<IGrouping<string, VerifiedRow>> rows, Tone tone, Func<VerifiedDataset, bool> isTold)
    {
        var names = rows.Select(row => row.Key).ToList();
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

        return
        [
            new(state, Inline.Of($"{names.Count}: {NameList.Of(names, shown)}"))
            {
                LabelTone = tone,
                Frames = [.. rows.SelectMany(row => row).SelectMany(row => row.Datasets).SelectMany(data => data.Frames).Distinct()],
            },
            .. Losses(rows.SelectMany(row => row), isTold),
        ];
    }

    /// <summary>What rows lose, one line for all that lose the same; what only a few rows lose comes last.</summary>
    private static IEnumerable<ListItem> Losses(IEnumerable<VerifiedRow> lines, Func<VerifiedDataset, bool> isTold)
    {
        var losses =
            from line in lines
            from data in line.Datasets.Where(isTold)
            from lost in data.Lost
            group line.Name by $"{data.Dataset} {lost}" into rows
            select (Loss: rows.Key, Rows: rows.Distinct().ToList());
        var sorted = losses.OrderByDescending(loss => loss.Rows.Count).ToList();
        foreach (var (loss, rows) in sorted.Take(MostLosses))
        {
            yield return new(" ", Inline.Of($"{loss} ({NameList.Of(rows, 1)})"));
        }

        if (sorted.Count > MostLosses)
        {
            yield return new(" ", Inline.Of($"and {Wording.Count(sorted.Count - MostLosses, "more loss", "es")}"));
        }
    }

    private static IEnumerable<ListItem> Missing(IEnumerable<IGrouping<string, VerifiedRow>> rows)
    {
        var outcomes = rows.CountBy(row => row.First().Datasets[0].Outcome!.Value.Word())
            .Select(counted => $"{counted.Value} {counted.Key}").ToList();
        return outcomes.Count == 0 ? [] : [new("no result", Inline.Of(string.Join(", ", outcomes))) { LabelTone = Tone.Warning }];
    }

    private static string State(IGrouping<string, VerifiedRow> row, HashSet<string> apart)
    {
        var all = row.SelectMany(line => line.Datasets).ToList();
        return all.Exists(data => data.Outcome is { } outcome && !outcome.IsBenign()) ? "failed"
            : all.TrueForAll(data => data.Outcome is not null) ? "no result"
            : all.Exists(data => data.IsLossy && !apart.Contains(data.Dataset)) ? "lossy"
            : all.Exists(data => data.IsNotKnown) ? "not known"
            : "exact";
    }
}
