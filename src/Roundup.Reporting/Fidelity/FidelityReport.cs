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
        return result is { Fidelity: not Results.Fidelity.Unchecked, Outcome: Outcome.Measured or Outcome.Skipped };
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

    /// <summary>What the report shows: how many rows ended how. Each row counts once, by the worst of its datasets.</summary>
    private static Section Summary(IReadOnlyList<VerifiedRow> rows)
    {
        var ended = rows.ToLookup(State);
        ListItem[] items =
        [
            new("exact", Inline.Of($"{ended["exact"].Count()} of {Wording.Count(rows.Count, "row")}")),
            .. Items("lossy", ended["lossy"], Tone.Warning),
            .. Items("failed", ended["failed"], Tone.Bad),
            .. Missing(ended["no result"]),
            new("details", Inline.Of($"{DocumentName}.md: members lost and reasons, by row and dataset")),
        ];
        return new(new List(ListForm.Facts, items) { Headings = ("Round trip", "Rows") });
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

        return
        [
            new(state, Inline.Of($"{names.Count}: {NameList.Of(names, shown)}"))
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
}
