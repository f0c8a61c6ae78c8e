using System.Globalization;
using System.Text;

namespace Roundup.Inference.Naming;

/// <summary>Text of a sample as C# writes it. Nothing of a sample gets into code or a comment in another way.</summary>
internal static class Code
{
    /// <summary>A literal of a string; what cannot be seen is an escape.</summary>
    public static string Text(string text)
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

    /// <summary>A member behind a path: <c>.name</c>, or <c>["content-type"]</c>.</summary>
    public static string PathOf(string name) => Identifier.IsName(name) ? "." + name : $"[{Text(name)}]";
}
