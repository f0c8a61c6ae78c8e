using System.Text.RegularExpressions;

namespace Roundup.Engine.Builds.MSBuild;

// Code: the code, such as CS0246; empty where the error has none.
internal sealed partial record BuildError(string Place, string Code, string Message)
{
    // The code that a project's own target reports for a missing tool, a schema compiler for example.
    public const string Missing = "RU0001";

    // The code of a build that was ended at the time limit.
    public const string TimedOut = "RU0002";

    // A source generator of the library threw; the compiler only warns of it, and then misses the code.
    public const string GeneratorFailed = "CS8785";

    public string File => Place.LastIndexOf('(') is > 0 and var bracket ? Place[..bracket] : Place;

    public bool IsInGeneratorsCode => File.EndsWith(".g.cs", StringComparison.Ordinal);

    public string Cause => $"{Code}: {Message.TrimEnd('.')}";

    // Whether the C# compiler reported the error, and not a generator or an analyzer.
    public bool IsFromCompiler => Code.StartsWith("CS", StringComparison.Ordinal) && Code.AsSpan(2).IndexOfAnyExceptInRange('0', '9') < 0;

    // Whether NuGet itself failed, and not the restore of a package.
    public bool IsFromNuGet => Path.GetFileName(File) == "NuGet.targets";

    private const string Marker = ": error ";

    // The distinct errors in the output of MSBuild: path(line,column): error CODE: message [project], or error : message for an error
    // without a code. A generator that failed comes first, since other errors follow from it.
    public static List<BuildError> Parse(string output) =>
    [
        .. output.Split('\n')
            .Select(line => line.Trim())
            .Where(line => line.Contains(Marker, StringComparison.Ordinal))
            .Select(ParseLine)
            .Distinct()
            .OrderBy(error => error.Code == GeneratorFailed ? 0 : 1),
    ];

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
