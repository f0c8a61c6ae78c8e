namespace Roundup.Engine.Machine;

// The processors for measuring threads: those that this process may use, which in a container may not begin at 0.
internal static class Processors
{
    public static IReadOnlyList<int> All { get; } = Allowed();

    // The number of processors, and of workers that warm up at the same time.
    public static int Count => All.Count;

    // The processor on which batches are timed: the last one, since interrupts tend to go to the first.
    public static int Timed => All[^1];

    public static int Get(int slot) => All[slot];

    // Parses a list of processors in the form of Linux, for example 0-2,5.
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

// Time of all logical processors together, in ticks of the system's clock (on Linux 10 ms). Stolen: a processor had work, while the
// hypervisor used it for something else. All: idle time included.
internal sealed record ProcessorTimes(long Stolen, long All)
{
    // The columns of /proc/stat that add up to the whole time; the next two are parts of the first two.
    private const int Columns = 8;

    // The column of the stolen time: user, nice, system, idle, iowait, irq, softirq, steal.
    private const int Steal = 7;

    // The share of stolen time, 0 to 1; null where no time has passed.
    public double? StolenShare => All > 0 ? (double)Stolen / All : null;

    // The present times; null where the system does not report them.
    public static ProcessorTimes? Now() => OperatingSystem.IsLinux() ? new LinuxFiles("/").Times() : null;

    // The time between two readings; null where one of them is null.
    public static ProcessorTimes? Between(ProcessorTimes? earlier, ProcessorTimes? later) =>
        earlier is null || later is null ? null : new(Math.Max(0, later.Stolen - earlier.Stolen), Math.Max(0, later.All - earlier.All));

    // The sum of two parts of a run; an unknown part is left out.
    public static ProcessorTimes? Sum(ProcessorTimes? first, ProcessorTimes? second) =>
        first is null ? second : second is null ? first : new(first.Stolen + second.Stolen, first.All + second.All);

    // Parses /proc/stat; null without the first line or the column of stolen time.
    public static ProcessorTimes? Parse(string? text)
    {
        var line = text?.Split('\n').FirstOrDefault(serializer => serializer.StartsWith("cpu ", StringComparison.Ordinal));
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
