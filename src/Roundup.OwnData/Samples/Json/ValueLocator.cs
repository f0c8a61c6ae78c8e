using System.Buffers;
using System.Text.Json;

namespace Roundup.OwnData.Samples.Json;

// Moves to a value of a sample, so that an error can name its line and column.
internal sealed class ValueLocator(JsonTokens tokens)
{
    // Stops at the value, or at the last one on the way to it.
    public void GoTo(long root, IReadOnlyList<object> steps)
    {
        if (!tokens.Read() || (tokens.Type == JsonTokenType.StartArray && !tokens.Read()))
        {
            return;
        }

        for (; root > 0; root--)
        {
            if (!Skip() || !tokens.Read())
            {
                return;
            }
        }

        foreach (var step in steps)
        {
            if (!(step is string name ? Member(name) : Element((int)step)))
            {
                return;
            }
        }
    }

    private bool Member(string name)
    {
        while (tokens.Read() && tokens.Type == JsonTokenType.PropertyName)
        {
            var found = tokens.Name == name;
            if (!tokens.Read())
            {
                return false;
            }

            if (found)
            {
                return true;
            }

            Skip();
        }

        return false;
    }

    private bool Element(int index)
    {
        while (tokens.Read() && tokens.Type != JsonTokenType.EndArray)
        {
            if (index-- == 0)
            {
                return true;
            }

            Skip();
        }

        return false;
    }

    private bool Skip()
    {
        var depth = 0;
        do
        {
            depth += tokens.Type switch
            {
                JsonTokenType.StartObject or JsonTokenType.StartArray => 1,
                JsonTokenType.EndObject or JsonTokenType.EndArray => -1,
                _ => 0,
            };
        }
        while (depth > 0 && tokens.Read());
        return depth == 0;
    }
}

internal struct TextPosition()
{
    // The line, from 1.
    public long Line { get; private set; } = 1;

    // The column in characters, from 1.
    public long Column { get; private set; } = 1;

    public long Bytes { get; private set; }

    public void Pass(ReadOnlySpan<byte> text)
    {
        var last = text.LastIndexOf((byte)'\n');
        if (last >= 0)
        {
            Line += text.Count((byte)'\n');
            Column = 1;
            Bytes = 0;
        }

        var rest = text[(last + 1)..];
        Bytes += rest.Length;
        foreach (var one in rest)
        {
            // The second and later bytes of a character are 10xxxxxx.
            Column += (one & 0xC0) == 0x80 ? 0 : 1;
        }
    }

    // As a JSON reader reports it: line, and bytes in the line in front of the position, both from 0.
    public readonly TextPosition At(ReadOnlySpan<byte> text, long line, long bytes, out int offset)
    {
        var start = 0;
        for (var left = line + 1 - Line; left > 0 && text[start..].IndexOf((byte)'\n') is var end and >= 0; left--)
        {
            start += end + 1;
        }

        var before = start == 0 ? Bytes : 0;
        offset = start + (int)Math.Clamp(bytes - before, 0, text.Length - start);
        var position = this;
        position.Pass(text[..offset]);
        return position;
    }
}

// The messages of the JSON library for text that is not JSON, in words for a person who edits the file.
internal static class JsonSyntaxError
{
    private static readonly SearchValues<byte> s_ofNames =
        SearchValues.Create("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$."u8);

    private const byte Gzip = 0x1F;

    private static readonly (string Said, string Meaning)[] s_known =
    [
        ("does not contain any JSON tokens", "it is empty; a model needs at least one object"),
        ("trailing comma", "there is a comma with no value after it, which JSON does not allow; remove the comma"),
        ("Expected depth to be zero", "the file ends in the middle of an object or a list; it seems to be cut off"),
        ("Expected end of string", "the file ends in the middle of a string; it seems to be cut off"),
        ("reached end of data", "the file ends in the middle of a value; it seems to be cut off"),
        ("maximum configured depth", $"objects and lists are nested more than {JsonTokens.MaxDepth} levels deep"),
        ("invalid UTF-8", "the text is not UTF-8; save the file as UTF-8"),
    ];

    // rest: the text from the place on; empty at the end of the file.
    public static string In(string message, ReadOnlySpan<byte> rest)
    {
        byte? found = rest.IsEmpty ? null : rest[0];
        foreach (var (said, meaning) in s_known)
        {
            if (message.Contains(said, StringComparison.OrdinalIgnoreCase))
            {
                return meaning;
            }
        }

        return found == Gzip ? "it is compressed, and JSON is read as it is; unpack it with `gzip -d`"
            : found == (byte)','
                ? "there is a comma between values that are not in an array; remove the commas, or put [ and ] around all values"
            : found is (byte)')' ? "it begins with )]}', which guards JSON against scripts; remove what is before the first { or ["
            : IsCall(rest) ? "this is a call of a function with JSON in it (JSONP); remove the name and the parentheses"
            : found is null ? "the file ends in the middle of a value; it seems to be cut off"
            : found is (byte)'/' or (byte)'#'
                ? "there is a comment, which JSON does not allow; remove it"
                : $"this is not JSON ({Words(message)}); correct it, or give a file with values as a program writes them";
    }

    private static bool IsCall(ReadOnlySpan<byte> text) =>
        text.IndexOfAnyExcept(s_ofNames) is var end and >= 0 && text[end] == '(';

    private static string Words(string message) =>
        message.Split('\n')[0].Split(" LineNumber: ", 2)[0].Split(" Change the reader options", 2)[0].TrimEnd('.', ' ');
}
