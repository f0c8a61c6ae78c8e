using System.Globalization;
using System.Text;

namespace Roundup.ModelCompiler.Flavours.Schemas;

/// <summary>C# names in the letters that schema languages allow.</summary>
internal static class SchemaNames
{
    /// <summary><c>TestUInt</c> to <c>test_u_int</c>, <c>HTMLText</c> to <c>html_text</c>.</summary>
    public static string Snake(string name)
    {
        var text = new StringBuilder();
        var ascii = Ascii(name);
        for (var i = 0; i < ascii.Length; i++)
        {
            var startsWord = i > 0 && char.IsAsciiLetterUpper(ascii[i])
                && (!char.IsAsciiLetterUpper(ascii[i - 1]) || (i + 1 < ascii.Length && char.IsAsciiLetterLower(ascii[i + 1])));
            if (startsWord && text[^1] != '_')
            {
                text.Append('_');
            }

            text.Append(char.ToLowerInvariant(ascii[i]));
        }

        return text.ToString();
    }

    /// <summary><c>TestUInt</c> to <c>testUInt</c>, <c>HTMLText</c> to <c>htmlText</c>.</summary>
    public static string Camel(string name)
    {
        var words = Snake(name).Split('_', StringSplitOptions.RemoveEmptyEntries);
        return words[0] + string.Concat(words.Skip(1).Select(Upper));
    }

    public static string Pascal(string snake) => string.Concat(snake.Split('_', StringSplitOptions.RemoveEmptyEntries).Select(Upper));

    public static string Upper(string word) => char.ToUpperInvariant(word[0]) + word[1..];

    /// <summary>Letters, digits and underscores, starting with a letter. Any other character becomes its number.</summary>
    public static string Ascii(string name)
    {
        var text = new StringBuilder();
        foreach (var letter in name.TrimStart('@', '_'))
        {
            text.Append(
                char.IsAsciiLetterOrDigit(letter) || letter == '_'
                    ? letter.ToString()
                    : "u" + ((int)letter).ToString("x4", CultureInfo.InvariantCulture));
        }

        return text.Length > 0 && char.IsAsciiLetter(text[0]) ? text.ToString() : "N" + text;
    }
}
