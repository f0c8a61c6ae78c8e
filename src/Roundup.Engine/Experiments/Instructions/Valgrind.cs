using System.Globalization;
using Roundup.Catalogue;
using Roundup.Engine.Processes;
using Roundup.Engine.Workers;
using Roundup.Protocol.Instructions;

namespace Roundup.Engine.Experiments.Instructions;

/// <summary>
/// Counts what a worker executes between two marks. Of valgrind's tool callgrind only the counts are used, no model of a cache.
/// </summary>
internal sealed class Valgrind : IDisposable
{
    /// <summary>A program in valgrind takes some 30 times as long, and so may its steps.</summary>
    public const double Slowdown = 30;

    /// <summary>Valgrind writes a file of this name, with the number of the mark behind it.</summary>
    private const string FileName = "counts";

    private const string Program = "valgrind";

    private const string Totals = "totals: ";

    /// <summary>
    /// Collections fall at chance into the counted calls: the first generation is large enough (256 MB) that most cases need none.
    /// </summary>
    private static readonly Dictionary<string, string> s_settings = new()
    {
        ["DOTNET_gcConcurrent"] = "0",
        ["DOTNET_GCgen0size"] = "10000000",
    };

    private readonly WorkingFolder _folder = WorkingFolder.Create("valgrind");

    private string File => Path.Combine(
        _folder.Path ?? throw new IOException("No folder can be created among the temporary files."), FileName);

    /// <summary>Refuses a machine on which nothing can be counted.</summary>
    /// <exception cref="RoundupException">It has no valgrind.</exception>
    public static void Require()
    {
        if (Missing(OperatingSystem.IsLinux(), Toolchain.OnPath(Program) is not null) is { } missing)
        {
            throw new RoundupException(ExitCode.Usage, missing);
        }
    }

    /// <summary>What a machine lacks, with the remedy; null: nothing.</summary>
    internal static string? Missing(bool isLinux, bool isInstalled) => isLinux && isInstalled ? null
        : "Instructions are counted by valgrind, "
            + (isLinux ? "which is not installed: `apt install valgrind`" : "which this system does not have: use Linux")
            + ", or leave out --by instructions to compare by time.";

    /// <summary>The program in valgrind.</summary>
    public WorkerProgram Run(WorkerProgram program) => program with
    {
        Under =
        [
            Program, "--quiet", "--tool=callgrind", $"--dump-before={CountCommand.Marker}", $"--callgrind-out-file={File}",
        ],
        Settings = new Dictionary<string, string>([.. program.Settings, .. s_settings]),
    };

    /// <summary>The instructions between the last two marks, of all threads.</summary>
    /// <exception cref="InvalidDataException">Valgrind wrote no count.</exception>
    public long Count() => Read(System.IO.File.ReadAllText($"{File}.{CountCommand.LastMark}"));

    /// <summary>Reads the total of a file of callgrind.</summary>
    internal static long Read(string profile) =>
        profile.Split('\n').FirstOrDefault(line => line.StartsWith(Totals, StringComparison.Ordinal)) is { } line
            && long.TryParse(line.AsSpan(Totals.Length), NumberStyles.None, CultureInfo.InvariantCulture, out var total) && total > 0
            ? total
            : throw new InvalidDataException("valgrind wrote no count: use version 3.19 or a newer one.");

    public void Dispose() => _folder.Dispose();
}
