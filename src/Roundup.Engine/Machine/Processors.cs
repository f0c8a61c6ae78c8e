using System.Globalization;

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
