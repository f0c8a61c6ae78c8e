using System.Text;
using System.Text.Json;
using Roundup.Catalogue;

namespace Roundup.OwnData.Samples.Json;

// The tokens of JSON in a stream. Only the current token is in memory, so that the file can have any size. Values in a row are lines of
// JSON (NDJSON).
internal sealed class JsonTokens : IDisposable
{
    // The deepest nesting of objects and lists. The default limit of System.Text.Json is 64 and can be raised.
    public const int MaxDepth = 512;

    private readonly string _file;
    private readonly Stream _stream;
    private readonly NameTable _names = new();
    private byte[] _buffer;
    private int _start;
    private int _end;
    private bool _atEnd;
    private int _valueStart;
    private int _valueLength;
    private char[] _text = new char[256];
    private int _textLength;
    private int _tokenStart;
    private TextPosition _position = new();
    private JsonReaderState _state = new(new() { AllowMultipleValues = true, MaxDepth = MaxDepth });

    // _file: what messages call it. _stream: JSON in UTF-8, UTF-16 or UTF-32; disposed of with this object. bufferSize: in bytes; a longer
    // token gets a longer buffer.
    public JsonTokens(string _file, Stream _stream, int bufferSize = 256 * 1024)
    {
        this._file = _file;
        _buffer = new byte[bufferSize];
        this._stream = SampleFile.AsUtf8(_stream);
    }

    public JsonTokenType Type { get; private set; }

    public ReadOnlySpan<char> Text => _text.AsSpan(0, _textLength);

    // The name of a member; equal names are the same string.
    public string Name => _names.Get(Text);

    public ReadOnlySpan<byte> Number => _buffer.AsSpan(_valueStart, _valueLength);

    // False at the end of the file.
    public bool Read()
    {
        Pass();
        while (true)
        {
            var reader = new Utf8JsonReader(_buffer.AsSpan(_start, _end - _start), _atEnd, _state);
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

            _tokenStart = _start + (int)reader.BytesConsumed;
            _state = reader.CurrentState;
            Pass();
            if (_atEnd)
            {
                (_valueStart, _valueLength) = (_start, 0);
                return false;
            }

            Fill();
        }
    }

    public RoundupException Error(string cause)
    {
        var at = _position;
        at.Pass(_buffer.AsSpan(_start, _valueStart - _start));
        return DataError.At(_file, at.Line, at.Column, cause);
    }

    public void Dispose() => _stream.Dispose();

    // The bytes from start to tokenStart are the current token. They are kept for its position and its digits.
    private void Pass()
    {
        _position.Pass(_buffer.AsSpan(_start, _tokenStart - _start));
        _start = _tokenStart;
    }

    private void Take(ref Utf8JsonReader reader)
    {
        Type = reader.TokenType;
        _valueStart = _start + (int)reader.TokenStartIndex;
        _valueLength = reader.ValueSpan.Length;
        _tokenStart = _start + (int)reader.BytesConsumed;
        _state = reader.CurrentState;
        if (Type is JsonTokenType.String or JsonTokenType.PropertyName)
        {
            if (_text.Length < _valueLength)
            {
                _text = new char[Math.Max(_valueLength, _text.Length * 2)];
            }

            try
            {
                _textLength = reader.CopyString(_text);
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
        if (_start > 0)
        {
            _buffer.AsSpan(_start, _end - _start).CopyTo(_buffer);
            (_end, _start, _tokenStart) = (_end - _start, 0, 0);
        }

        if (_end == _buffer.Length)
        {
            if (_buffer.Length == Array.MaxLength)
            {
                throw DataError.At(_file, _position.Line, _position.Column, "a single string is longer than 2 GB");
            }

            Array.Resize(ref _buffer, (int)Math.Min(2L * _buffer.Length, Array.MaxLength));
        }

        try
        {
            var read = _stream.ReadAtLeast(_buffer.AsSpan(_end), _buffer.Length - _end, throwOnEndOfStream: false);
            _end += read;
            _atEnd = _end < _buffer.Length;
        }
        catch (Exception e) when (e is DecoderFallbackException or EncoderFallbackException)
        {
            throw DataError.At(
                _file, _position.Line, _position.Column, "the text that follows is not valid in its encoding; save the file as UTF-8", e);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            throw DataError.InFile(_file, $"it cannot be read ({e.Message.TrimEnd('.')})", e);
        }
    }

    private RoundupException NotJson(JsonException e)
    {
        ReadOnlySpan<byte> left = _buffer.AsSpan(_start, _end - _start);
        var at = _position.At(left, e.LineNumber ?? 0, e.BytePositionInLine ?? 0, out var offset);
        return DataError.At(_file, at.Line, at.Column, JsonSyntaxError.In(e.Message, left[Math.Min(offset, left.Length)..]), e);
    }
}

// Member names, each as one string. After a limit that no class reaches, further names are not kept.
internal sealed class NameTable
{
    private const int Limit = 20_000;

    private readonly HashSet<string> _names = new(StringComparer.Ordinal);
    private readonly HashSet<string>.AlternateLookup<ReadOnlySpan<char>> _lookup;

    public NameTable() => _lookup = _names.GetAlternateLookup<ReadOnlySpan<char>>();

    public string Get(ReadOnlySpan<char> name)
    {
        if (_lookup.TryGetValue(name, out var known))
        {
            return known;
        }

        var made = name.ToString();
        if (_names.Count < Limit)
        {
            _names.Add(made);
        }

        return made;
    }
}
