using System.Globalization;
using System.Runtime.InteropServices;
using Roundup.Catalogue;

namespace Roundup.Trials.NoisyNeighbour;

/// <summary>The cores of the machine, and pinning of a thread to one of them. Linux only.</summary>
internal static partial class Cores
{
    /// <summary>Stands for every core that the process may use.</summary>
    public const string All = "all";

    private const string Allowed = "Cpus_allowed_list:";
    private const int MaskWords = 16;

    /// <summary>Parses a list such as <c>0,2-3</c>, or <see cref="All"/>.</summary>
    /// <exception cref="RoundupException">The text is no such list, or the system is not Linux.</exception>
    public static IReadOnlyList<int> Parse(string list)
    {
        if (!OperatingSystem.IsLinux())
        {
            throw new RoundupException(ExitCode.Usage, "A thread cannot be held on a core here: run the neighbour on Linux.");
        }

        var text = list == All
            ? File.ReadLines("/proc/self/status").First(line => line.StartsWith(Allowed, StringComparison.Ordinal))[Allowed.Length..]
            : list;
        return [.. text.Split(',').SelectMany(Range).Distinct()];
    }

    /// <summary>Pins the calling thread to a core.</summary>
    /// <exception cref="RoundupException">The system refuses.</exception>
    public static void Hold(int core)
    {
        var mask = new ulong[MaskWords];
        mask[core / 64] = 1UL << (core % 64);
        if (sched_setaffinity(0, (nuint)(MaskWords * sizeof(ulong)), mask) != 0)
        {
            throw new RoundupException(ExitCode.Usage, $"No thread can be held on core {core}: name cores that this process may use.");
        }
    }

    private static IEnumerable<int> Range(string part)
    {
        int[] ends = [.. part.Split('-').Select(end => int.TryParse(end, NumberStyles.AllowLeadingWhite, null, out var core) ? core : -1)];
        return ends.Length <= 2 && ends.All(end => end is >= 0 and < MaskWords * 64) && ends[0] <= ends[^1]
            ? Enumerable.Range(ends[0], ends[^1] - ends[0] + 1)
            : throw new RoundupException(ExitCode.Usage, $"--cores '{part.Trim()}' is not a core: give for example 0,2-3, or all.");
    }

    [LibraryImport("libc")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int sched_setaffinity(int thread, nuint size, [In] ulong[] mask);
}
