using System.Text;
using System.Text.Json;
using Roundup.Catalogue;

namespace Roundup.OwnData.Samples.Json;

/// <summary>
/// The tokens of JSON in a stream. Only the current token is in memory, so that the file can have any size. Values in a row are lines
/// of JSON (NDJSON).
/// </summary>
internal sealed class JsonTokens : IDisposable
{
    /// <summary>The deepest nesting of objects and lists. The default limit of System.Text.Json is 64 and can be raised.</summary>
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
    private TextPosition position = new();
    private JsonReaderState state = new(new() { AllowMultipleValues = true, MaxDepth = MaxDepth });

    /// <param name="file">What messages call it.</param>
    /// <param name="stream">JSON in UTF-8, UTF-16 or UTF-32; it is disposed of with this object.</param>
    /// <param name="bufferSize">Bytes read at once; a longer token gets a longer buffer.</param>
    public JsonTokens(string file, Stream stream, int bufferSize = 256 * 1024)
    {
        this.file = file;
        buffer = new byte[bufferSize];
        this.stream = SampleFile.AsUtf8(stream);
    }

    public JsonTokenType Type { get; private set; }

    /// <summary>The characters of a string or of a member's name, without escapes.</summary>
    public ReadOnlySpan<char> Text => text.AsSpan(0, textLength);

    /// <summary>The name of a member; equal names are the same string.</summary>
    public string Name => names.Of(Text);

    /// <summary>The digits of a number as they were written.</summary>
    public ReadOnlySpan<byte> Number => buffer.AsSpan(valueStart, valueLength);

    /// <summary>Reads the next token; false at the end of the file.</summary>
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

    public RoundupException Error(string cause)
    {
        var at = position;
        at.Pass(buffer.AsSpan(start, valueStart - start));
        return DataError.At(file, at.Line, at.Column, cause);
    }

    public void Dispose() => stream.Dispose();

    // The bytes from start to tokenStart are the current token. They are kept for its position and its digits.
    private void Pass()
    {
        position.Pass(buffer.AsSpan(start, tokenStart - start));
        start = tokenStart;
    }

    private void Take(ref Utf8JsonReader reader)
    {
        Type = reader.TokenType;
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
                        : "the string has half a character (an unpaired surrogate), which no .NET library writes back; remove it");
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
                throw DataError.At(file, position.Line, position.Column, "a single string is longer than 2 GB");
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
            throw DataError.At(
                file, position.Line, position.Column, "the text that follows is not valid in its encoding; save the file as UTF-8", e);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            throw DataError.InFile(file, $"it cannot be read ({e.Message.TrimEnd('.')})", e);
        }
    }

    private RoundupException NotJson(JsonException e)
    {
        ReadOnlySpan<byte> left = buffer.AsSpan(start, end - start);
        var at = position.At(left, e.LineNumber ?? 0, e.BytePositionInLine ?? 0, out var offset);
        return DataError.At(file, at.Line, at.Column, JsonSyntaxError.In(e.Message, left[Math.Min(offset, left.Length)..]), e);
    }
}

/// <summary>Member names, each as one string. After a limit that no class reaches, further names are not kept.</summary>
internal sealed class NameTable
{
    private const int Limit = 20_000;

    private readonly HashSet<string> names = new(StringComparer.Ordinal);
    private readonly HashSet<string>.AlternateLookup<ReadOnlySpan<char>> lookup;

    public NameTable() => lookup = names.GetAlternateLookup<ReadOnlySpan<char>>();

    public string Of(ReadOnlySpan<char> name)
    {
        if (lookup.TryGetValue(name, out var known))
        {
            return known;
        }

        var made = name.ToString();
        if (names.Count < Limit)
        {
            names.Add(made);
        }

        return made;
    }
}
