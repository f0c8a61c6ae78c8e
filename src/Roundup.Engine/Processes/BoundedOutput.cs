using System.Text;

namespace Roundup.Engine.Processes;

/// <summary>
/// Drains a stream of text and keeps its beginning: a stack overflow prints megabytes, and says what it is in the first line. Of
/// what comes behind, only lines that tell the reason of a crash are kept, for a library may have logged a lot before it dies.
/// </summary>
internal sealed class BoundedOutput
{
    private const int Kept = 16 * 1024;
    private const int KeptOfLine = 512;
    private readonly StringBuilder _text = new();
    private readonly StringBuilder _line = new();
    private bool _isTold;

    public BoundedOutput(TextReader reader) => Drained = Task.Run(() => DrainAsync(reader));

    /// <summary>Ends when the stream does.</summary>
    public Task Drained { get; }

    /// <summary>What was kept so far: the first 16 K characters, and at most as much again.</summary>
    public override string ToString()
    {
        lock (_text)
        {
            return _text.ToString();
        }
    }

    private async Task DrainAsync(TextReader reader)
    {
        var buffer = new char[4096];
        while (await reader.ReadAsync(buffer).ConfigureAwait(false) is var read and > 0)
        {
            lock (_text)
            {
                var head = Math.Clamp(Kept - _text.Length, 0, read);
                _text.Append(buffer, 0, head);
                for (var i = head; i < read; i++)
                {
                    KeepIfCrashMessage(buffer[i]);
                }
            }
        }

        lock (_text)
        {
            KeepIfCrashMessage('\n');
        }
    }

    private void KeepIfCrashMessage(char next)
    {
        if (next != '\n')
        {
            if (_line.Length < KeptOfLine)
            {
                _line.Append(next);
            }

            return;
        }

        // The line behind such a one is kept too: it may hold the message.
        var line = _line.ToString();
        var telling = CrashReason.IsCrashMessage(line);
        if ((telling || _isTold) && _text.Length < 2 * Kept)
        {
            _text.Append('\n').Append(line).Append('\n');
        }

        _isTold = telling;
        _line.Clear();
    }
}
