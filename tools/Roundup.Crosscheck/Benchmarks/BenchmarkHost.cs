using System.Diagnostics;
using System.Globalization;
using System.Text.Json;
using Roundup.Engine.Processes;
using Roundup.Engine.Workers;

namespace Roundup.Crosscheck.Benchmarks;

/// <summary>A generated program that contains BenchmarkDotNet and runs a case on request.</summary>
internal sealed class BenchmarkHost : IAsyncDisposable
{
    /// <summary>A launch takes half a minute to a few, its build included.</summary>
    private static readonly TimeSpan s_limitOfLaunch = TimeSpan.FromMinutes(10);

    private readonly Process _process;
    private readonly TimeSpan _limit;
    private readonly Dictionary<int, BenchmarkResult> _early = [];
    private string? _error;

    private BenchmarkHost(Process process, TimeSpan limit)
    {
        _process = process;
        _limit = limit;
    }

    /// <summary>Starts the program and waits until BenchmarkDotNet has built what it needs.</summary>
    /// <param name="project">The project, already built.</param>
    /// <param name="artifacts">Where BenchmarkDotNet's own files go.</param>
    /// <param name="launches">How many launches BenchmarkDotNet makes of each case.</param>
    /// <param name="cases">The cases in the order in which they will be run.</param>
    /// <param name="cancellation">Ends the program.</param>
    public static async Task<BenchmarkHost> StartAsync(
        string project,
        string artifacts,
        int launches,
        IEnumerable<int> cases,
        CancellationToken cancellation)
    {
        var folder = Path.GetDirectoryName(project)!;
        var assembly = Path.Combine(folder, "bin", "Release", "net10.0", Path.GetFileNameWithoutExtension(project) + ".dll");
        var numbers = cases.Prepend(launches).Select(number => number.ToString(CultureInfo.InvariantCulture));
        var start = new ProcessStartInfo(Toolchain.DotNet, [assembly, artifacts, .. numbers])
        {
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            WorkingDirectory = folder,
        };
        Apply(start);
        var process = ProcessLauncher.Start(start);
        process.ErrorDataReceived += (_, _) => { };
        process.BeginErrorReadLine();
        var host = new BenchmarkHost(process, s_limitOfLaunch * launches);
        try
        {
            await host.ReadAsync("ready", cancellation);
            return host;
        }
        catch
        {
            await host.DisposeAsync();
            throw;
        }
    }

    /// <summary>Runs a case, which must be the next in the order given to <see cref="StartAsync"/>.</summary>
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
                await _process.StandardInput.WriteLineAsync("go".AsMemory(), cancellation);
                await _process.StandardInput.FlushAsync(cancellation);
            }
            catch (IOException)
            {
                // The program has ended: reading its output below tells why.
            }

            if (await ReadAsync("result", cancellation) is { } json)
            {
                return BenchmarkResult.Read(json);
            }
        }

        return BenchmarkResult.Failed(index, _error ?? "BenchmarkDotNet ended early; see its log");
    }

    /// <summary>Waits for the program to end after its last case, or kills it.</summary>
    public async ValueTask DisposeAsync()
    {
        try
        {
            _process.StandardInput.Close();
            using var patience = new CancellationTokenSource(TimeSpan.FromSeconds(30));
            await _process.StandardOutput.ReadToEndAsync(patience.Token);
            await _process.WaitForExitAsync(patience.Token);
        }
        catch (Exception e) when (e is IOException or OperationCanceledException or InvalidOperationException)
        {
            // It does not end by itself, or a read was cancelled.
        }

        if (!_process.HasExited)
        {
            _process.Kill(entireProcessTree: true);
        }

        _process.Dispose();
    }

    /// <summary>
    /// Applies the workers' environment without their one runtime setting, since BenchmarkDotNet's default job is measured unchanged.
    /// The processes in which BenchmarkDotNet measures inherit it.
    /// </summary>
    private static void Apply(ProcessStartInfo start)
    {
        WorkerEnvironment.Apply(start);
        var environment = start.Environment;
        environment.Remove("DOTNET_TC_CallCountingDelayMs");
        environment["DOTNET_CLI_TELEMETRY_OPTOUT"] = "1";
        environment["DOTNET_NOLOGO"] = "1";
        if (Path.GetDirectoryName(Toolchain.DotNet) is { Length: > 0 } folder)
        {
            // BenchmarkDotNet uses the first dotnet on the PATH.
            environment["PATH"] = folder + Path.PathSeparator + environment["PATH"];
        }
    }

    private void End(string reason)
    {
        _error ??= "BenchmarkDotNet " + reason;
        _process.Kill(entireProcessTree: true);
    }

    /// <summary>Reads lines up to one with the word; null where the program ended first.</summary>
    private async Task<string?> ReadAsync(string word, CancellationToken cancellation)
    {
        using var limit = new CancellationTokenSource(_limit);
        using var ended = limit.Token.Register(() => End($"gave no answer within {_limit.TotalMinutes:0} minutes and was ended"));
        using var registration = cancellation.Register(() => _process.Kill(entireProcessTree: true));
        while (await _process.StandardOutput.ReadLineAsync(cancellation) is { } text)
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
                // A case that could not be opened reports its result before the program is ready.
                var result = BenchmarkResult.Read(line.Json);
                _early[result.Case] = result;
            }
        }

        return null;
    }
}

/// <summary>A line that a generated host writes for Roundup: a word and JSON.</summary>
/// <param name="Word"><c>ready</c>, <c>result</c> or <c>error</c>.</param>
/// <param name="Json">Its value.</param>
internal sealed record HostLine(string Word, string Json)
{
    /// <summary>Reads a line of standard output; null for one that is not meant for Roundup.</summary>
    public static HostLine? Read(string line)
    {
        // BenchmarkDotNet sets the terminal's progress and title by escape codes without a line end: the prefix need not come first.
        var at = line.IndexOf(HostCode.Prefix, StringComparison.Ordinal);
        var rest = at < 0 ? "" : line[(at + HostCode.Prefix.Length)..];
        var space = rest.IndexOf(' ', StringComparison.Ordinal);
        return space <= 0 ? null : new HostLine(rest[..space], rest[(space + 1)..]);
    }
}
