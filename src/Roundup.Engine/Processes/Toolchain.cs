using System.ComponentModel;
using System.Diagnostics;
using System.Runtime.InteropServices;
using Roundup.Catalogue;

namespace Roundup.Engine.Processes;

/// <summary>The .NET SDK that builds workers and the host that runs them.</summary>
public static class Toolchain
{
    /// <summary>How the lines begin that say which SDK is missing, and what to do.</summary>
    private static readonly string[] s_telling = ["A compatible .NET SDK", "Requested SDK", "global.json file", "Install the"];

    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(60);

    private static string? s_version;

    /// <summary>The file name of the program <c>dotnet</c>.</summary>
    public static string HostName { get; } = RuntimeInformation.IsOSPlatform(OSPlatform.Windows) ? "dotnet.exe" : "dotnet";

    /// <summary>The <c>dotnet</c> of the running process.</summary>
    public static string DotNet { get; } = FindDotNet();

    /// <summary>The SDK's version; null where there is no SDK.</summary>
    public static string? SdkVersion(string folder) => Sdk(folder).Version;

    /// <summary>Makes sure that an SDK builds what is in a folder.</summary>
    /// <exception cref="RoundupException">There is none, or not the one of a <c>global.json</c>; the message is the host's.</exception>
    public static void RequireSdk(string folder)
    {
        if (Sdk(folder) is { Version: null, Words: var words })
        {
            throw new RoundupException(ExitCode.NothingMeasured, $"nothing can be built in {folder}: {words}");
        }
    }

    /// <summary>The program that runs .NET Framework's assemblies: Mono, except on Windows, where they are themselves programs.</summary>
    public static string? FrameworkHost { get; } = RuntimeInformation.IsOSPlatform(OSPlatform.Windows) ? null : "mono";

    /// <summary>The identifier of this system's and processor's runtime packages, for example <c>linux-x64</c>.</summary>
    public static string RuntimeIdentifier { get; } = FindRuntimeIdentifier();

    /// <summary>
    /// The assemblies of .NET Framework 4.8 to compile against, as Mono installs them; null where there are none, and on Windows, where
    /// they are restored from a package.
    /// </summary>
    public static string? FrameworkAssemblies { get; } = FindFrameworkAssemblies();

    /// <summary>Whether programs for .NET Framework can be built and run here.</summary>
    public static bool RunsFramework => FrameworkHost is null || FrameworkAssemblies is not null;

    private static string? FindFrameworkAssemblies()
    {
        if (FrameworkHost is null)
        {
            return null;
        }

        var path = (Environment.GetEnvironmentVariable("PATH") ?? "").Split(Path.PathSeparator);
        var bin = path.FirstOrDefault(folder => folder.Length > 0 && File.Exists(Path.Combine(folder, FrameworkHost)));
        var assemblies = bin is null ? null : Path.GetFullPath(Path.Combine(bin, "..", "lib", "mono", "4.8-api"));
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
        // The SDK of a Linux distribution reports the distribution's own identifier; packages are published for the portable one.
        var identifier = RuntimeInformation.RuntimeIdentifier;
        var isMusl = identifier.Contains("musl", StringComparison.Ordinal) || identifier.StartsWith("alpine", StringComparison.Ordinal);
        var system = RuntimeInformation.IsOSPlatform(OSPlatform.Windows) ? "win"
            : RuntimeInformation.IsOSPlatform(OSPlatform.OSX) ? "osx"
            : isMusl ? "linux-musl"
            : "linux";
        return $"{system}-{RuntimeInformation.ProcessArchitecture.ToString().ToLowerInvariant()}";
    }

    /// <summary>The SDK's version, asked for until there is one; where there is none, why.</summary>
    private static (string? Version, string Words) Sdk(string folder)
    {
        if (s_version is null)
        {
            var answer = AskSdk(folder);
            s_version = answer.Version;
            return answer;
        }

        return (s_version, "");
    }

    private static (string? Version, string Words) AskSdk(string folder)
    {
        var start = new ProcessStartInfo(DotNet, "--version") { WorkingDirectory = folder };
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        try
        {
            var end = WatchedProcess.RunAsync(start, new Watch(s_limit), CancellationToken.None).GetAwaiter().GetResult();
            return end.Overrun == Overrun.Time ? (null, $"'{DotNet} --version' did not answer within {s_limit.TotalSeconds:0} s")
                : end.ExitCode == 0 ? (end.Output.Trim(), "")
                : (null, Sentence(end.Output + end.Errors));
        }
        catch (Win32Exception e)
        {
            return (null, $"'{DotNet}' does not start ({e.Message}): install the .NET 10 SDK.");
        }
    }

    /// <summary>What the host says of a missing SDK, which are many lines; the first of anything else.</summary>
    private static string Sentence(string words)
    {
        var lines = words.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        var telling = lines.Where(line => Array.Exists(s_telling, line.StartsWith)).Select(line => line.TrimEnd('.')).ToList();
        return telling.Count > 0 ? string.Join("; ", telling) + "." : lines.FirstOrDefault("the .NET SDK gives no reason.");
    }
}
