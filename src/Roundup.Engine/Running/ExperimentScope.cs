using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Stage;
using Roundup.Engine.Journaling;
using Roundup.Engine.Ledger;
using Roundup.Engine.Privacy;
using Roundup.Engine.Workers;

namespace Roundup.Engine.Running;

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

    // The plan of the run. Cases are named by their index in it.
    public Plan Plan => _setup.Plan;

    public IRunObserver Observer => _setup.Observer;

    public CancellationToken Cancellation => _setup.Cancellation;

    public BuildResult Built => _setup.Built;

    public PrivateFolder Private => _setup.Private;

    public CaseLedger Ledger { get; }

    public CaseSteps Steps { get; }

    public WorkerSessions Sessions { get; }

    public ExperimentBudget Budget { get; }

    public Effort Effort => _experiment.Effort;

    public ExperimentState State => Ledger.State.Read(_experiment.Name);

    public IEnumerable<int> Cases => Enumerable.Range(0, Plan.Cases.Count).Where(Ledger.Takes);

    public string Name => _experiment.Name;

    // remaining: the experiments that share what is left of the budget: this one and those after it.
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

    // The results of the experiment as they would be if the run ended now.
    public ResultsFile ResultsSoFar() => _resultsOfRun().Of(_experiment.Name);
}
