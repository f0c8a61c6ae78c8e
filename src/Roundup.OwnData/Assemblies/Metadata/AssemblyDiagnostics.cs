using Microsoft.CodeAnalysis;
using Roundup.Catalogue;
using Roundup.Results.Texts;

namespace Roundup.OwnData.Assemblies.Metadata;

internal sealed class AssemblyDiagnostics
{
    private const int LongestShown = 300;

    private readonly List<AssemblyFinding> _findings = [];
    private readonly List<(string Path, string Reason)> _errors = [];
    private readonly HashSet<ISymbol?> _refused = new(SymbolEqualityComparer.Default);

    public IReadOnlyList<AssemblyFinding> Findings => _findings;

    public HashSet<ISymbol> NotKnown { get; } = new(SymbolEqualityComparer.Default);

    public void Add(string path, string text)
    {
        var finding = new AssemblyFinding(path, text);
        if (!_findings.Contains(finding))
        {
            _findings.Add(finding);
        }
    }

    // The attributes that are left out since they are, or name, code of the user: [JsonConverter] of Order.At.
    public SortedSet<string> NotCopied { get; } = new(StringComparer.Ordinal);

    // cause: a part of a sentence, such as: it names a method.
    public void Omit(string path, string attribute, string cause)
    {
        NotCopied.Add($"[{attribute}] of {path}");
        Add(path, $"written without [{attribute}]: {cause}, and code is not copied");
    }

    // Adds a member that no model can hold: once, although a base class or generic type can give it to many types.
    // member: the member; null for the root itself. path: the path from the root, empty for the root itself. reason: the rest of a sentence
    // about the member: is a delegate (Action).
    public void Error(ISymbol? member, string path, string reason)
    {
        if (_refused.Add(member?.OriginalDefinition))
        {
            _errors.Add((path, reason));
        }
    }

    public void ThrowIfAny(string root)
    {
        if (_errors.Find(error => Member(error.Path).Length == 0) is { Reason: { } whole })
        {
            throw DataError.Create($"{Short(root)} {whole}: name another type with --type.");
        }

        if (_errors.Count > 0)
        {
            var lines = _errors.Select(error =>
                $"{Short(root)}: {Short(error.Path)} {error.Reason}: " + (IsTyped(error.Path)
                    ? $"leave it out with --ignore '{Member(error.Path)}'." : "give it another name, and build again.")).ToList();
            if (_errors.Count > 1 && _errors.TrueForAll(error => IsTyped(error.Path)))
            {
                var options = _errors.Select(error => $"--ignore '{Member(error.Path)}'").Distinct();
                lines.Add($"To leave all of them out, add: {string.Join(' ', options)}");
            }

            throw new RoundupException(ExitCode.Usage, string.Join('\n', lines)) { HasLines = true };
        }
    }

    private static string Short(string name) => Shortened.To(LongestShown, name);

    // Whether a path can be typed. Names of F# have blanks, and metadata has any.
    private static bool IsTyped(string path) =>
        path.Length <= LongestShown && path.All(one => char.IsLetterOrDigit(one) || "_ -.[]".Contains(one, StringComparison.Ordinal));

    // The member that contains an element, since an element cannot be left out.
    private static string Member(string path)
    {
        while (path.EndsWith("[]", StringComparison.Ordinal))
        {
            path = path[..^2];
        }

        return path;
    }
}

internal sealed record AssemblyFinding(string Path, string Text)
{
    public override string ToString() => $"{Path}: {Text}";
}
