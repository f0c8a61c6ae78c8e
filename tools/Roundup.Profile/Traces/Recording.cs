using System.Diagnostics.Tracing;
using Microsoft.Diagnostics.NETCore.Client;
using Microsoft.Diagnostics.Tracing.Parsers;
using Roundup.Engine.Workers;
using Roundup.Results;

namespace Roundup.Profile.Traces;

/// <summary>Records a trace by the runtime of a process into a file, until <see cref="StopAsync"/>.</summary>
internal sealed class Recording : IAsyncDisposable
{
    private const string Runtime = "Microsoft-Windows-DotNETRuntime";
    private const string SampleProfiler = "Microsoft-DotNETCore-SampleProfiler";
    private const int BufferMegabytes = 256;

    /// <summary>How long the runtime may take to write the end of a trace.</summary>
    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(60);

    private readonly EventPipeSession _session;
    private readonly FileStream _file;
    private readonly Task _copying;
    private bool _stopped;

    private Recording(EventPipeSession session, string path)
    {
        _session = session;
        _file = File.Create(path);
        _copying = session.EventStream.CopyToAsync(_file);
    }

    /// <summary>Records a stack of each managed thread every millisecond, with the names of its methods.</summary>
    public static Task<Recording> SamplesAsync(int process, string path, CancellationToken cancellation) => StartAsync(
        process,
        path,
        new EventPipeSessionConfiguration(
            [
                new EventPipeProvider(SampleProfiler, EventLevel.Informational),
                new EventPipeProvider(Runtime, EventLevel.Informational, (long)ClrTraceEventParser.Keywords.Default),
            ],
            BufferMegabytes,
            requestRundown: true,
            requestStackwalk: true),
        cancellation);

    /// <summary>
    /// Records the start and end of work of the JIT, the type loader, the look-up of precompiled code and the assembly loader; without
    /// stacks, which would cost more time than the work.
    /// </summary>
    public static Task<Recording> RuntimeWorkAsync(int process, string path, CancellationToken cancellation) => StartAsync(
        process,
        path,
        new EventPipeSessionConfiguration(
            [
                new EventPipeProvider(
                    Runtime,
                    EventLevel.Verbose,
                    (long)(ClrTraceEventParser.Keywords.Jit
                        | ClrTraceEventParser.Keywords.Binder
                        | ClrTraceEventParser.Keywords.CompilationDiagnostic
                        | ClrTraceEventParser.Keywords.TypeDiagnostic)),
            ],
            BufferMegabytes,
            requestRundown: false,
            requestStackwalk: false),
        cancellation);

    /// <summary>Ends the trace and completes the file.</summary>
    /// <exception cref="WorkerFailedException">The runtime does not write the end of the trace.</exception>
    public async Task StopAsync(CancellationToken cancellation)
    {
        try
        {
            await _session.StopAsync(cancellation).WaitAsync(s_limit, cancellation);
            await _copying.WaitAsync(s_limit, cancellation);
        }
        catch (TimeoutException)
        {
            throw new WorkerFailedException(Outcome.Hung, $"its trace did not end within {s_limit.TotalSeconds:0} s");
        }

        _stopped = true;
        await _file.FlushAsync(cancellation);
    }

    public async ValueTask DisposeAsync()
    {
        _session.Dispose();
        if (!_stopped)
        {
            // The worker died or the user cancelled: errors of the broken stream do not matter.
            await _copying.ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing);
        }

        await _file.DisposeAsync();
    }

    private static async Task<Recording> StartAsync(
        int process,
        string path,
        EventPipeSessionConfiguration configuration,
        CancellationToken cancellation)
    {
        EventPipeSession session;
        try
        {
            session = await StartSessionAsync(process, configuration, cancellation);
        }
        catch (Exception e) when (e is DiagnosticsClientException or TimeoutException or IOException or UnauthorizedAccessException)
        {
            var cause = e.Message.Split('\n')[0].Trim().TrimEnd('.');
            throw new WorkerFailedException(
                Outcome.Unsupported,
                "its runtime cannot be traced, which takes CoreCLR with its diagnostics port in the temporary folder "
                + $"(NativeAOT, Mono and .NET Framework have none): {cause}");
        }

        return new Recording(session, path);
    }

    /// <summary>.NET 7 and earlier cannot omit stacks.</summary>
    private static async Task<EventPipeSession> StartSessionAsync(
        int process,
        EventPipeSessionConfiguration wanted,
        CancellationToken cancellation)
    {
        var client = new DiagnosticsClient(process);
        try
        {
            return await client.StartEventPipeSessionAsync(wanted, cancellation);
        }
        catch (UnsupportedCommandException) when (!wanted.RequestStackwalk)
        {
            var withStacks = new EventPipeSessionConfiguration(
                wanted.Providers,
                wanted.CircularBufferSizeInMB,
                wanted.RequestRundown,
                requestStackwalk: true);
            return await client.StartEventPipeSessionAsync(withStacks, cancellation);
        }
    }
}
