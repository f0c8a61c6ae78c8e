using System.Globalization;
using Roundup.Catalogue;
using Roundup.Results;
using Roundup.Trials.Soak.Checks;
using Roundup.Trials.Soak.Faults;
using Roundup.Trials.Soak.Processes;

namespace Roundup.Trials.Soak.Running;

/// <summary>One trial: a run, its faults, and what is left of it until it is whole; then what must hold.</summary>
/// <param name="plan">The trial.</param>
/// <param name="repository">The repository of all trials.</param>
/// <param name="folder">Its folder.</param>
internal sealed class SoakTrial(TrialPlan plan, SoakRepository repository, TrialFolder folder)
{
    /// <summary>How often a run is resumed after its last fault.</summary>
    private const int MostResumes = 3;

    /// <summary>How long one step of a worker may take, and how large a worker may grow.</summary>
    private static readonly string[] s_limits = ["--time-limit", "5s", "--memory-limit", "400MB"];

    private readonly TrialProcesses _processes = new(folder.Path);
    private readonly List<string> _violations = [];
    private bool _hasStruck;
    private int _parts;

    /// <summary>Does it.</summary>
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
            if (await ToTheEndAsync().ConfigureAwait(false) is { } results)
            {
                _violations.AddRange(CaseEndings.Check(plan, results));
                _violations.AddRange(Launches.Check(results));
                _violations.AddRange(JournalLines.Check(folder.Run, results));
            }

            foreach (var left in (await _processes.LeftAsync().ConfigureAwait(false)).CountBy(process => process.CommandLine))
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

    /// <summary>The parts of the run; null where it does not come to its end.</summary>
    private async Task<ResultsFile?> ToTheEndAsync()
    {
        using var damaged = new DamagedFiles(plan, repository, folder);
        for (var resumes = 0; resumes <= MostResumes + plan.Moments.Count; resumes++)
        {
            await StartAnewWithoutRunAsync().ConfigureAwait(false);
            var part = await PartAsync().ConfigureAwait(false);
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

    private async Task<Part> PartAsync()
    {
        string[] command = folder.HasRun
            ? ["run", "--resume", folder.Run]
            : [
                "run", SoakRepository.Suite, "--serializer", string.Join(',', plan.Rows.Select(row => row.Row)), .. s_limits,
                "--seed", plan.RunSeed.ToString(CultureInfo.InvariantCulture), "--output", folder.Run,
            ];
        var started = DateTime.UtcNow;
        var isSmall = plan.Fault == Fault.FullDisk && _parts == 0;
        using var host = isSmall
            ? SmallDisk.Start(repository.Program, folder, command, (int)Math.Pow(2, 6.5 * plan.Random.NextDouble()))
            : Host.Start(repository.Program, folder, command);
        var striker = new Striker(plan, folder, _processes);
        var striking = StrikesNow ? striker.StrikeAsync(host, plan.Moments[_parts]) : Task.CompletedTask;
        var second = plan.Fault == Fault.SecondHost && _parts == 0 ? SecondAsync(host) : Task.CompletedTask;
        var part = await host.EndAsync(started).ConfigureAwait(false);
        await striking.ConfigureAwait(false);
        await second.ConfigureAwait(false);
        if (isSmall)
        {
            SmallDisk.MakeRoom(folder);
            _hasStruck |= part.ExitCode == (int)ExitCode.OutputNotWritable;
        }

        _parts++;
        _hasStruck |= striker.HasStruck && plan.Fault is not (Fault.TruncateJournal or Fault.TruncateValues or Fault.TruncateAssembly
            or Fault.TruncateResults);
        folder.Keep(_parts, part.Output, part.Errors);
        return part with { Signals = striker.Signals, HadJournal = striker.HadJournal, HadSmallDisk = isSmall };
    }

    private bool StrikesNow =>
        _parts < plan.Moments.Count && plan.Fault is not (Fault.None or Fault.FullDisk or Fault.SecondHost);

    /// <summary>A journal whose first line is torn cannot be resumed. That is said, and the user starts anew.</summary>
    private async Task StartAnewWithoutRunAsync()
    {
        if (!folder.HasEmptyJournal)
        {
            return;
        }

        using var host = Host.Start(repository.Program, folder, ["run", "--resume", folder.Run]);
        var part = await host.EndAsync(DateTime.UtcNow).ConfigureAwait(false);
        if (part.ExitCode != (int)ExitCode.Usage || part.ErrorLines.Count != 1)
        {
            _violations.Add($"resuming an empty journal: exit code {part.ExitCode}, '{part.Errors.Trim()}'");
        }

        Directory.Delete(folder.Run, recursive: true);
    }

    /// <summary>Resumes the run that is running: it is refused in one sentence, and the run does not notice.</summary>
    private async Task SecondAsync(Host first)
    {
        while (!plan.Moments[0].HasCome(folder.Run) || !folder.HasRun)
        {
            await Task.Delay(5).ConfigureAwait(false);
            if (!first.IsRunning)
            {
                return;
            }
        }

        using var host = Host.Start(repository.Program, folder, ["run", "--resume", folder.Run]);
        var part = await host.EndAsync(DateTime.UtcNow).ConfigureAwait(false);
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
