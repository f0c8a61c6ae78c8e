using Roundup.Catalogue.Definitions;
using Spectre.Console;
using Spectre.Console.Rendering;
using static Roundup.Cli.Listing.ListColumn;

namespace Roundup.Cli.Listing;

/// <summary>The tables of <c>roundup list</c>.</summary>
internal static class Lists
{
    public static IRenderable Datasets(RoundupCatalogue catalogue)
    {
        var table = new ListTable("Dataset", Text("Counts"), Text("Description"));
        foreach (var dataset in catalogue.Datasets)
        {
            table.Add(dataset.Name, string.Join(" ", dataset.Counts), dataset.Description);
        }

        return OrSentence(table, "There is no dataset yet: create one with `roundup new dataset NAME`.");
    }

    public static IRenderable Suites(RoundupCatalogue catalogue)
    {
        var table = new ListTable("Suite", "Effort", Text("Datasets"), Text("Description"));
        foreach (var suite in catalogue.Suites)
        {
            var datasets = suite.Datasets.Select(d => d.Counts is null ? d.Name : $"{d.Name} x{string.Join(",", d.Counts)}");
            table.Add(suite.Name, suite.Effort, string.Join(", ", datasets), suite.Description ?? suite.Title);
        }

        return OrSentence(table, "There is no suite yet: add a file to suites/.");
    }

    public static IRenderable Compressors(RoundupCatalogue catalogue)
    {
        var table = new ListTable("Compressor", "Package", "Version", Text("Licence"), "Status", Text("Notes"));
        foreach (var (compressor, row) in catalogue.CompressorRows)
        {
            table.Add(
                row.FullName,
                compressor.Package ?? "",
                compressor.PackageVersion ?? "",
                compressor.Licence ?? "",
                compressor.Status,
                row.Notes ?? "");
        }

        // What is true of all rows of a compressor is shown once.
        var notes = new ListTable("Compressor", Text("Description"));
        foreach (var compressor in catalogue.Compressors)
        {
            var unverified = compressor.Unverified is { } reason ? $"Unverified: {reason}" : "";
            notes.Add(compressor.Name, $"{compressor.Notes} {unverified}".Trim());
        }

        return table.IsEmpty
            ? OrSentence(table, "There is no compressor yet: create one with `roundup new compressor NAME`.")
            : new Rows(table, notes);
    }

    /// <summary>The table, or a sentence where it is empty.</summary>
    private static IRenderable OrSentence(ListTable table, string sentence) => table.IsEmpty ? new Text(sentence + "\n") : table;
}
