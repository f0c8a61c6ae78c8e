using Roundup.Analysis.Experiments.Checks;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Checks;

/// <summary>The report of the experiment check: a verdict, a matrix of serializers and categories, and every failed check.</summary>
public sealed class CheckReport : IExperimentReport
{
    // With more serializers than these, the answer is a matrix.
    private const int MostAnswered = 3;

    private const int MostReasons = 2;

    /// <inheritdoc/>
    public string Experiment => ExperimentNames.Check;

    /// <inheritdoc/>
    public string Title => "Checks";

    /// <inheritdoc/>
    public string Done => "checked";

    /// <summary>The failure: probe, member and values before and after, or the exception.</summary>
    public static string What(CheckCause cause)
    {
        ArgumentNullException.ThrowIfNull(cause);
        return CheckText.What(cause);
    }

    /// <summary>The failure of one member, or the exception, as the newest version that has it shows it.</summary>
    public static string What(FailureHistory history)
    {
        ArgumentNullException.ThrowIfNull(history);
        var lost = history.Newest.First.Lost.ToList().IndexOf(history.Failure.What);
        return CheckText.What(history.Newest, lost < 0 ? null : lost);
    }

    /// <summary>The command that repeats the check, with the options of the run that found the failure.</summary>
    /// <param name="file">The results of that run.</param>
    /// <param name="serializer">The serializer.</param>
    /// <param name="cause">The failure.</param>
    public static string Command(ResultsFile file, CheckedSerializer serializer, CheckCause cause)
    {
        ArgumentNullException.ThrowIfNull(file);
        ArgumentNullException.ThrowIfNull(serializer);
        ArgumentNullException.ThrowIfNull(cause);
        return new CheckText(file.Of(ExperimentNames.Check)).Command(serializer, cause);
    }

    /// <inheritdoc/>
    public ReportPart Create(ResultsFile file, string? baseline = null, Losses? losses = null)
    {
        ArgumentNullException.ThrowIfNull(file);
        var serializers = CheckedSerializer.Of(file);
        var passed = serializers.Sum(serializer => serializer.Passed);
        var all = serializers.Sum(serializer => serializer.Checks);
        var run = ReportedRun.Of(file, ((IExperimentReport)this).IsDone, losses) with
        {
            Counts = $"{Wording.Grouped(passed)} of {Wording.Count(all, "check")} passed",
            Efforts = [("Effort", $"each check once; seed {file.Run.Seed}")],
        };
        var upgrades = CheckedUpgrade.Of(file, serializers);
        var text = new CheckText(file);
        var matrix = new CheckMatrix(serializers);
        var verdict = new RoundTripVerdict(serializers, file);
        var findings = new FindingsExport(file).Create(OwnFinding.Of(file));
        var own = new OwnAnswer(file, serializers, findings?.Findings ?? []);
        var settings = new SettingsAnswer(file, serializers, text);
        Block[] first = [.. settings.Blocks(), .. own.Blocks()];
        var sections = new CheckSections(serializers, matrix, verdict, text, own.IsCompared);
        var isAnswered = serializers.Count <= MostAnswered;
        var results = FailedChecks(serializers);
        Section Overview(bool isScreen) => new(
        [
            .. isAnswered ? [] : (Block[])[.. first, .. new CheckAnswer(serializers, run, verdict, text, own.IsCompared).Blocks()],
            .. isScreen ? matrix.Screen(MostReasons) : matrix.Blocks(),
        ]);
        return new(
            run,
            [new([.. Headline.Nothing(run)]), sections.Explained(isAnswered), sections.Limits(), settings.Details(), .. sections.Details()])
        {
            Answer = new([.. isAnswered ? (Block[])[.. first, .. sections.Answer()] : [], .. CheckSections.Upgrades(upgrades)])
            {
                BriefOrder = Order.Answer,
            },
            Compared = file.Run.Comparison is null ? null : new(
                upgrades.Any(upgrade => upgrade.IsWorse), upgrades.All(upgrade => upgrade.WasRun.Count == 0))
            {
                What = "checks",
                Facts = pair => upgrades.Where(upgrade => upgrade.After.Name == pair.Candidate).Take(1).SelectMany(UpgradedChecks.List),
            },
            Overviews = [Overview(isScreen: false)],
            Screen = serializers.Count == 0 ? null : isAnswered ? new() : Overview(isScreen: true),
            Data = findings is null ? new(results) : new(results, findings),
            Documents = findings is null || file.Run.Comparison is not null ? [] : [FindingsDocument.Create(findings, file)],
            Files = [ReportFile.Csv("results.csv", results)],
            HasContents = !isAnswered,
        };
    }

    private static Table<FailedCheck> FailedChecks(IReadOnlyList<CheckedSerializer> serializers) => new(
        [
            CaseColumns.Row<FailedCheck>(check => check.Serializer.Name),
            CaseColumns.Version<FailedCheck>(check => check.Serializer.Version),
            CaseColumns.Target<FailedCheck>(check => check.Serializer.Target),
            Column.Of<FailedCheck>("Probe", check => check.Cause.Probe),
            Column.Of<FailedCheck>("Check", check => check.Finding.Id.ToString()),
            Column.Of<FailedCheck>("Outcome", check => check.Finding.Outcome.Word()),
            Column.Of<FailedCheck>("Lost", check => string.Join("; ", check.Finding.Lost)),
            Column.Of<FailedCheck>("Place", check => check.Finding.Place),
            Column.Of<FailedCheck>("Reason", check => check.Finding.Reason),
        ],
        [.. from row in serializers from cause in row.Causes from finding in cause.Findings select new FailedCheck(row, cause, finding)])
    {
        Detail = Detail.Data,
    };

    private sealed record FailedCheck(CheckedSerializer Serializer, CheckCause Cause, CheckFinding Finding);
}
