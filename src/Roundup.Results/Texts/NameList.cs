using System.Globalization;

namespace Roundup.Results.Texts;

/// <summary>Names in a sentence, of which only the first are shown.</summary>
public static class NameList
{
    /// <summary>All names, or <c>a, b and 3 more</c> where there are more than <paramref name="most"/>.</summary>
    public static string Format(IReadOnlyCollection<string> names, int most)
    {
        ArgumentNullException.ThrowIfNull(names);
        var more = (names.Count - most).ToString("N0", CultureInfo.InvariantCulture);
        return string.Join(", ", names.Take(most)) + (names.Count > most ? $" and {more} more" : "");
    }
}
