using Roundup.Analysis.Experiments.Speed;
using Roundup.Reporting;
using Roundup.Reporting.Formats;
using Roundup.Reporting.Speed;

namespace Roundup.Engine.Tests.Measuring;

/// <summary>What a run says while it measures is what it says at its end.</summary>
public sealed class ProvisionalTests : IDisposable
{
    private readonly ScriptedRun _run = new("good", "other", "third")
    {
        Workers = new()
        {
            TimeOf = (row, shape) => (row, shape) switch
            {
                ("good", _) => 1000,
                (_, Shape.String) => 4000,
                ("other", _) => 500,
                _ => 2000,
            },
        },
    };

    [Fact]
    public async Task The_last_provisional_table_is_the_overview()
    {
        IReadOnlyList<string> last = [];
        var watcher = new Watcher(provisional: file => last = ProvisionalText.Lines(Analyser.Analyse(file), 2));
        var plan = _run.PlanOf(
            new("three", Launches: 3, Rounds: 2, BatchMs: 20, WarmupMs: 100),
            new RunOptions { Datasets = ["Notes", "Same"], Shapes = ["Bytes", "String"] });

        var file = await _run.RunAsync(plan, observer: watcher);

        var overview = Shown(SpeedReport.Create(Analyser.Analyse(file)))
            .SkipWhile(line => !line.StartsWith("Bytes · net10.0 · 4 tables", StringComparison.Ordinal)).ToList();
        last[0].ShouldBe("Provisional (2 launches), relative to good · Bytes · net10.0 · 4 tables");
        last[1].ShouldStartWith("Rank Serializer");
        last[2].ShouldStartWith("   1 other");
        last.Count.ShouldBe(5);
        last.Skip(1).ShouldBe(overview.Skip(1).Take(4));
    }

    private static IEnumerable<string> Shown(Report report)
    {
        using var text = new StringWriter();
        ReportFormats.Console.Write(report.Screen, new ReportOutput(text));
        return text.ToString().Split('\n').Select(line => line.TrimEnd());
    }

    public void Dispose() => _run.Dispose();
}
