using Roundup.Cli.Tests.Commands;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Formats;
using Roundup.Reporting.Tables;

namespace Roundup.Cli.Tests.Formats;

/// <summary>An output format that src does not know takes a class and a place in the list.</summary>
public sealed class NewFormatTests : IDisposable
{
    private readonly TempRepository repository = new();
    private readonly Support.Cli cli;

    public NewFormatTests() => cli = new Support.Cli(repository) { Formats = [.. ReportFormats.All, new TabFormat()] };

    public void Dispose() => repository.Dispose();

    [Fact]
    public async Task Lists_are_written_in_it()
    {
        var result = await cli.RunAsync("list", "datasets", "--format", "tab");

        result.Code.ShouldBe(0, result.Error);
        result.Output.ReplaceLineEndings("\n").ShouldStartWith("Dataset\tCounts\tDescription\nBooks\t1 1000\tBooks of a shop.\n");
        (await cli.RunAsync("list", "datasets", "--help")).Output.ShouldMatch(@"json,\s+tab");
    }

    [Fact]
    public async Task A_run_writes_its_report_in_it()
    {
        (await cli.RunAsync("run", "--output", repository.In("out"))).Code.ShouldBe(0);

        var lines = File.ReadAllLines(repository.In("out/report.tab"));
        lines.ShouldContain(line => line.StartsWith("Rank\tSerializer\t", StringComparison.Ordinal));
        lines.ShouldContain(line => line.Split('\t').Contains("Swift.Json/generated"));
    }

    [Fact]
    public async Task Published_figures_are_written_in_it()
    {
        repository.Write("published/quick.json", PublishedTests.Page);

        var result = await cli.RunAsync("published", "--output", repository.In("published.tab"));

        result.Code.ShouldBe(0, result.Error);
        File.ReadAllLines(repository.In("published.tab"))
            .ShouldContain(line => line.StartsWith("Page\tResults\t", StringComparison.Ordinal));
    }

    /// <summary>The values of tables between tabs.</summary>
    private sealed class TabFormat : IReportFormat
    {
        public string Name => "tab";

        public string Extension => ".tab";

        public FormatKind Kind => FormatKind.Document;

        public void Write(IReadOnlyList<Section> sections, ReportOutput output)
        {
            foreach (var table in sections.SelectMany(section => section.In(Detail.Full)).OfType<Table>())
            {
                var grid = table.Grid(Detail.Full);
                output.Text.WriteLine(string.Join('\t', grid.Columns.Select(column => column.Name)));
                foreach (var row in grid.Rows)
                {
                    output.Text.WriteLine(string.Join('\t', row.Cells.Select(cell => cell.Value)));
                }
            }
        }
    }
}
