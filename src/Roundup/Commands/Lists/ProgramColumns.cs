using Roundup.Catalogue.Definitions;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;

namespace Roundup.Cli.Commands.Lists;

// What the list tells programs alone, such as the one that makes the site.
internal static class ProgramColumns
{
    public static IReadOnlyList<Column<ListedSerializer>> Of(RoundupCatalogue catalogue, CatalogueFacts facts)
    {
        var sources = new SerializerSources(catalogue.Root);
        var keeps = new Dictionary<string, bool?>();
        bool? KeepsModels(string flavour) =>
            keeps.TryGetValue(flavour, out var known) ? known : keeps[flavour] = facts.KeepsModels(catalogue.Datasets, flavour);
        return
        [
            Text("Library", row => row.Library.Name),
            Text("Status reason", row => row.Library.StatusReason),
            Text("Notes", row => row.Library.Notes),
            Text("Own format", row => row.Row.OwnFormat),
            Text("Native", row => string.Join(", ", row.Row.Native)),
            Text("Dangerous", row => row.Danger),
            Text("Dangerous source", row => row.Library.DangerousSource),
            Text("Safe", row => new CatalogueSerializer(row.Library, row.Row).Safe),
            Text("Safe source", row => row.Library.SafeSource),
            Text("Safe since", row => row.Library.SafeSince),
            new("Keeps models", "", Unit.Text, row => KeepsModels(row.Row.Flavour)) { Detail = Detail.Data },
            Text("Entrant", row => sources.EntrantOf(row.Library)),
            Text("Flavour", row => sources.FlavourOf(row.Row)),
            Text("Sample", row => sources.SampleOf(row.Library)),
            Text("Timed shape", row => $"{SerializerSources.ShapeOf(row.Library)}"),
            Text("Timed calls", row => string.Join('\n', SerializerSources.CallsOf(row.Library))),
        ];
    }

    private static Column<ListedSerializer> Text(string name, Func<ListedSerializer, string?> text) =>
        new(name, "", Unit.Text, text) { Detail = Detail.Data };
}
