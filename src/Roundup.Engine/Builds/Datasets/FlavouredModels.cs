using Roundup.Catalogue.Definitions;
using Roundup.Engine.Builds.MSBuild;
using Roundup.ModelCompiler;
using Roundup.ModelCompiler.Flavours;
using Roundup.ModelCompiler.TimedLoops;

namespace Roundup.Engine.Builds.Datasets;

// The models of datasets in the flavours of units. A model is written when a unit first needs it.
internal sealed class FlavouredModels(
    RepositoryLayout layout,
    IReadOnlyList<DatasetDefinition> datasets,
    IReadOnlyList<Flavour> flavours)
{
    private readonly Dictionary<(string Flavour, string Dataset), FlavouredModel> _models = [];

    // The models of datasets in the flavour of a unit, by dataset, without datasets that the flavour does not support.
    public IReadOnlyDictionary<string, (string Folder, string Stamp)> Write(BuildUnit unit, IEnumerable<string> names) =>
        Known(unit, names).Where(model => model.Model.Refusal is null)
            .ToDictionary(model => model.Dataset, model => (model.Model.Folder, model.Model.Stamp));

    public Dictionary<string, BuildReason> RefusedBy(BuildUnit unit, IEnumerable<string> names) =>
        Known(unit, names).Where(model => model.Model.Refusal is not null)
            .ToDictionary(model => model.Dataset, model => model.Model.Refusal!);

    // The reason why the model compiler supports a dataset in no flavour; null where it supports the dataset.
    public BuildReason? RefusalOf(DatasetDefinition dataset) => Written(BuildUnit.Plain, dataset).Refusal;

    public IReadOnlyList<LoopRoot> Roots(string flavour, IEnumerable<string> names) =>
    [
        .. datasets
            .Where(dataset => names.Contains(dataset.Name))
            .Select(dataset => Compiler.Find(flavour, flavours).LoopRootOf(dataset.Name, dataset.Root, dataset.IsDocument)),
    ];

    // The dataset that an error concerns, identified by the error's file or a namespace in its message; null where neither identifies a
    // dataset.
    public string? DatasetOf(BuildError error, BuildUnit unit, IReadOnlyCollection<string> names)
    {
        var byFile = Write(unit, names).FirstOrDefault(model => IsIn(model.Value.Folder, error)).Key;
        if (byFile is not null)
        {
            return byFile;
        }

        // A namespace that two datasets share identifies neither.
        var named = datasets.Where(dataset => names.Contains(dataset.Name) && Names(error, dataset)).Take(2).ToList();
        return named.Count == 1 ? named[0].Name : null;
    }

    private IEnumerable<(string Dataset, FlavouredModel Model)> Known(BuildUnit unit, IEnumerable<string> names) =>
        from dataset in datasets.Where(dataset => IsFor(unit, dataset)).IntersectBy(names, dataset => dataset.Name)
        select (dataset.Name, Written(FlavourWriter.FullFlavourOf(unit, ModelSources.Get(dataset)), dataset));

    private FlavouredModel Written(string flavour, DatasetDefinition dataset)
    {
        if (_models.TryGetValue((flavour, dataset.Name), out var known))
        {
            return known;
        }

        try
        {
            var (folder, stamp) = FlavourWriter.Write(layout, dataset, flavour, flavours);
            return _models[(flavour, dataset.Name)] = new(folder, stamp, null);
        }
        catch (ModelException e)
        {
            return _models[(flavour, dataset.Name)] = new("", "", BuildReason.OfLines(e.Message));
        }
    }

    private static bool IsFor(BuildUnit unit, DatasetDefinition dataset) => unit.OnlyDataset is { } only
        ? only.Name == dataset.Name
        : !dataset.IsOwn && dataset.OwnFolder == unit.DatasetFolder && dataset.Probe?.Group == unit.ProbeGroup;

    private static bool IsIn(string folder, BuildError error) =>
        error.File.StartsWith(folder + Path.DirectorySeparatorChar, StringComparison.Ordinal);

    private static bool Names(BuildError error, DatasetDefinition dataset)
    {
        var prefix = dataset.Root[..(dataset.Root.LastIndexOf('.') + 1)];
        return prefix.Length > 1
            && (error.Message.Contains(prefix, StringComparison.Ordinal) || error.File.Contains(prefix, StringComparison.Ordinal));
    }

    private sealed record FlavouredModel(string Folder, string Stamp, BuildReason? Refusal);
}
