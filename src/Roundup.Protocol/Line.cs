using System.Text;

namespace Roundup.Protocol;

/// <summary>Fields to a line of text and back. Tabs, line breaks and backslashes within a field are escaped.</summary>
internal static class Line
{
    public static string Join(params string[] fields)
    {
        var line = new StringBuilder();
        for (var i = 0; i < fields.Length; i++)
        {
            if (i > 0)
            {
                line.Append('\t');
            }

            Escape(fields[i], line);
        }

        return line.ToString();
    }

    public static string[] Split(string line)
    {
        var fields = line.Split('\t');
        for (var i = 0; i < fields.Length; i++)
        {
            fields[i] = Unescape(fields[i]);
        }

        return fields;
    }

    private static void Escape(string field, StringBuilder line)
    {
        foreach (var c in field)
        {
            switch (c)
            {
                case '\t': line.Append("\\t"); break;
                case '\n': line.Append("\\n"); break;
                case '\r': line.Append("\\r"); break;
                case '\\': line.Append("\\\\"); break;
                default: line.Append(c); break;
            }
        }
    }

    private static string Unescape(string field)
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
