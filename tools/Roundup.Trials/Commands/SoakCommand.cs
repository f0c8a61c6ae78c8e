using System.CommandLine;
using System.Diagnostics;
using Roundup.Catalogue;
using Roundup.Trials.Runs;
using Roundup.Trials.Soak;

namespace Roundup.Trials.Commands;

/// <summary><c>soak</c>: runs that are killed, damaged and resumed at random.</summary>
internal sealed class SoakCommand : Command
{
    private readonly Option<int> _trials = new("--trials") { DefaultValueFactory = _ => 200, Description = "How many trials." };
    private readonly Option<int> _first = new("--first") { DefaultValueFactory = _ => 1, Description = "The number of the first trial." };
    private readonly Option<ulong> _seed = new("--seed") { DefaultValueFactory = _ => 1, Description = "Decides every trial." };
    private readonly Option<double?> _minutes = new("--minutes") { Description = "No trial starts later (default: all are done)." };
    private readonly Option<int?> _only = new("--only") { Description = "This trial alone, by its number." };
    private readonly Option<bool> _verbose = new("--verbose") { Description = "Print each trial." };
    private readonly Option<string?> _output = new("--out")
    {
        Description = "The folder of the trials (default: in artifacts/trials). Trials that hold are deleted.",
    };

    public SoakCommand()
        : base("soak", "Run rows that misbehave, kill and damage the run at random moments, resume it, and check what must hold (Linux).")
    {
        foreach (var option in (Option[])[_trials, _first, _seed, _minutes, _only, _verbose, _output])
        {
            Add(option);
        }

        SetAction(RunAsync);
    }

    private async Task<int> RunAsync(ParseResult parsed, CancellationToken cancellation)
    {
        if (!OperatingSystem.IsLinux())
        {
            throw new RoundupException(ExitCode.Usage, "soak finds processes by /proc and sends signals: run it on Linux.");
        }

        var repository = SoakRepository.Create();
        var folder = Path.GetFullPath(parsed.GetValue(_output) ?? Path.Combine(BuiltRoundup.Artifacts, "soak"));
        await PrepareAsync(repository, new(Path.Combine(folder, "prepare")), cancellation);
        var done = new List<TrialResult>();
        var clock = Stopwatch.StartNew();
        var numbers = parsed.GetValue(_only) is { } one ? [one] : Enumerable.Range(parsed.GetValue(_first), parsed.GetValue(_trials));
        foreach (var number in numbers.TakeWhile(_ => clock.Elapsed.TotalMinutes < (parsed.GetValue(_minutes) ?? double.MaxValue)))
        {
            cancellation.ThrowIfCancellationRequested();
            var plan = TrialPlan.Draw(parsed.GetValue(_seed), number);
            var trial = new TrialFolder(Path.Combine(folder, $"trial-{number}"));
            var from = clock.Elapsed;
            done.Add(await new SoakTrial(plan, repository, trial).RunAsync());
            Print(done[^1], clock.Elapsed - from, parsed.GetValue(_verbose));
            if (done[^1].Holds)
            {
                trial.Delete();
            }
        }

        Console.WriteLine();
        Console.WriteLine(SoakTable.Of(done));
        Console.WriteLine();
        Console.WriteLine(SoakTable.Summary(done, clock.Elapsed));
        return done.TrueForAll(trial => trial.Holds) ? 0 : 1;
    }

    /// <summary>Builds all workers and makes the usual values, which is no trial.</summary>
    private static async Task PrepareAsync(SoakRepository repository, TrialFolder folder, CancellationToken cancellation)
    {
        foreach (var runSeed in TrialPlan.UsualSeeds)
        {
            folder.Create();
            string[] command =
            [
                "run", SoakRepository.Suite, "--keep-samples", "--serializer", "Misbehaving/good,Hostile/good,Stale/good,NotThere",
                "--seed", $"{runSeed}", "--output", folder.Run,
            ];
            if (await repository.Program.RunAsync(command, folder.In("out"), cancellation) != 0)
            {
                throw new RoundupException(ExitCode.NothingMeasured, $"The trials cannot be prepared: see {folder.In("out")}.");
            }
        }

        folder.Delete();
    }

    private static void Print(TrialResult trial, TimeSpan time, bool isVerbose)
    {
        if (isVerbose)
        {
            var state = trial.State == TrialState.Struck ? "" : $", {trial.State}";
            Console.WriteLine($"{trial.Plan}: {(trial.Holds ? "holds" : "VIOLATED")}{state}, {time.TotalSeconds:0.0} s");
        }

        foreach (var violation in trial.Violations)
        {
            Console.WriteLine($"{trial.Plan}: {violation}");
        }
    }
}
