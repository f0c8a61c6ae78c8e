using System.Buffers;

namespace Roundup.OwnData.Samples.Json;

/// <summary>The messages of the JSON library for text that is not JSON, in words for a person who edits the file.</summary>
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

    /// <summary>The cause and the remedy.</summary>
    /// <param name="message">The library's message.</param>
    /// <param name="rest">The text from the place on; empty at the end of the file.</param>
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
                : $"this is not JSON ({Words(message)})";
    }

    private static bool IsCall(ReadOnlySpan<byte> text) =>
        text.IndexOfAnyExcept(s_ofNames) is var end and >= 0 && text[end] == '(';

    /// <summary>The first sentence of a message, without the position at its end.</summary>
    private static string Words(string message) =>
        message.Split('\n')[0].Split(" LineNumber: ", 2)[0].Split(" Change the reader options", 2)[0].TrimEnd('.', ' ');
}
