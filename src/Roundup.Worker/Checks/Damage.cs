using System.Text;
using System.Text.RegularExpressions;

namespace Roundup.Worker.Checks;

internal static class Damage
{
    private const int MostPlaces = 64;

    // A payload up to this length is truncated at each byte.
    private const int Small = 256;

    // The shortest run of letters that is looked for in the texts of a value.
    private const int LeastLetters = 3;

    // No byte of a UTF-8 text.
    private const byte NoText = 0xFF;

    // 16 777 215 in both byte orders; read in the other order it is negative. So large that what is allocated for it shows, and so small
    // that the process survives an array of as many references.
    private static readonly (string Form, byte[] Bytes)[] s_lengths =
        [("little-endian", [0xFF, 0xFF, 0xFF, 0x00]), ("big-endian", [0x00, 0xFF, 0xFF, 0xFF])];

    // 2 147 483 646 as a varint, which with ZigZag is 1 073 741 823.
    private static readonly byte[] s_varint = [0xFE, 0xFF, 0xFF, 0xFF, 0x07];

    // Maps whose number of members is in their first byte, with that of an empty one and the most members.
    private static readonly Dictionary<string, (int First, int Most)> s_maps = new()
    {
        ["MessagePack"] = (0x80, 15),
        ["CBOR"] = (0xA0, 23),
    };

    // What is around the members of a payload, and what is between two of them.
    private static readonly Dictionary<string, (Regex Parts, string Between)> s_forms = new()
    {
        ["JSON"] = (new(@"^(\s*\{)(.+)(\}\s*)$", RegexOptions.Singleline), ","),
        ["XML"] = (new(@"^([^<]*(?:<\?.*?\?>\s*)?<\w[^>]*>)(.+)(</[^>]*>\s*)$", RegexOptions.Singleline), ""),
        ["YAML"] = (new("^()(.+\n)()$", RegexOptions.Singleline), ""),
        ["Protobuf"] = (new("^()(.+)()$", RegexOptions.Singleline), ""),
    };

    public static IEnumerable<(string Place, byte[] Payload)> Truncated(byte[] payload) =>
        (payload.Length <= Small ? Enumerable.Range(0, payload.Length) : Places(payload.Length))
            .Select(at => ($"cut at byte {at}", payload.AsSpan(0, at).ToArray()));

    // With a huge length: as a varint behind which the payload ends, the shortest payload first, and in four bytes.
    public static IEnumerable<(string Place, byte[] Payload)> Inflated(byte[] payload) =>
        Places(payload.Length)
            .Select(at => ($"varint length at byte {at}, the last of {at + s_varint.Length}", (byte[])[.. payload.Take(at), .. s_varint]))
            .Concat(
                from at in Places(payload.Length - s_lengths[0].Bytes.Length + 1)
                from length in s_lengths
                select ($"{length.Form} length at byte {at}", Replaced(payload, at, length.Bytes)));

    public static IEnumerable<(string Place, byte[] Payload)> InvalidText<T>(byte[] payload, ICanonical<T> canonical, T value)
    {
        using var units = new MemoryStream();
        using var writer = new CanonicalWriter(units);
        canonical.Write(writer, value);
        writer.Flush();

        // Canonical bytes have the UTF-16 units of each text, whatever the names of the members are.
        var texts = units.ToArray();
        int[] letters = [.. Runs(payload)
            .Where(run => texts.AsSpan().IndexOf(Encoding.Unicode.GetBytes(Encoding.ASCII.GetString(payload, run.Start, run.Length))) >= 0)
            .SelectMany(run => Enumerable.Range(run.Start, run.Length))];
        return Places(letters.Length).Select(place => ($"no UTF-8 at byte {letters[place]}", Replaced(payload, letters[place], [NoText])));
    }

    // A payload that has each member of the root twice, first as in one and then as in another. Null where the format has no members of
    // their own, or the payload not its usual form.
    public static byte[]? Twice(string format, byte[] one, byte[] other)
    {
        if (s_maps.TryGetValue(format, out var map))
        {
            var (members, more) = (one[0] - map.First, other[0] - map.First);
            return members > 0 && more > 0 && members + more <= map.Most
                ? [(byte)(map.First + members + more), .. one.Skip(1), .. other.Skip(1)]
                : null;
        }

        if (!s_forms.TryGetValue(format, out var form))
        {
            return null;
        }

        // Each byte as a letter of its own.
        var bytes = Encoding.GetEncoding("ISO-8859-1");
        var (first, second) = (form.Parts.Match(bytes.GetString(one)), form.Parts.Match(bytes.GetString(other)));
        return first.Success && second.Success
            ? bytes.GetBytes(first.Groups[1].Value + first.Groups[2].Value + form.Between + second.Groups[2].Value + first.Groups[3].Value)
            : null;
    }

    private static IEnumerable<int> Places(int length)
    {
        var places = Math.Max(0, Math.Min(length, MostPlaces));
        return Enumerable.Range(0, places).Select(place => (int)((long)place * length / places));
    }

    private static byte[] Replaced(byte[] payload, int at, byte[] by)
    {
        var damaged = (byte[])payload.Clone();
        by.CopyTo(damaged, at);
        return damaged;
    }

    private static IEnumerable<(int Start, int Length)> Runs(byte[] payload)
    {
        for (var start = 0; start < payload.Length; start++)
        {
            var end = start;
            while (end < payload.Length && payload[end] is (>= (byte)'a' and <= (byte)'z') or (>= (byte)'A' and <= (byte)'Z'))
            {
                end++;
            }

            if (end - start >= LeastLetters)
            {
                yield return (start, end - start);
            }

            start = end;
        }
    }
}
