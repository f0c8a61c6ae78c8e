using System.Globalization;
using System.Text;

namespace Roundup.ModelCompiler.Flavours.Schemas;

// C# names in the letters that schema languages allow.
internal static class SchemaNames
{
    // TestUInt to test_u_int, HTMLText to html_text.
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

    // TestUInt to testUInt, HTMLText to htmlText.
    public static string Camel(string name)
    {
        var words = Snake(name).Split('_', StringSplitOptions.RemoveEmptyEntries);
        return words[0] + string.Concat(words.Skip(1).Select(Upper));
    }

    public static string Pascal(string snake) => string.Concat(snake.Split('_', StringSplitOptions.RemoveEmptyEntries).Select(Upper));

    public static string Upper(string word) => char.ToUpperInvariant(word[0]) + word[1..];

    // Letters, digits and underscores, starting with a letter. Any other character becomes its number.
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
