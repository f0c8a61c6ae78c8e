using System.CommandLine;
using System.Globalization;
using Roundup.Catalogue;
using Roundup.Results;
using Roundup.Trials.Agreement;
using Roundup.Trials.Changes;
using Roundup.Trials.Runs;

namespace Roundup.Trials.Commands;

/// <summary><c>comparisons</c>: how often a comparison is wrong, and what it finds.</summary>
internal sealed class ComparisonsCommand : Command
{
    private static readonly double[] s_changes = [0, 0.02, 0.03, 0.05, 0.10];

    public ComparisonsCommand()
        : base("comparisons", "Draw comparisons from the launches of long runs of equal code (--against); make one case slower in each.")
    {
        var runs = new Argument<string[]>("runs")
        {
            Arity = ArgumentArity.OneOrMore,
            Description = "results.json files or folders of runs with --against and --launches, whose two sides are equal code.",
        };
        var count = new Option<int>("--count") { DefaultValueFactory = _ => 40, Description = "How many comparisons for each change." };
        var most = new Option<int>("--most") { DefaultValueFactory = _ => 20, Description = "The most launches of a comparison." };
        var seed = SeriesOptions.Seed();
        Add(runs);
        Add(count);
        Add(most);
        Add(seed);
        SetAction(parsed =>
        {
            var lines = parsed.GetValue(runs)!.SelectMany(ResultsPaths.Of)
                .SelectMany(path => Lines(path, parsed.GetValue(count), parsed.GetValue(most), (int)parsed.GetValue(seed)));
            Console.WriteLine(MarkdownTable.Of(
                [
                    "run", "scatter", "launches drawn from", "change of one case", "found", "any wrong claim", "\"no change\": it; others",
                    "launches",
                ],
                lines));
        });
    }

    private static IEnumerable<IReadOnlyList<string>> Lines(string path, int count, int most, int seed)
    {
        var file = StoredResults.Store.Read(path);
        if (file.Run.Comparison is null)
        {
            throw new RoundupException(ExitCode.Usage, $"{path} was not made with --against: it compares nothing.");
        }

        foreach (var change in s_changes)
        {
            var comparisons = new DrawnComparisons(file, change, most);
            var drawn = comparisons.Draw(count, new Random(seed)).ToList();
            yield return
            [
                Path.GetFileName(Path.GetDirectoryName(Path.GetFullPath(path)))!,
                MarkdownTable.Percent(comparisons.Scatter),
                comparisons.Available.ToString(CultureInfo.InvariantCulture),
                MarkdownTable.Percent(change, 0),
                change > 0 ? $"{drawn.Count(one => one.Found)} of {count}" : "",
                $"{drawn.Count(one => one.Wrong > 0)} of {count}",
                (change > 0 ? $"{drawn.Count(one => one.Missed)} of {count}; " : "")
                    + MarkdownTable.Percent(drawn.Average(one => one.Unchanged), 0),
                drawn.Average(one => one.Launches).ToString("0.0", CultureInfo.InvariantCulture),
            ];
        }
    }
}
