namespace Roundup.OwnData.Tests.Samples;

/// <summary>A random model, and values of it as System.Text.Json writes them: what real samples are made of.</summary>
internal sealed class RandomModel
{
    private static readonly string[] s_words =
        ["order", "customer", "price", "created", "lines", "status", "owner", "address", "size", "link", "data", "elapsed", "item-no"];

    private readonly SeededRandom _random;
    private readonly Func<SeededRandom, int, string> _root;
    private readonly List<Func<SeededRandom, int, string>> _classes = [];

    public RandomModel(ulong seed)
    {
        _random = new(seed);
        for (var i = 0; i < 3; i++)
        {
            _classes.Add(Class());
        }

        _root = Class();
    }

    /// <summary>One value.</summary>
    public string Value() => _root(_random, 0);

    // Whether a member is there at all, is null, or has a value is drawn for each value.
    private Func<SeededRandom, int, string> Class()
    {
        var members = s_words.Where(_ => _random.Int(0, 2) == 0).Append("name")
            .Select(name => (name, Type: Type(0), Rare: _random.Int(0, 3)))
            .ToList();
        var tag = _random.Int(0, 3) == 0 ? _random.Pick(["type", "kind", "$type"]) : null;
        var own = members.ToDictionary(member => member.name, _ => _random.Int(0, 2));
        return (values, depth) =>
        {
            var kind = values.Int(0, 2);
            var parts = members
                .Where(member => tag is null || own[member.name] == 0 || own[member.name] == kind)
                .Where(member => member.Rare != 1 || values.Int(0, 3) > 0)
                .Select(member => (member.name, Value: member.Rare == 2 && values.Int(0, 4) == 0 ? "null" : member.Type(values, depth + 1)))
                .Select(member => $"\"{member.name}\":{member.Value}")
                .ToList();
            if (tag is not null)
            {
                parts.Insert(values.Int(0, parts.Count), $"\"{tag}\":\"{(char)('a' + kind)}-kind\"");
            }

            return $"{{{string.Join(",", parts)}}}";
        };
    }

    private Func<SeededRandom, int, string> Type(int depth) => _random.Int(0, depth > 2 ? 14 : 18) switch
    {
        0 => (r, _) => Json(r.Bool()),
        1 => (r, _) => Json(r.Int(-100, 100)),
        2 => (r, _) => Json((long)r.NextUInt64()),
        3 => (r, _) => Json(r.NextUInt64()),
        4 => (r, _) => Json(r.Double() * 1e6),
        5 => (r, _) => Json(r.Money(1000)),
        6 => (r, _) => Json(new decimal(r.Int(0, int.MaxValue), r.Int(0, int.MaxValue), r.Int(0, 100), r.Bool(), (byte)r.Int(0, 28))),
        7 => (r, _) => Json(r.Words(3)),
        8 => (r, _) => Json(r.Guid()),
        9 => (r, _) => Json(r.UtcDate().AddTicks(r.Long(0, 99_999_999))),
        10 => (r, _) => Json(new DateTimeOffset(DateTime.SpecifyKind(r.UtcDate(), 0), TimeSpan.FromMinutes(15 * r.Int(-50, 50)))),
        11 => (r, _) => Json(DateOnly.FromDateTime(r.UtcDate())),
        12 => (r, _) => Json(TimeSpan.FromTicks(r.Long(-1_000_000_000_000, 9_000_000_000_000))),
        13 => (r, _) => Json(r.Pick(["open", "closed", "lost"])),
        14 => (r, _) => Json(r.Bytes(r.Int(0, 60))),
        15 => List(Type(depth + 1)),
        16 => Map(Type(depth + 1)),
        _ => Reference(_random.Int(0, 3)),
    };

    private static Func<SeededRandom, int, string> List(Func<SeededRandom, int, string> element) => (r, depth) =>
        $"[{string.Join(",", Enumerable.Range(0, r.Int(0, 3)).Select(_ => element(r, depth + 1)))}]";

    private static Func<SeededRandom, int, string> Map(Func<SeededRandom, int, string> value) => (r, depth) =>
        $"{{{string.Join(",", Enumerable.Range(0, r.Int(0, 5)).Select(i => $"\"{r.Letters(4)}-{i}\":{value(r, depth + 1)}"))}}}";

    // Types may hold themselves.
    private Func<SeededRandom, int, string> Reference(int index) => (r, depth) =>
        depth > 5 || r.Int(0, depth) > 2 ? "null" : index < _classes.Count ? _classes[index](r, depth) : "{}";

    private static string Json<T>(T value) => JsonSerializer.Serialize(value);
}
