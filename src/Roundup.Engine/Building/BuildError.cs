namespace Roundup.Engine.Building;

/// <summary>An error of a build.</summary>
/// <param name="Place">The file in which it was found, with line and column; a tool's name where there is none.</param>
/// <param name="Code">Its code, such as CS0246; empty where it has none.</param>
/// <param name="Message">The message.</param>
internal sealed record BuildError(string Place, string Code, string Message)
{
    /// <summary>
    /// The code that a target in a project file reports when something is missing on this machine, a schema compiler for example.
    /// </summary>
    public const string Missing = "RU0001";

    /// <summary>The code of a build that was ended because it took too long.</summary>
    public const string Overrun = "RU0002";

    /// <summary>The file, without line and column.</summary>
    public string File => Place.LastIndexOf('(') is > 0 and var bracket ? Place[..bracket] : Place;

    /// <summary>Whether the compiler found it, and not a generator or an analyzer.</summary>
    public bool IsOfCompiler => Code.StartsWith("CS", StringComparison.Ordinal) && Code.AsSpan(2).IndexOfAnyExceptInRange('0', '9') < 0;

    /// <summary>Whether NuGet itself failed, and not the restore of a package.</summary>
    public bool IsOfNuGet => Path.GetFileName(File) == "NuGet.targets";

    private const string Marker = ": error ";

    /// <summary>
    /// All errors in what MSBuild wrote, each once: <c>path(line,column): error CODE: message [project]</c>; without a code <c>error :
    /// message</c>.
    /// </summary>
    public static List<BuildError> Find(string output) =>
    [
        .. output.Split('\n')
            .Select(line => line.Trim())
            .Where(line => line.Contains(Marker, StringComparison.Ordinal))
            .Select(Parse)
            .Distinct(),
    ];

    /// <summary>Text to display: the file's name, the code and the message.</summary>
    public override string ToString()
    {
        var code = Code.Length > 0 ? Code + ": " : "";
        return Code is Missing or Overrun ? Message : $"{Path.GetFileName(Place)}: {code}{Message}";
    }

    private static BuildError Parse(string line)
    {
        var from = line.IndexOf(Marker, StringComparison.Ordinal);
        var rest = line[(from + Marker.Length)..];
        var project = rest.LastIndexOf(" [", StringComparison.Ordinal);
        rest = (project < 0 ? rest : rest[..project]).TrimStart(':', ' ');
        var colon = rest.IndexOf(": ", StringComparison.Ordinal);
        var isCode = colon > 0 && rest.AsSpan(0, colon).IndexOf(' ') < 0;
        return new BuildError(line[..from].TrimEnd(), isCode ? rest[..colon] : "", isCode ? rest[(colon + 2)..] : rest);
    }
}
