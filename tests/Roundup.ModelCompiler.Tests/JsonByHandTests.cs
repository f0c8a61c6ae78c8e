using System.Text.Json.Serialization.Metadata;
using Roundup.ModelCompiler.Flavours;
using Roundup.Serializers;

namespace Roundup.ModelCompiler.Tests;

public class JsonByHandTests
{
    // JSON has no NaN and no infinity: values with one are refused. A char may be half of a surrogate pair, which UTF-8 has no form for.
    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [InlineData("Scalars", "Everything", false)]
    [InlineData("Collections", "Bag", false)]
    [InlineData("Shapes", "Drawing", false)]
    [InlineData("Shapes", "Drawing", true)]
    public void Nothing_is_lost_that_JSON_can_hold(string name, string root, bool many)
    {
        var converter = Converter.Of(Generated.Of(name, root), many);
        var measured = 0;
        for (var seed = 0UL; seed < (ulong)AllTests.Times(300, 100); seed++)
        {
            var value = new RandomGraph(seed, loneSurrogates: false).Make(converter.Type);
            if (Write(converter, value) is { } json)
            {
                measured++;
                converter.Differences(value, converter.Read(json)).ShouldAllBe(
                    difference => difference == "Char: value" || difference == "Prices: element missing",
                    $"seed {seed}");
            }
        }

        measured.ShouldBeGreaterThan(5);
    }

    // The library writes computed properties too, and one of the model cannot stand null.
    [Theory]
    [InlineData("Collections", "Bag", false)]
    [InlineData("Shapes", "Drawing", false)]
    [InlineData("Shapes", "Drawing", true)]
    public void General_objects_lose_nothing(string name, string root, bool many)
    {
        var converter = Converter.Of(Generated.Of(name, root), many, "json-general");
        for (var seed = 0UL; seed < 100; seed++)
        {
            var value = new RandomGraph(seed, loneSurrogates: false, full: true).Make(converter.Type);
            if (Write(converter, value) is { } json)
            {
                converter.Differences(value, converter.Read(json))
                    .ShouldAllBe(difference => difference == "Prices: element missing", $"seed {seed}");
            }
        }
    }

    [Fact]
    public void Members_whose_type_depends_on_the_class_are_read_from_a_JsonElement()
    {
        const string Model = """
            public abstract class Root { }
            public class A : Root { public Same Same { get; set; } public List<Place> At { get; set; } }
            public class B : Root { public Same Same { get; set; } public Place At { get; set; } }
            public class C : Root { public Root[] Inner { get; init; } public Dictionary<string, Root> Of { get; set; } }
            public class Same { public int Number { get; set; } }
            public record Place(double X, string[] Names, int? Size);
            """;
        const string Json =
            """[{"type":"A","Same":{"Number":1},"At":[{"X":0.5,"Names":["a",null],"Size":null}]},"""
            + """{"type":"B","Same":{"Number":2},"At":{"X":1.5,"Names":null,"Size":7}},"""
            + """{"type":"C","Inner":[{"type":"C","Inner":[],"Of":{}}],"Of":{"k":{"type":"B","Same":{"Number":3},"At":null}}},null]""";
        var converter = Converter.Of(
            Generated.FromText(Model),
            many: true,
            "json-general");
        converter.Write(converter.Read(Json)).ShouldBe(Json);
        var byHand = Converter.Of(Generated.FromText(Model), many: true);
        byHand.Write(byHand.Read(Json)).ShouldBe(Json);
    }

    [Fact]
    public void A_hierarchy_inside_a_member_whose_type_depends_on_the_class_is_refused() =>
        Should.Throw<ModelException>(() => Compiler.Compile(
            Generated.FromText(
                "public class Root { public Root At { get; set; } } public class A : Root { public int X; } public class B : Root { "
                    + "public string X; } public class C : Root { public Root[] X; }"),
            "json-general")).Message.ShouldStartWith("C.X: ");

    [Fact]
    public void The_type_is_written_first_and_found_anywhere()
    {
        var converter = Converter.Of(Generated.FromText(Hierarchy), many: true);
        var list = converter.Read("""[{"Legs":[1,2],"unknown":{"type":"Cat"},"type":"Dog"},{"type":"Cat","Lives":9},null]""");
        converter.Write(list).ShouldBe("""[{"type":"Dog","Legs":[1,2]},{"type":"Cat","Lives":9},null]""");
    }

