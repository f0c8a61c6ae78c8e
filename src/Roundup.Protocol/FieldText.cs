using System.Text;

namespace Roundup.Protocol;

// Escapes the text of one field: tabs, line breaks, backslashes, and a text that equals Unknown.
internal static class FieldText
{
    public const string Unknown = "-";

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
