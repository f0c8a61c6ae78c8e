using System.Globalization;

namespace Roundup.Trials.Designs;

/// <summary>The results of each design for the same pairs of processes.</summary>
internal static class DesignTable
{
    public static string Of(IReadOnlyList<Block> blocks)
    {
        var lines = blocks.GroupBy(block => block.Design).OrderBy(design => design.Key).Select(design =>
        {
            var pairs = design.GroupBy(block => block.Pair).Select(pair => pair.Select(block => block.LogRatio).ToArray()).ToArray();
            double[] means = [.. pairs.Select(pair => pair.Average())];
            var within = Math.Sqrt(pairs.Average(SampleStatistics.Variance));
            var seconds = design.Average(block => block.Seconds);
            return string.Create(
                CultureInfo.InvariantCulture,
                $"| {design.Key} | {Math.Exp(means.Average()):0.000} | {within:P2} | {seconds * 1000:0} | {within * Math.Sqrt(seconds):P2} "
                + $"| {Math.Sqrt(Math.Max(0, SampleStatistics.Variance(means))):P2} |");
        });
        return "| design | ratio | deviation of blocks of one pair | ms a block | deviation of one second | deviation of pairs |\n"
            + "|---|---:|---:|---:|---:|---:|\n" + string.Join('\n', lines);
    }
}
