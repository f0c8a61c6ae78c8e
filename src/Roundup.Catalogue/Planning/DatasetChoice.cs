using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

internal sealed record DatasetChoice(DatasetDefinition Dataset, IReadOnlyList<int> Counts, bool OneInList = false)
{
    /// <summary>
    /// The datasets of the suite in its order; or those that the globs of the user match: first those of the suite, then others with their
    /// own counts.
    /// </summary>
    public static List<DatasetChoice> Choose(RoundupCatalogue catalogue, SuiteDefinition suite, RunOptions options)
    {
        var choices = new List<DatasetChoice>();
        foreach (var entry in suite.Datasets)
        {
            var picked = new Selection($"{suite.File}: 'datasets'", "roundup list datasets")
                .Pick([entry.Name], catalogue.Datasets, d => d.Name);
            var added = picked.Where(d => choices.All(c => c.Dataset != d));
            choices.AddRange(added.Select(d => new DatasetChoice(d, entry.Counts ?? d.Counts, entry.OneInList && !d.IsDocument)).ToList());
        }

        if (options.Datasets.Count > 0)
        {
            var wanted = new Selection("--dataset", "roundup list datasets").Pick(options.Datasets, catalogue.Datasets, d => d.Name);
            choices =
            [
                .. choices.Where(c => wanted.Contains(c.Dataset)),
                .. wanted.Where(d => choices.All(c => c.Dataset != d)).Select(d => new DatasetChoice(d, d.Counts)),
            ];
        }

        return [.. choices.Select(c => c with { Counts = [.. (options.Counts.Count > 0 ? options.Counts : c.Counts).Distinct().Order()] })];
    }

    /// <summary>Whether the strings of the values get letters of ASCII in place of all others.</summary>
    /// <exception cref="RoundupException">They do, and a dataset is about text of other letters.</exception>
    public static bool IsAscii(IEnumerable<DatasetChoice> choices, SuiteDefinition suite, RunOptions options)
    {
        var isAscii = options.Ascii ?? suite.IsAscii;
        return isAscii && choices.FirstOrDefault(choice => choice.Dataset.NeedsUnicode) is { } refused
            ? throw new RoundupException(
                ExitCode.Usage,
                $"Values in ASCII make no sense for {refused.Dataset.Name}, which tests text in other alphabets: choose other datasets "
                    + "with --dataset, or give --ascii false.")
            : isAscii;
    }
}
