using System.Text;

namespace Roundup.Engine.Workers;

/// <summary>
/// Drains a stream of text and keeps its beginning: a stack overflow prints megabytes, and says what it is in the first line.
/// </summary>
internal sealed class TextHead
{
    private const int Kept = 16 * 1024;
    private readonly StringBuilder _text = new();

    public TextHead(TextReader reader) => Drained = Task.Run(() => DrainAsync(reader));

    /// <summary>Ends when the stream does.</summary>
    public Task Drained { get; }

    /// <summary>What has come so far, at most 16 KB.</summary>
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
                _text.Append(buffer, 0, Math.Min(read, Kept - _text.Length));
            }
        }
    }
}
