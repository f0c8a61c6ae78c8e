using System.Text.Json;
using System.Text.RegularExpressions;
using Roundup.Engine.Builds.Packages;
using Roundup.Results.Texts;

namespace Roundup.Engine.Builds.Units;

// What analyzers and generators of a library say of the models when they are compiled, from the log of the compiler in SARIF: a warning of
// theirs often tells beforehand what the library loses.
internal static class CompilerDiagnostics
{
    private const string OfCompiler = "CS";
    private const int MostOfDataset = 20;
    private const int Length = 300;

    // What analyzers are told, by the names of the files in the folder of the models: they leave out what is generated unless they are told
    // that it is not, and none of them makes a build fail.
    public static IReadOnlyList<(string Name, string Text)> Configuration { get; } =
    [
        (".editorconfig", "root = true\n[*.cs]\ngenerated_code = false\n"),
        ("analyzers.globalconfig", "is_global = true\ndotnet_analyzer_diagnostic.severity = suggestion\n"),
    ];

    // The messages by dataset, each as CODE: message; empty where there is no log.
    // datasetOf: the dataset whose model a file belongs to; null where the file belongs to none.
    public static IReadOnlyDictionary<string, IReadOnlyList<string>> Read(string file, Func<string, string?> datasetOf)
    {
        using var document = File.Exists(file) ? RestoreLog.Parse(file) : null;
        return document is null
            ? new Dictionary<string, IReadOnlyList<string>>()
            : document.RootElement.GetProperty("runs")[0].GetProperty("results").EnumerateArray()
                .Select(result => (Dataset: FileOf(result) is { } path ? datasetOf(path) : null, Text: TextOf(result)))
                .Where(result => result is { Dataset: not null, Text: not null })
                .GroupBy(result => result.Dataset!, result => result.Text!)
                .ToDictionary(one => one.Key, one => (IReadOnlyList<string>)[.. one.Distinct().Take(MostOfDataset)]);
    }

    // The first message that names the member of a loss; null where none does.
    // lost: what is lost, each as path: kind of difference.
    public static string? Naming(IReadOnlyList<string> messages, IEnumerable<string> lost)
    {
        string[] members =
        [
            .. lost.Select(Contracts.Comparison.PathOf).Select(path => path[(path.LastIndexOf('.') + 1)..].Split('[')[0])
                .Where(member => member.Length > 0).Distinct(),
        ];
        return messages.FirstOrDefault(message => members.Any(member => Regex.IsMatch(message, $@"['.]{Regex.Escape(member)}\b")));
    }

    private static string? TextOf(JsonElement result)
    {
        var code = result.GetProperty("ruleId").GetString()!;
        return code.StartsWith(OfCompiler, StringComparison.Ordinal) || result.TryGetProperty("suppressions", out _)
            ? null
            : Shortened.To(Length, $"{code}: {result.GetProperty("message").GetProperty("text").GetString()?.TrimEnd('.')}");
    }

    private static string? FileOf(JsonElement result) =>
        result.TryGetProperty("locations", out var places) && places.GetArrayLength() > 0
        && places[0].GetProperty("physicalLocation").GetProperty("artifactLocation").GetProperty("uri").GetString() is { } uri
        && Uri.TryCreate(uri, UriKind.Absolute, out var path) ? path.LocalPath : null;
}
