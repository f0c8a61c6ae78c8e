using Roundup.Analysis.Experiments.Memory;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Memory;

/// <summary>The report of the experiment memory: what stays alive after calls whose results are gone, and what it grows with.</summary>
public sealed class MemoryReport : IExperimentReport
{
    private static readonly Paragraph s_purpose = new(Inline.Of(
        "Live is the managed memory after all calls and two collections, with the values of the run. A library grows where two processes "
        + $"show that it keeps {MemoryGrowth.Least:0} bytes or more for each call with one value, or for each new value. Native memory is "
        + "not counted, and types were not varied."));

    private static readonly Column<(CaseResult Result, MemoryGrowth Growth)>[] s_columns =
    [
        .. CaseColumns.Create<(CaseResult Result, MemoryGrowth Growth)>(one => one.Result.Id),
        new("Growth", "With what live memory grows.", Unit.Text, one => Word(one.Growth)) { IsStrong = one => IsGrowing(one.Growth) },
        Bytes("PerCall", "Per call", "Bytes that a call with a known value adds.", one => one.PerCall),
        Bytes("PerValue", "Per new value", "Bytes that a value adds which was not met before.", one => one.PerValue),
        Bytes(MemoryData.Quantity.Name, MemoryData.Quantity.Name, MemoryData.Quantity.Meaning, one => one.LiveBytes),
    ];

    /// <inheritdoc/>
    public string Experiment => ExperimentNames.Memory;

    /// <inheritdoc/>
    public string Title => "Retained memory";

    /// <inheritdoc/>
    public ReportPart Create(ResultsFile file, string? baseline = null, Losses? losses = null)
    {
        ArgumentNullException.ThrowIfNull(file);
        var run = ReportedRun.Of(file, result => result.Part is MemoryData, losses);
        var counted = run.Cases.Where(row => row.HasNumber)
            .Select(row => (row.Result, Growth: MemoryGrowth.Of((MemoryData)row.Result.Part)))
            .OrderByDescending(one => IsGrowing(one.Growth)).ThenByDescending(one => one.Growth.Kind).ToList();
        var growing = counted.Count(one => IsGrowing(one.Growth));
        var sentence = $"Memory grows in {growing} of {Wording.Count(counted.Count, "case")}.";
        var table = new Table<(CaseResult Result, MemoryGrowth Growth)>(s_columns, counted) { LeavesOutEmpty = true };
        Block[] blocks = counted.Count == 0 ? []
            : [new Paragraph(Inline.Strong(sentence)) { Tone = growing > 0 ? Tone.Bad : Tone.Plain }, table];
        return new ReportPart(run, [new([new Heading(2, Title), .. Headline.Nothing(run), .. blocks, s_purpose])])
        {
            Columns = s_columns,
            Data = new(table with { Detail = Detail.Data }),
            Files = [ReportFile.Csv("results.csv", s_columns, counted)],
            HasContents = false,
        };
    }

    private static bool IsGrowing(MemoryGrowth growth) => growth.Kind is MemoryGrowthKind.WithCalls or MemoryGrowthKind.WithDistinctValues;

    private static string Word(MemoryGrowth growth) => growth.Kind switch
    {
        MemoryGrowthKind.WithCalls => "with every call",
        MemoryGrowthKind.WithDistinctValues => "with distinct values",
        MemoryGrowthKind.Unknown => "not known: one process",
        _ => growth.PerValue is null ? "flat (one value)" : "flat",
    };

    private static Column<(CaseResult Result, MemoryGrowth Growth)> Bytes(
        string name, string heading, string meaning, Func<MemoryGrowth, double?> of) =>
        new(name, meaning, Unit.Bytes, one => of(one.Growth) is { } bytes ? Math.Max(0, bytes) : null) { Heading = heading };
}
