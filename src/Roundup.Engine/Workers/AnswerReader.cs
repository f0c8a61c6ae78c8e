using System.IO.Pipes;
using System.Text;
using System.Threading.Channels;
using Roundup.Protocol;

namespace Roundup.Engine.Workers;

// Reads the answers of a worker from its pipe, one a line.
internal sealed class AnswerReader
{
    // The longest line, characters; even an answer with a large payload is shorter.
    private const int MaxLength = 64 << 20;

    private const int QuotedLength = 60;

    private readonly Channel<MessageReader> _answers =
        Channel.CreateUnbounded<MessageReader>(new UnboundedChannelOptions { SingleReader = true });

    private AnswerReader()
    {
    }

    // The answers in their order. The channel completes at the end of the pipe, and with a ProtocolException at a line that is too long.
    public ChannelReader<MessageReader> Answers => _answers.Reader;

    public static AnswerReader Start(AnonymousPipeServerStream pipe)
    {
        var reader = new AnswerReader();
        new Thread(() => reader.ReadAll(pipe)) { IsBackground = true, Name = "roundup answers" }.Start();
        return reader;
    }

    private void ReadAll(AnonymousPipeServerStream pipe)
    {
        try
        {
            using (pipe)
            using (var reader = new StreamReader(pipe, new UTF8Encoding(false)))
            {
                while (NextLine(reader) is { } line)
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
            // The process has ended.
            _answers.Writer.Complete();
        }
    }

    // The next line; null at the end. The incomplete last line of a worker that died is dropped.
    private static string? NextLine(StreamReader reader)
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
