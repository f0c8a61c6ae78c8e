namespace Roundup.Tests.Support;

/// <summary>An experiment that measures nothing.</summary>
internal sealed class Scripted(string name, Action<ExperimentScope> act) : IExperiment
{
    public string Name => name;

    public IReadOnlyList<Effort> Efforts { get; } = [.. Effort.Names.Select(effort => new Effort(effort, 1, 1, 0, 0))];

    public string ReasonNotMeasured => "nothing to measure";

    public IReadOnlyList<PlannedCase> Take(string suite, IReadOnlyList<PlannedCase> cases) => cases;

    public ExperimentState NewState(int cases) => new();

    public Task RunAsync(ExperimentScope scope)
    {
        act(scope);
        return Task.CompletedTask;
    }
}
