using Roundup.Catalogue.Definitions;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;

namespace Roundup.Cli.Commands.Lists;

// What the list tells programs alone, such as the one that makes the site.
internal static class ProgramColumns
{
    public static IReadOnlyList<Column<ListedSerializer>> Create(RoundupCatalogue catalogue, CatalogueFacts facts)
    {
        var sources = new SerializerSources(catalogue.Root);
        var keeps = new Dictionary<string, bool?>();
        bool? KeepsModels(string flavour) =>
            keeps.TryGetValue(flavour, out var known) ? known : keeps[flavour] = facts.KeepsModels(catalogue.Datasets, flavour);
        return
        [
            Text("Library", serializer => serializer.Library.Name),
            Text("Status reason", serializer => serializer.Library.StatusReason),
            Text("Notes", serializer => serializer.Library.Notes),
            Text("Own format", serializer => serializer.Configuration.OwnFormat),
            Text("Native", serializer => string.Join(", ", serializer.Configuration.Native)),
            Text("Dangerous", serializer => serializer.Danger),
            Text("Dangerous source", serializer => serializer.Library.DangerousSource),
            Text("Safe", serializer => new CatalogueSerializer(serializer.Library, serializer.Configuration).Safe),
            Text("Safe source", serializer => serializer.Library.SafeSource),
            Text("Safe since", serializer => serializer.Library.SafeSince),
            Text("Issues", serializer => string.Join('\n', serializer.Library.Issues.Select(issue => $"{issue.Address} {issue.About}"))),
            new("Keeps models", "", Unit.Text, serializer => KeepsModels(serializer.Configuration.Flavour)) { Detail = Detail.Data },
            Text("Entrant", serializer => sources.EntrantOf(serializer.Library)),
            Text("Flavour", serializer => sources.FlavourOf(serializer.Configuration)),
            Text("Sample", serializer => sources.SampleOf(serializer.Library)),
            Text("Timed shape", serializer => $"{SerializerSources.ShapeOf(serializer.Library)}"),
            Text("Timed calls", serializer => string.Join('\n', SerializerSources.CallsOf(serializer.Library))),
        ];
    }

    private static Column<ListedSerializer> Text(string name, Func<ListedSerializer, string?> text) =>
        new(name, "", Unit.Text, text) { Detail = Detail.Data };
}
