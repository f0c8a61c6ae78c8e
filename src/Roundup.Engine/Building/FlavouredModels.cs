using Roundup.Catalogue.Definitions;
using Roundup.ModelCompiler;
using Roundup.ModelCompiler.TimedLoops;

namespace Roundup.Engine.Building;

/// <summary>The models of all datasets in the flavours of a run.</summary>
/// <remarks>
/// Workers are compiled with every dataset of the repository, so that a run with other datasets does not rebuild them. The user's own data
/// has workers of its own: they are built faster, and those of the repository stay as they are.
/// </remarks>
internal sealed class FlavouredModels
{
    /// <summary>The flavour that every dataset must support.</summary>
    public const string Plain = "plain";

    private readonly IReadOnlyList<DatasetDefinition> _datasets;
    private readonly Dictionary<string, IReadOnlyList<ModelText>> _texts;
    private readonly Dictionary<(string Form, string Dataset), (string Folder, string Stamp)> _written = [];
    private readonly Dictionary<(string Form, string Dataset), string> _refused = [];

    /// <summary>Writes what is not up to date.</summary>
    public FlavouredModels(Layout layout, IReadOnlyList<DatasetDefinition> datasets, IReadOnlyList<Unit> units)
    {
        _datasets = datasets;
        _texts = datasets.ToDictionary(dataset => dataset.Name, dataset => dataset.Content.ReadModel());
        foreach (var dataset in datasets)
        {
            foreach (var form in units.Select(unit => FormOf(unit, dataset.Name)).Append(Plain).Distinct())
            {
                try
                {
                    _written[(form, dataset.Name)] = FlavourWriter.Write(layout, dataset, form);
                }
                catch (ModelException e)
                {
                    _refused[(form, dataset.Name)] = e.Message;
                }
            }
        }
    }

    /// <summary>Datasets that the model compiler does not support at all, with the reason.</summary>
    public IEnumerable<(string Dataset, string Reason)> Failed =>
        _refused.Where(refused => refused.Key.Form == Plain).Select(refused => (refused.Key.Dataset, refused.Value));

    /// <summary>Datasets that the flavour of a unit does not support, with the reason.</summary>
    public Dictionary<string, string> RefusedBy(Unit unit) =>
        _refused.Where(refused => IsOf(unit, refused.Key)).ToDictionary(refused => refused.Key.Dataset, refused => refused.Value);

    /// <summary>The models of a unit, by dataset, except those that are excluded.</summary>
    public IReadOnlyDictionary<string, (string Folder, string Stamp)> Of(Unit unit, ICollection<string> excluded) =>
        _datasets.Where(dataset => unit.Only is { } only ? only.Name == dataset.Name : !dataset.IsOwn)
            .Select(dataset => dataset.Name)
            .Where(dataset => !excluded.Contains(dataset) && _written.ContainsKey((FormOf(unit, dataset), dataset)))
            .ToDictionary(dataset => dataset, dataset => _written[(FormOf(unit, dataset), dataset)]);

    /// <summary>The roots of some datasets in one flavour, for the timed loops.</summary>
    public IReadOnlyList<LoopRoot> Roots(string flavour, IEnumerable<string> datasets) =>
    [
        .. _datasets
            .Where(dataset => datasets.Contains(dataset.Name))
            .Select(dataset => Compiler.LoopRootOf(dataset.Name, dataset.Root, dataset.IsDocument, flavour)),
    ];

    /// <summary>
    /// The dataset that an error is about, by the file in which it was found or the namespace that it names; null where neither identifies
    /// one.
    /// </summary>
    public string? DatasetOf(BuildError error, Unit unit)
    {
        var written = _written.Where(model => IsOf(unit, model.Key)).ToList();
        var byFile = written.FirstOrDefault(model => IsIn(model.Value.Folder, error)).Key.Dataset;
        if (byFile is not null)
        {
            return byFile;
        }

        // Two datasets may share a namespace, which then identifies neither.
        var named = _datasets.Where(dataset => Names(error, dataset)).Take(2).ToList();
        return named.Count == 1 ? named[0].Name : null;
    }

    private string FormOf(Unit unit, string dataset) => FlavourWriter.FormOf(unit, _texts[dataset]);

    private bool IsOf(Unit unit, (string Form, string Dataset) model) => model.Form == FormOf(unit, model.Dataset);

    private static bool IsIn(string folder, BuildError error) =>
        error.File.StartsWith(folder + Path.DirectorySeparatorChar, StringComparison.Ordinal);

    private static bool Names(BuildError error, DatasetDefinition dataset)
    {
        var prefix = dataset.Root[..(dataset.Root.LastIndexOf('.') + 1)];
        return prefix.Length > 1
            && (error.Message.Contains(prefix, StringComparison.Ordinal) || error.File.Contains(prefix, StringComparison.Ordinal));
    }
}
