using System.Text;
using System.Text.Json;

namespace Roundup.Inference.Reading;

/// <summary>
/// The tokens of JSON in a stream, one after the other. Only the token at hand is in memory, so that the file may be of any size. Several
/// values in a row are lines of JSON (NDJSON).
/// </summary>
internal sealed class JsonTokens : IDisposable
{
    /// <summary>Objects and lists inside each other. System.Text.Json's own limit is 64 and can be raised.</summary>
    public const int MaxDepth = 512;

    private readonly string file;
    private readonly Stream stream;
    private readonly NameTable names = new();
    private byte[] buffer;
    private int start;
    private int end;
    private bool atEnd;
    private int valueStart;
    private int valueLength;
    private char[] text = new char[256];
    private int textLength;
    private int tokenStart;
    private TextPlace place = new();
    private JsonReaderState state = new(new() { AllowMultipleValues = true, MaxDepth = MaxDepth });

    /// <summary>Reads a stream.</summary>
    /// <param name="file">What messages call it.</param>
    /// <param name="stream">JSON in UTF-8, UTF-16 or UTF-32; it is disposed of with this object.</param>
    /// <param name="bufferSize">Bytes read at once; a longer token gets a longer buffer.</param>
    public JsonTokens(string file, Stream stream, int bufferSize = 256 * 1024)
    {
        this.file = file;
        buffer = new byte[bufferSize];
        this.stream = SampleFile.AsUtf8(stream);
    }

    /// <summary>The token.</summary>
    public JsonTokenType Type { get; private set; }

    /// <summary>The characters of a string or of a member's name, without escapes.</summary>
    public ReadOnlySpan<char> Text => text.AsSpan(0, textLength);

    /// <summary>A member's name. The same name is the same string.</summary>
    public string Name => names.Of(Text);

    /// <summary>The digits of a number as they were written.</summary>
    public ReadOnlySpan<byte> Number => buffer.AsSpan(valueStart, valueLength);

    /// <summary>Whether the token is in no object and no list: the start of a value, or the end of it.</summary>
    public bool IsOutermost { get; private set; }

    /// <summary>Goes to the next token; false at the end of the file.</summary>
    /// <exception cref="SampleException">It is not JSON.</exception>
    public bool Read()
    {
        Pass();
        while (true)
        {
            var reader = new Utf8JsonReader(buffer.AsSpan(start, end - start), atEnd, state);
            try
            {
                if (reader.Read())
                {
                    Take(ref reader);
                    return true;
                }
            }
            catch (JsonException e)
            {
                throw NotJson(e);
            }

            tokenStart = start + (int)reader.BytesConsumed;
            state = reader.CurrentState;
            Pass();
            if (atEnd)
            {
                (valueStart, valueLength) = (start, 0);
                return false;
            }

            Fill();
        }
    }

    /// <summary>An error at the token.</summary>
    public SampleException Error(string cause)
    {
        var at = place;
        at.Pass(buffer.AsSpan(start, valueStart - start));
        return new SampleException(file, at, cause);
    }

    /// <inheritdoc/>
    public void Dispose() => stream.Dispose();

    // What lies between start and tokenStart has been read. It is kept until the next token, for its place and its digits.
    private void Pass()
    {
        place.Pass(buffer.AsSpan(start, tokenStart - start));
        start = tokenStart;
    }

    private void Take(ref Utf8JsonReader reader)
    {
        Type = reader.TokenType;
        IsOutermost = reader.CurrentDepth == 0 && Type != JsonTokenType.PropertyName;
        valueStart = start + (int)reader.TokenStartIndex;
        valueLength = reader.ValueSpan.Length;
        tokenStart = start + (int)reader.BytesConsumed;
        state = reader.CurrentState;
        if (Type is JsonTokenType.String or JsonTokenType.PropertyName)
        {
            if (text.Length < valueLength)
            {
                text = new char[Math.Max(valueLength, text.Length * 2)];
            }

            try
            {
                textLength = reader.CopyString(text);
            }
            catch (InvalidOperationException e)
            {
                throw Error(
                    e.InnerException is DecoderFallbackException
                        ? "the text is not UTF-8; save the file as UTF-8"
                        : "the text has half of a character (a surrogate without the other), which no .NET library writes back; remove it");
            }
        }
    }

    private void Fill()
    {
        if (start > 0)
        {
            buffer.AsSpan(start, end - start).CopyTo(buffer);
            (end, start, tokenStart) = (end - start, 0, 0);
        }

        if (end == buffer.Length)
        {
            if (buffer.Length == Array.MaxLength)
            {
                throw new SampleException(file, place, "a single text is longer than 2 GB");
            }

            Array.Resize(ref buffer, (int)Math.Min(2L * buffer.Length, Array.MaxLength));
        }

        try
        {
            var read = stream.ReadAtLeast(buffer.AsSpan(end), buffer.Length - end, throwOnEndOfStream: false);
            end += read;
            atEnd = end < buffer.Length;
        }
        catch (Exception e) when (e is DecoderFallbackException or EncoderFallbackException)
        {
            throw new SampleException(file, place, "the text that follows is not valid in its encoding; save the file as UTF-8", e);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            throw new SampleException(file, $"it cannot be read ({e.Message.TrimEnd('.')})", e);
        }
    }

    private SampleException NotJson(JsonException e)
    {
        ReadOnlySpan<byte> left = buffer.AsSpan(start, end - start);
        var at = place.At(left, e.LineNumber ?? 0, e.BytePositionInLine ?? 0, out var offset);
        return new SampleException(file, at, SyntaxProblem.In(e.Message, offset < left.Length ? left[offset] : null), e);
    }
}
