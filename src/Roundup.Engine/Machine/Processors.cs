namespace Roundup.Engine.Machine;

/// <summary>
/// The processors for measuring threads: those that this process may use, which in a container may not begin at 0.
/// </summary>
internal static class Processors
{
    /// <summary>All processors that this process may use.</summary>
    public static IReadOnlyList<int> All { get; } = Allowed();

    /// <summary>The number of processors, and of workers that warm up at the same time.</summary>
    public static int Count => All.Count;

    /// <summary>The processor on which batches are timed: the last one, since interrupts tend to go to the first.</summary>
    public static int Timed => All[^1];

    /// <summary>The processor of one of the workers that warm up at the same time.</summary>
    public static int Of(int slot) => All[slot];

    /// <summary>Parses a list of processors in the form of Linux, for example <c>0-2,5</c>.</summary>
    public static IReadOnlyList<int> Parse(string list) =>
    [
        .. list.Split(',', StringSplitOptions.RemoveEmptyEntries).SelectMany(part =>
        {
            var ends = part.Split('-');
            var first = int.Parse(ends[0], CultureInfo.InvariantCulture);
            return Enumerable.Range(first, int.Parse(ends[^1], CultureInfo.InvariantCulture) - first + 1);
        }),
    ];

    private static IReadOnlyList<int> Allowed()
    {
        const string Name = "Cpus_allowed_list:";
        var line = OperatingSystem.IsLinux()
            ? File.ReadLines("/proc/self/status").FirstOrDefault(text => text.StartsWith(Name, StringComparison.Ordinal))
            : null;
        IReadOnlyList<int> all = line is null ? [] : Parse(line[Name.Length..].Trim());

        // A quota of processor time of a container reduces the count of processors and not the list.
        return all.Count == 0
            ? [.. Enumerable.Range(0, Environment.ProcessorCount)]
            : [.. all.TakeLast(Math.Max(1, Math.Min(all.Count, Environment.ProcessorCount)))];
    }
}

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
