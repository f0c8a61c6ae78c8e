using Roundup.Reporting.Terminal;
using Roundup.Reporting.Views;
using Roundup.Results;
using Spectre.Console;

namespace Roundup.Reporting;

/// <summary>What came back, on the console: a few lines for each row.</summary>
public static class VerifiedConsole
{
    private const int LabelWidth = 14;

    /// <summary>Writes the report, as wide and colourful as <see cref="ConsoleReport"/>.</summary>
    public static void Write(ResultsFile file, IAnsiConsole console)
    {
        using var page = new Page(console, Environment.GetEnvironmentVariable("NO_COLOR"));
        foreach (var row in Verified.Of(file))
        {
            page.Title($"{row.Name} {row.Info.Version}".TrimEnd());
            if (row.Datasets.Where(data => data.IsExact).Select(data => data.Dataset).ToList() is { Count: > 0 } exact)
            {
                page.Note("exact", Styles.Heading, string.Join(", ", exact), Styles.Plain, LabelWidth);
            }

            foreach (var lossy in row.Datasets.Where(data => data is { Outcome: null, IsExact: false }))
            {
                page.Note("lossy", Styles.Warning, $"{lossy.Dataset}: {string.Join(", ", lossy.Lost)}", Styles.Plain, LabelWidth);
            }

            foreach (var ended in row.Datasets.Where(data => data.Outcome is not null).GroupBy(data => (Outcome: data.Outcome!.Value, data.Reason)))
            {
                page.Note(ended.Key.Outcome.Word(), ended.Key.Outcome.IsBenign() ? Styles.Warning : Styles.Bad, $"{string.Join(", ", ended.Select(data => data.Dataset))}: {ended.Key.Reason}", Styles.Plain, LabelWidth);
            }

            page.Gap();
        }
    }
}
