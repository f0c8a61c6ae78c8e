using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds;
using Roundup.Engine.Builds.Datasets;

namespace Roundup.Engine.Privacy;

/// <summary>
/// Keeps the user's own data out of what a run stores and shows: a library's message may quote a value, a path of members has names.
/// </summary>
internal sealed partial class OwnDataPrivacy
{
    private readonly Dictionary<string, Lazy<WordFilter>> _filters = [];
    private readonly Dictionary<string, int> _numbers = [];
    private readonly bool _includesData;
    private readonly bool _anonymises;

    /// <summary>Prepares what is needed once a reason has to be told.</summary>
    /// <param name="plan">The plan.</param>
    /// <param name="layout">The folders of the repository.</param>
    /// <param name="values">The values of the run.</param>
    public OwnDataPrivacy(Plan plan, RepositoryLayout layout, IReadOnlyList<ValuesFile> values)
    {
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

    /// <summary>Why a case ended in a worker, as it may be told.</summary>
    /// <param name="dataset">The dataset of the case.</param>
    /// <param name="reason">The reason.</param>
    public string OfWorker(string dataset, string reason) => FilterOf(dataset)?.WithoutValues(reason) ?? reason;

    /// <summary>Why a case never had a worker, as it may be told: nothing that was said then has seen a value.</summary>
    /// <param name="dataset">The dataset of the case.</param>
    /// <param name="reason">The reason.</param>
    public string OfBuild(string dataset, string reason) => FilterOf(dataset)?.WithoutNames(reason) ?? reason;

    /// <summary>A member that was lost, <c>Orders[].Placed: DateTime.Kind</c>, as it may be told.</summary>
    /// <param name="dataset">The dataset.</param>
    /// <param name="lost">The member's path, and what of it was lost.</param>
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

    private WordFilter? FilterOf(string dataset) => _includesData ? null : _filters.GetValueOrDefault(dataset)?.Value;

    /// <summary>The names in a model. The members of an inferred enum are values of the sample.</summary>
    private static string[] NamesOf(DatasetDefinition dataset) =>
    [
        .. ModelSources.Of(dataset).Files
            .SelectMany(file => CSharpSyntaxTree.ParseText(file.Text).GetRoot().DescendantTokens())
            .Where(token => token.IsKind(SyntaxKind.IdentifierToken) && token.Parent is not EnumMemberDeclarationSyntax)
            .Select(token => token.ValueText)
            .Distinct(),
    ];

    private static HashSet<string> WordsOf(DatasetDefinition dataset, RepositoryLayout layout, IEnumerable<ValuesFile> values)
    {
        var words = new HashSet<string>();
        var folder = Path.Combine(layout.Datasets, dataset.Name);
        foreach (var sample in Directory.Exists(folder) ? Directory.EnumerateFiles(folder, "*.ndjson") : [])
        {
            ValueWords.AddSample(sample, words);
        }

        foreach (var file in values.Where(file => file.Info.Name == dataset.Name))
        {
            ValueWords.AddValues(file.Path, words);
        }

        return words;
    }

    [GeneratedRegex(@"[\p{L}_][\p{L}\p{N}_]*")]
    private static partial Regex Name();
}
