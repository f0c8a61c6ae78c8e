using System.Globalization;
using System.Text;

namespace Roundup.ModelCompiler.Flavours.Schemas;

/// <summary>C# names in the letters that schema languages allow.</summary>
internal static class NameWords
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

    /// <summary>Letters, digits and underscores, starting with a letter; any other character becomes its number.</summary>
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
