using System.Text;

namespace Roundup.Engine.Processes;

// Reads the output of a process to its end and keeps only the beginning: a stack overflow prints megabytes, and the first line names it.
// After the beginning, only the runtime's messages about a crash and their first frames are kept, since a library may have logged much
// before the crash.
internal sealed class BoundedOutput
{
    private const int MaxLength = 16 * 1024;
    private const int MaxLineLength = 512;

    // Lines that are kept after a message about a crash: the exception's message, and frames.
    private const int LinesAfterCrash = 16;

    private readonly StringBuilder _text = new();
    private readonly StringBuilder _line = new();
    private int _linesToKeep;

    public BoundedOutput(TextReader reader) => Drained = Task.Run(() => DrainAsync(reader));

    public Task Drained { get; }

    // The text that was kept so far: the first 16 K characters, and at most 16 K more.
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
        while (await reader.ReadAsync(buffer) is var read and > 0)
        {
            lock (_text)
            {
                var head = Math.Clamp(MaxLength - _text.Length, 0, read);
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
            if (_line.Length < MaxLineLength)
            {
                _line.Append(next);
            }

            return;
        }

        var line = _line.ToString();
        _linesToKeep = CrashReason.IsCrashMessage(line) ? 1 + LinesAfterCrash : Math.Max(0, _linesToKeep - 1);
        if (_linesToKeep > 0 && _text.Length < 2 * MaxLength)
        {
            _text.Append('\n').Append(line).Append('\n');
        }

        _line.Clear();
    }
}
