using Roundup.Catalogue.Definitions;
using Roundup.Engine.Builds;
using Spectre.Console;
using Spectre.Console.Rendering;

namespace Roundup.Cli.Listing;

/// <summary>
/// What <c>roundup list serializers</c> shows: a line for each row, then each reason once, with the rows that it is true of. What does not
/// differ from machine to machine and does not fit into 100 columns (licences, dates) is in the document.
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

        var legend = $"Here: based on the last build (--check builds all).\n*: unverified, see below.\n{ShapeLetters.Legend}\n"
            + "What the model needs, licences, status and dates: docs/serializers.md, or --markdown.\n";
        var reasons = Reasons(rows);
        var indented = new Padder(new Text(legend), new Padding(1, 0, 0, 0));
        return new Rows([Rows(rows), indented, .. reasons.IsEmpty ? (IRenderable[])[] : [reasons]]);
    }

    private static ListTable Rows(IEnumerable<ListedRow> rows)
    {
        var table = new ListTable("Serializer", "Here", "Version", "Format", "Shapes");
        foreach (var row in rows)
        {
            table.Add(
                row.Row.FullName,
                row.Here + (row.Library.Unverified is null ? "" : "*"),
                row.State.Version ?? row.Library.PackageVersion ?? (row.Library.IsFromSource ? "source" : "runtime"),
                row.Library.Format,
                ShapeLetters.Of(row.Row));
        }

        return table;
    }

    private static ListTable Reasons(IEnumerable<ListedRow> rows)
    {
        var table = new ListTable("Is", ListColumn.Text("Serializers"), ListColumn.Text("Because"));
        var reasons = rows.GroupBy(row => row.Library).SelectMany(library => ReasonsOf(library.Key, [.. library]));
        foreach (var same in reasons.GroupBy(reason => (reason.Is, reason.Because), reason => reason.Name))
        {
            table.Add(same.Key.Is, string.Join(", ", same), same.Key.Because);
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
