using System.Diagnostics;
using System.Runtime.InteropServices;
using Roundup.Catalogue;

namespace Roundup.Engine.Processes;

/// <summary>The .NET SDK that builds workers and the host that runs them.</summary>
public static class Toolchain
{
    private static string? s_version;

    /// <summary>The file name of the program <c>dotnet</c>.</summary>
    public static string HostName { get; } = RuntimeInformation.IsOSPlatform(OSPlatform.Windows) ? "dotnet.exe" : "dotnet";

    /// <summary>The <c>dotnet</c> of the running process.</summary>
    public static string DotNet { get; } = FindDotNet();

    /// <summary>The SDK's version; null where there is no SDK.</summary>
    public static string? SdkVersion(string folder) => s_version ??= ReadSdkVersion(folder);

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

    /// <summary>Starts a process of the SDK.</summary>
    /// <exception cref="RoundupException">It does not start.</exception>
    public static Process Start(ProcessStartInfo start) => Process.Start(start)
        ?? throw new RoundupException(ExitCode.NothingMeasured, $"'{DotNet}' does not start: install the .NET 10 SDK.");

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

    private static string? ReadSdkVersion(string folder)
    {
        var start = new ProcessStartInfo(DotNet, "--version")
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            WorkingDirectory = folder,
        };
        using var process = Process.Start(start);
        var text = process?.StandardOutput.ReadToEnd().Trim();
        process?.WaitForExit();
        return process?.ExitCode == 0 ? text : null;
    }
}
