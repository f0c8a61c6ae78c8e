using System.Runtime.InteropServices;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace Roundup.Results.Reading;

/// <summary>
/// The form of a results file without samples: its longest lists are tables, one row a line. A file with samples has lists.
/// </summary>
internal static class ResultsTables
{
    /// <summary>The paths of the lists.</summary>
    private static readonly string[][] s_lists = [["serializers"], ["compressors"], ["cases"]];

    /// <summary>Writes a file with tables.</summary>
    public static void Write(JsonObject file, Stream output)
    {
        foreach (var path in s_lists)
        {
            if (Owner(file, path)?[path[^1]] is JsonArray { Count: > 0 } list)
            {
                Owner(file, path)![path[^1]] = JsonTable.Of(list);
            }
        }

        using var writer = new StreamWriter(output, new UTF8Encoding(false), leaveOpen: true) { NewLine = "\n" };
        Write(file, writer, lines: 3);
        writer.WriteLine();
    }

    /// <summary>The file with lists, as UTF-8; null where it has no table.</summary>
    /// <exception cref="JsonException">A table is not one, or is too long as a list.</exception>
    public static byte[]? WithLists(JsonElement file)
    {
        if (!s_lists.Any(path => TableReader.Is(At(file, path))))
        {
            return null;
        }

        using var lists = new ExpandedJson(JsonMarshal.GetRawUtf8Value(file).Length);
        Write(file, [], lists);
        return lists.Bytes();
    }

    private static void Write(JsonElement value, string[] path, ExpandedJson lists)
    {
        string Place() => string.Join('.', path.Prepend("$"));
        if (s_lists.Any(list => list.SequenceEqual(path)) && TableReader.Is(value))
        {
            TableReader.Write(value, Place(), lists);
        }
        else if (value.ValueKind == JsonValueKind.Object
            && s_lists.Any(list => list.Length > path.Length && path.SequenceEqual(list.Take(path.Length))))
        {
            lists.Json.WriteStartObject();
            foreach (var member in value.EnumerateObject())
            {
                lists.Json.WritePropertyName(member.Name);
                Write(member.Value, [.. path, member.Name], lists);
            }

            lists.Json.WriteEndObject();
        }
        else
        {
            lists.Write(value, Place);
        }
    }

    private static JsonElement At(JsonElement value, string[] path) =>
        path.Aggregate(value, (owner, name) => owner.ValueKind == JsonValueKind.Object && owner.TryGetProperty(name, out var member)
            ? member
            : default);

    private static JsonObject? Owner(JsonObject file, string[] path)
    {
        var owner = file;
        foreach (var name in path[..^1])
        {
            owner = owner?[name] as JsonObject;
        }

        return owner;
    }

    /// <summary>Breaks lines at the members of objects and the items of lists, down to a depth.</summary>
    private static void Write(JsonNode? node, TextWriter writer, int lines)
    {
        switch (node)
        {
            case JsonObject { Count: > 0 } members when lines > 0:
                writer.Write('{');
                foreach (var (i, (name, value)) in members.Index())
                {
                    writer.WriteLine(i == 0 ? "" : ",");
                    writer.Write(JsonValue.Create(name).ToJsonString(ResultsJson.Options));
                    writer.Write(':');
                    Write(value, writer, lines - 1);
                }

                writer.Write('}');
                break;
            case JsonArray { Count: > 0 } items when lines > 0:
                writer.Write('[');
                foreach (var (i, item) in items.Index())
                {
                    writer.WriteLine(i == 0 ? "" : ",");
                    Write(item, writer, 0);
                }

                writer.Write(']');
                break;
            default:
                writer.Write(node?.ToJsonString(ResultsJson.Options) ?? "null");
                break;
        }
    }
}
