using System.Diagnostics;
using System.Security;
using System.Text;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Building;

/// <summary>Calls MSBuild: once for all units, and again for each one that failed, to get its errors.</summary>
internal sealed class MSBuild(Layout layout, PackageSources packageSources) : IAsyncDisposable
{
    /// <summary>The exit code of a process that a signal ended is above this; MSBuild's own are 0 and 1.</summary>
    private const int FirstSignal = 128;

    private readonly CompilerServer _compiler = new(layout.Serializers);

    /// <inheritdoc/>
    public ValueTask DisposeAsync() => _compiler.DisposeAsync();

    /// <summary>Restores and builds units, independently: a failing one does not prevent the others.</summary>
    public async Task BuildAsync(IReadOnlyList<(Unit Unit, string Properties)> units, CancellationToken cancellation)
    {
        var project = Path.Combine(layout.Units, "build.proj");
        TextFile.WriteIfChanged(project, Traversal(units));
        await RunAsync([project, .. SourceArguments()], cancellation).ConfigureAwait(false);
    }

    /// <summary>Builds one unit that is already restored, and returns its errors.</summary>
    public async Task<IReadOnlyList<BuildError>> BuildForErrorsAsync(Unit unit, string properties, CancellationToken cancellation)
    {
        IReadOnlyList<string> arguments = [unit.ProjectFile, $"-t:{Goal(unit)}", $"-p:RoundupUnit={properties}"];
        return BuildError.Find(await RunAsync(arguments, cancellation).ConfigureAwait(false));
    }

    private static string Goal(Unit unit) => unit.Target.IsPublished ? "Publish" : "Build";

    // A semicolon would end the property.
    private IEnumerable<string> SourceArguments() =>
        packageSources.Properties.Select(property => $"-p:{property.Name}={property.Value.Replace(";", "%3B", StringComparison.Ordinal)}");

    private static string Traversal(IEnumerable<(Unit Unit, string Properties)> units)
    {
        var items = new StringBuilder();
        foreach (var (unit, properties) in units)
        {
            items.Append("    <Unit Include=\"")
                .Append(SecurityElement.Escape(unit.ProjectFile))
                .Append("\" Goal=\"")
                .Append(Goal(unit))
                .Append("\" AdditionalProperties=\"RoundupUnit=")
                .Append(SecurityElement.Escape(properties))
                .AppendLine("\" />");
        }

        return $"""
            <Project DefaultTargets="Build">
              <ItemGroup>
            {items}  </ItemGroup>
              <!-- Restore has a property of its own, so that Build evaluates the projects again with what it restored. -->
              <Target Name="Build">
                <MSBuild Projects="@(Unit)" Targets="Restore" Properties="RoundupRestoring=true"
                         BuildInParallel="true" ContinueOnError="true" />
                <MSBuild Projects="@(Unit)" Targets="%(Unit.Goal)" BuildInParallel="true" ContinueOnError="true" />
              </Target>
            </Project>

            """;
    }

    private async Task<string> RunAsync(IEnumerable<string> arguments, CancellationToken cancellation)
    {
        Directory.CreateDirectory(layout.Units);
        var log = Path.Combine(layout.Units, _compiler.Name + ".log");
        var start = new ProcessStartInfo(Toolchain.DotNet)
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            RedirectStandardInput = true,
            WorkingDirectory = layout.Serializers,
        };
        string[] all =
        [
            "msbuild",
            "-p:Configuration=Release",
            "-nologo",
            "-noConsoleLogger",
            "-m:1",
            "-nodeReuse:false",
            "-p:UseSharedCompilation=true",
            $"-p:SharedCompilationId={_compiler.Name}",
            $"-fileLoggerParameters:LogFile={log};Verbosity=quiet;NoSummary;Encoding=UTF-8",
            .. arguments,
        ];
        foreach (var argument in all)
        {
            start.ArgumentList.Add(argument);
        }

        start.Environment["UseSharedCompilation"] = "true";
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        try
        {
            // Once more where it was killed, as by the system because memory ran out: no project is at fault.
            var (isKilled, messages) = await RunAsync(start, log, cancellation).ConfigureAwait(false);
            return isKilled ? (await RunAsync(start, log, cancellation).ConfigureAwait(false)).Messages : messages;
        }
        finally
        {
            File.Delete(log);
        }
    }

    /// <summary>
    /// MSBuild's messages are read from its log: a compiler server that it starts may keep its standard output open for as long as it runs.
    /// </summary>
    private static async Task<(bool IsKilled, string Messages)> RunAsync(
        ProcessStartInfo start,
        string log,
        CancellationToken cancellation)
    {
        using var process = Toolchain.Start(start);
        process.StandardInput.Close();
        var output = new BoundedOutput(process.StandardOutput);
        _ = new BoundedOutput(process.StandardError);
        using var registration = cancellation.Register(() => process.Kill(entireProcessTree: true));
        await process.WaitForExitAsync(CancellationToken.None).ConfigureAwait(false);
        cancellation.ThrowIfCancellationRequested();

        // Errors that occur before MSBuild has read its arguments are only on standard output.
        var messages = File.Exists(log)
            ? await File.ReadAllTextAsync(log, CancellationToken.None).ConfigureAwait(false)
            : output.ToString() ?? "";
        return (process.ExitCode > FirstSignal, messages);
    }
}
