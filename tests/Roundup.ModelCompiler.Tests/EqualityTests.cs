namespace Roundup.ModelCompiler.Tests;

/// <summary>The rules of docs/model-compiler.md, each in words.</summary>
public class EqualityTests
{
    [Theory]
    [InlineData("Double", double.NaN, double.NaN, null)]
    [InlineData("Double", 0.0, -0.0, "Double: -0.0")]
    [InlineData("Double", 1.0, double.NaN, "Double: value")]
    [InlineData("Float", float.NaN, float.NaN, null)]
    [InlineData("Float", -0f, 0f, "Float: -0.0")]
    [InlineData("MaybeDouble", -0.0, 0.0, "MaybeDouble: -0.0")]
    [InlineData("MaybeInt", null, 0, "MaybeInt: null")]
    [InlineData("Text", null, "", "Text: null")]
    [InlineData("Text", "e\u0301", "\u00E9", "Text: value")]
    [InlineData("Text", "a", "A", "Text: value")]
    [InlineData("Blob", null, new byte[0], "Blob: null")]
    [InlineData("Blob", new byte[] { 1 }, new byte[] { 1, 0 }, "Blob: count")]
    [InlineData("Blob", new byte[] { 1, 2 }, new byte[] { 1, 2 }, null)]
    public void Values(string member, object? expected, object? actual, string? difference) => Check(member, expected, actual, difference);

    [Fact]
    public void A_lone_surrogate_is_not_the_replacement_character() => Check("Text", "\uD800", "\uFFFD", "Text: value");

    [Fact]
    public void Line_ends_and_halves_of_pairs_are_shown_as_escape_sequences()
    {
        var generated = new[] { Generated.Everything, Generated.Bag, Generated.Drawing }
            .First(one => one.RootType.GetProperty("Text") is not null);

        var compared = generated.One.Compare(Root(generated, "Text", "a\r\nb\uD800"), Root(generated, "Text", "a\nb\uD83D\uDE00"));

        compared.Examples["Text: value"].ShouldStartWith("\"a\\r\\nb\\uD800\" → \"a\\nb\uD83D\uDE00\"");
    }

    [Fact]
    public void NaN_equals_NaN_whatever_its_bits() =>
        Check("Double", BitConverter.Int64BitsToDouble(0x7FF8000000000001), double.NaN, null);

    [Fact]
    public void A_decimal_scale_that_is_lost_is_named() => Check("Decimal", 1.50m, 1.5m, "Decimal: decimal scale");

    [Fact]
    public void The_sign_of_a_decimal_zero_that_is_lost_is_named() => Check("Decimal", new decimal(0, 0, 0, true, 0), 0m, "Decimal: -0.0");

    [Fact]
    public void A_date_is_ticks_and_kind()
    {
        var utc = new DateTime(5, DateTimeKind.Utc);
        Check("Time", utc, new DateTime(5, DateTimeKind.Unspecified), "Time: DateTime.Kind");
        Check("Time", utc, new DateTime(6, DateTimeKind.Utc), "Time: DateTime.Ticks");
        Check("MaybeTime", utc, new DateTime(5, DateTimeKind.Local), "MaybeTime: DateTime.Kind");
    }

    [Fact]
    public void A_DateTimeOffset_is_ticks_and_offset()
    {
        var moment = new DateTimeOffset(2020, 1, 1, 12, 0, 0, TimeSpan.FromHours(2));
        Check("Moment", moment, moment.ToUniversalTime(), "Moment: DateTimeOffset.Offset");
        Check("Moment", moment, moment.AddTicks(1), "Moment: DateTimeOffset.Ticks");
    }

    [Theory]
    [InlineData("https://a.example/#x", "https://a.example/#y")]
    [InlineData("HTTPS://a.example/", "https://a.example/")]
    public void A_Uri_is_its_original_string(string expected, string actual) =>
        Check("Link", new Uri(expected), new Uri(actual), "Link: value");

