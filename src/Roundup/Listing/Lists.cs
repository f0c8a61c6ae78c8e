using Roundup.Catalogue.Definitions;
using Spectre.Console;
using Spectre.Console.Rendering;

namespace Roundup.Cli.Listing;

/// <summary>The tables of <c>roundup list</c>.</summary>
internal static class Lists
{
    // These give way when the terminal is narrow; names and numbers never do.
    private static readonly string[] Wraps = ["Because", "Notes", "Licence", "Description", "Datasets", "Counts"];

    public static IRenderable Datasets(RoundupCatalogue catalogue)
    {
        var table = Start("Dataset", "Counts", "Description");
        foreach (var dataset in catalogue.Datasets)
        {
            AddRow(table, dataset.Name, string.Join(" ", dataset.Counts), dataset.Description);
        }

        return OrSentence(table, "There is no dataset yet: `roundup new dataset NAME` makes one.");
    }

    public static IRenderable Suites(RoundupCatalogue catalogue)
    {
        var table = Start("Suite", "Effort", "Datasets", "Description");
        foreach (var suite in catalogue.Suites)
        {
            var datasets = suite.Datasets.Select(d => d.Counts is null ? d.Name : $"{d.Name} x{string.Join(",", d.Counts)}");
            AddRow(table, suite.Name, suite.Effort, string.Join(", ", datasets), suite.Description ?? suite.Title);
        }

        return OrSentence(table, "There is no suite yet: add a file to suites/.");
    }

    public static IRenderable Compressors(RoundupCatalogue catalogue)
    {
        var table = Start("Compressor", "Package", "Version", "Licence", "Status", "Notes");
        foreach (var (compressor, row) in catalogue.CompressorRows)
        {
            AddRow(table, row.FullName, compressor.Package ?? "", compressor.PackageVersion ?? "", compressor.Licence ?? "", compressor.Status, row.Notes ?? "");
        }

        // What is true of all rows of a compressor stands once.
        var notes = Start("Compressor", "Description");
        foreach (var compressor in catalogue.Compressors)
        {
            AddRow(notes, compressor.Name, $"{compressor.Notes} {(compressor.Unverified is { } unverified ? $"Unverified: {unverified}" : "")}".Trim());
        }

        return table.Rows.Count > 0 ? new Rows(table, notes) : OrSentence(table, "There is no compressor yet: `roundup new compressor NAME` makes one.");
    }

    /// <summary>A table with these columns.</summary>
    public static Table Start(params IReadOnlyList<string> columns)
    {
        var table = new Table { Border = TableBorder.Simple };
        foreach (var column in columns)
        {
            table.AddColumn(new TableColumn(Markup.Escape(column)) { NoWrap = !Wraps.Contains(column), Padding = new Padding(0, 0, 1, 0) });
        }

        return table;
    }

    /// <summary>A row of plain texts.</summary>
    public static void AddRow(Table table, params IReadOnlyList<string> cells) => table.AddRow(cells.Select(c => new Text(c)));

    /// <summary>The table, or a sentence where it is empty.</summary>
    public static IRenderable OrSentence(Table table, string sentence) => table.Rows.Count > 0 ? table : new Text(sentence + "\n");
}
