
namespace Roundup.Site.Article;

/// <summary>
/// What plain programs without Roundup found (<c>tools/plain-facts</c>). The article says of a row's behaviour only what such a program
/// confirms for the same version.
/// </summary>
/// <param name="lines">Its lines: <c>Newtonsoft.Json 13.0.4, Stacks are lost: holds</c>.</param>
internal sealed class PlainFacts(IEnumerable<string> lines)
{
    public const string File = "docs/results/plain-facts.txt";

    /// <summary>The probes that are asked for lost values, with the words of the article.</summary>
    public static IReadOnlyDictionary<string, string> Lost { get; } = new Dictionary<string, string>
    {
        ["PrivateSetters"] = "private setters",
        ["PublicFields"] = "fields",
        ["Stacks"] = "order of stacks",
        ["Times"] = "local times",
        ["InitialCollections"] = "filled collections",
        ["InitialValues"] = "zeros over initializers",
        ["NullOrEmpty"] = "empty lists",
        ["TextBlanks"] = "blank strings",
        ["TextLines"] = "line ends",
        ["ThreeLevels"] = "subclasses",
    };

    private readonly Dictionary<string, bool> _holds = lines.Select(line => line.Split(": ", 2))
        .ToDictionary(line => line[0], line => line[1] == "holds");

    public static PlainFacts In(string root) => new(System.IO.File.ReadLines(Path.Combine(root, File)));

    /// <summary>Whether a fact holds; null where no plain program has asked it of this version.</summary>
    public bool? Holds(string serializer, string? version, string fact) =>
        _holds.TryGetValue($"{serializer} {version}, {fact}", out var holds) ? holds : null;

    /// <summary>A word that a run found of a row, where the plain program says the same.</summary>
    public string Confirmed(string serializer, string? version, string fact, string found, bool isHeld) =>
        Holds(serializer, version, fact) is { } holds && holds == isHeld ? found : "not confirmed";
}
