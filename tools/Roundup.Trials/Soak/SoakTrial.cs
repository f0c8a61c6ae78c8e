using System.Globalization;
using Roundup.Catalogue;
using Roundup.Results;
using Roundup.Trials.Soak.Checks;
using Roundup.Trials.Soak.Faults;

namespace Roundup.Trials.Soak;

/// <summary>One trial: starts a run, injects its faults, resumes the run until it is complete, and checks the result.</summary>
/// <param name="plan">The trial.</param>
/// <param name="repository">The repository of all trials.</param>
/// <param name="folder">Its folder.</param>
internal sealed class SoakTrial(TrialPlan plan, SoakRepository repository, TrialFolder folder)
{
    /// <summary>The largest number of resumes after the last fault.</summary>
    private const int MostResumes = 3;

    /// <summary>The limits of a worker.</summary>
    private static readonly string[] s_limits = ["--time-limit", "5s", "--memory-limit", "400MB"];

    private readonly TrialProcesses _processes = new(folder.Path);
    private readonly List<string> _violations = [];
    private bool _hasStruck;
    private int _parts;

    public async Task<TrialResult> RunAsync()
    {
        if (plan.Fault == Fault.FullDisk && !SmallDisk.IsThere)
        {
            return new(plan, TrialState.Skipped, []);
        }

        folder.Create();
        if (plan.Builds)
        {
            repository.MakeStale($"seed {plan.SoakSeed} trial {plan.Number}");
        }

        try
        {
            if (await ToTheEndAsync() is { } results)
            {
                _violations.AddRange(CaseEndings.Check(plan, results));
                _violations.AddRange(Launches.Check(results));
                _violations.AddRange(JournalLines.Check(folder.Run, results));
            }

            foreach (var left in (await _processes.LeftAsync()).CountBy(process => process.CommandLine))
            {
                _violations.Add($"left running, {left.Value} of: {left.Key}");
            }
        }
        finally
        {
            _processes.Kill();
        }

        return new(plan, _hasStruck || plan.Fault == Fault.None ? TrialState.Struck : TrialState.Missed, _violations);
    }

    /// <summary>Runs the parts of the run; null where it does not complete.</summary>
    private async Task<ResultsFile?> ToTheEndAsync()
    {
        using var damaged = new DamagedFiles(plan, repository, folder);
        for (var resumes = 0; resumes <= MostResumes + plan.Moments.Count; resumes++)
        {
            await StartAnewWithoutRunAsync();
            var part = await PartAsync();
            var results = folder.ResultsSince(part.Started);
            var wrong = ExitCodes.Check(part, results).ToList();
            _violations.AddRange(wrong);
            if (part.Hangs)
            {
                return null;
            }

            var isStruck = _parts == 1 && damaged.Strike();
            _hasStruck |= isStruck;
            if (!isStruck && results is { Run.Interrupted: false } && part.ExitCode == ExitCodes.Of(results))
            {
                return results;
            }

            if (wrong.Count > 0)
            {
                return null;
            }
        }

        _violations.Add($"the run is not whole after {_parts} parts");
        return null;
    }

    private async Task<HostRun> PartAsync()
    {
        string[] command = folder.HasRun
            ? ["run", "--resume", folder.Run]
            : [
                "run", SoakRepository.Suite, "--keep-samples",
                "--serializer", string.Join(',', plan.Rows.Select(row => row.Row)), .. s_limits,
                "--seed", plan.RunSeed.ToString(CultureInfo.InvariantCulture), "--output", folder.Run,
            ];
        var started = DateTime.UtcNow;
        var isSmall = plan.Fault == Fault.FullDisk && _parts == 0;
        using var host = isSmall
            ? SmallDisk.Start(repository.Program, folder, command, (int)Math.Pow(2, 6.5 * plan.Random.NextDouble()))
            : HostProcess.Start(repository.Program, folder, command);
        var injector = new FaultInjector(plan, folder, _processes);
        var striking = StrikesNow ? injector.StrikeAsync(host, plan.Moments[_parts]) : Task.CompletedTask;
        var second = plan.Fault == Fault.SecondHost && _parts == 0 ? SecondAsync(host) : Task.CompletedTask;
        var part = await host.EndAsync(started);
        await striking;
        await second;
        if (isSmall)
        {
            SmallDisk.MakeRoom(folder);
            _hasStruck |= part.ExitCode == (int)ExitCode.OutputNotWritable;
        }

        _parts++;
        _hasStruck |= injector.HasStruck && plan.Fault is not (Fault.TruncateJournal or Fault.TruncateValues or Fault.TruncateAssembly
            or Fault.TruncateResults);
        folder.Keep(_parts, part.Output, part.Errors);
        return part with { Signals = injector.Signals, HadJournal = injector.HadJournal, HadSmallDisk = isSmall };
    }

    private bool StrikesNow =>
        _parts < plan.Moments.Count && plan.Fault is not (Fault.None or Fault.FullDisk or Fault.SecondHost);

    /// <summary>A journal whose first line is incomplete cannot be resumed: the program says so, and the user starts a new run.</summary>
    private async Task StartAnewWithoutRunAsync()
    {
        if (!folder.HasEmptyJournal)
        {
            return;
        }

        using var host = HostProcess.Start(repository.Program, folder, ["run", "--resume", folder.Run]);
        var part = await host.EndAsync(DateTime.UtcNow);
        if (part.ExitCode != (int)ExitCode.Usage || part.ErrorLines.Count != 1)
        {
            _violations.Add($"resuming an empty journal: exit code {part.ExitCode}, '{part.Errors.Trim()}'");
        }

        Directory.Delete(folder.Run, recursive: true);
    }

    /// <summary>Resumes the run while it is running: the program refuses in one sentence, and the run continues.</summary>
    private async Task SecondAsync(HostProcess first)
    {
        while (!plan.Moments[0].HasCome(folder.Run) || !folder.HasRun)
        {
            await Task.Delay(5);
            if (!first.IsRunning)
            {
                return;
            }
        }

        using var host = HostProcess.Start(repository.Program, folder, ["run", "--resume", folder.Run]);
        var part = await host.EndAsync(DateTime.UtcNow);
        if (!first.IsRunning)
        {
            return;
        }

        _hasStruck = true;
        if (part.ExitCode is not ((int)ExitCode.Usage or (int)ExitCode.OutputNotWritable) || part.ErrorLines.Count != 1)
        {
            _violations.Add($"a second host is not refused: exit code {part.ExitCode}, '{part.Errors.Trim()}'");
        }
    }
}
