using System.Diagnostics;
using Roundup.Catalogue;
using Roundup.Engine.Processes;
using Roundup.Engine.Workers;
using Roundup.Protocol.Instructions;

namespace Roundup.Engine.Experiments.Instructions;

// Counts what a worker executes between two marks. Of valgrind's tool callgrind only the counts are used, no model of a cache.
internal sealed class Valgrind : IDisposable
{
    // How many times as long a program may take in valgrind.
    public const double Slowdown = 30;

    private const string Program = "valgrind";
    private const string Totals = "totals: ";

    // The time in which it runs a program that does nothing, on a busy machine.
    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(60);

    private readonly WorkingFolder _folder = WorkingFolder.Create(Program);

    // Valgrind writes a file of this name, with the number of the mark behind it.
    private string File => Path.Combine(_folder.Path, "counts");

    // Throws RoundupException: nothing can be counted on this machine.
    public static void Require()
    {
        if (Missing(OperatingSystem.IsLinux(), ProgramPath.Find(Program) is not null) is { } missing)
        {
            throw new RoundupException(ExitCode.Usage, missing);
        }

        var start = new ProcessStartInfo(Program, ["--quiet", "--vgdb=no", "--tool=callgrind", "--callgrind-out-file=/dev/null", "true"]);
        var end = WatchedProcess.RunAsync(start, new WatchOptions(s_limit), CancellationToken.None).GetAwaiter().GetResult();
        if (Broken(end) is { } broken)
        {
            throw new RoundupException(ExitCode.OutputNotWritable, broken);
        }
    }

    // What is wrong where a program that does nothing fails in valgrind; null: nothing.
    public static string? Broken(ProcessResult end)
    {
        var words = end.Errors.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        var cause = end.Exceeded != ExceededLimit.None ? $"it did not end within {s_limit.TotalSeconds:0} s"
            : words.FirstOrDefault($"exit code {end.ExitCode}");
        return end is { Exceeded: ExceededLimit.None, ExitCode: 0 } ? null
            : $"Instructions are counted by valgrind, which does not work on this machine ({cause}): install it again, or leave out "
                + "--by instructions to compare by time.";
    }

    // What a machine lacks, with the remedy; null: nothing.
    public static string? Missing(bool isLinux, bool isInstalled) => isLinux && isInstalled ? null
        : "Instructions are counted by valgrind, "
            + (isLinux ? "which is not installed: `apt install valgrind`" : "which this system does not have: use Linux")
            + ", or leave out --by instructions to compare by time.";

    // The program in valgrind, with so large a first generation (256 MB) that few cases have a collection meanwhile.
    public WorkerProgram Run(WorkerProgram program) => program with
    {
        Under =
        [
            // Without its server for debuggers, whose pipes a killed process leaves behind.
            Program, "--quiet", "--vgdb=no", "--tool=callgrind", $"--dump-before={CountCommand.Marker}", $"--callgrind-out-file={File}",
        ],
        Settings = new Dictionary<string, string>(program.Settings)
        {
            ["DOTNET_gcConcurrent"] = "0",
            ["DOTNET_GCgen0size"] = "10000000",
        },
    };

    // The instructions between the last two marks, of all threads.
    public long Count() => Read(System.IO.File.ReadAllText($"{File}.{CountCommand.LastMark}"));

    // Throws IOException: the file has no total.
    public static long Read(string profile) =>
        profile.Split('\n').FirstOrDefault(line => line.StartsWith(Totals, StringComparison.Ordinal)) is { } line
            && long.TryParse(line.AsSpan(Totals.Length), NumberStyles.None, CultureInfo.InvariantCulture, out var total) && total > 0
            ? total
            : throw new IOException("valgrind wrote no count: use version 3.19 or a newer one");

    public void Dispose() => _folder.Dispose();
}
