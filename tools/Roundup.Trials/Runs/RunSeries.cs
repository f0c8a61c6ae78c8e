using System.Globalization;
using System.Runtime.CompilerServices;
using Roundup.Catalogue;

namespace Roundup.Trials.Runs;

/// <summary>
/// A run that is repeated with consecutive seeds. A finished run is not repeated; an unfinished run is resumed.
/// </summary>
internal sealed record RunSeries
{
    /// <summary>The file that describes the runs of a folder.</summary>
    private const string Description = "series.txt";

    public required BuiltRoundup Program { get; init; }

    /// <summary>The folder, with a folder for each run: <c>run-1</c>, <c>run-2</c>, ...</summary>
    public required string Folder { get; init; }

    /// <summary>The arguments of <c>roundup run</c>, without seed and output.</summary>
    public required IReadOnlyList<string> Arguments { get; init; }

    /// <summary>The seed of the first run.</summary>
    public required ulong Seed { get; init; }

    /// <summary>The number of runs.</summary>
    public required int Count { get; init; }

    /// <summary>Whether the noisy neighbour, with the seed of the run, runs beside each run.</summary>
    public bool Neighbour { get; init; }

    /// <summary>Makes the unfinished runs; returns each run when it is finished.</summary>
    /// <param name="cancellation">Ends the series; the same command continues it.</param>
    /// <exception cref="RoundupException">The folder contains other runs, or a run has no results.</exception>
    public async IAsyncEnumerable<FinishedRun> RunAsync([EnumeratorCancellation] CancellationToken cancellation)
    {
        CheckFolder();
        for (var number = 1; number <= Count; number++)
        {
            var folder = Path.Combine(Folder, $"run-{number}");
            yield return FinishedRun.Read(number, folder) ?? await OneAsync(number, folder, cancellation);
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
        var code = await Program.RunAsync(command, log, cancellation);
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
