using Roundup.Catalogue.Definitions;
using Roundup.Engine.Building;
using Spectre.Console;
using Spectre.Console.Rendering;

namespace Roundup.Cli.Listing;

/// <summary>
/// What <c>roundup list serializers</c> shows: facts about each row, facts about each library, and the reason for each limitation.
/// Three tables, because one with all of it does not fit into 100 columns.
/// </summary>
internal static class SerializersList
{
    /// <summary>All of it.</summary>
    /// <param name="catalogue">What exists.</param>
    /// <param name="stateOf">Whether a row can run on this machine.</param>
    public static IRenderable Of(RoundupCatalogue catalogue, Func<CatalogueRow, RowState> stateOf)
    {
        var rows = catalogue.Rows.Select(row => new ListedRow(row.Library, row.Row, stateOf(row))).ToList();
        if (rows.Count == 0)
        {
            return new Text("There is no serializer yet: create one with `roundup new serializer NAME`.\n");
        }

        var legend = $"Here: based on the last build (--check builds all).\n*: unverified, see below.\n{ShapeLetters.Legend}\n";
        var reasons = Reasons(rows);
        var indented = new Padder(new Text(legend), new Padding(1, 0, 0, 0));
        return new Rows([Rows(rows), indented, Libraries(rows), .. reasons.IsEmpty ? (IRenderable[])[] : [reasons]]);
    }

    private static ListTable Rows(IEnumerable<ListedRow> rows)
    {
        var table = new ListTable("Serializer", "Here", "Needs", "Shapes");
        foreach (var row in rows)
        {
            table.Add(row.Row.FullName, row.Here + (row.Library.Unverified is null ? "" : "*"), row.Row.Needs, ShapeLetters.Of(row.Row));
        }

        return table;
    }

    private static ListTable Libraries(IEnumerable<ListedRow> rows)
    {
        var table = new ListTable("Library", "Version", "Format", "Status", "Released", ListColumn.Text("Licence"));
        foreach (var library in rows.GroupBy(row => row.Library))
        {
            var resolved = library.Select(row => row.State.Version).FirstOrDefault(version => version is not null);
            table.Add(
                library.Key.Name,
                resolved ?? library.Key.PackageVersion ?? (library.Key.IsFromSource ? "source" : "runtime"),
                library.Key.Format,
                library.Key.Status,
                library.Key.LastRelease?.Text ?? "",
                library.Key.Licence ?? "");
        }

        return table;
    }

    private static ListTable Reasons(IEnumerable<ListedRow> rows)
    {
        var table = new ListTable("Serializer", "Is", ListColumn.Text("Because"));
        foreach (var library in rows.GroupBy(row => row.Library))
        {
            foreach (var (name, word, reason) in ReasonsOf(library.Key, [.. library]))
            {
                table.Add(name, word, reason);
            }
        }

        return table;
    }

    private static IEnumerable<(string Name, string Is, string Because)> ReasonsOf(LibraryDefinition library, List<ListedRow> rows)
    {
        foreach (var same in rows.Where(row => row.State.Reason is not null).GroupBy(row => (row.Here, row.State.Reason)))
        {
            // What is true of all rows of a library is shown once.
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
