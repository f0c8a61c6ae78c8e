using System.Diagnostics;
using System.Runtime.InteropServices;

namespace Roundup.Engine.Building;

/// <summary>The .NET SDK that builds workers and the host that runs them.</summary>
public static class Toolchain
{
    private static string? s_version;

    /// <summary>The <c>dotnet</c> of the running process.</summary>
    public static string DotNet { get; } = Find();

    /// <summary>The SDK's version; null where there is no SDK.</summary>
    public static string? SdkVersion(string folder) => s_version ??= Ask(folder);

    private static string Find()
    {
        var name = RuntimeInformation.IsOSPlatform(OSPlatform.Windows) ? "dotnet.exe" : "dotnet";
        var beside = Path.GetFullPath(Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..", "..", name));
        return Environment.GetEnvironmentVariable("DOTNET_HOST_PATH") is { Length: > 0 } host ? host : File.Exists(beside) ? beside : name;
    }

    private static string? Ask(string folder)
    {
        using var process = Process.Start(new ProcessStartInfo(DotNet, "--version") { RedirectStandardOutput = true, RedirectStandardError = true, WorkingDirectory = folder });
        var text = process?.StandardOutput.ReadToEnd().Trim();
        process?.WaitForExit();
        return process?.ExitCode == 0 ? text : null;
    }
}
