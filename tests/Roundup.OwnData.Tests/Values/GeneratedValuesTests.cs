using System.Collections;
using System.Text.RegularExpressions;
using Roundup.OwnData.Reading;

namespace Roundup.OwnData.Tests.Values;

/// <summary>Values that are generated from types.</summary>
public sealed class GeneratedValuesTests : FolderTests
{
    private const string Shop = """
        namespace Shop;

        public class Order
        {
            public Order(Guid reference) => Reference = reference;
            public int Id { get; init; }
            public Guid Reference { get; }
            public required Customer Customer { get; set; }
            public List<Line> Lines { get; set; } = [];
            public DateTime CreatedAt { get; set; }
            public DateTime UpdatedAt { get; set; }
            public DateOnly? Due { get; set; }
            public Status Status { get; set; }
            public Marks Marks;
            public Payment Payment { get; set; } = null!;
            public Dictionary<string, decimal> Rates { get; set; } = [];
            public HashSet<int> Codes { get; set; } = [];
            public string[] Tags { get; set; } = [];
            public Line[] Returned { get; set; } = [];
            public Customer[]? Guests { get; set; }
            public Kind[] Kinds { get; set; } = [];
            public byte[] Thumbnail { get; set; } = [];
            public IReadOnlyList<TimeSpan> Waits { get; set; } = [];
            public Uri? Link { get; set; }
            public double Total => 12;
        }

        public record Customer(string FirstName, string? Email, DateOnly Birthday, Address Address, int Age);
        public readonly record struct Address(string Street, string City, string? PostalCode, double Latitude);
        public record struct Line(string Sku, int Quantity, decimal Price, Kind? Kind, string? Description);
        public enum Status { Open, Paid = 5, Shipped = 9 }
        public enum Kind : byte { A = 1, B = 200 }
        [Flags] public enum Marks : long { None = 0, Gift = 1, Fragile = 2, Express = 1L << 40 }
        public abstract class Payment { public decimal Amount { get; set; } }
        public class CardPayment : Payment { public string Token { get; set; } = ""; }
        public class CashPayment : Payment { public string Currency { get; set; } = ""; }
        public sealed class GiftPayment : CashPayment { public char Letter { get; set; } }
        """;

    [Fact]
    public void Values_have_the_types_of_their_members_and_sizes_of_data()
    {
        var program = Compile(Shop, "Order");
        var texts = new List<string>();
        var prices = new List<decimal>();
        for (var index = 0; index < 60; index++)
        {
            using var order = JsonDocument.Parse(program.Json(1, index));
            var root = order.RootElement;
            var customer = root.GetProperty("Customer");
            texts.Add(customer.GetProperty("FirstName").GetString()!);
            customer.GetProperty("Birthday").GetDateTime().Year.ShouldBeInRange(2000, 2029);
            customer.GetProperty("Address").GetProperty("Latitude").GetDouble().ShouldBeInRange(0, 1000);
            root.GetProperty("CreatedAt").GetDateTime().Kind.ShouldBe(DateTimeKind.Utc);
            root.GetProperty("Status").GetInt32().ShouldBeOneOf(0, 5, 9);
            root.GetProperty("Thumbnail").GetBytesFromBase64().Length.ShouldBeInRange(32, 256);
            root.GetProperty("Lines").GetArrayLength().ShouldBeInRange(1, 5);
            root.GetProperty("Rates").EnumerateObject().Count().ShouldBeInRange(1, 5);
            root.GetProperty("Returned").GetArrayLength().ShouldBeInRange(1, 5);
            root.GetProperty("Kinds").GetArrayLength().ShouldBeInRange(1, 5);
            foreach (var line in root.GetProperty("Lines").EnumerateArray())
            {
                line.GetProperty("Quantity").GetInt32().ShouldBeGreaterThanOrEqualTo(0);
                prices.Add(line.GetProperty("Price").GetDecimal());
            }
        }

        texts.ShouldAllBe(text => Regex.IsMatch(text, "^[A-Z][a-z]+( [a-z]+){0,23}$"));
        texts.Distinct().Count().ShouldBe(60);
        texts.ShouldContain(text => text.Length < 12);
        texts.ShouldContain(text => text.Length > 40);
        prices.ShouldAllBe(price => price >= 0 && price <= 1000 && price * 100 % 1 == 0);
        prices.ShouldContain(price => price * 10 % 1 != 0);
    }

