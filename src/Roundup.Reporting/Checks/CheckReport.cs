using Roundup.Analysis.Experiments.Checks;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Checks;

/// <summary>The report of the experiment check: a matrix of rows and questions, and every sentence that did not hold.</summary>
public sealed class CheckReport : IExperimentReport
{
    // With more rows than these, the answer is a matrix.
    private const int MostAnswered = 3;

    private const int MostReasons = 2;

    /// <inheritdoc/>
    public string Experiment => ExperimentNames.Check;

    /// <inheritdoc/>
    public string Title => "Checks";

    /// <inheritdoc/>
    public string Done => "checked";

    /// <summary>What was found: probe, member and values before and after, or the exception.</summary>
    public static string What(CheckCause cause)
    {
        ArgumentNullException.ThrowIfNull(cause);
        return CheckText.What(cause);
    }

    /// <summary>The command that asks the sentence again, as the run says it that found it.</summary>
    /// <param name="file">The results of that run.</param>
    /// <param name="row">The row.</param>
    /// <param name="cause">What was found.</param>
    public static string Command(ResultsFile file, CheckedRow row, CheckCause cause)
    {
        ArgumentNullException.ThrowIfNull(file);
        ArgumentNullException.ThrowIfNull(row);
        ArgumentNullException.ThrowIfNull(cause);
        return new CheckText(file.Of(ExperimentNames.Check)).Command(row, cause);
    }

    /// <inheritdoc/>
    public ReportPart Of(ResultsFile file, string? baseline = null, Losses? losses = null)
    {
        ArgumentNullException.ThrowIfNull(file);
        var rows = CheckedRow.Of(file);
        var held = rows.Sum(row => row.Passed);
        var all = rows.Sum(row => row.Sentences);
        var run = ReportedRun.Of(file, ((IExperimentReport)this).IsDone, losses) with
        {
            Counts = $"{Wording.Grouped(held)} of {Wording.Count(all, "sentence")} held",
            Efforts = [("Effort", $"each sentence once; seed {file.Run.Seed}")],
        };
        var upgrades = CheckedUpgrade.Of(file, rows);
        var text = new CheckText(file);
        var matrix = new CheckMatrix(rows);
        var sections = new CheckSections(rows, matrix, text);
        var isAnswered = rows.Count <= MostAnswered;
        var results = Sentences(rows);
        Section Overview(int mostReasons) =>
            new([.. isAnswered ? [] : new CheckAnswer(rows, run, text).Blocks(), .. matrix.Blocks(mostReasons)]);
        return new(
            run,
            [new([.. Headline.Nothing(run)]), sections.Explained(isAnswered), sections.Limits(), .. sections.Details()])
        {
            Answer = new([.. isAnswered ? sections.Answer() : [], .. CheckSections.Upgrades(upgrades)])
            {
                BriefOrder = Order.Answer,
            },
            Compared = file.Run.Comparison is null ? null : new(
                upgrades.Any(upgrade => upgrade.IsWorse), upgrades.All(upgrade => upgrade.Asked.Count == 0))
            {
                What = "sentences",
                Facts = pair => upgrades.Where(upgrade => upgrade.After.Name == pair.Candidate).Take(1).SelectMany(UpgradedChecks.Of),
            },
            Overviews = [Overview(int.MaxValue)],
            Screen = rows.Count == 0 ? null : isAnswered ? new() : Overview(MostReasons),
            Data = new(results),
            Files = [ReportFile.Csv("results.csv", results)],
            HasContents = !isAnswered,
        };
    }

    private static Table<Sentence> Sentences(IReadOnlyList<CheckedRow> rows) => new(
        [
            CaseColumns.Row<Sentence>(sentence => sentence.Row.Name),
            CaseColumns.Version<Sentence>(sentence => sentence.Row.Version),
            CaseColumns.Target<Sentence>(sentence => sentence.Row.Target),
            Column.Of<Sentence>("Probe", sentence => sentence.Cause.Probe),
            Column.Of<Sentence>("Sentence", sentence => sentence.Finding.Id.ToString()),
            Column.Of<Sentence>("Outcome", sentence => sentence.Finding.Outcome.Word()),
            Column.Of<Sentence>("Lost", sentence => string.Join("; ", sentence.Finding.Lost)),
            Column.Of<Sentence>("Place", sentence => sentence.Finding.Place),
            Column.Of<Sentence>("Reason", sentence => sentence.Finding.Reason),
        ],
        [.. from row in rows from cause in row.Causes from finding in cause.Findings select new Sentence(row, cause, finding)])
    {
        Detail = Detail.Data,
    };

    private sealed record Sentence(CheckedRow Row, CheckCause Cause, CheckFinding Finding);
}
