using System.Text.Json;

namespace Roundup.Engine.Experiments.Checks.Texts;

// Finds in which members the JSON of two serializers differs, of the same values: pure, and without a value in what it returns.
// nameOf: how a name is shown; null where it is the key of a dictionary, which is a value.
internal sealed class TextComparer(Func<string, string?> nameOf)
{
    private const int MostDifferences = 200;

    private static readonly JsonDocumentOptions s_options = new() { MaxDepth = 1024, CommentHandling = JsonCommentHandling.Skip };

    private readonly Dictionary<TextDifference, bool> _found = [];
    private readonly HashSet<string?> _paired = [];
    private readonly MemberPairs _pairs = new();

    // Throws JsonException: a payload is no JSON.
    public static IReadOnlyList<TextDifference> Compare(
        IReadOnlyList<(byte[] Before, byte[] After)> payloads, Func<string, string?> nameOf)
    {
        var comparer = new TextComparer(nameOf);

        // What a first pass has learned of renamed members serves the second one for values that say less.
        for (var pass = 0; pass < 2; pass++)
        {
            comparer._found.Clear();
            foreach (var (before, after) in payloads)
            {
                using var from = JsonDocument.Parse(WithoutMark(before), s_options);
                using var to = JsonDocument.Parse(WithoutMark(after), s_options);
                comparer.CompareRoots(from.RootElement, to.RootElement);
                if (comparer._found.Count == 0 && !before.AsSpan().SequenceEqual(after))
                {
                    comparer.Add(TextDifferenceKind.Layout, new("", ""));
                }
            }
        }

        return comparer.Differences();
    }

    private static ReadOnlyMemory<byte> WithoutMark(byte[] text) => text is [0xEF, 0xBB, 0xBF, ..] ? text.AsMemory(3) : text;

    // A member that one text has in some values, and the other one in all, is left out where it has its default.
    private List<TextDifference> Differences() =>
    [
        .. _found.Keys
            .Select(one => one.Kind == TextDifferenceKind.Member && _paired.Contains(one.Before ?? one.After)
                ? one with { Kind = TextDifferenceKind.Default } : one)
            .Distinct().OrderBy(one => one.Kind).Take(MostDifferences),
    ];

    // The elements of a list have the paths that a single one has.
    private void CompareRoots(JsonElement from, JsonElement to)
    {
        var isList = from.ValueKind == JsonValueKind.Array && to.ValueKind == JsonValueKind.Array
            && from.GetArrayLength() == to.GetArrayLength();
        foreach (var (one, other) in isList ? from.EnumerateArray().Zip(to.EnumerateArray()) : [(from, to)])
        {
            Compare(one, other, new("", ""));
        }
    }

    private void Compare(JsonElement from, JsonElement to, Place at)
    {
        if (IsReference(from) != IsReference(to))
        {
            Add(TextDifferenceKind.References, at);
            return;
        }

        switch (from.ValueKind, to.ValueKind)
        {
            case (JsonValueKind.Object, JsonValueKind.Object):
                CompareMembers(from, to, at);
                break;
            case (JsonValueKind.Array, JsonValueKind.Array):
                foreach (var (one, other) in from.EnumerateArray().Zip(to.EnumerateArray()))
                {
                    Compare(one, other, at.Elements);
                }

                if (from.GetArrayLength() != to.GetArrayLength())
                {
                    Add(TextDifferenceKind.Form, at);
                }

                break;
            case (JsonValueKind.Object, JsonValueKind.Array) when from.TryGetProperty("$values", out var values):
                Add(TextDifferenceKind.References, at);
                Compare(values, to, at);
                break;
            case (JsonValueKind.Array, JsonValueKind.Object) when to.TryGetProperty("$values", out var values):
                Add(TextDifferenceKind.References, at);
                Compare(from, values, at);
                break;
            default:
                if (ScalarForms.KindOf(from, to) is { } kind)
                {
                    Add(kind, at);
                }

                break;
        }
    }

    private static bool IsReference(JsonElement value) =>
        value.ValueKind == JsonValueKind.Object && value.TryGetProperty("$ref", out _);

    private void CompareMembers(JsonElement from, JsonElement to, Place at)
    {
        CompareMarks(from, to, at);
        List<JsonProperty> before = [.. from.EnumerateObject().Where(IsMember)], after = [.. to.EnumerateObject().Where(IsMember)];
        var places = _pairs.Find(before, after, at.Before);
        for (var i = 0; i < before.Count; i++)
        {
            if (places[i] < 0)
            {
                Add(KindOfMissing(before[i].Value), new(Enter(at.Before, before[i].Name), null));
                continue;
            }

            var other = after[places[i]];
            var member = new Place(Enter(at.Before, before[i].Name), Enter(at.After, other.Name));
            _paired.UnionWith([member.Before, member.After]);
            CompareNames(before[i], other, member);
            Compare(before[i].Value, other.Value, member);
        }

        foreach (var added in after.Index().Where(one => !places.Contains(one.Index)))
        {
            Add(KindOfMissing(added.Item.Value), new(null, Enter(at.After, added.Item.Name)));
        }

        var order = places.Where(place => place >= 0).ToList();
        if (!order.SequenceEqual(order.Order()))
        {
            Add(TextDifferenceKind.Order, at);
        }
    }

    private static bool IsMember(JsonProperty property) => property.Name is "$values" or not ['$', ..];

    private void CompareMarks(JsonElement from, JsonElement to, Place at)
    {
        var before = from.EnumerateObject().Index().Where(one => !IsMember(one.Item)).ToDictionary(one => one.Item.Name);
        var after = to.EnumerateObject().Index().Where(one => !IsMember(one.Item)).ToDictionary(one => one.Item.Name);
        foreach (var name in before.Keys.Union(after.Keys))
        {
            var (isBefore, isAfter) = (before.TryGetValue(name, out var one), after.TryGetValue(name, out var other));
            var kind = name is "$id" or "$ref" ? TextDifferenceKind.References : TextDifferenceKind.Discriminator;
            if (isBefore != isAfter || (kind == TextDifferenceKind.Discriminator
                && ((one.Index == 0) != (other.Index == 0) || one.Item.Value.GetRawText() != other.Item.Value.GetRawText())))
            {
                Add(kind, new(isBefore ? at.Before : null, isAfter ? at.After : null));
            }
        }
    }

    private void CompareNames(JsonProperty from, JsonProperty to, Place member)
    {
        if (from.Name != to.Name)
        {
            Add(
                nameOf(from.Name) is null && nameOf(to.Name) is null ? TextDifferenceKind.Keys
                : string.Equals(from.Name, to.Name, StringComparison.OrdinalIgnoreCase) ? TextDifferenceKind.LetterCase
                : TextDifferenceKind.Name,
                member);
        }
    }

    private static TextDifferenceKind KindOfMissing(JsonElement value) =>
        value.ValueKind == JsonValueKind.Null ? TextDifferenceKind.Null
        : ScalarForms.IsDefault(value) ? TextDifferenceKind.Default
        : TextDifferenceKind.Member;

    private string? Enter(string? path, string name) => name == "$values" ? path
        : nameOf(name) is { } shown ? $"{path}{(path is "" ? "" : ".")}{shown}" : path + "[]";

    private void Add(TextDifferenceKind kind, Place at) => _found.TryAdd(new(kind, at.Before, at.After), true);

    // The path of a value in both texts.
    private readonly record struct Place(string? Before, string? After)
    {
        public Place Elements => new(Before + "[]", After + "[]");
    }
}
