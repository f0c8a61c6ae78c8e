using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

/// <summary>The author's own attributes for System.Text.Json hold for code that Roundup writes as well.</summary>
public class JsonAttributeTests
{
    private const string Model = """
        using System.Text.Json.Serialization;
        public class Root
        {
            [JsonPropertyName("content-type \"x\"")] public string ContentType { get; set; }
            public Colour? Colour { get; set; }
            public List<Shape> Shapes { get; set; }
        }
        [JsonConverter(typeof(JsonStringEnumConverter<Colour>))]
        public enum Colour { Red, Green }
        [JsonPolymorphic(TypeDiscriminatorPropertyName = "kind")]
        [JsonDerivedType(typeof(Circle), "a circle")]
        [JsonDerivedType(typeof(Box), "box")]
        public abstract class Shape { public Colour Colour { get; set; } }
        public class Circle : Shape { [JsonPropertyName("r")] public double? Radius { get; set; } }
        public class Box : Shape { [JsonPropertyName("w")] public int? Width { get; set; } }
        """;

    private const string Json =
        """{"content-type \u0022x\u0022":"t","Colour":"Green","Shapes":["""
        + """{"kind":"a circle","Colour":"Red","r":1.5},{"kind":"box","Colour":"Green","w":2},null]}""";

    [Theory]
    [InlineData("json-by-hand")]
    [InlineData("json-general")]
    public void Names_types_and_enums_are_written_as_the_author_wants_them(string flavour)
    {
        var converter = JsonByHandTests.Converter.Of(Source(), many: false, flavour);

        converter.Write(converter.Read(Json)).ShouldBe(Json);
    }

    [Fact]
    public void A_hierarchy_that_has_names_gets_no_others() =>
        Compiler.Compile(Source(), "json-derived-types").Single(file => file.Name.EndsWith(".Source.cs", StringComparison.Ordinal))
            .Text.Split("JsonDerivedType(").Length.ShouldBe(3);

    [Fact]
    public void Readers_of_other_libraries_look_for_these_names()
    {
        Compiler.Compile(Source(), "jacob").Single(file => file.Name.EndsWith("Jacob.cs", StringComparison.Ordinal)).Text
            .ShouldContain("name == \"a circle\"");
        var simple = Generated.FromText(Model.Replace("public List<Shape> Shapes { get; set; }", ""));
        Compiler.Compile(Move(simple), "simd-json")
            .ShouldContain(file => file.Text.Contains("Enum.Parse<Colour>", StringComparison.Ordinal));
    }

    [Fact]
    public void The_context_knows_the_types_that_only_a_converter_asks_for()
    {
        const string Mix = """
            using System.Text.Json.Serialization;
            public class Root { public Mix At { get; set; } }
            [JsonConverter(typeof(MixConverter))]
            public class Mix { public int? Number { get; set; } public List<Root> Array { get; set; } public Part Object { get; set; } }
            public class Part { public int X { get; set; } }
            public class MixConverter : JsonConverter<Mix>
            {
                public override Mix Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => null;
                public override void Write(Utf8JsonWriter writer, Mix value, JsonSerializerOptions options) { }
            }
            """;

        Compiler.Compile(Move(Generated.FromText(Mix)), "json-context").Text("Test.JsonContext.cs")
            .ShouldContain("""
                [JsonSerializable(typeof(Root))]
                [JsonSerializable(typeof(List<Root>))]
                [JsonSerializable(typeof(int))]
                [JsonSerializable(typeof(Part))]
                internal sealed partial class TestJsonContext
                """);
    }

    private static ModelSource Source() => Move(Generated.FromText(Model));

    // The using has to stand in front of the namespace.
    private static ModelSource Move(ModelSource source) => source with
    {
        Files =
        [
            .. source.Files.Select(file => file with
            {
                Text = "using System.Text.Json;\nusing System.Text.Json.Serialization;\n"
                    + file.Text.Replace("\nusing System.Text.Json.Serialization;", "\n"),
            }),
        ],
    };
}
