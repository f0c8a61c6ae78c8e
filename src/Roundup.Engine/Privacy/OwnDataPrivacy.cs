using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds;
using Roundup.Engine.Builds.Datasets;
using Roundup.Results.Messages;

namespace Roundup.Engine.Privacy;

// Keeps what is the user's own out of what a run stores and shows: paths and addresses, values of own data, which a library's message may
// quote, and with --anonymise names.
internal sealed partial class OwnDataPrivacy
{
    private readonly Dictionary<string, Lazy<MessageFilter>> _filters = [];
    private readonly Dictionary<string, int> _numbers = [];
    private readonly bool _includesData;
    private readonly bool _anonymises;
    private readonly PlaceFilter _places;

    public OwnDataPrivacy(Plan plan, RepositoryLayout layout, PlaceFilter places, IReadOnlyList<ValuesFile> values)
    {
        _places = places;
        _includesData = plan.Options.Own?.IncludeData == true;
        _anonymises = plan.Options.Own?.Anonymise == true;
        foreach (var dataset in plan.Cases.Select(planned => planned.Dataset).Where(dataset => dataset.IsOwn).Distinct())
        {
            var names = NamesOf(dataset);
            foreach (var name in names)
            {
                _numbers.TryAdd(name, _numbers.Count + 1);
            }

            _filters[dataset.Name] = new(() => new(names.ToHashSet(), WordsOf(dataset, layout, values), _anonymises));
        }
    }

    public string OfWorker(string dataset, string reason)
    {
        var named = _places.OfWorker(reason);
        return FilterOf(dataset)?.WithoutValues(named) ?? named;
    }

    // The reason why a case was not built: no message of a build has seen a value.
    public string OfBuild(string dataset, string reason) => WithoutNames(dataset, _places.OfBuild(reason));

    public string OfTarget(string reason) => _places.OfBuild(reason);

    public Notice Clean(Notice notice) => _places.Clean(notice);

    // The path and the kind of a loss, Orders[].Placed: DateTime.Kind; with --anonymise numbers replace the names.
    public string Lost(string dataset, string lost)
    {
        if (!_anonymises || !_filters.ContainsKey(dataset))
        {
            return lost;
        }

        var end = lost.IndexOf(": ", StringComparison.Ordinal);
        var path = end < 0 ? lost : lost[..end];
        var hidden = Name().Replace(path, name => _numbers.TryGetValue(name.Value, out var number) ? $"M{number}" : name.Value);
        return hidden + lost[path.Length..];
    }

    // How the name of a JSON member is shown: one of the model, or of an attribute or of settings, in whatever letters; null for any other,
    // which is a key of the data.
    public Func<string, string?> NamesIn(DatasetDefinition dataset, IEnumerable<string> code)
    {
        if (!_filters.ContainsKey(dataset.Name))
        {
            return name => name;
        }

        var names = NamesOf(dataset).ToLookup(JsonNames.Plain);
        var literals = JsonNames.Written(ModelSources.Get(dataset).Files.Select(file => file.Text), code);
        return name => names[JsonNames.Plain(name)].FirstOrDefault() is { } member
            ? _anonymises ? Lost(dataset.Name, member) : name
            : !literals.Contains(name) ? null
            : _anonymises ? "…" : name;
    }

    public bool Shows(string dataset) => _includesData || !_filters.ContainsKey(dataset);

    private string WithoutNames(string dataset, string text) => FilterOf(dataset)?.WithoutNames(text) ?? text;

    private MessageFilter? FilterOf(string dataset) => _includesData ? null : _filters.GetValueOrDefault(dataset)?.Value;

    // The names in a model, without the members of enums: those of an inferred enum are values of the sample.
    private static string[] NamesOf(DatasetDefinition dataset) =>
    [
        .. ModelSources.Get(dataset).Files
            .SelectMany(file => CSharpSyntaxTree.ParseText(file.Text).GetRoot().DescendantTokens())
            .Where(token => token.IsKind(SyntaxKind.IdentifierToken) && token.Parent is not EnumMemberDeclarationSyntax)
            .Select(token => token.ValueText)
            .Distinct(),
    ];

    private static HashSet<string> WordsOf(DatasetDefinition dataset, RepositoryLayout layout, IEnumerable<ValuesFile> values)
    {
        var words = new HashSet<string>();
        var folder = Path.Combine(layout.Datasets, BuildUnit.FolderOf(dataset));
        foreach (var sample in Directory.Exists(folder) ? Directory.EnumerateFiles(folder, "*.ndjson") : [])
        {
            DataWordReader.AddSample(sample, words);
        }

        foreach (var file in values.Where(file => file.Info.Name == dataset.Name))
        {
            DataWordReader.AddValues(file.Path, words);
        }

        return words;
    }

    [GeneratedRegex(@"[\p{L}_][\p{L}\p{N}_]*")]
    private static partial Regex Name();
}
