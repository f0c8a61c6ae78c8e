using System.Globalization;

namespace Roundup.Engine.Machine;

/// <summary>
/// Which processors measuring threads are held on: those that this process may use, which in a container need not begin at 0.
/// </summary>
internal static class Processors
{
    /// <summary>All that this process may use.</summary>
    public static IReadOnlyList<int> All { get; } = Allowed();

    /// <summary>How many workers warm up side by side.</summary>
    public static int Count => All.Count;

    /// <summary>The processor that batches are timed on: the last, because interrupts tend to go to the first.</summary>
    public static int Timed => All[^1];

    /// <summary>The processor of one of several workers that warm up side by side.</summary>
    public static int Of(int slot) => All[slot];

    /// <summary>Reads a list as Linux writes it, for example <c>0-2,5</c>.</summary>
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

        // A limit on processor time (a container's quota) leaves the list long and the count short.
        return all.Count == 0
            ? [.. Enumerable.Range(0, Environment.ProcessorCount)]
            : [.. all.TakeLast(Math.Max(1, Math.Min(all.Count, Environment.ProcessorCount)))];
    }
}
