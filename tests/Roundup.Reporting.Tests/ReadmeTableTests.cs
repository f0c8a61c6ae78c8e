using System.Globalization;
using System.Runtime.CompilerServices;

namespace Roundup.Reporting.Tests;

/// <summary>The table of the README, from the stored results.</summary>
public sealed class ReadmeTableTests
{
    [Fact]
    public void The_table_shows_what_the_stored_results_say()
    {
        var root = Path.GetFullPath(Path.Combine(Path.GetDirectoryName(ThisFile())!, "../.."));
        var cell = Analyser.Analyse(Parts.Store.Read(Path.Combine(root, "docs/results/quick.json"))).Cells.Single(one =>
            one.Id is { Dataset: "Users", Count: 20, Shape: Contracts.Shape.Bytes, Operation: Operation.Deserialize });

        var rows = cell.Rows.Where(row => row is { Ratio: not null, Serializer.IsFloor: false }).OrderBy(row => row.Ratio!.Ratio);
        File.ReadAllText(Path.Combine(root, "README.md")).ShouldContain(string.Join('\n', rows.Select(Line)) + "\n\n");
    }

    private static string Line(AnalysedCase row)
    {
        var ratio = row.Ratio!;
        var interval = row.IsBaseline ? "baseline" : Text($"{ratio.Interval!.Value.Low:0.00} to {ratio.Interval.Value.High:0.00}");
        return Text($"| {row.Rank} | {row.Result.Id.RowName} | {Microseconds(row.Time!.Mean)} | {ratio.Ratio:0.00} | {interval} | ")
            + Text($"{row.Memory!.AllocatedBytes / 1024:#,0.0} KB | {row.Result.SizeBytes / 1024:#,0.0} KB |");
    }

    private static string Microseconds(double ns) => ns < 100_000 ? Text($"{ns / 1000:0.00} us") : Text($"{ns / 1000:#,0} us");

    private static string Text(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);

    private static string ThisFile([CallerFilePath] string path = "") => path;
}
