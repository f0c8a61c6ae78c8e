using System.Text.Json;
using Roundup.Results.Texts;

namespace Roundup.Results.Reading;

/// <summary>What the JSON library says of a file, as a flaw in words that need no knowledge of our types.</summary>
public static class JsonProblem
{
    private const int Longest = 300;

    /// <summary>Whether an exception is the JSON library's about its input.</summary>
    public static bool Is(Exception exception) => exception is JsonException or NotSupportedException;

    /// <summary>The flaw of text that is not JSON.</summary>
    public static Defect NotJson(JsonException exception)
    {
        ArgumentNullException.ThrowIfNull(exception);
        var line = (exception.LineNumber ?? 0) + 1;
        return new($"line {line}, which is not JSON", Words(exception.Message)) { Line = line };
    }

    /// <summary>The flaw of a value that has no place in the file.</summary>
    public static Defect Describe(Exception exception)
    {
        ArgumentNullException.ThrowIfNull(exception);
        var place = (exception as JsonException)?.Path ?? PathIn(exception.Message);
        return exception switch
        {
            // An object without a type discriminator.
            NotSupportedException => new(place, "it does not say what it is"),
            _ when exception.Message.StartsWith("The JSON value could not be converted", StringComparison.Ordinal) =>
                new(place, "the value is not of the expected kind"),
            _ => new(place, Words(exception.Message)),
        };
    }

    private static string PathIn(string message)
    {
        const string Before = "Path: ";
        var at = message.IndexOf(Before, StringComparison.Ordinal);
        return at < 0 ? "$" : message[(at + Before.Length)..].Split(" | ", 2)[0];
    }

    // The first sentence, without the place that the library puts behind it.
    private static string Words(string message) => Shortened.To(
        Longest,
        message.Split('\n')[0].Split(" LineNumber: ", 2)[0].Split(" Path: ", 2)[0].TrimEnd('.', ' '));
}
