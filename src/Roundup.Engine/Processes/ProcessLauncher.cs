using System.ComponentModel;
using System.Diagnostics;
using Roundup.Engine.Files;

namespace Roundup.Engine.Processes;

// Starts processes one at a time. A process inherits every inheritable handle that is open at its start, and a pipe does not end while
// another process has inherited its end.
internal static class ProcessLauncher
{
    // The lock to hold from the creation of an inheritable handle until its process has started.
    public static Lock StartLock { get; } = new();

    // Throws IOException: no process can be started, because too many files are open or a disk is full.
    public static Process Start(ProcessStartInfo start)
    {
        try
        {
            lock (StartLock)
            {
                return Process.Start(start)!;
            }
        }
        catch (Win32Exception e) when (FileFault.OfMachine(e.Message) is { } fault)
        {
            throw new IOException($"{fault.Cause} : '{start.FileName}'", e);
        }
    }
}

// The reason why a process could not be started, so that no code of a library ran.
// IsRuntimeFault: whether the runtime is at fault, so that no program can start; false for a fault of this program.
internal sealed record StartFailure(string Reason, bool IsRuntimeFault)
{
    // The exit codes of the .NET host: the last 8 bits of its error codes (docs/design/features/host-error-codes.md of dotnet/runtime).
    // Linux and macOS report no more bits. Some codes also mean that a signal ended a process; then the host has written nothing.
    private static readonly Dictionary<int, (string Meaning, bool IsRuntimeFault)> s_host = new()
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
        [142] = ("hostfxr and hostpolicy are incompatible", true),
        [145] = ("no SDK", false),
        [146] = ("invalid arguments of hostpolicy", false),
        [147] = ("invalid runtimeconfig.json", false),
        [148] = ("no program to run", false),
        [149] = ("the executable is not bound to a program", false),
        [150] = ("framework missing", true),
        [154] = ("the program is missing", false),
        [156] = ("incompatible versions of frameworks", false),
        [160] = ("a single file cannot be extracted", false),
        [161] = ("a property in runtimeconfig.json that only the host can set", false),
    };

    // The exit code of a failure of the system's program loader.
    private const int LoaderFailed = 127;

    private const string FrameworkLine = "Framework: ";
    private const string BaseFramework = "'Microsoft.NETCore.App'";
    private const int HostErrors = unchecked((int)0x80008000);

    // The reason why a process without any output of its own could not be started; null where the start did not fail.
    public static StartFailure? Find(int exitCode, string standardError)
    {
        var lines = standardError.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        if (lines.Length == 0 || Array.Exists(lines, CrashReason.IsCrashMessage))
        {
            return null;
        }

        if (exitCode == LoaderFailed)
        {
            return new StartFailure($"the system could not load it: {WithoutPeriod(lines[0])}", true);
        }

        // Windows reports all 32 bits of an error code.
        var code = (exitCode & ~0xFF) == HostErrors ? exitCode & 0xFF : exitCode;
        if (!s_host.TryGetValue(code, out var known))
        {
            return null;
        }

        // The first line of the host does not name a missing framework.
        var line = Array.Find(lines, line => line.StartsWith(FrameworkLine, StringComparison.Ordinal)) ?? lines[0];
        var isOther = line.StartsWith(FrameworkLine, StringComparison.Ordinal) && !line.Contains(BaseFramework, StringComparison.Ordinal);
        var reason = $"the .NET host could not start it: {WithoutPeriod(line)} (exit code {code}: {known.Meaning})";
        return new StartFailure(reason, known.IsRuntimeFault && !isOther);
    }

    public static StartFailure CannotRun(string program, string message) =>
        new($"the system could not run {program}: {WithoutPeriod(message)}", true);

    private static string WithoutPeriod(string line) => line.TrimEnd('.', ' ');
}
