namespace Roundup.Engine.Machine;

/// <summary>The .NET SDK that builds here.</summary>
public static class SdkProbe
{
    /// <summary>The version that <c>dotnet</c> chooses in a folder (its global.json counts); null where there is none. Takes about 0.15 s.</summary>
    /// <param name="folder">The repository's root.</param>
    public static string? Read(string folder) =>
        ToolOutput.FirstLine(Environment.GetEnvironmentVariable("DOTNET_HOST_PATH") ?? "dotnet", folder, ["--version"]);
}
