using System.Globalization;
using Roundup.Catalogue.Definitions;
using Roundup.Reporting.Markdown;

namespace Roundup.Cli.Listing;

/// <summary>docs/serializers.md: what the project files say, the same on every machine.</summary>
internal sealed class SerializersDocument(MarkdownWriter writer)
{
    private static readonly string[] s_discontinued = ["dead", "archived", "withdrawn"];

    /// <summary>The document.</summary>
    public static string Text(RoundupCatalogue catalogue)
    {
        using var output = new StringWriter();
        new SerializersDocument(new MarkdownWriter(output)).Write(catalogue);
        return output.ToString().TrimEnd() + "\n";
    }

    private void Write(RoundupCatalogue catalogue)
    {
        var libraries = catalogue.Libraries.Where(library => library.Status != LibraryStatus.Floor).ToList();
        writer.Heading(1, catalogue.Compressors.Count > 0 ? "Serializers and compressors" : "Serializers");
        writer.Line("<!-- Generated from the project files in serializers/ and compressors/:"
            + " `roundup list serializers --markdown > docs/serializers.md` -->");
        writer.Line();
        var rows = libraries.Sum(library => library.Rows.Count);
        writer.Line($"{libraries.Count} libraries in {rows} configurations, each with a row of its own."
            + " `roundup list serializers` shows which of them can run on your machine.");
        writer.Line();
        writer.Paragraph(ShapeLetters.Legend);
        writer.Line("Looked up: the day on which licence, status and last release were compared with the library's own repository."
            + " Libraries without rows are in [not-measured.md](not-measured.md).");
        writer.Line();
        foreach (var format in libraries.GroupBy(library => library.Format).OrderBy(format => format.Key, StringComparer.OrdinalIgnoreCase))
        {
            writer.Heading(2, format.Key);
            Libraries([.. format]);
        }

        var floors = catalogue.Libraries.Where(library => library.Status == LibraryStatus.Floor).ToList();
        if (floors.Count > 0)
        {
            writer.Heading(2, "Floors");
            writer.Paragraph("Not libraries but references for scale: shown in tables, never ranked.");
            Libraries(floors);
        }

        if (catalogue.Compressors.Count > 0)
        {
            writer.Heading(2, "Compressors");
            Compressors(catalogue);
        }

        Discontinued([.. libraries.Where(library => s_discontinued.Contains(library.Status))]);
    }

    private void Libraries(IReadOnlyList<LibraryDefinition> libraries)
    {
        Table(
            ["Serializer", "Package", "Version", "Needs", "Shapes", "Licence", "Status", "Last release", "Looked up"],
            from library in libraries
            from row in library.Rows
            select (IReadOnlyList<Cell>)
            [
                Name(row.FullName, library.Home),
                library.Package ?? "",
                library.PackageVersion ?? (library.IsFromSource ? "source" : "runtime"),
                row.Needs,
                new Cell($"`{ShapeLetters.Of(row)}`"),
                library.Licence ?? "",
                library.Status,
                library.LastRelease?.Text ?? "",
                Day(library.LookedUp),
            ]);
        Bullets(libraries.SelectMany(library =>
            Notes(library.Name, LibraryNotes(library), [.. library.Rows.Select(row => (row.FullName, row.Notes))])));
    }

    private void Bullets(IEnumerable<Cell> items)
    {
        if (items.ToList() is { Count: > 0 } notes)
        {
            writer.Bullets(notes);
        }
    }

    private void Compressors(RoundupCatalogue catalogue)
    {
        Table(
            ["Compressor", "Package", "Version", "Licence", "Status", "Last release", "Looked up"],
            catalogue.CompressorRows.Select(row => (IReadOnlyList<Cell>)
            [
                Name(row.Row.FullName, row.Compressor.Home),
                row.Compressor.Package ?? "",
                row.Compressor.PackageVersion ?? "",
                row.Compressor.Licence ?? "",
                row.Compressor.Status,
                row.Compressor.LastRelease?.Text ?? "",
                Day(row.Compressor.LookedUp),
            ]));
        Bullets(catalogue.Compressors.SelectMany(compressor => Notes(
            compressor.Name,
            Sentences(compressor.Notes, Unverified(compressor.Unverified)),
            [.. compressor.Rows.Select(row => (row.FullName, row.Notes))])));
    }

    private void Discontinued(IReadOnlyList<LibraryDefinition> libraries)
    {
        writer.Heading(2, "Removed, dead or withdrawn");
        if (libraries.Count == 0)
        {
            writer.Paragraph("None.");
            return;
        }

        writer.Paragraph("They keep their rows, so that old figures can be checked; nobody should start with them.");
        Table(
            ["Library", "Status", "Last release", "Because"],
            libraries.Select(library => (IReadOnlyList<Cell>)
            [
                Name(library.Name, library.Home),
                library.Status,
                library.LastRelease?.Text ?? "",
                library.StatusReason ?? "",
            ]));
    }

    private static string LibraryNotes(LibraryDefinition library) => Sentences(
        library.FormatDetails,
        library.Notes,
        library.StatusReason is { } reason ? $"{char.ToUpperInvariant(library.Status[0])}{library.Status[1..]}: {reason}" : null,
        library.Dangerous is { } danger ? $"Not for data from outside: {danger}" : null,
        library.OnlyWhenNamed is { } named ? $"Only when named: {named}" : null,
        Unverified(library.Unverified));

    private static string Day(DateOnly? day) => day?.ToString("O", CultureInfo.InvariantCulture) ?? "";

    private static string? Unverified(string? reason) => reason is null ? null : $"Unverified: {reason}";

    /// <summary>The notes about all rows, then those about each; together if there is only one row.</summary>
    private static IEnumerable<Cell> Notes(string name, string ofAll, List<(string FullName, string? Notes)> rows)
    {
        List<(string Name, string Text)> all = rows.Count == 1
            ? [(name, Sentences(ofAll, rows[0].Notes))]
            : [(name, ofAll), .. rows.Select(row => (row.FullName == name ? $"{name} (default)" : row.FullName, Sentences(row.Notes)))];
        return all
            .Where(note => note.Text.Length > 0)
            .Select(note => new Cell($"**{MarkdownText.Escape(note.Name)}**: {MarkdownText.Escape(note.Text)}"));
    }

    /// <summary>Texts joined, each ended like a sentence.</summary>
    private static string Sentences(params IEnumerable<string?> texts) => string.Join(
        ' ', texts.OfType<string>().Where(text => text.Length > 0).Select(text => text.EndsWith('.') ? text : text + "."));

    private static Cell Name(string name, string? home) =>
        MarkdownText.Link(home) is var link && link.StartsWith('<') ? new Cell($"[{MarkdownText.Escape(name)}]({link})") : name;

    // Not padded to columns: a change of one row changes one line of the file.
    private void Table(IReadOnlyList<Cell> headings, IEnumerable<IReadOnlyList<Cell>> rows)
    {
        Line(headings);
        writer.Line($"|{string.Concat(headings.Select(_ => "---|"))}");
        foreach (var row in rows)
        {
            Line(row);
        }

        writer.Line();
    }

    private void Line(IReadOnlyList<Cell> cells) => writer.Line($"| {string.Join(" | ", cells.Select(cell => cell.Markdown))} |");
}
