namespace Roundup.OwnData.Samples.Json;

/// <summary>The messages of the JSON library for text that is not JSON, in words for a person who edits the file.</summary>
internal static class JsonSyntaxError
{
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
    /// <param name="found">The byte at the place; null at the end of the file.</param>
    public static string In(string message, byte? found)
    {
        foreach (var (said, meaning) in s_known)
        {
            if (message.Contains(said, StringComparison.OrdinalIgnoreCase))
            {
                return meaning;
            }
        }

        return found is null ? "the file ends in the middle of a value; it seems to be cut off"
            : found is (byte)'/' or (byte)'#'
                ? "there is a comment, which JSON does not allow; remove it"
                : $"this is not JSON ({Words(message)})";
    }

    /// <summary>The first sentence of a message, without the position at its end.</summary>
    private static string Words(string message) =>
        message.Split('\n')[0].Split(" LineNumber: ", 2)[0].Split(" Change the reader options", 2)[0].TrimEnd('.', ' ');
}
