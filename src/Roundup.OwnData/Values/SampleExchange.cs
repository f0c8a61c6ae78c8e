using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using Roundup.OwnData.Values.Conversion;
using Roundup.OwnData.Versions;

namespace Roundup.OwnData.Values;

// The values of a sample as two versions of the types can have them: lines of JSON with the names of each. What the earlier types cannot
// have (a new enum member, a new class) is another value, or none, in a copy, which both exchange; the value itself stays in the newer
// version alone, behind those that are exchanged.
internal sealed class SampleExchange
{
    // After so many contents of a value are replaced one by one, whole members are left out.
    private const int MostTries = 20;

    private static readonly JsonDocumentOptions s_reading = new() { MaxDepth = SampleValues.MaxDepth };
    private static readonly JsonSerializerOptions s_copying =
        new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping, MaxDepth = SampleValues.MaxDepth };

    private readonly SortedSet<string> _leftOut = new(StringComparer.Ordinal);

    // lines: of the types as they are now. Members that one version lacks, or that have another type or initial value, have a value where
    // the sample lacks them: what a constructor leaves may differ.
    public SampleExchange(byte[] lines, ModelPairs pairs)
    {
        var old = new JsonTypeReader(pairs.Old, [], pairs).Read();
        var same = new ModelPairs(pairs.Now, pairs.Now, findsRenamed: false);
        var now = new JsonTypeReader(pairs.Now, [], same).Read();
        var both = new JsonTypeReader(pairs.Now, [], same, pairs).Read();
        var others = pairs.Types.SelectMany(pair => pair.Same.Where(one => one.Old.TypeText != one.Now.TypeText).Concat(pair.OtherInitial))
            .ToList();
        IReadOnlyList<string> given = [.. pairs.OnlyNow, .. others.Select(pair => pair.Now.FullName)];
        IReadOnlyList<string> givenOld = [.. pairs.OnlyOld, .. others.Select(pair => pair.Old.FullName)];
        var exchanged = new List<(byte[] Now, byte[] Old)?>();
        var alone = new List<byte[]>();
        var copies = new List<(byte[] Now, byte[] Old)?>();
        for (var rest = lines.AsSpan(); rest.IndexOf((byte)'\n') is var end and >= 0; rest = rest[(end + 1)..])
        {
            var line = Convert(rest[..end].ToArray(), now, given, out _);
            var pair = Exchanged(WithNumbersOf(both, line), old, now, givenOld);
            (pair?.Now == line ? exchanged : copies).Add(pair);
            alone.AddRange(pair?.Now == line ? [] : [line]);
        }

        exchanged.AddRange(copies.Where(copy => copy is not null));
        (Both, Alone) = (exchanged.Count, alone.Count);
        Now = Joined([.. exchanged.Select(pair => pair!.Value.Now), .. alone]);

        // The last ones have no values: the number of values decides which are taken of a large sample.
        Old = Joined([.. exchanged.Select(pair => pair!.Value.Old), .. alone.Select(_ => "{}"u8.ToArray())]);
    }

    public byte[] Now { get; }

    public byte[] Old { get; }

    // How many of the first values of both correspond.
    public int Both { get; }

    // How many values the earlier types cannot have.
    public int Alone { get; }

    // The members of which contents are left out.
    public IReadOnlyCollection<string> LeftOut => _leftOut;

    // The line, or a copy with other numbers where two types of a member round one, each in its own way.
    private byte[] WithNumbersOf(ObjectJson both, byte[] line)
    {
        var copy = Convert(line, both, [], out var rounded);
        _leftOut.UnionWith(rounded.Select(error => error.Path));
        return rounded.Count == 0 ? line : copy;
    }

    // The line, or a copy with what the earlier types can have too, and what they have of it; null: there is no such copy.
    private (byte[] Now, byte[] Old)? Exchanged(byte[] line, ObjectJson old, ObjectJson now, IReadOnlyList<string> given)
    {
        for (var tries = 0; ; tries++)
        {
            var converted = Convert(line, old, given, out var refused);
            if (refused.Count == 0)
            {
                return (line, converted);
            }

            _leftOut.UnionWith(refused.Select(error => error.Path));
            if (Changed(line, refused, tries < MostTries) is not { } changed)
            {
                return null;
            }

            // What the earlier types have instead may be nothing for those of now.
            Convert(changed, now, [], out refused);
            line = Changed(changed, refused, replaces: false) ?? changed;
        }
    }

    // The line with another value where one is refused, or without it, and its list; null: the whole line is refused.
    private static byte[]? Changed(byte[] line, IReadOnlyList<ConversionException> refused, bool replaces)
    {
        var copy = JsonNode.Parse(line, documentOptions: s_reading)!;

        // Those behind come first: an element that is removed moves them.
        foreach (var error in refused.Reverse())
        {
            object[] steps = [.. error.Steps.Reverse().SkipWhile(step => !replaces && step is int).Reverse()];
            var owner = steps.SkipLast(1).Aggregate<object, JsonNode?>(
                copy, (node, step) => step is int at ? node?[at] : node?[(string)step]);
            switch (owner, steps.LastOrDefault(), replaces ? error.Instead : null)
            {
                case (JsonArray list, int at, { } value):
                    list[at] = JsonNode.Parse(value);
                    break;
                case (JsonArray list, int at, _):
                    list.RemoveAt(at);
                    break;
                case (JsonObject members, string name, { } value):
                    members[name] = JsonNode.Parse(value);
                    break;
                case (JsonObject members, string name, _):
                    members.Remove(name);
                    break;
                default:
                    return null;
            }
        }

        return JsonSerializer.SerializeToUtf8Bytes(copy, s_copying);
    }

    private static byte[] Convert(byte[] line, ObjectJson type, IReadOnlyList<string> given, out IReadOnlyList<ConversionException> refused)
    {
        using var value = JsonDocument.Parse(line, s_reading);
        using var converted = new MemoryStream();
        using var writer = new Utf8JsonWriter(converted, SampleValues.Writing);
        var differences = new MemberDifferences();
        try
        {
            new SampleConverter(writer, differences, given).Root(value.RootElement, type);
        }
        catch (ConversionException e)
        {
            differences.Refuse(e);
        }

        refused = [.. differences.Refused.Select(one => one.Error)];
        writer.Flush();
        return converted.ToArray();
    }

    private static byte[] Joined(IEnumerable<byte[]> lines) => [.. lines.SelectMany(line => line.Append((byte)'\n'))];
}
