using System.Diagnostics;
using System.Globalization;
using System.Text.Json;
using Roundup.Catalogue;
using Roundup.Engine.Processes;
using Roundup.Engine.Workers;

namespace Roundup.Crosscheck.Benchmarks;

/// <summary>One generated program with BenchmarkDotNet in it, which runs a case when it is told to.</summary>
internal sealed class BenchmarkHost : IAsyncDisposable
{
    private readonly Process _process;
    private readonly Dictionary<int, BenchmarkResult> _early = [];
    private string? _error;

    private BenchmarkHost(Process process) => _process = process;

    /// <summary>Starts the program and waits until BenchmarkDotNet has built what it needs.</summary>
    /// <param name="project">The project, built.</param>
    /// <param name="artifacts">Where BenchmarkDotNet's own files go.</param>
    /// <param name="launches">Launches of a case.</param>
    /// <param name="cases">The cases in the order in which they will be asked for.</param>
    /// <param name="cancellation">Ends it.</param>
    public static async Task<BenchmarkHost> StartAsync(string project, string artifacts, int launches, IEnumerable<int> cases, CancellationToken cancellation)
    {
        var folder = Path.GetDirectoryName(project)!;
        var assembly = Path.Combine(folder, "bin", "Release", "net10.0", Path.GetFileNameWithoutExtension(project) + ".dll");
        var start = new ProcessStartInfo(Toolchain.DotNet, [assembly, artifacts, .. cases.Prepend(launches).Select(number => number.ToString(CultureInfo.InvariantCulture))])
        {
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            WorkingDirectory = folder,
        };
        Apply(start);
        var process = Process.Start(start) ?? throw new RoundupException(ExitCode.NothingMeasured, $"'{Toolchain.DotNet}' does not start: install the .NET 10 SDK.");
        process.ErrorDataReceived += (_, _) => { };
        process.BeginErrorReadLine();
        var host = new BenchmarkHost(process);
        try
        {
            await host.ReadAsync("ready", cancellation).ConfigureAwait(false);
            return host;
        }
        catch
        {
            await host.DisposeAsync().ConfigureAwait(false);
            throw;
        }
    }

    /// <summary>Runs a case: the next in the order given at the start.</summary>
    public async Task<BenchmarkResult> RunAsync(int index, CancellationToken cancellation)
    {
        if (_early.TryGetValue(index, out var early))
        {
            return early;
        }

        if (_error is null)
        {
            try
            {
                await _process.StandardInput.WriteLineAsync("go".AsMemory(), cancellation).ConfigureAwait(false);
                await _process.StandardInput.FlushAsync(cancellation).ConfigureAwait(false);
            }
            catch (IOException)
            {
                // It has ended: what follows tells.
            }

            if (await ReadAsync("result", cancellation).ConfigureAwait(false) is { } json)
            {
                return BenchmarkResult.Read(json);
            }
        }

        return BenchmarkResult.Failed(index, _error ?? "BenchmarkDotNet ended early; its log tells more");
    }

    /// <summary>Lets the program end after its last case, or ends it.</summary>
    public async ValueTask DisposeAsync()
    {
        try
        {
            _process.StandardInput.Close();
            using var patience = new CancellationTokenSource(TimeSpan.FromSeconds(30));
            await _process.StandardOutput.ReadToEndAsync(patience.Token).ConfigureAwait(false);
            await _process.WaitForExitAsync(patience.Token).ConfigureAwait(false);
        }
        catch (Exception e) when (e is IOException or OperationCanceledException or InvalidOperationException)
        {
            // It does not end by itself, or a read was broken off.
        }

        if (!_process.HasExited)
        {
            _process.Kill(entireProcessTree: true);
        }

        _process.Dispose();
    }

    /// <summary>
    /// The workers' environment without their one runtime setting: BenchmarkDotNet's default job is measured as it is. What is set
    /// here is inherited by the processes that it measures in.
    /// </summary>
    private static void Apply(ProcessStartInfo start)
    {
        WorkerSettings.Apply(start);
        var environment = start.Environment;
        environment.Remove("DOTNET_TC_CallCountingDelayMs");
        environment["DOTNET_CLI_TELEMETRY_OPTOUT"] = "1";
        environment["DOTNET_NOLOGO"] = "1";
        if (Path.GetDirectoryName(Toolchain.DotNet) is { Length: > 0 } folder)
        {
            // BenchmarkDotNet takes the dotnet that it finds first.
            environment["PATH"] = folder + Path.PathSeparator + environment["PATH"];
        }
    }

    /// <summary>Reads up to a word; null where the program ended before.</summary>
    private async Task<string?> ReadAsync(string word, CancellationToken cancellation)
    {
        using var registration = cancellation.Register(() => _process.Kill(entireProcessTree: true));
        while (await _process.StandardOutput.ReadLineAsync(cancellation).ConfigureAwait(false) is { } text)
        {
            var line = HostLine.Read(text);
            if (line?.Word == word)
            {
                return line.Json;
            }

            if (line?.Word == "error")
            {
                _error ??= "BenchmarkDotNet: " + JsonSerializer.Deserialize<string>(line.Json);
            }
            else if (line?.Word == "result")
            {
                // Before it is ready: a case that could not be opened.
                var result = BenchmarkResult.Read(line.Json);
                _early[result.Case] = result;
            }
        }

        return null;
    }
}
