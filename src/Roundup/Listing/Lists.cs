using Roundup.Contracts;
using Roundup.Engine.Catalogue;
using Spectre.Console;
using Spectre.Console.Rendering;

namespace Roundup.Cli.Listing;

/// <summary>The tables of <c>roundup list</c>.</summary>
internal static class Lists
{
    // These give way when the terminal is narrow; names and numbers never do.
    private static readonly string[] Wraps = ["Notes", "Licence", "Description", "Datasets", "Counts"];

    public static IRenderable Serializers(RoundupCatalogue catalogue)
    {
        var table = Start("Serializer", "Format", "Version", "Needs", "Shapes", "Licence", "Status");
        foreach (var (library, row) in catalogue.Rows)
        {
            AddRow(table, row.FullName, library.Format, library.PackageVersion ?? "runtime", row.Needs, Letters(row), library.Licence ?? "", row.IsFloor ? "floor" : library.Status);
        }

        const string legend = " Shapes: S String, B Bytes, W BufferWriter, T Stream, A AsyncStream; a small letter is adapted.\n";
        return table.Rows.Count > 0 ? new Rows(table, new Text(legend)) : OrSentence(table, "There is no serializer yet: add a folder to serializers/.");
    }

    public static IRenderable Datasets(RoundupCatalogue catalogue)
    {
        var table = Start("Dataset", "Counts", "Description");
        foreach (var dataset in catalogue.Datasets)
        {
            AddRow(table, dataset.Name, string.Join(" ", dataset.Counts), dataset.Description);
        }

        return OrSentence(table, "There is no dataset yet: add a folder to datasets/.");
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

        return table.Rows.Count > 0 ? new Rows(table, notes) : OrSentence(table, "There is no compressor yet: a folder in compressors/ adds one.");
    }

    private static string Letters(RowDefinition row)
    {
        const string letters = "SBWTA";
        return string.Concat(Enum.GetValues<Shape>().Select(s =>
            row.Native.Contains(s) ? letters[(int)s] : row.Adapted.Contains(s) ? char.ToLowerInvariant(letters[(int)s]) : '-'));
    }

    private static Table Start(params IReadOnlyList<string> columns)
    {
        var table = new Table { Border = TableBorder.Simple };
        foreach (var column in columns)
        {
            table.AddColumn(new TableColumn(Markup.Escape(column)) { NoWrap = !Wraps.Contains(column), Padding = new Padding(0, 0, 1, 0) });
        }

        return table;
    }

    private static void AddRow(Table table, params IReadOnlyList<string> cells) => table.AddRow(cells.Select(c => new Text(c)));

    private static IRenderable OrSentence(Table table, string sentence) => table.Rows.Count > 0 ? table : new Text(sentence + "\n");
}
