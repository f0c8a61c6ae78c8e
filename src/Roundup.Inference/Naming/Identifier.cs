using System.Collections.Frozen;
using System.Globalization;

namespace Roundup.Inference.Naming;

/// <summary>Names of C#.</summary>
internal static class Identifier
{
    private static readonly FrozenSet<string> s_keywords = FrozenSet.ToFrozenSet(
        [
            "abstract", "as", "base", "bool", "break", "byte", "case", "catch", "char", "checked", "class", "const", "continue", "decimal",
            "default", "delegate", "do", "double", "else", "enum", "event", "explicit", "extern", "false", "finally", "fixed", "float",
            "for", "foreach", "goto", "if", "implicit", "in", "int", "interface", "internal", "is", "lock", "long", "namespace", "new",
            "null", "object", "operator", "out", "override", "params", "private", "protected", "public", "readonly", "ref", "return",
            "sbyte", "sealed", "short", "sizeof", "stackalloc", "static", "string", "struct", "switch", "this", "throw", "true", "try",
            "typeof", "uint", "ulong", "unchecked", "unsafe", "ushort", "using", "virtual", "void", "volatile", "while",
        ],
        StringComparer.Ordinal);

    /// <summary>Whether a name of a JSON member is one of a C# member too: letters, digits and <c>_</c>, no digit in front.</summary>
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

    /// <summary>The same with letters of ASCII alone.</summary>
    public static bool IsPlain(ReadOnlySpan<char> name) => System.Text.Ascii.IsValid(name) && IsName(name);

    /// <summary>How code writes a name: a keyword gets its at-sign.</summary>
    public static string Escaped(string name) => s_keywords.Contains(name) ? "@" + name : name;

    // Letters that a compiler takes as they are: those with marks could be written in two ways.
    private static bool IsLetter(char one) =>
        char.GetUnicodeCategory(one) is UnicodeCategory.UppercaseLetter or UnicodeCategory.LowercaseLetter
            or UnicodeCategory.TitlecaseLetter or UnicodeCategory.OtherLetter;
}
