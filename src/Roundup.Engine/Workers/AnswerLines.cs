using System.IO.Pipes;
using System.Security.Cryptography;
using System.Text;
using System.Threading.Channels;
using Roundup.Protocol;

namespace Roundup.Engine.Workers;

/// <summary>
/// The lines that come from a worker's pipe. The library under test runs in the same process and may write to it: a line counts only if it
/// begins with the word that the worker was given. The first one that does not ends the reading.
/// </summary>
internal sealed class AnswerLines
{
    /// <summary>The longest line, characters: an answer with the whole of a large payload that is shown stays below.</summary>
    private const int MaxLength = 64 << 20;

    /// <summary>How much of a strange line is quoted.</summary>
    private const int QuotedLength = 60;

    private readonly Channel<MessageReader> _answers =
        Channel.CreateUnbounded<MessageReader>(new UnboundedChannelOptions { SingleReader = true });
    private readonly string _prefix;

    private AnswerLines(string prefix) => _prefix = prefix;

    /// <summary>
    /// The answers in their order. At the end of the pipe it is complete; where a line is none of the worker's, with a
    /// <see cref="ProtocolException"/>.
    /// </summary>
    public ChannelReader<MessageReader> Answers => _answers.Reader;

    /// <summary>A new word.</summary>
    public static string NewWord() => RandomNumberGenerator.GetHexString(16, lowercase: true);

    /// <summary>Reads a pipe to its end, on a thread of its own.</summary>
    /// <param name="pipe">The pipe, which is closed then.</param>
    /// <param name="word">The worker's word.</param>
    public static AnswerLines Read(AnonymousPipeServerStream pipe, string word)
    {
        var lines = new AnswerLines(AnswerAddress.Prefixed(word));
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
                    if (!line.StartsWith(_prefix, StringComparison.Ordinal))
                    {
                        throw new ProtocolException($"a line of the answers is not the worker's: '{Quoted(line)}'");
                    }

                    _answers.Writer.TryWrite(new MessageReader(line[_prefix.Length..]));
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
                throw new ProtocolException($"a line of the answers does not end: '{Quoted(line.ToString(0, QuotedLength + 1))}'");
            }
        }

        return null;
    }

    private static string Quoted(string line) => line.Length <= QuotedLength ? line : line[..QuotedLength] + "…";
}
