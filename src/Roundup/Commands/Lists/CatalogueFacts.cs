using Roundup.Analysis;
using Roundup.Analysis.Advising;
using Roundup.Catalogue.Definitions;
using Roundup.Engine.Builds.Datasets;
using Roundup.ModelCompiler;
using Roundup.ModelCompiler.Flavours;

namespace Roundup.Cli.Commands.Lists;

internal sealed class CatalogueFacts(IReadOnlyList<Flavour> flavours)
{
    // Models are compiled in memory, and only those that the needs ask about.
    public ModelFacts Read(RoundupCatalogue catalogue, IReadOnlyList<NamedResults> runs, IReadOnlyList<Need> needs)
    {
        var measured = runs.SelectMany(run => run.Results.Cases).Select(result => result.Id.Table.Dataset).ToHashSet();
        var asks = needs.Any(need => need.Name == NeedList.PolymorphismName);
        List<DatasetDefinition> polymorphic = asks
            ? [.. catalogue.Datasets.Where(data => measured.Contains(data.Name)).Where(IsPolymorphic)]
            : [];
        if (asks && polymorphic.Count == 0)
        {
            // One to run with.
            polymorphic.AddRange(catalogue.Datasets.Where(IsPolymorphic).Take(1));
        }

        var rows = catalogue.Serializers.ToDictionary(serializer => serializer.Configuration.FullName);
        CatalogueSerializer? Known(string name) => rows.GetValueOrDefault(SerializerReference.WithoutVersion(name));
        return new(
            polymorphic.Select(data => data.Name).ToHashSet(),
            name => Known(name) is { } serializer ? KeepsModels(catalogue.Datasets, serializer.Configuration.Flavour) : null,
            info => Known(info.Name) is { } serializer ? Documented(serializer, info.Version) : null);
    }

    // A model that does not compile says nothing.
    public static bool IsPolymorphic(DatasetDefinition data)
    {
        try
        {
            return Compiler.IsPolymorphic(ModelSources.Get(data));
        }
        catch (ModelException)
        {
            return false;
        }
    }

    private static DocumentedSerializer Documented(CatalogueSerializer serializer, string? version) => new()
    {
        Format = serializer.Configuration.OwnFormat is null ? serializer.Library.Format : "own",
        Native = serializer.Configuration.Native,
        Dangerous = serializer.Dangerous,
        DangerousSource = serializer.Library.DangerousSource,
        Safe = serializer.Safe,
        SafeSource = serializer.Library.SafeSource,
        SafeOnlySince = serializer.Library.SafeSince is { } since && version is not null && PackageVersions.IsOlder(version, since) ? since
            : null,
    };

    // Whether a flavour leaves all models as they are that it can have; some attributes are for derived types only.
    public bool? KeepsModels(IReadOnlyList<DatasetDefinition> datasets, string flavour)
    {
        bool? keeps = null;
        foreach (var model in datasets.Select(ModelSources.Get))
        {
            try
            {
                keeps = Compiler.KeepsModel(model, flavour, flavours);
                if (keeps == false)
                {
                    return false;
                }
            }
            catch (ModelException)
            {
                // A flavour without this model says nothing.
            }
        }

        return keeps;
    }
}
