using Roundup.Analysis.Changes;
using Roundup.Analysis.Experiments.Instructions;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Changes;
using Roundup.Reporting.Common;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Speed;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.InstructionCounts;

/// <summary>The report of the experiment instructions: how many a call executes, whether that repeats, and what changed.</summary>
public sealed class InstructionsReport : IExperimentReport
{
    private static readonly Paragraph s_purpose = new(Inline.Of(
        "Instructions are for before and after of one library, and never rank libraries: MemoryPack executes 0.72 times as many as "
        + "System.Text.Json in one case, and takes 0.23 times as long. The load of the machine does not change them."));

    private static readonly Column<CaseResult>[] s_columns =
    [
        .. CaseColumns.Create<CaseResult>(result => result.Id),
        Column.Of<CaseResult>(InstructionsData.Quantity, result => Counts(result).Mean) with { Text = result => Number(Counts(result)) },
        new("Stable", "Whether the processes count the same; else how far they differ.", Unit.Text, result => Stability(Counts(result))),
    ];

    private static readonly Column<InstructionsChange>[] s_changes =
    [
        .. CaseColumns.Create<InstructionsChange>(change => change.Id),
        new("Verdict", "The verdict on the instructions.", Unit.Text, change => WordOf(change, "more"))
        {
            Text = change => Inline.Of(WordOf(change, ChangeColumns.Lost(change))),
            IsStrong = change => change.IsWorse || change.IsBetter,
        },
        new("Change", "Instructions after over instructions before, less 1.", Unit.Share, change => change.Ratio - 1)
        {
            Text = change => change.Ratio is not { } ratio ? null
                : Inline.Of(((ratio - 1) * 100).ToString("+0.00;-0.00;0.00", CultureInfo.InvariantCulture) + " %"),
        },
        Side("Before", "Instructions before it.", change => change.Before),
        Side("After", "Instructions after it.", change => change.After),
        ChangeColumns.OtherChanges<InstructionsChange>(),
    ];

    /// <inheritdoc/>
    public string Experiment => ExperimentNames.Instructions;

    /// <inheritdoc/>
    public string Title => "Instructions";

    /// <inheritdoc/>
    public ReportPart Create(ResultsFile file, string? baseline = null, Losses? losses = null)
    {
        ArgumentNullException.ThrowIfNull(file);
        file = file with { Cases = [.. file.Cases.Where(result => !IsCountedElsewhere(file, result))] };
        var run = ReportedRun.Of(file, result => result.Part is InstructionsData, losses);
        List<CaseResult> counted = [.. run.Cases.Where(row => row.HasNumber).Select(row => row.Result)];
        var table = new Table<CaseResult>(s_columns, counted);
        Section own = new([new Heading(2, Title), .. Headline.Nothing(run), .. counted.Count == 0 ? [] : (Block[])[table], s_purpose]);
        var part = new ReportPart(run, [own])
        {
            Columns = s_columns,
            Data = new(table with { Detail = Detail.Data }, SpeedExport.Create(file, counted.Select(Export))),
            Files = [ReportFile.Csv("results.csv", s_columns, counted)],
            HasContents = false,
        };
        return file.Run.Comparison is { } comparison ? Compared(part, InstructionsChange.Of(file), comparison) : part;
    }

    private static ReportPart Compared(ReportPart part, IReadOnlyList<InstructionsChange> changes, ComparisonInfo comparison)
    {
        var section = Changes(changes, comparison.Threshold, ChangeSections.Title(comparison));
        return part with
        {
            Sections = [section, .. part.Sections],
            Screen = section,
            Documents = [new("comparison", [section])],
            Compared = new(changes.Any(change => change.IsWorse), changes.All(change => change.Ratio is null))
            {
                What = ExperimentNames.Instructions,
                Facts = pair => Upgraded([.. changes.Where(change => change.Id.Serializer == pair.Candidate)]),
            },
        };
    }

    /// <summary>What a comparison says: the answer in one sentence, and every case, what changed first.</summary>
    /// <param name="changes">The cases.</param>
    /// <param name="threshold">The smallest change, as a share, that counts as one.</param>
    /// <param name="title">What is compared.</param>
    public static Section Changes(IReadOnlyList<InstructionsChange> changes, double threshold, string title)
    {
        var counts = ChangeSections.Counted(changes, change => change.Verdict, Word);
        var sentence = changes.All(change => change.Ratio is null)
            ? "No case has instructions of both sides: the outcomes say why."
            : $"{counts} ({threshold * 100:0.0#} % counts as a change).";
        return new(
            new Heading(2, title),
            new Paragraph(Inline.Strong(sentence)) { Tone = changes.Any(change => change.IsWorse) ? Tone.Bad : Tone.Plain },
            new Table<InstructionsChange>(
                s_changes, [.. changes.OrderByDescending(change => change.IsWorse).ThenBy(change => change.Verdict)])
            {
                Name = "cases",
                LeavesOutEmpty = true,
            },
            s_purpose);
    }

    private static IEnumerable<ListItem> Upgraded(IReadOnlyList<InstructionsChange> cases) =>
    [
        .. from change in cases
           group change by change.Id.Table.Operation into of
           let spread = Digits.Spread(of.Select(change => change.Ratio))
           where spread is not null
           select UpgradeSection.Fact(
               $"instructions, {of.Key}", $"{spread} times those before", of.Any(change => change.Verdict == InstructionsVerdict.More)),
        .. UpgradeSection.Proven(cases),
    ];

    // Whether a case was left out because it is counted as NativeAOT: its reader misses nothing.
    private static bool IsCountedElsewhere(ResultsFile file, CaseResult result) => result.Outcome == Outcome.Skipped
        && file.Cases.Any(other => other.Part is InstructionsData
            && other.Id with { Table = other.Id.Table with { Target = result.Id.Table.Target } } == result.Id);

    private static InstructionsData Counts(CaseResult result) => (InstructionsData)result.Part;

    private static string WordOf(InstructionsChange change, string lost) => ChangeColumns.WithLosses(Word(change.Verdict), change, lost);

    private static string Word(InstructionsVerdict verdict) => verdict switch
    {
        InstructionsVerdict.NotStable => "not stable",
        InstructionsVerdict.ChangedOutcome => ChangeColumns.CountedWord(ChangeVerdict.ChangedOutcome),
        InstructionsVerdict.NotCounted => "not counted",
        _ => verdict.ToString().ToLowerInvariant(),
    };

    private static Column<InstructionsChange> Side(string name, string meaning, Func<InstructionsChange, InstructionsData?> of) =>
        new(name, meaning, Unit.Number, change => of(change)?.Mean)
        {
            Text = change => of(change) is { } counts ? Inline.Of(Number(counts)) : null,
        };

    private static string Number(InstructionsData counts) => counts.Mean.ToString("N0", CultureInfo.InvariantCulture);

    private static string Stability(InstructionsData counts) =>
        counts.IsStable ? "yes" : counts.Spread is { } spread ? $"no: {spread * 100:0.0} %" : "one process";

    private static MeasuredTime Export(CaseResult result) => new(result.Id)
    {
        Unit = ExperimentNames.Instructions,
        Mean = Counts(result).Mean,
        Launches = Counts(result).PerCall,
        Collections = [],
        SizeBytes = result.SizeBytes,
    };
}
