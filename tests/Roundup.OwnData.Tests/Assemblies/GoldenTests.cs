using Roundup.ModelCompiler.Flavours;

namespace Roundup.OwnData.Tests.Assemblies;

/// <summary>The whole source of a few assemblies, which compiles and which the model compiler takes.</summary>
public sealed class GoldenTests : IDisposable
{
    private const string Shop = """
        namespace Shop;

        using Shop.Core;

        public class Order : Entity
        {
            public required string Number { get; init; }
            public DateTime Placed { get; set; }
            public Customer? Customer { get; set; }
            public List<Line> Lines { get; set; } = new();
            public Dictionary<string, decimal[]> Taxes { get; set; } = new();
            public Payment Payment { get; set; } = new Cash(1);
            public IReadOnlyList<Page<Line>>? Pages { get; set; }
            public Dictionary<Status, Line?> ByStatus { get; set; } = new();
            public decimal Total => 0;
            public static int Count { get; set; }
            public List<Line> Notes { get; } = new();
            internal int Hidden { get; set; }

            public class Line
            {
                public Line(string sku, int quantity = 1) => (Sku, Quantity) = (sku, quantity);
                public string Sku { get; }
                public int Quantity { get; }
                public Money Price;
            }
        }

        public readonly struct Money
        {
            public Money(decimal amount, string currency) => (Amount, Currency) = (amount, currency);
            public decimal Amount { get; }
            public string Currency { get; }
        }

        public abstract record Payment;
        public record Cash(decimal Given) : Payment;
        public sealed record Card(string Number, DateOnly Expires) : Payment { public string? Holder { get; set; } }
        """;

    private const string Core = """
        namespace Shop.Core;

        public abstract class Entity
        {
            protected Entity() { }
            public int Id { get; set; }
            public virtual string? Remark { get; set; }
        }

        internal class Secret { public int X { get; set; } }
        public class Customer { public string Name { get; set; } = ""; public byte[]? Photo { get; set; } public Flags Flags { get; set; } }
        public class Page<T> { public List<T> Items { get; set; } = new(); public T? First { get; set; } public int? Next { get; set; } }
        [Flags] public enum Flags : byte { None = 0, Vip = 1, Late = 2, Both = 3 }
        public enum Status { New, Paid = 5, Sent }
        """;

    private readonly AssemblyFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void Two_assemblies()
    {
        var core = _folder.Compile("Shop.Core", Core);
        var model = AssemblyReader.Read(_folder.Compile("Shop", Shop, [core]), "Shop.Order", [], _folder.In("packages"));

        Check(model, "two-assemblies");
    }

    [Fact]
    public void Constructors_and_inheritance() => Check(
        _folder.Read("""
            namespace Shop;
            public abstract class Shape
            {
                protected Shape(string name) => Name = name;
                public string Name { get; }
                public abstract double Area { get; set; }
                public virtual int Edges { get; set; }
                public abstract string Computed { get; }
            }
            public class Circle : Shape
            {
                public Circle(string name, double radius) : base(name) => Radius = radius;
                public double Radius { get; }
                public override double Area { get; set; }
                public override int Edges { get; set; }
                public override string Computed => Name;
            }
            public class Square : Shape
            {
                public Square() : base("square") { }
                [System.Text.Json.Serialization.JsonConstructor]
                public Square(string name, int edges) : base(name) => Edges = edges;
                public override double Area { get; set; }
                public new int Edges { get; set; }
                public override string Computed => "";
            }
            public interface IThing { int Id { get; } string Label { get; } }
            public class Thing : IThing { public int Id { get; set; } string IThing.Label => ""; }
            public class Other : IThing { public int Id { get; init; } public string Label { get; set; } = ""; }
            public record Item(int Id, string? Text, Uri Link) : IComparable<Item>
            {
                public int CompareTo(Item? other) => 0;
                public List<Shape> Shapes { get; init; } = [];
                public IThing? Thing { get; set; }
                public Nest? Tree { get; set; }
                public static class Outer { public class Inner { public int A; } }
                public Outer.Inner? Inner { get; set; }
            }
            public class Nest { public Nest? Left { get; set; } public int? Value { get; set; } public Guid[][] Ids { get; set; } = []; }
            """,
            "Shop.Item"),
        "constructors");

    [Fact]
    public void Attributes_of_serializers() => Check(
        _folder.Read("""
            namespace Shop;
            using System.Runtime.Serialization;
            using System.Text.Json;
            using System.Text.Json.Serialization;
            [DataContract(Name = "order \"x\""), Obsolete("old"), System.Diagnostics.DebuggerDisplay("{Id}")]
            [KnownType(typeof(Special)), KnownType("Types")]
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "kind"), JsonDerivedType(typeof(Special), "special")]
            public class Order
            {
                [DataMember(Order = 2, IsRequired = true), JsonPropertyName("id"), JsonPropertyOrder(-1)] public long Id { get; set; }
                [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public string? Text { get; set; }
                [System.ComponentModel.DefaultValue((short)3)] public short Level { get; set; }
                [JsonNumberHandling(JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.WriteAsString)]
                public int N { get; set; }
                [JsonConverter(typeof(OwnConverter))] public DateTime At { get; set; }
                public Level Kind { get; set; }
                [System.Xml.Serialization.XmlElement("a", typeof(int))] public int A { get; set; }
                static Type[] Types() => [];
            }
            public class Special : Order { [Own] public int B { get; set; } }
            public class OwnAttribute : Attribute;
            [JsonConverter(typeof(JsonStringEnumConverter<Level>))]
            public enum Level { [EnumMember(Value = "low")] Low, [JsonStringEnumMemberName("hi")] High }
            public class OwnConverter : JsonConverter<DateTime>
            {
                public override DateTime Read(ref Utf8JsonReader r, Type t, JsonSerializerOptions o) => default;
                public override void Write(Utf8JsonWriter w, DateTime v, JsonSerializerOptions o) { }
            }
            """),
        "attributes");

    private static void Check(AssemblyModel model, string name)
    {
        var findings = string.Concat(model.Findings.Select(finding => $"// {finding}\n"));
        Golden.ShouldMatch($"{model.Source}\n// Root: {model.RootType}\n{findings}", name + ".txt");
        AssemblyFolder.ShouldCompile(model.Source);
        Compiler.Compile(new("Own", model.RootType, false, [new("Model.cs", model.Source)]), "plain").ShouldNotBeEmpty();
    }
}
