using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.Views;

/// <summary>The sentences at the top of a report.</summary>
internal static class Headline
{
    /// <summary>How much was measured, in how long.</summary>
    public static string Measured(AnalysedRun run)
    {
        var cases = run.Cells.Sum(c => c.Rows.Count);
        var measured = run.Cells.Sum(c => c.Rows.Count(r => r.HasNumber));
        var info = run.File.Run;
        return $"{measured:N0} of {Words.Count(cases, "case")} measured in {Digits.Duration(info.BuildSeconds + info.VerifySeconds + info.MeasureSeconds)}"
            + (info.Interrupted ? "; interrupted" : "");
    }

    /// <summary>Where the time went.</summary>
    public static string Stages(AnalysedRun run) =>
        $"build {Digits.Duration(run.File.Run.BuildSeconds)}, verify {Digits.Duration(run.File.Run.VerifySeconds)}, measure {Digits.Duration(run.File.Run.MeasureSeconds)}";

    /// <summary>What was asked for.</summary>
    public static string Effort(AnalysedRun run)
    {
        var info = run.File.Run;
        if (info.Experiment == ExperimentNames.FirstCall)
        {
            return $"{info.Effort}: {Words.Count(info.Launches, "fresh process", "es")} for each row, operation and target; seed {info.Seed}";
        }

        return $"{info.Effort}: {Words.Count(info.Launches, "launch", "es")} x {Words.Count(info.Rounds, "round")}, batches of at least {info.BatchMs:0.###} ms; seed {info.Seed}";
    }

    /// <summary>The machine in one line.</summary>
    public static string Machine(AnalysedRun run)
    {
        var machine = run.File.Machine;
        return $"{machine.Os} {machine.Architecture}, {machine.Cpu}, {Words.Count(machine.LogicalCpus, "logical CPU")}, {Scale.Bytes.Text(machine.MemoryBytes)}"
            + (machine.Sdk is null ? "" : $", SDK {machine.Sdk}");
    }

    /// <summary>Why a report has no table.</summary>
    public static string Nothing(AnalysedRun run) => run.Cells.Count == 0
        ? "Nothing was measured: the plan has no case. Loosen the filters, or see 'roundup list serializers' and 'roundup list datasets' for what there is."
        : "Nothing was measured: no case has a number. The reasons are below.";
}
