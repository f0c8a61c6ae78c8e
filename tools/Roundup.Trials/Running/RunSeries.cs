using System.Globalization;
using System.Runtime.CompilerServices;
using Roundup.Catalogue;

namespace Roundup.Trials.Running;

/// <summary>
/// The same run several times, with one seed after the other. A run that is finished is not repeated; one that is not is resumed.
/// </summary>
internal sealed record RunSeries
{
    /// <summary>The file that says what the runs of a folder are.</summary>
    private const string Description = "series.txt";

    /// <summary>The program.</summary>
    public required BuiltRoundup Program { get; init; }

    /// <summary>The folder; each run has one of its own in it: <c>run-1</c>, <c>run-2</c>, ...</summary>
    public required string Folder { get; init; }

    /// <summary>What <c>roundup run</c> is asked, without seed and output.</summary>
    public required IReadOnlyList<string> Arguments { get; init; }

    /// <summary>The seed of the first run.</summary>
    public required ulong Seed { get; init; }

    /// <summary>How many runs.</summary>
    public required int Count { get; init; }

    /// <summary>Whether the neighbour, with the seed of the run, is there from the start of each run to its end.</summary>
    public bool Neighbour { get; init; }

    /// <summary>Runs what is not finished yet; gives each run when it is.</summary>
    /// <param name="cancellation">Ends the series; the same command continues it.</param>
    /// <exception cref="RoundupException">The folder has other runs, or a run has no results.</exception>
    public async IAsyncEnumerable<FinishedRun> RunAsync([EnumeratorCancellation] CancellationToken cancellation)
    {
        CheckFolder();
        for (var number = 1; number <= Count; number++)
        {
            var folder = Path.Combine(Folder, $"run-{number}");
            yield return FinishedRun.Read(number, folder) ?? await OneAsync(number, folder, cancellation).ConfigureAwait(false);
        }
    }

    private async Task<FinishedRun> OneAsync(int number, string folder, CancellationToken cancellation)
    {
        var seed = Seed + (ulong)number - 1;
        var begun = Directory.Exists(folder) && Directory.EnumerateFiles(folder, "journal*").Any();
        string[] command = begun
            ? ["run", "--resume", folder]
            : ["run", .. Arguments, "--seed", seed.ToString(CultureInfo.InvariantCulture), "--output", folder];
        var log = Path.Combine(Directory.CreateDirectory(folder).FullName, "roundup.log");
        using var neighbour = Neighbour ? NeighbourProcess.Start(seed) : null;
        var code = await Program.RunAsync(command, log, cancellation).ConfigureAwait(false);
        if (neighbour is { IsRunning: false })
        {
            throw new RoundupException(
                ExitCode.NothingMeasured, $"The neighbour ended during run {number}: delete {folder} and start again.");
        }

        return FinishedRun.Read(number, folder)
            ?? throw new RoundupException(
                ExitCode.NothingMeasured, $"Run {number} ended with exit code {code} and without a number: see {log}.");
    }

    private void CheckFolder()
    {
        var description = string.Join(' ', [.. Arguments, "--seed", $"{Seed}", .. Neighbour ? (string[])["(beside the neighbour)"] : []]);
        var file = Path.Combine(Directory.CreateDirectory(Folder).FullName, Description);
        if (!File.Exists(file))
        {
            File.WriteAllText(file, description + "\n");
        }
        else if (File.ReadAllText(file).TrimEnd() is var other && other != description)
        {
            throw new RoundupException(ExitCode.Usage, $"{Folder} contains runs of '{other}', not of '{description}': give another --out.");
        }
    }
}
