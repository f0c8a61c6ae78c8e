using System.Text.RegularExpressions;

namespace Roundup.Engine.Builds.MSBuild;

/// <summary>An error of a build.</summary>
/// <param name="Place">The file with line and column, or the name of the tool that reported the error.</param>
/// <param name="Code">The code, such as CS0246; empty where the error has none.</param>
/// <param name="Message">The message.</param>
internal sealed partial record BuildError(string Place, string Code, string Message)
{
    /// <summary>The code that a project's own target reports for a missing tool, a schema compiler for example.</summary>
    public const string Missing = "RU0001";

    /// <summary>The code of a build that was ended at the time limit.</summary>
    public const string TimedOut = "RU0002";

    /// <summary>A source generator of the library threw; the compiler only warns of it, and then misses the code.</summary>
    public const string GeneratorFailed = "CS8785";

    /// <summary>The file without line and column.</summary>
    public string File => Place.LastIndexOf('(') is > 0 and var bracket ? Place[..bracket] : Place;

    /// <summary>Whether the error is in a file that a source generator of the library wrote.</summary>
    public bool IsInGeneratorsCode => File.EndsWith(".g.cs", StringComparison.Ordinal);

    public string Cause => $"{Code}: {Message.TrimEnd('.')}";

    /// <summary>Whether the C# compiler reported the error, and not a generator or an analyzer.</summary>
    public bool IsFromCompiler => Code.StartsWith("CS", StringComparison.Ordinal) && Code.AsSpan(2).IndexOfAnyExceptInRange('0', '9') < 0;

    /// <summary>Whether NuGet itself failed, and not the restore of a package.</summary>
    public bool IsFromNuGet => Path.GetFileName(File) == "NuGet.targets";

    private const string Marker = ": error ";

    /// <summary>
    /// The distinct errors in the output of MSBuild: <c>path(line,column): error CODE: message [project]</c>, or <c>error : message</c>
    /// for an error without a code. A generator that failed comes first, since other errors follow from it.
    /// </summary>
    public static List<BuildError> Parse(string output) =>
    [
        .. output.Split('\n')
            .Select(line => line.Trim())
            .Where(line => line.Contains(Marker, StringComparison.Ordinal))
            .Select(ParseLine)
            .Distinct()
            .OrderBy(error => error.Code == GeneratorFailed ? 0 : 1),
    ];

    /// <summary>The text to display: the name of the file, the code and the message.</summary>
    public override string ToString()
    {
        if (FailedGenerator().Match(Message) is { Success: true } failed && Code == GeneratorFailed)
        {
            return failed.Result("the source generator ${generator} fails on these types (${exception}: ${message})");
        }

        var code = Code.Length > 0 ? Code + ": " : "";
        return Code is Missing or TimedOut ? Message : $"{Path.GetFileName(Place)}: {code}{Message}";
    }

    [GeneratedRegex("Generator '(?<generator>[^']*)' .* type '(?<exception>[^']*)' with message '(?<message>.*?)\\.?'\\.?$")]
    private static partial Regex FailedGenerator();

    private static BuildError ParseLine(string line)
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
