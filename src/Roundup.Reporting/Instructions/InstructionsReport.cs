using System.Globalization;
using Roundup.Analysis.Experiments.Instructions;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.Instructions;

/// <summary>The report of the experiment instructions: how many a call executes, and whether that repeats.</summary>
public sealed class InstructionsReport : IExperimentReport
{
    private const string Purpose =
        "Instructions are for before and after of one library, and never rank libraries: MemoryPack executes 0.72 times as many as "
        + "System.Text.Json in one case, and takes 0.23 times as long.";

    private static readonly Column<CaseResult>[] s_columns =
    [
        new("Serializer", "The row.", Unit.Text, result => result.Id.RowName) { Role = ColumnRole.Name },
        new("Case", "Data, count, shape and operation.", Unit.Text, result => CaseText(result.Id.Table)) { StaysWhole = true },
        new("Target", "Runtime and deployment.", Unit.Text, result => result.Id.Table.Target),
        Column.Of<CaseResult>(InstructionsData.Quantity, result => Counts(result)?.Mean) with
        {
            Text = result => Inline.Of(Number(Counts(result)?.Mean)),
        },
        new(
            "Stable",
            $"Whether the processes count the same, within {InstructionsData.StableSpread * 100:0.0} %; else how far they differ.",
            Unit.Text,
            result => Stability(Counts(result))),
        new("Processes", "Processes that were counted.", Unit.Number, result => Counts(result)?.PerCall.Count) { Detail = Detail.Data },
    ];

    /// <inheritdoc/>
    public string Experiment => ExperimentNames.Instructions;

    /// <inheritdoc/>
    public string Title => "Instructions";

    /// <summary>A row that was counted as NativeAOT is not counted with a JIT.</summary>
    public IReadOnlyList<CaseResult> CasesOf(ResultsFile file)
    {
        ArgumentNullException.ThrowIfNull(file);
        var places = file.Cases.Where(result => Counts(result) is not null).Select(PlaceOf).ToHashSet();
        return [.. file.Cases.Where(result => result.Outcome != Outcome.Skipped || !places.Contains(PlaceOf(result)))];
    }

    /// <inheritdoc/>
    public ReportPart Of(ResultsFile file, string? baseline = null, Losses? losses = null)
    {
        ArgumentNullException.ThrowIfNull(file);

        var run = ReportedRun.Of(file with { Cases = CasesOf(file) }, result => result.Part is InstructionsData, losses);
        List<CaseResult> counted = [.. run.Cases.Where(row => row.HasNumber).Select(row => row.Result)];
        var table = new Table<CaseResult>(s_columns, counted);
        Section own = new([new Heading(2, Title), .. Headline.Nothing(run), .. counted.Count == 0 ? [] : (Block[])[table], About()]);
        var changes = InstructionsChanges.Of(file) is { } found ? InstructionsChangeSections.Of(found) : null;
        return new(run, changes is null ? [own] : [changes, own])
        {
            Answer = changes is null ? new() : new([changes.Blocks[1]]),
            Screen = changes,
            Columns = s_columns,
            Documents = changes is null ? [] : [new("comparison", [changes])],
            Data = new(table with { Detail = Detail.Data }, TimesExport.Of(file, [.. counted.Select(Export)])),
            Files = [ReportFile.Csv("results.csv", s_columns, counted)],
            HasContents = false,
        };
    }

    internal static Paragraph About() => new(Inline.Of(Purpose));

    internal static string CaseText(TableId id) => $"{Wording.Data(id)} {id.Shape}{id.StreamsText} {id.Operation}";

    internal static string Number(double? instructions) => instructions?.ToString("N0", CultureInfo.InvariantCulture) ?? "";

    internal static string Stability(InstructionsData? counts) => counts switch
    {
        null => "",
        { Spread: null } => "not known",
        { IsStable: true } => "yes",
        { Spread: { } spread } => $"no: {spread * 100:0.0} %",
    };

    private static MeasuredTime Export(CaseResult result)
    {
        var (table, counts) = (result.Id.Table, Counts(result)!);
        return new(result.Id.RowName, table.Dataset, table.Count, table.Shape.ToString(), table.Operation.ToString(), table.Target)
        {
            Unit = ExperimentNames.Instructions,
            Mean = counts.Mean,
            Launches = counts.PerCall,
            Collections = [],
            SizeBytes = result.SizeBytes,
        };
    }

    private static CaseId PlaceOf(CaseResult result) => result.Id with { Table = result.Id.Table with { Target = "" } };

    private static InstructionsData? Counts(CaseResult result) => result.Part as InstructionsData;
}