    [Theory]
    [InlineData("""[{"Legs":[]}]""")]
    [InlineData("""[{"type":"Animal"}]""")]
    [InlineData("""[{"type":1}]""")]
    [InlineData("""[[]]""")]
    [InlineData("""[{"type":"Dog","Legs":{}}]""")]
    public void JSON_that_is_no_object_of_the_hierarchy_is_refused(string json) =>
        Should.Throw<JsonException>(() => Converter.Of(Generated.FromText(Hierarchy), many: true).Read(json));

    [Fact]
    public void A_member_called_type_leaves_that_name_alone()
    {
        var converter = Converter.Of(
            Generated.FromText("public abstract class Root { public int type { get; set; } } public class Leaf : Root { }"), many: true);
        converter.Write(converter.Read("""[{"$type":"Leaf","type":3}]""")).ShouldBe("""[{"$type":"Leaf","type":3}]""");
    }

    private const string Hierarchy = """
        public abstract class Root { }
        public sealed class Dog : Root { public int[] Legs { get; set; } }
        public sealed class Cat(int lives) : Root { public int Lives => lives; }
        """;

    private static string? Write(Converter converter, object? value)
    {
        try
        {
            return converter.Write(value);
        }
        catch (ArgumentException e) when (
            e.Message.Contains("NaN", StringComparison.Ordinal) || e.Message.Contains("infinity", StringComparison.OrdinalIgnoreCase))
        {
            return null;
        }
    }

    /// <summary>The generator's part of the context, by reflection: the library's generator does not run here.</summary>
    private static GeneratedFile Completed(string context) => new(context + ".cs", $$"""
        using System;
        using System.Text.Json;
        using System.Text.Json.Serialization;
        using System.Text.Json.Serialization.Metadata;
        namespace Roundup.Flavours;
        internal sealed partial class {{context}} : IJsonTypeInfoResolver
        {
            public {{context}}(JsonSerializerOptions options) : base(options) { }
            public static {{context}} Default { get; } = new {{context}}(new JsonSerializerOptions { IncludeFields = true });
            protected override JsonSerializerOptions GeneratedSerializerOptions => null;
            public override JsonTypeInfo GetTypeInfo(Type type) => Options.GetTypeInfo(type);
            JsonTypeInfo IJsonTypeInfoResolver.GetTypeInfo(Type type, JsonSerializerOptions options) =>
                new DefaultJsonTypeInfoResolver().GetTypeInfo(type, options);
        }
        """);

    /// <summary>The converters of a model whose type the tests know only at run time.</summary>
    internal abstract class Converter
    {
        public abstract Type Type { get; }

        public static Converter Of(ModelSource model, bool many, string flavour = "json-by-hand")
        {
            var assembly = Assembly.Load(
                Generated.Emit(
                    [
                        .. Compiler.Compile(model, flavour),
                        Completed(model.Dataset + (flavour == "json-general" ? "GeneralContext" : "JsonConverters"))
                    ],
                    modern: true));
            var visitor = new Visitor(flavour == "json-general");
            Generated.ModelsOf(model.Dataset, assembly).Accept(visitor, many);
            return visitor.Converter!;
        }

        public abstract string Write(object? value);

        public abstract object? Read(string json);

        public abstract IReadOnlyCollection<string> Differences(object? expected, object? actual);
    }

    private sealed class Converter<T>(Model<T> model, bool isGeneral) : Converter
        where T : notnull
    {
        private readonly JsonTypeInfo<T>? _type = isGeneral ? null : model.Get<JsonTypeInfo<T>>();
        private readonly IGeneralJson<T>? _general = isGeneral ? model.Get<IGeneralJson<T>>() : null;

        public override Type Type => typeof(T);

        public override string Write(object? value) =>
            _general is null ? JsonSerializer.Serialize((T?)value, _type!) : _general.WriteText((T)value!);

        public override object? Read(string json) => _general is null ? JsonSerializer.Deserialize(json, _type!) : _general.Read(json);

        public override IReadOnlyCollection<string> Differences(object? expected, object? actual) =>
            new Untyped<T>(model).Differences(expected, actual);
    }

    private sealed class Visitor(bool isGeneral) : IModelVisitor
    {
        public Converter? Converter { get; private set; }

        public void Visit<T>(Model<T> model)
            where T : notnull => Converter = new Converter<T>(model, isGeneral);
    }
}
