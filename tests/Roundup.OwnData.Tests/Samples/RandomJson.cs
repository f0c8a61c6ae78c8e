namespace Roundup.OwnData.Tests.Samples;

/// <summary>Random JSON without any model behind it: any kind of value anywhere, names that no C# member can have.</summary>
internal sealed class RandomJson(ulong seed)
{
    private static readonly string[] s_names =
    [
        "a", "b", "A", "type", "kind", "class", "Equals", "get_a", "GetType", "$id", "$type", "content-type", "", " ", "4711", "größe",
        "a.b", "Thing", "x\ny", "\"", "名", "\u200b", "items", "Items", "value", "e", "\U0001F600", "List", "string", "thing",
        "__", "_", "-1",
    ];

    private static readonly string[] s_texts =
    [
        "", "a", "b", "open", "closed", "2026-01-02", "2026-01-02T03:04:05Z", "2026-01-02T03:04:05.120Z", "2026-01-02T03:04:05+02:00",
        "2026-01-02T03:04:05", "03:04:05", "1.03:04:05.0000001", "-00:00:01", "24:00:00", "0f8fad5b-d9cb-469f-a165-70867728950e",
        "0F8FAD5B-D9CB-469F-A165-70867728950E", "https://a.example/b?c=%20#d", "http://", "AAAA", "SGVsbG8gd29ybGQhIQ==", "QQ=", "QR==",
        "1.5", "true", "null", "é", "\U0001F600\u2028<>&'", "0001-01-01T00:00:00+01:00", "9999-12-31T23:59:59.9999999Z",
        "9999-12-31T23:59:59-14:00", "2026-02-30", "2026-01-02T24:00:00", "2026-01-02T03:04:05-00:00",
        "2026-01-02T03:04:05.12345678Z", "2026-01-02T03:04:05.0Z", "value__", "NaN", "-Infinity",
    ];

    private readonly SeededRandom _random = new(seed);

    /// <summary>An object, several in a list, or several lines.</summary>
    public List<string> Roots()
    {
        var hasDecimals = _random.Bool();
        return [.. Enumerable.Range(0, _random.Int(1, 6)).Select(_ => Object(1, hasDecimals))];
    }

    private string Value(int depth, bool hasDecimals) => _random.Int(0, depth > 5 ? 6 : 9) switch
    {
        0 => "null",
        1 => _random.Bool() ? "true" : "false",
        2 or 3 => Number(hasDecimals),
        4 or 5 or 6 => JsonSerializer.Serialize(_random.Pick(s_texts)),
        7 => $"[{string.Join(", ", Enumerable.Range(0, _random.Int(0, 3)).Select(_ => Value(depth + 1, hasDecimals)))}]",
        _ => Object(depth + 1, hasDecimals),
    };

    // A double of any size and a number of 28 digits in one place have no type in common.
    private string Number(bool hasDecimals) => _random.Int(0, 5) switch
    {
        0 => _random.Int(-9, 9).ToString(),
        1 => _random.Int(int.MinValue, int.MaxValue).ToString(),
        2 when hasDecimals => ((long)_random.NextUInt64()).ToString(),
        3 when hasDecimals => _random.NextUInt64().ToString(),
        _ when hasDecimals =>
            new decimal(_random.Int(0, 99), _random.Int(0, 9), _random.Int(0, 9), _random.Bool(), (byte)_random.Int(0, 20)).ToString(),
        2 => _random.Pick(["-0", "0.0", "1e3", "1.50", "2E-7", "-1.0e+2", "0.1", "100.00"]),
        _ => BitConverter.UInt64BitsToDouble(_random.NextUInt64() & ~(1UL << 62)).ToString("R"),
    };

    private string Object(int depth, bool hasDecimals)
    {
        var json = new StringBuilder("{");
        foreach (var name in Enumerable.Range(0, _random.Int(depth == 1 ? 1 : 0, 6)).Select(_ => _random.Pick(s_names)).Distinct())
        {
            json.Append(json.Length > 1 ? "," : "").Append(JsonSerializer.Serialize(name)).Append(": ").Append(Value(depth, hasDecimals));
        }

        return json.Append('}').ToString();
    }
}
