using Roundup.Catalogue.Planning;
using Roundup.Cli;
using Roundup.Cli.Output;
using Roundup.Engine.Journaling;
using Roundup.Results;

namespace Roundup.Tests.Support;

/// <summary>What stands in for Build, Verify and Measure: the journal is read as the engine does, and nothing is started.</summary>
internal static class StandIn
{
    /// <summary>The results of a run: those of its journal where it is resumed, else made up. They are written, and read again.</summary>
    public static ResultsFile Run(RunStart start)
    {
        var file = SampleResults.Of(start.Plan);
        file = file with { Run = file.Run with { Report = start.Plan.Report } };
        SampleResults.Write(start.Resume ? Resumed(start, file) : file, start.Folder);
        return Parts.Store.Read(Path.Combine(start.Folder, RunFolders.Results));
    }

    /// <summary>The same of a run that leaves a journal, with its first line alone.</summary>
    public static Task<ResultsFile> RunWithJournalAsync(RunStart start)
    {
        if (!start.Resume)
        {
            using var journal = Journal.Create(start.Folder, StateOf(start.Plan));
            string[] cases = [.. start.Plan.Cases.Select(planned => planned.Id.ToString())];
            journal.Add(new RunEntry(start.Plan.Options.WithoutSecrets(), cases, DateTimeOffset.UnixEpoch, ResultsFile.CurrentSchema));
        }

        return Task.FromResult(Run(start));
    }

    /// <summary>The state of a plan's journal before its first line.</summary>
    public static RunState StateOf(Plan plan) => new(plan, plan.Experiments.ToDictionary(
        planned => planned.Name,
        planned => ExperimentList.All.Single(known => known.Measurement.Name == planned.Name).Measurement.NewState(plan.Cases.Count)));

    private static ResultsFile Resumed(RunStart start, ResultsFile file)
    {
        var state = StateOf(start.Plan);
        using var journal = Journal.Continue(start.Folder, state);
        return state.Run is null ? throw RunFolder.EmptyJournal(start.Folder) : file with
        {
            Run = file.Run with
            {
                Started = state.Run.Started,
                Experiments = [.. file.Run.Experiments.Select(run => run with { MeasureSeconds = state.MeasuredSeconds(run.Name) })],
            },
            Machine = file.Machine with { StealShare = state.Seconds.Measuring?.StolenShare },
            Targets = [.. state.Targets.Values],
            Notices = state.Notices,
            Cases = state.Results(_ => "not tried"),
        };
    }
}
