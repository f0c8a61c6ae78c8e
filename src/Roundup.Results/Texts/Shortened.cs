namespace Roundup.Results.Texts;

/// <summary>Text from outside that nobody reads to its end.</summary>
public static class Shortened
{
    private const string Ellipsis = "…";

    /// <summary>The text, or its beginning with an ellipsis where it is longer than <paramref name="most"/> UTF-16 units.</summary>
    public static string To(int most, string text)
    {
        ArgumentNullException.ThrowIfNull(text);
        if (text.Length <= most)
        {
            return text;
        }

        // Half of a character outside the basic plane is no character.
        var end = most - Ellipsis.Length;
        return text[..(char.IsHighSurrogate(text[end - 1]) ? end - 1 : end)] + Ellipsis;
    }
}
