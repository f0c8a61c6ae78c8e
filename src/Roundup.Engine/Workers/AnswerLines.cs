using System.IO.Pipes;
using System.Text;
using System.Threading.Channels;
using Roundup.Protocol;

namespace Roundup.Engine.Workers;

/// <summary>The answers that come from a worker's pipe, a line each.</summary>
internal sealed class AnswerLines
{
    /// <summary>The longest line, characters: an answer with the whole of a large payload that is shown stays below.</summary>
    private const int MaxLength = 64 << 20;

    /// <summary>How much of a strange line is quoted.</summary>
    private const int QuotedLength = 60;

    private readonly Channel<MessageReader> _answers =
        Channel.CreateUnbounded<MessageReader>(new UnboundedChannelOptions { SingleReader = true });

    private AnswerLines()
    {
    }

    /// <summary>
    /// The answers in their order. At the end of the pipe it is complete; where a line does not end, with a
    /// <see cref="ProtocolException"/>.
    /// </summary>
    public ChannelReader<MessageReader> Answers => _answers.Reader;

    /// <summary>Reads a pipe to its end, on a thread of its own.</summary>
    /// <param name="pipe">The pipe, which is closed then.</param>
    public static AnswerLines Read(AnonymousPipeServerStream pipe)
    {
        var lines = new AnswerLines();
        new Thread(() => lines.ReadAll(pipe)) { IsBackground = true, Name = "roundup answers" }.Start();
        return lines;
    }

    private void ReadAll(AnonymousPipeServerStream pipe)
    {
        try
        {
            using (pipe)
            using (var reader = new StreamReader(pipe, new UTF8Encoding(false)))
            {
                while (Next(reader) is { } line)
                {
                    _answers.Writer.TryWrite(new MessageReader(line));
                }
            }

            _answers.Writer.Complete();
        }
        catch (ProtocolException e)
        {
            _answers.Writer.Complete(e);
        }
        catch (IOException)
        {
            // The process is gone, as at the end of the pipe.
            _answers.Writer.Complete();
        }
    }

    /// <summary>The next line; null at the end. What was begun and not ended, by a worker that died, is no line.</summary>
    private static string? Next(StreamReader reader)
    {
        var line = new StringBuilder();
        for (var next = reader.Read(); next >= 0; next = reader.Read())
        {
            if (next == '\n')
            {
                return line.ToString();
            }

            line.Append((char)next);
            if (line.Length > MaxLength)
            {
                throw new ProtocolException($"a line of the answers does not end: '{line.ToString(0, QuotedLength)}…'");
            }
        }

        return null;
    }
}
