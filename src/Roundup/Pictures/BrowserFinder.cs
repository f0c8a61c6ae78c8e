using Roundup.Catalogue;

namespace Roundup.Cli.Pictures;

/// <summary>Finds an installed Chromium, Chrome or Edge, which turns SVG into PNG.</summary>
/// <param name="variable">Reads an environment variable.</param>
/// <param name="exists">Whether there is a file.</param>
internal sealed class BrowserFinder(Func<string, string?> variable, Func<string, bool> exists)
{
    /// <summary>The environment variable that names a browser: a path, or a name on the PATH.</summary>
    public const string Variable = "ROUNDUP_BROWSER";

    private static readonly string[] s_names =
    [
        "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
        "microsoft-edge", "microsoft-edge-stable", "msedge",
    ];

    private static readonly string[] s_applications =
    [
        "Google Chrome.app/Contents/MacOS/Google Chrome", "Chromium.app/Contents/MacOS/Chromium",
        "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    ];

    private static readonly string[] s_programs =
        ["Google/Chrome/Application/chrome.exe", "Chromium/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe"];

    private static readonly string[] s_ends = OperatingSystem.IsWindows() ? [".exe", ""] : [""];

    /// <summary>Finds one on this machine.</summary>
    public static BrowserFinder OfMachine { get; } = new(Environment.GetEnvironmentVariable, File.Exists);

    /// <summary>The browser's program; null where there is none.</summary>
    /// <exception cref="RoundupException">The environment variable names one that is not there.</exception>
    public string? Find() => variable(Variable) is { Length: > 0 } named
        ? Candidates([named]).Prepend(named).FirstOrDefault(exists)
            ?? throw new RoundupException(ExitCode.Usage, $"{Variable} is '{named}', which is not a program: correct or remove it.")
        : Candidates(s_names).Concat(Places).FirstOrDefault(exists);

    private IEnumerable<string> Places =>
    [
        .. from folder in new[] { "/Applications", In("HOME", "Applications") }
           from application in s_applications
           where folder is not null
           select Path.Combine(folder, application),
        .. from folder in new[] { variable("ProgramFiles"), variable("ProgramFiles(x86)"), variable("LOCALAPPDATA") }
           from program in s_programs
           where folder is { Length: > 0 }
           select Path.Combine(folder, program),
    ];

    private string? In(string folder, string name) => variable(folder) is { Length: > 0 } path ? Path.Combine(path, name) : null;

    /// <summary>The files on the PATH that have one of some names, the first name first.</summary>
    private IEnumerable<string> Candidates(IEnumerable<string> names) =>
        from name in names
        from folder in (variable("PATH") ?? "").Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries)
        from end in s_ends
        select Path.Combine(folder, name + end);
}
