using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Stage;
using Roundup.Engine.Journaling;
using Roundup.Engine.Ledger;
using Roundup.Engine.Privacy;
using Roundup.Engine.Workers;

namespace Roundup.Engine.Running;

/// <summary>What one experiment is to find out, and whom it asks for the rest: ledger, steps and workers of its cases.</summary>
internal sealed class ExperimentScope
{
    private readonly RunSetup _setup;
    private readonly PlannedExperiment _experiment;
    private readonly Func<ResultsFile> _resultsOfRun;

    private ExperimentScope(
        RunSetup setup,
        PlannedExperiment experiment,
        ExperimentBudget budget,
        CaseLedger ledger,
        WorkerSessions sessions,
        Func<ResultsFile> resultsOfRun)
    {
        (_setup, _experiment, _resultsOfRun) = (setup, experiment, resultsOfRun);
        (Budget, Ledger, Sessions) = (budget, ledger, sessions);
        Steps = new(setup.Plan, setup.Built, ledger, sessions);
    }

    /// <summary>The plan of the run. Cases are named by their index in it.</summary>
    public Plan Plan => _setup.Plan;

    /// <summary>Receives the progress of the run.</summary>
    public IRunObserver Observer => _setup.Observer;

    /// <summary>Cancelled when the user interrupts the run.</summary>
    public CancellationToken Cancellation => _setup.Cancellation;

    public BuildResult Built => _setup.Built;

    public PrivateFolder Private => _setup.Private;

    /// <summary>What is told of the cases.</summary>
    public CaseLedger Ledger { get; }

    /// <summary>Does steps of the cases.</summary>
    public CaseSteps Steps { get; }

    /// <summary>Starts the workers of the cases.</summary>
    public WorkerSessions Sessions { get; }

    /// <summary>The time that the experiment may measure.</summary>
    public ExperimentBudget Budget { get; }

    /// <summary>How much the experiment measures.</summary>
    public Effort Effort => _experiment.Effort;

    /// <summary>The state of the experiment.</summary>
    public ExperimentState State => Ledger.State.Read(_experiment.Name);

    /// <summary>The cases that the experiment takes, by index.</summary>
    public IEnumerable<int> Cases => Enumerable.Range(0, Plan.Cases.Count).Where(Ledger.Takes);

    /// <summary>The name of the experiment.</summary>
    public string Name => _experiment.Name;

    /// <summary>The scope of an experiment of a run.</summary>
    /// <param name="setup">The run.</param>
    /// <param name="experiment">The experiment.</param>
    /// <param name="remaining">The experiments that share what is left of the budget: this one and those after it.</param>
    /// <param name="ledger">The ledger of the run.</param>
    /// <param name="sessions">The workers of the run.</param>
    /// <param name="resultsSoFar">The results of the run so far.</param>
    public static ExperimentScope Of(
        RunSetup setup,
        PlannedExperiment experiment,
        int remaining,
        CaseLedger ledger,
        WorkerSessions sessions,
        Func<ResultsFile> resultsSoFar)
    {
        TimeSpan Measured(params IEnumerable<PlannedExperiment> some) =>
            TimeSpan.FromSeconds(some.Sum(one => ledger.State.MeasuredSeconds(one.Name)));
        TimeSpan? limit = setup.Plan.Budget is { } all
            ? Measured(experiment) + ((all - Measured(setup.Plan.Experiments)) / remaining)
            : null;
        var budget = new ExperimentBudget(sessions.Workers.Time, limit, ledger.State.MeasuredSeconds(experiment.Name));
        return new(setup, experiment, budget, ledger.For(experiment), sessions.Within(budget), resultsSoFar);
    }

    /// <summary>The results of the experiment as they would be if the run ended now.</summary>
    public ResultsFile ResultsSoFar() => _resultsOfRun().Of(_experiment.Name);
}
