using System.Text;

namespace Roundup.Protocol;

/// <summary>
/// Escapes the text of one field: tabs, line breaks and backslashes, and a dash where it is not the mark of an unknown value.
/// </summary>
internal static class FieldText
{
    /// <summary>What is written for a value that is not known.</summary>
    public const string Unknown = "-";

    /// <summary>The text as it is written.</summary>
    public static string Escape(string text)
    {
        if (text == Unknown)
        {
            return "\\-";
        }

        var field = new StringBuilder(text.Length);
        foreach (var c in text)
        {
            switch (c)
            {
                case '\t': field.Append("\\t"); break;
                case '\n': field.Append("\\n"); break;
                case '\r': field.Append("\\r"); break;
                case '\\': field.Append("\\\\"); break;
                default: field.Append(c); break;
            }
        }

        return field.ToString();
    }

    /// <summary>The text that was escaped.</summary>
    public static string Unescape(string field)
    {
        if (field.IndexOf('\\') < 0)
        {
            return field;
        }

        var text = new StringBuilder(field.Length);
        for (var i = 0; i < field.Length; i++)
        {
            if (field[i] != '\\' || i + 1 == field.Length)
            {
                text.Append(field[i]);
                continue;
            }

            i++;
            text.Append(field[i] switch { 't' => '\t', 'n' => '\n', 'r' => '\r', var c => c });
        }

        return text.ToString();
    }
}
