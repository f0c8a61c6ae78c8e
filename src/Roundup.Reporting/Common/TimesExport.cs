using System.Globalization;
using Roundup.Reporting.Blocks;
using Roundup.Results;

namespace Roundup.Reporting.Common;

/// <summary>The times, or other numbers, of a run for other tools.</summary>
internal static class TimesExport
{
    public static MeasuredTimes Of(ResultsFile file, IReadOnlyList<MeasuredTime> cases)
    {
        var (info, machine) = (file.Run, file.Machine);
        return new($"{info.Suite}-{info.Started.ToString("yyyyMMdd-HHmmss", CultureInfo.InvariantCulture)}", cases)
        {
            Os = machine.Os,
            Cpu = machine.Cpu,
            Architecture = machine.Architecture,
            LogicalCpus = machine.LogicalCpus,
            PhysicalCores = machine.PhysicalCores,
            Sdk = machine.Sdk,
            Version = info.RoundupVersion,
            Detail = Detail.Data,
        };
    }
}
