using Roundup.Analysis.Experiments.Speed;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Speed;
using Roundup.Reporting.Tables;

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
    public async Task The_last_provisional_table_has_the_rows_ratios_and_intervals_of_the_overview()
    {
        IReadOnlyList<string> last = [];
        var watcher = new Watcher(provisional: file => last = ProvisionalText.Lines(Analyser.Analyse(file), 2));
        var plan = _run.PlanOf(
            new("three", Launches: 3, Rounds: 2, BatchMs: 20, WarmupMs: 100),
            new RunOptions { Datasets = ["Notes", "Same"], Shapes = ["Bytes", "String"] });

        var file = await _run.RunAsync(plan, observer: watcher);

        var overview = SpeedReport.Of(Analyser.Analyse(file)).Screen.SelectMany(section => section.Blocks).OfType<Table>().First();
        var grid = overview.Grid(Detail.Full);
        string Cell(GridRow row, string name) =>
            row.Cells[grid.Columns.ToList().FindIndex(column => column.Name == name)].Text.Plain(Detail.Full);
        string Line(GridRow row) => string.Join("  ", Enum.GetNames<Operation>()
            .Select(operation => (Ratio: Cell(row, operation), Interval: Cell(row, operation + "Interval")))
            .Select(of => of.Interval == "baseline" ? of.Ratio : $"{of.Ratio} ({string.Join(" to ", of.Interval.Split('-'))})")
            .Prepend(Cell(row, "Serializer")));
        string Spaced(string line) =>
            string.Join("  ", line.Split("  ", StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries));
        last.Skip(2).Select(Spaced).ShouldBe(grid.Rows.Select(Line));
        last[0].ShouldBe("Provisional, 2 launches: time / time of good · Bytes · net10.0 · 4 tables");
        last[2].ShouldStartWith("other");
    }

    public void Dispose() => _run.Dispose();
}
