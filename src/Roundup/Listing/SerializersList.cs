using Roundup.Catalogue.Definitions;
using Roundup.Engine.Building;
using Spectre.Console;
using Spectre.Console.Rendering;

namespace Roundup.Cli.Listing;

/// <summary>
/// What <c>roundup list serializers</c> shows: what is true of each row, what is true of each library, and why something is not as one
/// would wish. Three tables, because one with all of it does not fit into 100 columns.
/// </summary>
internal static class SerializersList
{
    /// <summary>All of it.</summary>
    /// <param name="catalogue">What exists.</param>
    /// <param name="stateOf">How a row stands here.</param>
    public static IRenderable Of(RoundupCatalogue catalogue, Func<CatalogueRow, RowState> stateOf)
    {
        var rows = catalogue.Rows.Select(row => new ListedRow(row.Library, row.Row, stateOf(row))).ToList();
        if (rows.Count == 0)
        {
            return new Text("There is no serializer yet: `roundup new serializer NAME` makes one.\n");
        }

        var legend = $" Here: as the last build left it (--check builds all); * unverified, see below.\n {ShapeLetters.Legend}\n";
        var reasons = Reasons(rows);
        return new Rows(reasons.Rows.Count > 0 ? [Rows(rows), new Text(legend), Libraries(rows), reasons] : [Rows(rows), new Text(legend), Libraries(rows)]);
    }

    private static Table Rows(IEnumerable<ListedRow> rows)
    {
        var table = Lists.Start("Serializer", "Here", "Needs", "Shapes");
        foreach (var row in rows)
        {
            Lists.AddRow(table, row.Row.FullName, row.Here + (row.Library.Unverified is null ? "" : "*"), row.Row.Needs, ShapeLetters.Of(row.Row));
        }

        return table;
    }

    private static Table Libraries(IEnumerable<ListedRow> rows)
    {
        var table = Lists.Start("Library", "Version", "Format", "Status", "Released", "Licence");
        foreach (var library in rows.GroupBy(row => row.Library))
        {
            var version = library.Select(row => row.State.Version).FirstOrDefault(resolved => resolved is not null) ?? library.Key.PackageVersion ?? "runtime";
            Lists.AddRow(table, library.Key.Name, version, library.Key.Format, library.Key.Status, library.Key.LastRelease?.ToString() ?? "", library.Key.Licence ?? "");
        }

        return table;
    }

    private static Table Reasons(IEnumerable<ListedRow> rows)
    {
        var table = Lists.Start("Serializer", "Is", "Because");
        foreach (var library in rows.GroupBy(row => row.Library))
        {
            foreach (var (name, word, reason) in ReasonsOf(library.Key, [.. library]))
            {
                Lists.AddRow(table, name, word, reason);
            }
        }

        return table;
    }

    private static IEnumerable<(string Name, string Is, string Because)> ReasonsOf(LibraryDefinition library, List<ListedRow> rows)
    {
        foreach (var same in rows.Where(row => row.State.Reason is not null).GroupBy(row => (row.Here, row.State.Reason)))
        {
            // What is true of all rows of a library stands once.
            foreach (var name in same.Count() == rows.Count ? [library.Name] : same.Select(row => row.Row.FullName))
            {
                yield return (name, same.Key.Here, same.Key.Reason!);
            }
        }

        if (library.Unverified is { } unverified)
        {
            yield return (library.Name, "unverified", unverified);
        }

        if (library.OnlyWhenNamed is { } named)
        {
            yield return (library.Name, "only when named", named);
        }

        if (library.StatusReason is { } reason)
        {
            yield return (library.Name, library.Status, reason);
        }
    }
}