    [Fact]
    public void Collections_of_the_framework_hold_elements_too()
    {
        const string Text = """
            public class Shed
            {
                public System.Collections.Frozen.FrozenDictionary<string, int> Still { get; set; } = null!;
                public System.Collections.Frozen.FrozenSet<int> Numbers { get; set; } = null!;
                public System.Collections.Immutable.ImmutableArray<Bin> Bins { get; set; }
                public System.Collections.Immutable.IImmutableSet<int> Ranks { get; set; } = null!;
                public System.Collections.ObjectModel.ReadOnlyCollection<string> Fixed { get; set; } = null!;
                public System.Collections.Concurrent.ConcurrentDictionary<string, Bin> Shared { get; set; } = null!;
                public Stack<int> Pile { get; set; } = null!;
                public KeyValuePair<string, (int Width, Half Ratio)> Pair { get; set; }
            }
            public class Bin { public string Name { get; set; } = ""; }
            """;
        using var shed = JsonDocument.Parse(Compile(Text, "Shed").Json(1, 0));
        var members = shed.RootElement.EnumerateObject().ToDictionary(one => one.Name, one => one.Value);
        members.Values.Where(one => one.ValueKind == JsonValueKind.Array).ShouldAllBe(one => one.GetArrayLength() > 0);
        members["Still"].EnumerateObject().ShouldNotBeEmpty();
        members["Bins"][0].GetProperty("Name").GetString().ShouldNotBeNullOrEmpty();
        members["Pair"].GetProperty("Value").GetProperty("Item1").ValueKind.ShouldBe(JsonValueKind.Number);
    }

    [Fact]
    public void Names_of_members_do_not_matter()
    {
        string[] names = ["Price", "Iban", "UserAgent", "CreatedAt", "Id"];
        var values = names.Select(name => Compile(
            $"public class Thing {{ public string {name} {{ get; set; }} = \"\"; public long {name}2 {{ get; set; }} }}", "Thing"))
            .Select(program => program.Json(1, 7).Split([',', ':', '}']))
            .Select(parts => (parts[1], parts[3]));

        values.Distinct().Count().ShouldBe(1);
    }

    [Fact]
    public void Whole_numbers_have_few_and_many_digits()
    {
        var program = Compile("public class Row { public long[] Numbers { get; set; } = []; public byte Small { get; set; } }", "Row");
        var numbers = Enumerable.Range(0, 200).SelectMany(index => (long[])Get(program.Value(1, index), "Numbers")!).ToList();

        numbers.Select(number => number.ToString().Length).Distinct().Order().ShouldBe(Enumerable.Range(1, 12));
        Enumerable.Range(0, 200).Select(index => (byte)Get(program.Value(1, index), "Small")!).Max().ShouldBeGreaterThan((byte)99);
    }

    [Fact]
    public void A_seed_gives_the_same_values_another_seed_or_index_gives_others()
    {
        var program = Compile(Shop, "Order");

        program.Json(1, 3).ShouldBe(program.Json(1, 3));
        program.Json(1, 3).ShouldNotBe(program.Json(2, 3));
        Enumerable.Range(0, 200).Select(index => program.Json(1, index)).Distinct().Count().ShouldBe(200);

        // Values of few bits differ too.
        var small = Compile("public class Tick { public int Id { get; set; } }", "Tick");
        Enumerable.Range(0, 2000).Select(index => small.Json(1, index)).Distinct().Count().ShouldBe(2000);
        Enumerable.Range(0, 20).ShouldContain(index => small.Json(1, index) != small.Json(2, index));
    }

    [Fact]
    public void Every_class_and_flag_occurs_and_null_where_it_may_and_only_there()
    {
        var program = Compile(Shop, "Order");
        var orders = Enumerable.Range(0, 300).Select(index => program.Value(1, index)).ToList();

        orders.Select(order => Get(order, "Payment")!.GetType().Name).Distinct().Order()
            .ShouldBe(["CardPayment", "CashPayment", "GiftPayment"]);
        var marks = orders.Select(order => Convert.ToInt64(Get(order, "Marks"), null)).ToList();
        marks.ShouldContain(mark => (mark & (1L << 40)) != 0);
        marks.ShouldContain(mark => (mark & 3) == 3);
        var links = orders.Count(order => Get(order, "Link") is null);
        links.ShouldBeInRange(10, 60);
        foreach (var order in orders)
        {
            Get(order, "Reference").ShouldNotBe(Guid.Empty);
            ((IEnumerable)Get(order, "Tags")!).Cast<object?>().ShouldAllBe(tag => tag != null);
            Get(Get(order, "Customer")!, "FirstName").ShouldNotBeNull();
        }
    }

