using System.Globalization;

namespace Roundup.Engine.Machine;

/// <summary>Time of all logical processors together, in ticks of the system's clock (on Linux 10 ms).</summary>
/// <param name="Stolen">In which a processor had work to do and the hypervisor ran something else on it.</param>
/// <param name="All">All of the time, idle or not.</param>
public sealed record ProcessorTimes(long Stolen, long All)
{
    /// <summary>The columns of <c>/proc/stat</c> that add up to all of the time; the two after them are part of the first two.</summary>
    private const int Columns = 8;

    /// <summary>The column of the stolen time: user, nice, system, idle, iowait, irq, softirq, steal.</summary>
    private const int Steal = 7;

    /// <summary>The share of the time that was stolen, 0 to 1; null of no time at all.</summary>
    public double? StolenShare => All > 0 ? (double)Stolen / All : null;

    /// <summary>The times now; null where the system has no such counter.</summary>
    public static ProcessorTimes? Now() => OperatingSystem.IsLinux() ? new LinuxFiles("/").Times() : null;

    /// <summary>What passed since an earlier reading; null where either is.</summary>
    public static ProcessorTimes? Between(ProcessorTimes? earlier, ProcessorTimes? later) =>
        earlier is null || later is null ? null : new(Math.Max(0, later.Stolen - earlier.Stolen), Math.Max(0, later.All - earlier.All));

    /// <summary>Two parts of a run together; a part that is not known is left out.</summary>
    public static ProcessorTimes? Sum(ProcessorTimes? first, ProcessorTimes? second) =>
        first is null ? second : second is null ? first : new(first.Stolen + second.Stolen, first.All + second.All);

    /// <summary>Reads <c>/proc/stat</c>; null without its first line or without a column for steal.</summary>
    public static ProcessorTimes? Parse(string? text)
    {
        var line = text?.Split('\n').FirstOrDefault(candidate => candidate.StartsWith("cpu ", StringComparison.Ordinal));
        var words = line?.Split(' ', StringSplitOptions.RemoveEmptyEntries)[1..] ?? [];
        var numbers = new long[Columns];
        for (var i = 0; i < Columns; i++)
        {
            if (i >= words.Length || !long.TryParse(words[i], NumberStyles.None, CultureInfo.InvariantCulture, out numbers[i]))
            {
                return null;
            }
        }

        return new(numbers[Steal], numbers.Sum());
    }
}
