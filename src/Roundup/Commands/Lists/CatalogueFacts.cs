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
    public ModelFacts Of(RoundupCatalogue catalogue, IReadOnlyList<NamedResults> runs, IReadOnlyList<Need> needs)
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

        var rows = catalogue.Rows.ToDictionary(row => row.Row.FullName);
        CatalogueSerializer? Known(string name) => rows.GetValueOrDefault(SerializerReference.WithoutVersion(name));
        return new(
            polymorphic.Select(data => data.Name).ToHashSet(),
            name => Known(name) is { } row ? KeepsModels(catalogue.Datasets, row.Row.Flavour) : null,
            info => Known(info.Name) is { } row ? Documented(row, info.Version) : null);
    }

    // A model that does not compile says nothing.
    public static bool IsPolymorphic(DatasetDefinition data)
    {
        try
        {
            return Compiler.IsPolymorphic(ModelSources.Of(data));
        }
        catch (ModelException)
        {
            return false;
        }
    }

    private static DocumentedSerializer Documented(CatalogueSerializer row, string? version) => new()
    {
        Format = row.Row.OwnFormat is null ? row.Library.Format : "own",
        Native = row.Row.Native,
        Dangerous = row.Dangerous,
        DangerousSource = row.Library.DangerousSource,
        Safe = row.Safe,
        SafeSource = row.Library.SafeSource,
        SafeOnlySince = row.Library.SafeSince is { } since && version is not null && PackageVersions.IsOlder(version, since) ? since : null,
    };

    // Whether a flavour leaves all models as they are that it can have; some attributes are for derived types only.
    public bool? KeepsModels(IReadOnlyList<DatasetDefinition> datasets, string flavour)
    {
        bool? keeps = null;
        foreach (var model in datasets.Select(ModelSources.Of))
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