    [Theory]
    [InlineData(null, 4)]
    [InlineData(2, 2)]
    public void Types_that_hold_themselves_end_at_the_depth(int? depth, int levels)
    {
        const string Tree = """
            #nullable enable
            using System.Collections.Generic;
            public class Node
            {
                public Node? Left { get; set; }
                public List<Node> Children { get; set; } = [];
                public Expr Value { get; set; } = null!;
            }

            public abstract record Expr;
            public record Number(double Value) : Expr;
            public record Sum(Expr Left, Expr Right) : Expr;
            """;
        var program = Compile(Tree, "Node", depth);
        var deepest = 0;
        for (var index = 0; index < 20; index++)
        {
            var node = program.Value(1, index);
            deepest = Math.Max(deepest, Depth(node));
            Expressions(node).ShouldAllBe(one => one != null);
        }

        deepest.ShouldBe(levels);

        static int Depth(object node) =>
            1 + ((IEnumerable)Get(node, "Children")!).Cast<object>().Append(Get(node, "Left")).OfType<object>().Select(Depth)
                .DefaultIfEmpty(0).Max();

        static IEnumerable<object?> Expressions(object node) => Parts(Get(node, "Value"));

        static IEnumerable<object?> Parts(object? expression) => expression?.GetType().Name == "Sum"
            ? Parts(Get(expression, "Left")).Concat(Parts(Get(expression, "Right")))
            : [expression];
    }

    [Fact]
    public void A_class_that_cannot_be_without_itself_ends_with_null_all_the_same() =>
        Compile("public class Node { public string Name { get; set; } = \"\"; public Node Next { get; set; } = null!; }", "Node").Json(1, 0)
            .ShouldMatch("^(\\{\"Name\":\"[A-Za-z ]+\",\"Next\":){4}null\\}{4}$");

    [Fact]
    public void Entities_that_hold_each_other_in_many_lists_stay_small()
    {
        var classes = Enumerable.Range(0, 8).Select(n =>
            $"public class E{n} {{ public int Id {{ get; set; }} {string.Concat(Enumerable.Range(0, 8).Select(m =>
                $"public System.Collections.Generic.List<E{m}> L{m} {{ get; set; }} = []; "))} }}");
        var program = Compile(string.Join("\n", classes), "E0");

        Regex.Count(program.Json(1, 0), "\"Id\"").ShouldBeInRange(10, 2000);
    }

    [Fact]
    public void All_scalars_have_values_within_their_types()
    {
        string[] types =
        [
            "bool", "byte", "sbyte", "short", "ushort", "int", "uint", "long", "ulong", "float", "double", "decimal", "char", "string",
            "System.Guid", "System.DateTime", "System.DateTimeOffset", "System.DateOnly", "System.TimeOnly", "System.TimeSpan",
            "System.Uri", "System.Version", "byte[]", "int?", "int[][]", "System.Collections.Generic.IEnumerable<string>",
            "System.Collections.Generic.ISet<System.Guid>", "System.Collections.Generic.IReadOnlyDictionary<int, string>",
            "System.Collections.Generic.Dictionary<System.DayOfWeek, System.DateTime>",
        ];
        var members = types.Select((type, at) => $"public {type} Member{at} {{ get; set; }}{(type is "string" ? " = \"\";" : "")}");
        var source = $"#nullable disable warnings\npublic class All {{ {string.Join("\n", members)} }}";
        var program = Compile(source, "All");

        foreach (var index in Enumerable.Range(0, 20))
        {
            var all = program.Value(3, index);
            foreach (var property in all.GetType().GetProperties().Where(one => one.PropertyType != typeof(int?)))
            {
                property.GetValue(all).ShouldNotBeNull(property.Name);
            }
        }
    }

    [Fact]
    public void A_class_that_refuses_values_says_so()
    {
        var program = Compile(
            """
            public class Odd
            {
                private int n;
                public int N { get => n; set => n = value > 5 ? throw new System.ArgumentException("N is at most 5.") : value; }
            }
            """,
            "Odd");

        var error = Should.Throw<TargetInvocationException>(() => Enumerable.Range(0, 9).Select(index => program.Json(1, index)).ToList());
        error.InnerException!.Message.ShouldBe(
            "Odd refuses values (ArgumentException: N is at most 5); give some that it takes with --data");
    }

    [Fact]
    public void A_class_that_takes_some_values_only_gets_such()
    {
        var program = Compile(
            """
            public class Range
            {
                public Range(int from, int to) => (From, To) = from < to ? (from, to) : throw new System.ArgumentException("from > to");
                public int From { get; }
                public int To { get; }
            }
            """,
            "Range");

        Enumerable.Range(0, 50).Select(index => program.Json(1, index)).Distinct().Count().ShouldBeGreaterThan(40);
    }

    private static object? Get(object value, string member) => value.GetType().GetMember(member).Single() switch
    {
        PropertyInfo property => property.GetValue(value),
        var field => ((FieldInfo)field).GetValue(value),
    };

    private ValuesProgram Compile(string source, string type, int? depth = null)
    {
        var name = Guid.NewGuid().ToString("N");
        var file = folder.Write(name + "/Model.cs", source);
        var dataset = OwnDataReader.Read(new() { Model = file, Type = type, Depth = depth }, folder.Path, []);
        return ValuesProgram.Of(dataset, folder.In(name + "/p"));
    }
}
