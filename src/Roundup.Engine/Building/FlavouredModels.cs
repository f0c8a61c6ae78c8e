using Roundup.Catalogue.Definitions;
using Roundup.ModelCompiler;
using Roundup.ModelCompiler.TimedLoops;

namespace Roundup.Engine.Building;

/// <summary>The models of datasets in the flavours of units. Each is written when a unit first needs it.</summary>
/// <param name="layout">The folders of the repository.</param>
/// <param name="datasets">The datasets that a unit of the run may have.</param>
internal sealed class FlavouredModels(Layout layout, IReadOnlyList<DatasetDefinition> datasets)
{
    /// <summary>The flavour that every dataset must support.</summary>
    public const string Plain = "plain";

    private readonly Dictionary<(string Form, string Dataset), FlavouredModel> _models = [];

    /// <summary>The models of some datasets in the flavour of a unit, by dataset; without those that it does not support.</summary>
    public IReadOnlyDictionary<string, (string Folder, string Stamp)> Of(Unit unit, IEnumerable<string> names) =>
        Known(unit, names).Where(model => model.Model.Refusal is null)
            .ToDictionary(model => model.Dataset, model => (model.Model.Folder, model.Model.Stamp));

    /// <summary>Those of some datasets that the flavour of a unit does not support, with the reason.</summary>
    public Dictionary<string, string> RefusedBy(Unit unit, IEnumerable<string> names) =>
        Known(unit, names).Where(model => model.Model.Refusal is not null)
            .ToDictionary(model => model.Dataset, model => model.Model.Refusal!);

    /// <summary>Why the model compiler does not support a dataset at all; null where it does.</summary>
    public string? RefusalOf(DatasetDefinition dataset) => Written(Plain, dataset).Refusal;

    /// <summary>The roots of some datasets in one flavour, for the timed loops.</summary>
    public IReadOnlyList<LoopRoot> Roots(string flavour, IEnumerable<string> names) =>
    [
        .. datasets
            .Where(dataset => names.Contains(dataset.Name))
            .Select(dataset => Compiler.LoopRootOf(dataset.Name, dataset.Root, dataset.IsDocument, flavour)),
    ];

    /// <summary>
    /// The dataset that an error is about, by the file in which it was found or the namespace that it names; null where neither identifies
    /// one.
    /// </summary>
    /// <param name="error">The error.</param>
    /// <param name="unit">The unit that it was found in.</param>
    /// <param name="names">The datasets of the unit.</param>
    public string? DatasetOf(BuildError error, Unit unit, IReadOnlyCollection<string> names)
    {
        var byFile = Of(unit, names).FirstOrDefault(model => IsIn(model.Value.Folder, error)).Key;
        if (byFile is not null)
        {
            return byFile;
        }

        // Two datasets may share a namespace, which then identifies neither.
        var named = datasets.Where(dataset => names.Contains(dataset.Name) && Names(error, dataset)).Take(2).ToList();
        return named.Count == 1 ? named[0].Name : null;
    }

    private IEnumerable<(string Dataset, FlavouredModel Model)> Known(Unit unit, IEnumerable<string> names) =>
        from dataset in datasets.Where(dataset => IsFor(unit, dataset)).IntersectBy(names, dataset => dataset.Name)
        select (dataset.Name, Written(FlavourWriter.FormOf(unit, ModelSources.Of(dataset)), dataset));

    private FlavouredModel Written(string form, DatasetDefinition dataset)
    {
        if (_models.TryGetValue((form, dataset.Name), out var known))
        {
            return known;
        }

        try
        {
            var (folder, stamp) = FlavourWriter.Write(layout, dataset, form);
            return _models[(form, dataset.Name)] = new(folder, stamp, null);
        }
        catch (ModelException e)
        {
            return _models[(form, dataset.Name)] = new("", "", e.Message);
        }
    }

    private static bool IsFor(Unit unit, DatasetDefinition dataset) => unit.Only is { } only
        ? only.Name == dataset.Name
        : !dataset.IsOwn && dataset.OwnFolder == unit.DatasetFolder;

    private static bool IsIn(string folder, BuildError error) =>
        error.File.StartsWith(folder + Path.DirectorySeparatorChar, StringComparison.Ordinal);

    private static bool Names(BuildError error, DatasetDefinition dataset)
    {
        var prefix = dataset.Root[..(dataset.Root.LastIndexOf('.') + 1)];
        return prefix.Length > 1
            && (error.Message.Contains(prefix, StringComparison.Ordinal) || error.File.Contains(prefix, StringComparison.Ordinal));
    }

    private sealed record FlavouredModel(string Folder, string Stamp, string? Refusal);
}
