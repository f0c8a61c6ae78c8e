namespace Roundup.Cli.Tests.Commands.New;

/// <summary>What `roundup new` makes goes through the real engine as it is.</summary>
public sealed class NewRunTests : IDisposable
{
    private static readonly Effort s_hardly = new("hardly", Launches: 1, Rounds: 1, BatchMs: 0.1, WarmupMs: 1);

    private readonly BuildableRepository _repository = new();

    public void Dispose() => _repository.Dispose();

    [Fact]
    public async Task A_new_serializer_behind_a_new_compressor_on_a_new_dataset_is_verified_and_measured()
    {
        _repository.Write("suites/quick.json", """
            {
              "title": "Quick", "datasets": [{ "name": "Orders", "counts": [1, 3] }], "compressors": ["none", "Squeeze"],
              "shapes": ["String", "Bytes"], "baseline": "Mine", "effort": "quick"
            }
            """);
        (await RunAsync("new", "serializer", "Mine")).Code.ShouldBe(0);
        (await RunAsync("new", "compressor", "Squeeze")).Code.ShouldBe(0);
        (await RunAsync("new", "dataset", "Orders")).Code.ShouldBe(0);

        var result = await RunAsync("run", "--output", _repository.In("out"));

        result.Error.ShouldBeEmpty();
        result.Code.ShouldBe(0, result.Output);
        var cases = Parts.Store.Read(_repository.In("out/results.json")).Cases;
        cases.Count(c => c.Id.Compressor == "Squeeze").ShouldBe(4);
        cases.Count(c => c.Id.Compressor == CaseId.NoCompressor).ShouldBe(8);
        cases.ShouldAllBe(c => c.Outcome == Outcome.Measured && c.Fidelity == Fidelity.Exact);
    }

    private Task<CliResult> RunAsync(params string[] arguments) => new RoundupCli(_repository)
    {
        Engine = (start, cancellation) => RunStart.WithEngineAsync(
            start with { Plan = start.Plan with { Experiments = [start.Plan.Experiment with { Effort = s_hardly }] } }, cancellation),
    }.RunAsync(arguments);
}
