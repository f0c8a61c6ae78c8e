using System.ComponentModel;
using System.Diagnostics;
using System.Runtime.InteropServices;
using Roundup.Catalogue;

namespace Roundup.Engine.Processes;

internal static class Toolchain
{
    // The beginnings of those lines of the host that name the missing SDK and the remedy.
    private static readonly string[] s_sdkMessages = ["A compatible .NET SDK", "Requested SDK", "global.json file", "Install the"];

    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(60);

    private static string? s_version;

    public static string HostName { get; } = RuntimeInformation.IsOSPlatform(OSPlatform.Windows) ? "dotnet.exe" : "dotnet";

    public static string DotNet { get; } = FindDotNet();

    // The version of the SDK that builds a folder; null where there is no SDK.
    public static string? SdkVersion(string folder) => Sdk(folder).Version;

    // Why no SDK builds a folder: none is installed, or not that of a global.json; null where one does.
    public static string? MissingSdk(string folder) => Sdk(folder) is { Version: null, Message: var message } ? message : null;

    // The program that runs assemblies of .NET Framework: Mono; null on Windows, where the assemblies are programs.
    public static string? FrameworkHost { get; } = RuntimeInformation.IsOSPlatform(OSPlatform.Windows) ? null : "mono";

    // The identifier of the runtime packages for this system and processor, for example linux-x64.
    public static string RuntimeIdentifier { get; } = FindRuntimeIdentifier();

    // The folder of Mono's reference assemblies of .NET Framework 4.8; null where Mono is not installed, and on Windows, where the
    // reference assemblies come from a package.
    public static string? FrameworkAssemblies { get; } = FindFrameworkAssemblies();

    public static bool RunsFramework => FrameworkHost is null || FrameworkAssemblies is not null;

    private static string? FindFrameworkAssemblies()
    {
        if (FrameworkHost is null)
        {
            return null;
        }

        var host = ProgramPath.Find(FrameworkHost);
        var assemblies = host is null ? null : Path.GetFullPath(Path.Combine(host, "..", "..", "lib", "mono", "4.8-api"));
        return Directory.Exists(assemblies) ? assemblies : null;
    }

    private static string FindDotNet()
    {
        if (Environment.GetEnvironmentVariable("DOTNET_HOST_PATH") is { Length: > 0 } host)
        {
            return host;
        }

        var ofRuntime = Path.GetFullPath(Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..", "..", HostName));
        return File.Exists(ofRuntime) ? ofRuntime : HostName;
    }

    private static string FindRuntimeIdentifier()
    {
        // The SDK of a Linux distribution reports the distribution's identifier, but packages are published for the portable one.
        var identifier = RuntimeInformation.RuntimeIdentifier;
        var isMusl = identifier.Contains("musl", StringComparison.Ordinal) || identifier.StartsWith("alpine", StringComparison.Ordinal);
        var system = RuntimeInformation.IsOSPlatform(OSPlatform.Windows) ? "win"
            : RuntimeInformation.IsOSPlatform(OSPlatform.OSX) ? "osx"
            : isMusl ? "linux-musl"
            : "linux";
        return $"{system}-{RuntimeInformation.ProcessArchitecture.ToString().ToLowerInvariant()}";
    }

    // The version of the SDK, which is cached once there is an SDK, or the message that explains why there is none.
    private static (string? Version, string Message) Sdk(string folder)
    {
        if (s_version is null)
        {
            var found = QuerySdk(folder);
            s_version = found.Version;
            return found;
        }

        return (s_version, "");
    }

    private static (string? Version, string Message) QuerySdk(string folder)
    {
        var start = new ProcessStartInfo(DotNet, "--version") { WorkingDirectory = folder };
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        try
        {
            var end = WatchedProcess.RunAsync(start, new WatchOptions(s_limit), CancellationToken.None).GetAwaiter().GetResult();
            return end.Exceeded == ExceededLimit.Time ? (null, $"'{DotNet} --version' did not answer within {s_limit.TotalSeconds:0} s")
                : end.ExitCode == 0 ? (end.Output.Trim(), "")
                : (null, Sentence(end.Output + end.Errors));
        }
        catch (Win32Exception e)
        {
            return (null, $"'{DotNet}' does not start ({e.Message}): install the .NET 10 SDK.");
        }
    }

    // The lines of the host about a missing SDK as one sentence; otherwise the first line.
    private static string Sentence(string output)
    {
        var lines = output.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        var known = lines.Where(line => Array.Exists(s_sdkMessages, line.StartsWith)).Select(line => line.TrimEnd('.')).ToList();
        return known.Count > 0 ? string.Join("; ", known) + "." : lines.FirstOrDefault("the .NET SDK gives no reason.");
    }
}
