using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

/// <summary>The JSON that a dataset's data have elsewhere; that it comes back whole is what verification shows.</summary>
public class JsonFormTests
{
    private const string Text = """
        using System.Text.Json.Serialization;
        namespace Sample;
        public abstract class Root { public string HtmlUrl { get; set; } }
        public sealed class Leaf : Root { public Place At { get; set; } [JsonPropertyName("own")] public int NodeId { get; set; } }
        public sealed class Twig : Root { public Place[] At { get; set; } }
        public sealed class Place { public double East { get; set; } public double North { get; set; } public double Height { get; set; } }
        """;

    private static readonly JsonForm s_form = new(IsSnakeCase: true, [new("Place", 2)]);

    [Fact]
    public void Converters_have_the_names_and_the_array_with_what_is_at_its_end_left_out()
    {
        var files = Files("json-by-hand");
        files["Test.Leaf.Json.cs"].ShouldContain("Encode(\"html_url\")");
        files["Test.Leaf.Json.cs"].ShouldContain("Encode(\"own\")");
        var place = files["Test.Place.Json.cs"];
        place.ShouldContain("writer.WriteStartArray();");
        place.ShouldContain("if (!EqualityComparer<double>.Default.Equals(value.Height, default))");
        place.ShouldNotContain("WriteStartObject");
        place.ShouldContain("a Place has at least 2 values");
    }

    [Fact]
    public void Attributes_say_the_same_to_the_library()
    {
        foreach (var flavour in (string[])["json-derived-types", "json-context-derived-types"])
        {
            var files = Files(flavour);
            var model = files["Test.Model.Source.cs"];
            model.ShouldContain("[System.Text.Json.Serialization.JsonPropertyName(\"html_url\")]");
            model.ShouldContain("[System.Text.Json.Serialization.JsonPolymorphic(TypeDiscriminatorPropertyName = \"type\")]");
            model.ShouldContain("[System.Text.Json.Serialization.JsonConverter(typeof(global::Roundup.Flavours.TestPlaceJson))]");
            model.ShouldNotContain("\"node_id\"", customMessage: "the author has named it");
            files["Test.Place.Json.cs"].ShouldContain("internal sealed class TestPlaceJson : JsonConverter<Place>");
        }
    }

    [Fact]
    public void General_objects_read_an_array_by_index()
    {
        var files = Files("json-general");
        files["Test.General.cs"].ShouldContain("East = element[0].GetDouble()");
        files["Test.General.cs"].ShouldContain("Height = element.GetArrayLength() > 2 ? element[2].GetDouble() : default");
        files["Test.General.cs"].ShouldContain("[JsonPropertyName(\"html_url\")]");
        files["Test.Model.Source.cs"].ShouldContain("JsonConverter(typeof(global::Roundup.Flavours.TestPlaceJson))");
    }

    [Fact]
    public void Jacob_tries_one_tuple_for_each_length() => Files("jacob")["Test.Jacob.cs"].ShouldContain(
        "ReadPlace = JsonReader.Either(JsonReader.Tuple(JsonReader.Double(), JsonReader.Double()).Select(t => new Place() { "
        + "East = t.Item1, North = t.Item2, Height = default }), "
        + "JsonReader.Tuple(JsonReader.Double(), JsonReader.Double(), JsonReader.Double())");

    [Fact]
    public void No_other_flavour_knows_of_it()
    {
        foreach (var flavour in (string[])["plain", "json-context", "messagepack", "data-contract", "cbor"])
        {
            Compiler.Compile(Source(s_form), flavour).Select(file => file.Text)
                .ShouldBe(Compiler.Compile(Source(null), flavour).Select(file => file.Text), flavour);
        }
    }

    [Theory]
    [InlineData("Place", 4)]
    [InlineData("Twig", 1)]
    public void A_type_that_cannot_be_an_array_of_values_is_refused(string type, int least) => Should
        .Throw<ModelException>(() => Compiler.Compile(Source(new(false, [new(type, least)])), "plain"))
        .Message.ShouldContain($"{type} cannot be an array of at least {least} values in JSON");

    private static Dictionary<string, string> Files(string flavour) =>
        Compiler.Compile(Source(s_form), flavour).ToDictionary(file => file.Name, file => file.Text);

    private static ModelSource Source(JsonForm? json) => new("Test", "Sample.Root", false, [new("Model.cs", Text)]) { Json = json };
}
