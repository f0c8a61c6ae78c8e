namespace Roundup.Reporting.Text;

/// <summary>Words of a command as a shell takes them.</summary>
public static class CommandWords
{
    /// <summary>A command line of these words.</summary>
    public static string Quoted(IEnumerable<string> words) => string.Join(' ', words.Select(Quoted));

    /// <summary>One word, in quotes where it needs them.</summary>
    public static string Quoted(string word)
    {
        ArgumentNullException.ThrowIfNull(word);
        return word.Length > 0 && word.All(c => char.IsLetterOrDigit(c) || "-_./:,@+=\\".Contains(c))
            ? word
            : $"'{word.Replace("'", "'\\''", StringComparison.Ordinal)}'";
    }
}
