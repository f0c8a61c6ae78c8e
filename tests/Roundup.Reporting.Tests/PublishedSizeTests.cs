namespace Roundup.Reporting.Tests;

/// <summary>Sizes in the comparison with published figures of a run's report.</summary>
public class PublishedSizeTests
{
    [Fact]
    public void Sizes_and_their_ratios_stand_beside_the_pages()
    {
        // Measured: 300 000 bytes of the baseline, 120 000 of the other.
        var lines = Lines(Entry("Base", "System.Text.Json/reflection", 12_661, 1), Entry("Small", "Google.Protobuf", 7_586, 0.6));

        lines[0].ShouldEndWith("| Verdict | Size published | Size | Size Ratio published | Size Ratio |");
        lines.Single(line => line.StartsWith("| Base ", StringComparison.Ordinal)).ShouldEndWith("| 12,661 | 300,000 | 1.00 | 1.00 |");
        lines.Single(line => line.StartsWith("| Small ", StringComparison.Ordinal)).ShouldEndWith("| 7,586 | 120,000 | 0.60 | 0.40 |");
    }

    [Fact]
    public void A_page_without_sizes_has_no_such_columns() =>
        Lines(Entry("Base", "System.Text.Json/reflection", null, null))[0].ShouldEndWith("| Verdict |");

    private static List<string> Lines(params PublishedEntry[] entries)
    {
        var file = SampleTables.Counts().File with { Published = new() { Source = "A page", Entries = entries } };
        return
        [
            .. Render.Report("report.md", Analyser.Analyse(file)).Split('\n')
                .Select(line => string.Join(' ', line.Split(' ', StringSplitOptions.RemoveEmptyEntries)))
                .SkipWhile(line => !line.StartsWith("| On the page |", StringComparison.Ordinal))
                .TakeWhile(line => line.Length > 0),
        ];
    }

    private static PublishedEntry Entry(string name, string row, double? size, double? ratio) => new()
    {
        Name = name,
        Row = row,
        Dataset = "Users",
        Count = 200,
        Operation = Operation.Serialize,
        Target = "netcoreapp3.1",
        Ratio = 1,
        SizeBytes = size,
        SizeRatio = ratio,
        Baseline = "Base",
        BaselineTarget = "netcoreapp3.1",
    };
}
