using System.Globalization;
using System.Text;

namespace Roundup.OwnData.Code;

// Texts as C# writes them. No text of a sample reaches code or a comment in any other way.
internal static class CSharpText
{
    // A string literal; characters that cannot be seen are escape sequences.
    public static string Literal(string text)
    {
        var literal = new StringBuilder("\"");
        foreach (var one in text)
        {
            literal.Append(one switch
            {
                '"' => "\\\"",
                '\\' => @"\\",
                >= ' ' and <= '~' => one.ToString(),
                _ when char.IsLetterOrDigit(one) => one.ToString(),
                _ => "\\u" + ((int)one).ToString("X4", CultureInfo.InvariantCulture),
            });
        }

        return literal.Append('"').ToString();
    }

    // The last step of a path: .name, or ["content-type"] for a name that C# cannot have.
    public static string PathStep(string name) => IsName(name) ? "." + name : $"[{Literal(name)}]";

    // Whether C# can have the name: letters, digits and _, no digit first. A keyword is a name.
    public static bool IsName(ReadOnlySpan<char> name)
    {
        if (name.Length == 0 || !(name[0] == '_' || IsLetter(name[0])))
        {
            return false;
        }

        foreach (var one in name)
        {
            if (one != '_' && !IsLetter(one) && char.GetUnicodeCategory(one) != UnicodeCategory.DecimalDigitNumber)
            {
                return false;
            }
        }

        return true;
    }

    public static bool IsAsciiName(ReadOnlySpan<char> name) => Ascii.IsValid(name) && IsName(name);

    // Without letters that need combining marks: they can be written in two ways.
    private static bool IsLetter(char one) =>
        char.GetUnicodeCategory(one) is UnicodeCategory.UppercaseLetter or UnicodeCategory.LowercaseLetter
            or UnicodeCategory.TitlecaseLetter or UnicodeCategory.OtherLetter;
}
