using System.Globalization;

namespace Roundup.Engine.Machine;

/// <summary>Time of all logical processors together, in ticks of the system's clock (on Linux 10 ms).</summary>
/// <param name="Stolen">The time in which a processor had work, while the hypervisor used it for something else.</param>
/// <param name="All">The whole time, idle time included.</param>
internal sealed record ProcessorTimes(long Stolen, long All)
{
    /// <summary>The columns of <c>/proc/stat</c> that add up to the whole time; the next two are parts of the first two.</summary>
    private const int Columns = 8;

    /// <summary>The column of the stolen time: user, nice, system, idle, iowait, irq, softirq, steal.</summary>
    private const int Steal = 7;

    /// <summary>The share of stolen time, 0 to 1; null where no time has passed.</summary>
    public double? StolenShare => All > 0 ? (double)Stolen / All : null;

    /// <summary>The present times; null where the system does not report them.</summary>
    public static ProcessorTimes? Now() => OperatingSystem.IsLinux() ? new LinuxFiles("/").Times() : null;

    /// <summary>The time between two readings; null where one of them is null.</summary>
    public static ProcessorTimes? Between(ProcessorTimes? earlier, ProcessorTimes? later) =>
        earlier is null || later is null ? null : new(Math.Max(0, later.Stolen - earlier.Stolen), Math.Max(0, later.All - earlier.All));

    /// <summary>The sum of two parts of a run; an unknown part is left out.</summary>
    public static ProcessorTimes? Sum(ProcessorTimes? first, ProcessorTimes? second) =>
        first is null ? second : second is null ? first : new(first.Stolen + second.Stolen, first.All + second.All);

    /// <summary>Parses <c>/proc/stat</c>; null without the first line or the column of stolen time.</summary>
    public static ProcessorTimes? Parse(string? text)
    {
        var line = text?.Split('\n').FirstOrDefault(row => row.StartsWith("cpu ", StringComparison.Ordinal));
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
