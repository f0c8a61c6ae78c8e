namespace Roundup.Engine.Processes;

/// <summary>Why a process came to its end before any code of a library ran: what starts programs could not start it.</summary>
/// <param name="Reason">The reason, with the words of what could not start it.</param>
/// <param name="IsOfRuntime">
/// Whether the runtime is at fault, which fails every program on it; false for what this one program asks for.
/// </param>
internal sealed record StartFailure(string Reason, bool IsOfRuntime)
{
    /// <summary>
    /// The exit codes of the .NET host: the last 8 bits of its error codes (docs/design/features/host-error-codes.md of dotnet/runtime),
    /// which are all that Linux and macOS tell. Some are those of a process that a signal ended, too: there the host says nothing.
    /// </summary>
    private static readonly Dictionary<int, (string Meaning, bool IsOfRuntime)> s_host = new()
    {
        [129] = ("invalid arguments", false),
        [130] = ("a library of the host cannot be loaded", true),
        [131] = ("hostfxr or hostpolicy is missing", true),
        [132] = ("a library of the host lacks an entry point", true),
        [133] = ("the host does not find its own folder", true),
        [135] = ("the library coreclr is missing", true),
        [136] = ("the library coreclr cannot be loaded", true),
        [137] = ("the runtime cannot be initialized", true),
        [138] = ("the runtime cannot execute the assembly", false),
        [139] = ("invalid or missing deps.json", false),
        [140] = ("a file that deps.json names is missing", false),
        [142] = ("hostfxr and hostpolicy do not fit each other", true),
        [145] = ("no SDK", false),
        [146] = ("invalid arguments of hostpolicy", false),
        [147] = ("invalid runtimeconfig.json", false),
        [148] = ("no program to run", false),
        [149] = ("the executable knows no program to run", false),
        [150] = ("framework missing", true),
        [154] = ("the program is missing", false),
        [156] = ("versions of frameworks that do not fit each other", false),
        [160] = ("a single file cannot be extracted", false),
        [161] = ("a property in runtimeconfig.json that only the host can set", false),
    };

    /// <summary>What the system's loader of programs ends with.</summary>
    private const int LoaderFailed = 127;

    private const string FrameworkLine = "Framework: ";
    private const string BaseFramework = "'Microsoft.NETCore.App'";
    private const int HostErrors = unchecked((int)0x80008000);

    /// <summary>From how a process ended that never said anything; null where it was not the start that failed.</summary>
    /// <param name="exitCode">Its exit code.</param>
    /// <param name="standardError">Its standard error.</param>
    public static StartFailure? Find(int exitCode, string standardError)
    {
        var lines = standardError.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        if (lines.Length == 0 || Array.Exists(lines, CrashReason.IsCrashMessage))
        {
            return null;
        }

        if (exitCode == LoaderFailed)
        {
            return new StartFailure($"the system could not load it: {Words(lines[0])}", true);
        }

        // Windows tells all 32 bits.
        var code = (exitCode & ~0xFF) == HostErrors ? exitCode & 0xFF : exitCode;
        if (!s_host.TryGetValue(code, out var known))
        {
            return null;
        }

        // Of a framework that is missing, the host's first line says only that it is.
        var line = Array.Find(lines, line => line.StartsWith(FrameworkLine, StringComparison.Ordinal)) ?? lines[0];
        var isOther = line.StartsWith(FrameworkLine, StringComparison.Ordinal) && !line.Contains(BaseFramework, StringComparison.Ordinal);
        var reason = $"the .NET host could not start it: {Words(line)} (exit code {code}: {known.Meaning})";
        return new StartFailure(reason, known.IsOfRuntime && !isOther);
    }

    /// <summary>A program that the system does not even run.</summary>
    /// <param name="program">The program.</param>
    /// <param name="message">The system's message.</param>
    public static StartFailure CannotRun(string program, string message) => new($"the system could not run {program}: {Words(message)}", true);

    private static string Words(string line) => line.TrimEnd('.', ' ');
}
