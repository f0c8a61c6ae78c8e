using System.Collections.Concurrent;
using System.Text;
using Roundup.Protocol;

namespace Roundup.Worker.Messages;

// Reads commands on a separate thread. The end of standard input means that the host process has ended; then this process ends at once,
// even during a call that never returns.
internal sealed class CommandQueue : IDisposable
{
    private readonly BlockingCollection<string> _lines = [];

    public CommandQueue(Stream input)
    {
        var thread = new Thread(() => Read(input)) { IsBackground = true, Name = "roundup commands" };
        thread.Start();
    }

    public MessageReader Next() => new(_lines.Take());

    public void Dispose() => _lines.Dispose();

    private void Read(Stream input)
    {
        using var reader = new StreamReader(input, Encoding.UTF8);
        while (reader.ReadLine() is { } line)
        {
            _lines.Add(line);
        }

        Environment.Exit(OrphanExitCode);
    }

    // The exit code of a worker whose host process has ended.
    internal const int OrphanExitCode = 99;
}
