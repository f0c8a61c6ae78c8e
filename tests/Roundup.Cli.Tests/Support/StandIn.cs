using Roundup.Cli;
using Roundup.Cli.Running;
using Roundup.Engine.Experiments;
using Roundup.Engine.Journaling;
using Roundup.Results;

namespace Roundup.Cli.Tests.Support;

/// <summary>What stands in for Build, Verify and Measure: the journal is read as the engine does, and nothing is started.</summary>
internal static class StandIn
{
    /// <summary>The results of a run: those of its journal where it is resumed, else made up. They are written, and read again.</summary>
    public static ResultsFile Run(RunStart start)
    {
        var file = SampleResults.Of(start.Plan) with { Published = start.Plan.Published };
        file = file with { Run = file.Run with { Experiment = start.Plan.Experiment, Report = start.Plan.Report } };
        SampleResults.Write(start.Resume ? Resumed(start, file) : file, start.Folder);
        return ResultsStore.Read(Path.Combine(start.Folder, RunFolders.Results));
    }

    /// <summary>The experiment of a plan.</summary>
    public static IExperiment ExperimentOf(string name) =>
        ExperimentList.All.Select(experiment => experiment.Measurement).First(measurement => measurement.Name == name);

    private static ResultsFile Resumed(RunStart start, ResultsFile file)
    {
        var state = new RunState(start.Plan, ExperimentOf(start.Plan.Experiment).NewState(start.Plan.Cases.Count));
        using var journal = Journal.Continue(start.Folder, state);
        return state.Run is null ? throw RunFolder.EmptyJournal(start.Folder) : file with
        {
            Run = file.Run with { Started = state.Run.Started, MeasureSeconds = state.MeasuredSeconds },
            Machine = file.Machine with { StealShare = state.Seconds.Measuring?.StolenShare },
            Targets = [.. state.Targets.Values],
            Notices = state.Notices,
            Cases = state.Results("not tried"),
        };
    }
}
