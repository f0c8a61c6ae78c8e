using System.Diagnostics;
using System.Security;
using System.Text;

namespace Roundup.Engine.Building;

/// <summary>Calls MSBuild: once for all units, and again for one that failed, to hear why.</summary>
internal sealed class MSBuild(Layout layout, PackageSources packageSources)
{
    /// <summary>Restores and builds units, each for itself: one that fails leaves the others built.</summary>
    public async Task BuildAsync(IReadOnlyList<(Unit Unit, string Properties)> units, CancellationToken cancellation)
    {
        var project = Path.Combine(layout.Units, "build.proj");
        TextFile.WriteIfChanged(project, Traversal(units));
        await RunAsync([project, .. SourceArguments()], cancellation).ConfigureAwait(false);
        await ShutDownCompilerAsync().ConfigureAwait(false);
    }

    /// <summary>Builds one unit alone, restored before, and returns its errors.</summary>
    public async Task<IReadOnlyList<BuildError>> ExplainAsync(Unit unit, string properties, CancellationToken cancellation)
    {
        var output = await RunAsync([unit.ProjectFile, $"-p:RoundupUnit={properties}"], cancellation).ConfigureAwait(false);
        return BuildError.Find(output);
    }

    // A semicolon would end the property.
    private IEnumerable<string> SourceArguments() =>
        packageSources.Properties.Select(property => $"-p:{property.Name}={property.Value.Replace(";", "%3B", StringComparison.Ordinal)}");

    private static string Traversal(IEnumerable<(Unit Unit, string Properties)> units)
    {
        var items = new StringBuilder();
        foreach (var (unit, properties) in units)
        {
            items.Append("    <Unit Include=\"").Append(SecurityElement.Escape(unit.ProjectFile)).Append("\" AdditionalProperties=\"RoundupUnit=").Append(SecurityElement.Escape(properties)).AppendLine("\" />");
        }

        return $"""
            <Project DefaultTargets="Build">
              <ItemGroup>
            {items}  </ItemGroup>
              <!-- Restore has a property of its own, so that Build evaluates the projects again with what it brought. -->
              <Target Name="Build">
                <MSBuild Projects="@(Unit)" Targets="Restore" Properties="RoundupRestoring=true" BuildInParallel="true" ContinueOnError="true" />
                <MSBuild Projects="@(Unit)" Targets="Build" BuildInParallel="true" ContinueOnError="true" />
              </Target>
            </Project>

            """;
    }

    private async Task<string> RunAsync(IEnumerable<string> arguments, CancellationToken cancellation)
    {
        var start = new ProcessStartInfo(Toolchain.DotNet)
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            RedirectStandardInput = true,
            WorkingDirectory = layout.Serializers,
        };
        foreach (var argument in (string[])["msbuild", "-p:Configuration=Release", "-nologo", "-v:q", "-m:1", "-nodeReuse:false", "-p:UseSharedCompilation=true", "-consoleLoggerParameters:NoSummary", .. arguments])
        {
            start.ArgumentList.Add(argument);
        }

        start.Environment["UseSharedCompilation"] = "true";
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        using var process = Process.Start(start) ?? throw new RoundupException(ExitCode.NothingMeasured, $"'{Toolchain.DotNet}' does not start: install the .NET 10 SDK.");
        process.StandardInput.Close();
        using var registration = cancellation.Register(() => process.Kill(entireProcessTree: true));
        var errors = process.StandardError.ReadToEndAsync(CancellationToken.None);
        var output = await process.StandardOutput.ReadToEndAsync(CancellationToken.None).ConfigureAwait(false);
        await process.WaitForExitAsync(CancellationToken.None).ConfigureAwait(false);
        cancellation.ThrowIfCancellationRequested();
        return output + await errors.ConfigureAwait(false);
    }

    /// <summary>The compiler server would keep a core busy and memory full while workers are measured.</summary>
    private async Task ShutDownCompilerAsync()
    {
        using var process = Process.Start(new ProcessStartInfo(Toolchain.DotNet, "build-server shutdown --vbcscompiler") { RedirectStandardOutput = true, RedirectStandardError = true, WorkingDirectory = layout.Serializers });
        if (process is not null)
        {
            await process.StandardOutput.ReadToEndAsync().ConfigureAwait(false);
            await process.WaitForExitAsync().ConfigureAwait(false);
        }
    }
}