    [Fact]
    public void Sets_have_no_order()
    {
        Check("Tags", new HashSet<string> { "a", "b" }, new HashSet<string> { "b", "a" }, null);
        Check("Tags", new HashSet<string> { "a", "b" }, new HashSet<string> { "b", "c" }, "Tags: element missing");
        Check(
            "Tags",
            new HashSet<string> { "a", "b" },
            new HashSet<string>(StringComparer.OrdinalIgnoreCase) { "A", "b" },
            "Tags: element missing");
        Check("Tags", new HashSet<string>(), null, "Tags: null");
        Check("Prices", new HashSet<decimal> { 1.0m }, new HashSet<decimal> { 1.00m }, "Prices: element missing");
        Check("Times", new HashSet<DateTime> { new(5, DateTimeKind.Utc) }, new HashSet<DateTime> { new(5) }, "Times: element missing");
    }

    [Fact]
    public void Maps_have_no_order()
    {
        Check("ByNumber", Map((1, "a"), (2, "b")), Map((2, "b"), (1, "a")), null);
        Check("ByNumber", Map((1, "a"), (2, "b")), Map((1, "a"), (3, "b")), "ByNumber: key missing");
        Check("ByNumber", Map((1, "a"), (2, "b")), Map((1, "a"), (2, "c")), "ByNumber[][]: value");
        Check("ByNumber", Map((1, "a")), Map(), "ByNumber: count");

        static Dictionary<int, List<string>> Map(params (int Key, string Value)[] pairs) =>
            pairs.ToDictionary(pair => pair.Key, pair => new List<string> { pair.Value });
    }

    [Fact]
    public void The_order_of_a_list_matters() => Check("Numbers", new List<int> { 1, 2 }, new List<int> { 2, 1 }, "Numbers[]: value");

    [Fact]
    public void The_type_of_a_collection_does_not_matter()
    {
        Check("AsEnumerable", new List<int?> { 1, null }, new int?[] { 1, null }, null);
        Check("AsReadOnlyCollection", new List<double> { 1 }, new Queue<double>([1]), null);
        Check("Times", new HashSet<DateTime> { new(5) }, new SortedSet<DateTime> { new(5) }, null);
    }

    [Fact]
    public void An_object_keeps_its_exact_type()
    {
        var generated = Generated.Drawing;
        Check("Best", Make(generated, "Circle"), Make(generated, "Ring"), "Best: type");
        Check("Best", Make(generated, "Ring"), Make(generated, "Ring"), null);
        Check("Thing", Make(generated, "Box", 1), Make(generated, "Note", "a", 1), "Thing: type");
    }

    [Fact]
    public void Null_against_a_root_is_structural()
    {
        var one = Generated.Everything.One;
        var root = new RandomGraph(1).Make(Generated.Everything.RootType);
        one.Compare(root, null).IsStructural.ShouldBeTrue();
        one.Compare(null, root).IsStructural.ShouldBeTrue();
        one.Compare(null, null).IsExact.ShouldBeTrue();
    }

    [Fact]
    public void Numbers_that_are_equal_are_exact_whatever_their_form()
    {
        var generated = Generated.Everything;
        bool IsExact(string member, object expected, object actual) =>
            generated.One.Compare(Root(generated, member, expected), Root(generated, member, actual)).IsExact;
        IsExact("Decimal", 1.50m, 1.5m).ShouldBeTrue();
        IsExact("Double", -0.0, 0.0).ShouldBeTrue();
        IsExact("Decimal", 1.50m, 1.51m).ShouldBeFalse();
    }

    private static object Make(Generated generated, string type, params object[] arguments) =>
        Activator.CreateInstance(generated.Assembly.GetType("Sample." + type, throwOnError: true)!, arguments)!;

    /// <summary>Compares two roots that differ in one member, both ways of carrying them included.</summary>
    private static void Check(string member, object? expected, object? actual, string? difference)
    {
        var generated =
            new[] { Generated.Everything, Generated.Bag, Generated.Drawing }.First(one => one.RootType.GetProperty(member) is not null);
        var (left, right) = (Root(generated, member, expected), Root(generated, member, actual));
        string[] differences = difference is null ? [] : [difference];
        generated.One.Differences(left, right).ShouldBe(differences);
        generated.One.Differences(right, left).ShouldBe(differences);

        // What the canonical codec carries keeps the difference.
        var carried = generated.One.FromCanonical(generated.One.Canonical(right));
        generated.One.Differences(left, carried).ShouldBe(differences);
    }

    private static object Root(Generated generated, string member, object? value)
    {
        var root = Activator.CreateInstance(generated.RootType)!;
        generated.RootType.GetProperty(member)!.SetValue(root, value);
        return root;
    }
}
