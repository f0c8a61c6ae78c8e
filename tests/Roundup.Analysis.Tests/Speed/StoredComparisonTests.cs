using System.Runtime.CompilerServices;

namespace Roundup.Analysis.Tests.Speed;

/// <summary>On stored runs, the words about two rows, their own interval, and the intervals in the table say the same.</summary>
public class StoredComparisonTests
{
    [Theory]
    [InlineData("quick.json.br")]
    [InlineData("own-data.json.br")]
    public void Rows_whose_interval_excludes_1_are_never_called_not_told_apart(string name)
    {
        var tables = RunRows.Of(RoundupResults.Read(Path.Combine(Folder(), name)).Of(ExperimentNames.Speed)).Analysed();
        var compared = 0;
        foreach (var table in tables.Where(table => table.Id.ComparesSerializers))
        {
            var set = ComparisonSet.Of(SerializerTables.OfExact([table]))!;
            var intervals = set.Complete.ToDictionary(row => row.Name, row => row.Cases[table.Id].RatioWithReading!.Interval);
            foreach (var (place, row) in set.Complete.Index())
            {
                var mine = intervals[row.Name];
                foreach (var rival in set.Rivals(place).Where(rival => rival.Certainty == Certainty.NotSignificant))
                {
                    compared++;
                    (rival.Interval?.Low > 1).ShouldBeFalse($"{row.Name} and {rival.Name} in {table.Id}");
                    (mine?.High < intervals[rival.Name]?.Low).ShouldBeFalse($"{row.Name} and {rival.Name} in {table.Id} are apart");
                }
            }
        }

        compared.ShouldBeGreaterThan(0);
    }

    private static string Folder([CallerFilePath] string source = "") =>
        Path.Combine(Path.GetDirectoryName(source)!, "..", "..", "..", "docs", "results");
}
