using System.Diagnostics;
using System.Globalization;
using Roundup.Catalogue;

namespace Roundup.Trials.Designs;

/// <summary>A way to run a process that may explain why two tools measure different times.</summary>
/// <param name="Name">The difference, in words.</param>
/// <param name="Settings">Environment variables, in addition to those of every worker.</param>
/// <param name="CollectsFirst">Whether garbage is collected before each batch.</param>
/// <param name="Nice">The nice value of the threads; negative raises their priority.</param>
internal sealed record Arm(string Name, IReadOnlyDictionary<string, string> Settings, bool CollectsFirst = false, int Nice = 0)
{
    /// <summary>All arms. The others are compared with the first; the second equals the first and shows the effect of chance.</summary>
    public static IReadOnlyList<Arm> All { get; } =
    [
        new("as measured", WarmRows.NoSettings),
        new("as measured, again", WarmRows.NoSettings),
        new("budget of generation 0: 4 MB", Of("DOTNET_GCgen0size", "400000")),
        new("budget of generation 0: 64 MB", Of("DOTNET_GCgen0size", "4000000")),
        new("GC.Collect before each batch", Of("DOTNET_GCRetainVM", "1"), CollectsFirst: true),
        new("priority raised (nice -10)", WarmRows.NoSettings, Nice: -10),
        new("loops not aligned", Of("DOTNET_JitAlignLoops", "0")),
    ];

    /// <summary>Raises the priority of all threads of a process.</summary>
    /// <exception cref="RoundupException">The system does not permit it.</exception>
    public async Task ApplyAsync(int process)
    {
        if (Nice == 0)
        {
            return;
        }

        var threads = Directory.GetDirectories($"/proc/{process}/task").Select(task => Path.GetFileName(task));
        var start = new ProcessStartInfo("renice") { RedirectStandardOutput = true };
        foreach (var argument in threads.Prepend("-p").Prepend(Nice.ToString(CultureInfo.InvariantCulture)).Prepend("-n"))
        {
            start.ArgumentList.Add(argument);
        }

        using var renice = Process.Start(start)!;
        await renice.StandardOutput.ReadToEndAsync();
        await renice.WaitForExitAsync();
        if (renice.ExitCode != 0)
        {
            throw new RoundupException(ExitCode.Usage, "This user may not raise the priority of a process: run it as root.");
        }
    }

    private static Dictionary<string, string> Of(string key, string value) => new() { [key] = value };
}
