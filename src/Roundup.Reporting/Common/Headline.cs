using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Text;
using Roundup.Results;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Common;

/// <summary>The sentences at the top of a report.</summary>
public static class Headline
{
    /// <summary>How much was measured, in how long.</summary>
    public static string Measured(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        var info = run.File.Run;
        var counts = run.Counts
            ?? $"{Wording.Grouped(run.Cases.Count(row => row.HasNumber))} of {Wording.Count(run.Cases.Count, "case")} measured";
        return counts + $" in {TimeText.Of(info.BuildSeconds + info.VerifySeconds + info.MeasureSeconds)}"
            + (info.Interrupted ? "; interrupted" : "");
    }

    /// <summary>Where the time went.</summary>
    public static string Stages(ResultsFile file)
    {
        ArgumentNullException.ThrowIfNull(file);
        var run = file.Run;
        return $"build {TimeText.Of(run.BuildSeconds)}, verify {TimeText.Of(run.VerifySeconds)}, "
            + $"measure {TimeText.Of(run.MeasureSeconds)}";
    }

    /// <summary>The machine in one line.</summary>
    public static string Machine(ResultsFile file)
    {
        ArgumentNullException.ThrowIfNull(file);
        var machine = file.Machine;
        return $"{machine.Os} {machine.Architecture}, {machine.Cpu}, {Wording.Count(machine.LogicalCpus, "logical CPU")}, "
            + $"{Scale.Bytes.Text(machine.MemoryBytes)}"
            + (machine.Sdk is null ? "" : $", SDK {machine.Sdk}");
    }

    /// <summary>Why a report has no table; nothing where it has one.</summary>
    public static IEnumerable<Block> Nothing(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        return run.Cases.Any(row => row.HasNumber) ? [] :
        [
            new Paragraph(Inline.Of(run.Cases.Count == 0
                ? "Nothing was measured: the plan has no case. Widen the filters; 'roundup list serializers' and 'roundup list datasets' "
                    + "list what exists."
                : "Nothing was measured: no case has a number. The reasons are below."))
            {
                Tone = Tone.Warning,
            },
        ];
    }
}
