using System.Text.Json;
using System.Text.RegularExpressions;

namespace Roundup.Trials.Fuzzing;

/// <summary>Where the parts of an example are, in bytes: a mutation of a part leaves the rest what it was.</summary>
/// <param name="Values">Values of members and lists, or texts and attributes of XML.</param>
/// <param name="Members">Members with their names, elements of lists, or lines.</param>
internal sealed record Spans(IReadOnlyList<Range> Values, IReadOnlyList<Range> Members)
{
    /// <summary>Those of JSON.</summary>
    /// <param name="json">The bytes.</param>
    /// <param name="offset">What to add to each place.</param>
    public static Spans OfJson(ReadOnlySpan<byte> json, int offset = 0)
    {
        var (values, members) = (new List<Range>(), new List<Range>());
        var open = new Stack<(int Member, int Value)>();
        var reader = new Utf8JsonReader(json, new() { CommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true });
        var name = -1;
        while (reader.Read())
        {
            var start = offset + (int)reader.TokenStartIndex;
            var end = offset + (int)reader.BytesConsumed;
            switch (reader.TokenType)
            {
                case JsonTokenType.PropertyName:
                    name = start;
                    continue;
                case JsonTokenType.StartObject or JsonTokenType.StartArray:
                    open.Push((name < 0 ? start : name, start));
                    break;
                case JsonTokenType.EndObject or JsonTokenType.EndArray:
                    var (member, value) = open.Pop();
                    members.Add(member..end);
                    values.Add(value..end);
                    break;
                default:
                    members.Add((name < 0 ? start : name)..end);
                    values.Add(start..end);
                    break;
            }

            name = -1;
        }

        return new(values, members);
    }

    /// <summary>Those of a file with a JSON value in each line.</summary>
    public static Spans OfJsonLines(byte[] lines)
    {
        var all = new Spans([], []);
        for (var start = 0; start < lines.Length;)
        {
            var end = Array.IndexOf(lines, (byte)'\n', start);
            var line = OfJson(lines.AsSpan(start..end), start);
            all = new([.. all.Values, .. line.Values], [.. all.Members, .. line.Members]);
            start = end + 1;
        }

        return all;
    }

    /// <summary>Those of XML whose characters are all ASCII.</summary>
    public static Spans OfXml(string xml) => new(
        [.. Regex.Matches(xml, "(?<=>)[^<>]+(?=<)|(?<=\")[^\"]*(?=\")").Select(match => match.Index..(match.Index + match.Length))],
        [.. Regex.Matches(xml, "<(\\w+)[^<>]*(/>|>[^<>]*</\\1>)").Select(match => match.Index..(match.Index + match.Length))]);
}
